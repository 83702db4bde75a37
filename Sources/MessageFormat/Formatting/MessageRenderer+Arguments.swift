extension MessageRenderer {
  private var symbols: UnsafePointer<NumberSymbols>? {
    language._withUnsafeGuaranteedRef { $0.symbols }
  }

  /// `%@`: flags, width and precision are ignored, as the platform does.
  @inline(__always)
  mutating func renderObject(_ index: Int, written: UnsafeBufferPointer<UInt8>) {
    guard index < arguments.count else { return renderAsWritten(written) }
    if case .string(let string) = arguments[index] {
      output.append(string)
    } else {
      output.append(arguments[index].description)
    }
  }

  /// `%d` without flags.
  @inline(__always)
  mutating func renderInteger(_ index: Int, written: UnsafeBufferPointer<UInt8>) {
    guard index < arguments.count else { return renderAsWritten(written) }
    if case .int(let number) = arguments[index] {
      let layout = NumberLayout(isNegative: number < 0)
      output.append(magnitude: UInt64(number.magnitude), layout: layout, symbols: symbols)
    } else {
      render(CompiledPlaceholder(conversion: .decimal, argument: index), written: written)
    }
  }

  mutating func render(
    _ placeholder: CompiledPlaceholder, written: UnsafeBufferPointer<UInt8>
  ) {
    guard placeholder.argument < arguments.count, let layout = layout(of: placeholder) else {
      return renderAsWritten(written)
    }
    output.append(
      arguments[placeholder.argument], conversion: placeholder.conversion, layout: layout,
      symbols: symbols)
  }

  /// With the amounts that are arguments read; nil where one is missing or is no number.
  private func layout(of placeholder: CompiledPlaceholder) -> NumberLayout? {
    var layout = NumberLayout(isNegative: false)
    layout.flags = placeholder.flags
    switch placeholder.width {
    case .none: break
    case .fixed(let number): layout.width = min(number, NumberLayout.highestAmount)
    case .argument(let index):
      guard let number = amount(at: index) else { return nil }
      if number < 0 { layout.flags.insert(.leftAlign) }
      layout.width = abs(number)
    }
    switch placeholder.precision {
    case .none: break
    case .fixed(let number): layout.precision = min(number, NumberLayout.highestAmount)
    case .argument(let index):
      guard let number = amount(at: index) else { return nil }
      layout.precision = number < 0 ? nil : number
    }
    return layout
  }

  private func amount(at index: Int) -> Int? {
    guard index < arguments.count else { return nil }
    let limit = NumberLayout.highestAmount
    switch arguments[index] {
    case .int(let number): return min(max(number, -limit), limit)
    case .uint(let number): return Int(min(number, UInt(limit)))
    default: return nil
    }
  }

  /// The category of the digits that will be printed (SPEC §5.1).
  func decimalChoice(
    _ argument: FormatArgument, printed: CompiledPlaceholder?
  ) -> PluralChoice {
    var digits = argument.description
    if let printed, let layout = layout(of: printed), let number = argument.double {
      digits = FormatOutput.plainDecimal(number, conversion: printed.conversion, layout: layout)
    } else if case .double(let number) = argument, digits.utf8.contains(UInt8(ascii: "e")) {
      digits = FormatOutput.plainDecimal(
        number, conversion: .general, layout: NumberLayout(precision: 17))
    }
    let plurals = language.takeUnretainedValue().plurals
    let category = plurals.category(ofDecimal: digits) ?? .other
    let isZero =
      digits.utf8.contains(UInt8(ascii: "0"))
      && digits.utf8.allSatisfy { $0 == UInt8(ascii: "0") || $0 == UInt8(ascii: ".") }
    return PluralChoice(category: category, isZero: isZero)
  }
}

extension FormatArgument {
  /// As text, without regard to a locale.
  var description: String {
    switch self {
    case .string(let value): value
    case .int(let value): String(value)
    case .uint(let value): String(value)
    case .double(let value):
      // As a number object of the platform prints it: 1, not 1.0.
      Int(exactly: value).map { String($0) } ?? value.description
    case .character(let value): String(value)
    }
  }

  /// Nil for what is no number.
  var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    case .string, .character: nil
    }
  }
}
