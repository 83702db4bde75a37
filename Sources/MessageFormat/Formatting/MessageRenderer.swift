/// Renders one message, in one pass over its node.
struct MessageRenderer {
  /// At the message's node.
  let table: TableCursor
  let arguments: UnsafeBufferPointer<FormatArgument>
  /// Not retained, since look-ups in several threads would slow each other down; kept alive by the
  /// caller.
  let language: Unmanaged<LanguageFormat>
  private let device: DeviceClass
  private let width: Int?
  var output: FormatOutput
  /// Of what has attributes; kept alive by the caller.
  private let recorder: Unmanaged<SpanRecorder>?
  /// Where the message's variables begin, and how many there are.
  private var variablesStart = 0
  private var variableCount = 0
  /// Whether the message's numbers are printed without regard to the language.
  private var printsPlainNumbers = false
  /// The variables being printed, as bits: a variable inside itself is printed as written.
  private var active: UInt64 = 0
  /// What variables may still print, in bytes, which bounds malicious tables.
  private var budget = 1 << 20
  private static let costOfVariable = 1 << 10

  /// The caller keeps `environment` alive as long as the renderer is used.
  init(
    table: TableCursor, arguments: UnsafeBufferPointer<FormatArgument>,
    environment: FormatEnvironment, output: FormatOutput, recorder: SpanRecorder? = nil
  ) {
    self.table = table
    self.arguments = arguments
    language = .passUnretained(environment.language)
    device = environment.device
    width = environment.width
    self.output = output
    self.recorder = recorder.map { .passUnretained($0) }
  }

  /// False if the table is damaged.
  mutating func render() -> Bool {
    var cursor = table
    guard cursor.offset < cursor.end else { return false }
    if cursor.base[cursor.offset] == TableLayout.Tag.plainNumbers {
      printsPlainNumbers = true
      cursor.offset += 1
      guard cursor.offset < cursor.end else { return false }
    }
    guard cursor.base[cursor.offset] == TableLayout.Tag.variables else {
      return renderNode(cursor)
    }
    cursor.offset += 1
    guard let length = cursor.readFixed(), length < cursor.end - cursor.offset else { return false }
    let root = cursor
    cursor.offset += length
    guard let count = cursor.readNumber() else { return false }
    variablesStart = cursor.offset
    variableCount = count
    return renderNode(root)
  }

  /// Descends to a form and prints it.
  private mutating func renderNode(_ node: TableCursor) -> Bool {
    var cursor = node
    for _ in 0..<TableLayout.depthLimit {
      switch cursor.readByte() {
      case TableLayout.Tag.form:
        if let recorder { return renderForm(&cursor, recorder) }
        return renderForm(&cursor)
      case TableLayout.Tag.text:
        guard let text = cursor.readText() else { return false }
        if active != 0 { budget -= text.count }
        if let source = text.baseAddress { output.append(source, count: text.count) }
        return true
      case TableLayout.Tag.plural:
        guard let choice = readChoice(&cursor), cursor.skipToCase(of: choice) else { return false }
      case TableLayout.Tag.device:
        guard cursor.skipToCase(of: device) else { return false }
      case TableLayout.Tag.width:
        guard cursor.skipToCase(ofWidth: width) else { return false }
      default: return false
      }
    }
    return false
  }

  private func readChoice(_ cursor: inout TableCursor) -> PluralChoice? {
    guard let index = cursor.readNumber(), let hasPrinted = cursor.readNumber() else { return nil }
    var printed: CompiledPlaceholder?
    if hasPrinted == 1 {
      printed = cursor.readPlaceholder()
      guard printed != nil else { return nil }
    }
    guard index < arguments.count else { return PluralChoice(category: .other) }
    if case .int(let number) = arguments[index], printed == nil {
      let category = language._withUnsafeGuaranteedRef { $0.plurals.category(of: number) }
      return PluralChoice(category: category, isZero: number == 0)
    }
    return decimalChoice(arguments[index], printed: printed)
  }

  private mutating func renderForm(_ cursor: inout TableCursor) -> Bool {
    guard let text = cursor.readText(), let source = text.baseAddress else { return false }
    if active != 0 { budget -= text.count }
    var covered = 0
    while covered < text.count {
      let operation = cursor.readByte()
      guard let length = cursor.readNumber(), length > 0, length <= text.count &- covered else {
        return false
      }
      let written = UnsafeBufferPointer(start: source + covered, count: length)
      covered &+= length
      guard render(operation, written, &cursor) else { return false }
    }
    return true
  }

  @inline(__always)
  private mutating func render(
    _ operation: UInt8, _ written: UnsafeBufferPointer<UInt8>, _ cursor: inout TableCursor
  ) -> Bool {
    switch operation {
    case TableLayout.Operation.text: renderAsWritten(written)
    case TableLayout.Operation.percent: output.append(UInt8(ascii: "%"))
    case TableLayout.Operation.object:
      guard let index = cursor.readNumber() else { return false }
      renderObject(index, written: written)
    case TableLayout.Operation.integer:
      guard let index = cursor.readNumber() else { return false }
      renderInteger(index, written: written)
    case TableLayout.Operation.placeholder:
      guard let placeholder = cursor.readPlaceholder() else { return false }
      render(placeholder, written: written)
    case TableLayout.Operation.variable:
      guard let index = cursor.readNumber() else { return false }
      return renderVariable(index, written: written)
    case TableLayout.Operation.mark:
      guard let code = cursor.readNumber() else { return false }
      if !MarkCode.isHidden(code) { renderAsWritten(written) }
    default: return false
    }
    return true
  }

  /// Notes arguments and leaves marks out.
  private mutating func renderForm(
    _ cursor: inout TableCursor, _ recorder: Unmanaged<SpanRecorder>
  ) -> Bool {
    guard let text = cursor.readText(), let source = text.baseAddress else { return false }
    if active != 0 { budget -= text.count }
    var covered = 0
    while covered < text.count {
      let operation = cursor.readByte()
      guard let length = cursor.readNumber(), length > 0, length <= text.count &- covered else {
        return false
      }
      let written = UnsafeBufferPointer(start: source + covered, count: length)
      covered &+= length
      let start = output.count
      var ahead = cursor
      let placeholder =
        operation == TableLayout.Operation.placeholder ? ahead.readPlaceholder() : nil
      let number = placeholder?.argument ?? ahead.readNumber()
      if operation == TableLayout.Operation.mark, let number {
        cursor = ahead
        recorder._withUnsafeGuaranteedRef { $0.note(mark: number, written: written, at: start) }
        continue
      }
      guard render(operation, written, &cursor) else { return false }
      let isArgument =
        placeholder != nil || operation == TableLayout.Operation.object
        || operation == TableLayout.Operation.integer
      if isArgument, let number {
        let range = start..<output.count
        recorder._withUnsafeGuaranteedRef { $0.note(argument: number, range) }
      }
    }
    return true
  }

  private mutating func renderVariable(
    _ index: Int, written: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let bit: UInt64 = index < UInt64.bitWidth ? 1 << UInt64(index) : 0
    guard bit != 0, active & bit == 0, budget > 0 else {
      renderAsWritten(written)
      return true
    }
    guard let node = variableNode(at: index) else { return false }
    active |= bit
    budget -= Self.costOfVariable
    defer { active &= ~bit }
    return renderNode(node)
  }

  private func variableNode(at index: Int) -> TableCursor? {
    guard index < variableCount else { return nil }
    var cursor = table
    cursor.offset = variablesStart
    for _ in 0..<index {
      guard let length = cursor.readFixed(), length < cursor.end - cursor.offset else { return nil }
      cursor.offset += length
    }
    guard cursor.readFixed() != nil, cursor.readText() != nil, cursor.readNumber() != nil,
      cursor.readPlaceholder() != nil
    else { return nil }
    return cursor
  }

  mutating func renderAsWritten(_ written: UnsafeBufferPointer<UInt8>) {
    if let source = written.baseAddress { output.append(source, count: written.count) }
  }
}

extension MessageRenderer {
  private var symbols: UnsafePointer<NumberSymbols>? {
    printsPlainNumbers ? nil : language._withUnsafeGuaranteedRef { $0.symbols }
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
      output.append(magnitude: number.magnitude, layout: layout, symbols: symbols)
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
    if active != 0 { budget -= layout.width + (layout.precision ?? 0) }
    output.append(
      arguments[placeholder.argument], conversion: placeholder.conversion, layout: layout,
      symbols: symbols)
  }

  /// The layout with widths and precisions taken from arguments; nil if one is missing or no number.
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
    case .int(let number): return min(max(Int(clamping: number), -limit), limit)
    case .uint(let number): return min(Int(clamping: number), limit)
    default: return nil
    }
  }

  /// The category of the digits that will be printed.
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
      // As the platform's number object prints it: 1, not 1.0.
      Int64(exactly: value).map { String($0) } ?? value.description
    case .character(let value): String(value)
    }
  }

  /// Nil if the argument is no number.
  package var double: Double? {
    switch self {
    case .int(let value): Double(value)
    case .uint(let value): Double(value)
    case .double(let value): value
    case .string, .character: nil
    }
  }
}
