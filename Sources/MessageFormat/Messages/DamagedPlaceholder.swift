/// What was a placeholder once: it is printed as it stands, or reads another argument.
package struct DamagedPlaceholder: Sendable {
  package let form: CheckedForm
  /// Among the forms of the message.
  let formIndex: Int
  package let range: Range<Int32>
  /// What it should be, `%2$@`; nil where that cannot be told.
  package let meant: String?
  /// Of a placeholder that is read nevertheless.
  var segment: Int?
  /// Whether other placeholders of the text count as if it were not there.
  var shiftsOthers = false
  /// Whether the text is printed as meant all the same.
  package var isHarmless = false

  package var text: Text { form.text.part(range) }
}

/// Something that looks like a placeholder and is none.
extension ArgumentDifferences {
  package struct Fault: Sendable {
    package var form: CheckedForm
    package var fault: PlaceholderFault

    package var text: Text { form.text.part(fault.range) }

    /// Whether a lone percent sign stands for itself: behind a number, or with no letter behind it.
    package var isPercentSign: Bool {
      guard case .strayPercent = fault.kind else { return false }
      let percent = Int(fault.range.lowerBound)
      return form.text.bytes.withMemoryRebound(to: UInt8.self) { bytes in
        guard let base = bytes.baseAddress else { return true }
        let context = PercentContext(base: base, count: bytes.count)
        if context.followsNumber(percent) || form.hasPlaceholder(endingAt: percent) { return true }
        if percent + 1 >= bytes.count { return true }
        let next = bytes[percent + 1]
        return ASCII.isDigit(next) || next == UInt8(ascii: "-")
          ? !(percent + 2 < bytes.count && next == UInt8(ascii: "-")
            && ASCII.isLetter(bytes[percent + 2]))
          : !context.isPlaceholderLetter(percent + 1)
      }
    }
  }

  /// Every fault of every text but the damaged placeholders.
  package var faults: [Fault] {
    message.forms.enumerated().flatMap { index, form in
      (form.template?.faults ?? []).compactMap { fault in
        let isDamaged = damaged.contains {
          $0.formIndex == index && $0.range.overlaps(fault.range)
        }
        return isDamaged ? nil : Fault(form: form, fault: fault)
      }
    }
  }

  /// Whether the development language has templates of its own, `%0 of %1`, that the program fills
  /// by itself: the positions of printf begin with 1.
  package var hasOwnTemplates: Bool {
    guard signature.parameters.isEmpty else { return false }
    return original.forms.contains { form in
      (form.template?.faults ?? []).contains { fault in
        let end = min(fault.range.lowerBound + 3, form.text.count)
        let written = form.text.part(fault.range.lowerBound..<max(end, fault.range.lowerBound))
        let bytes = written.bytes
        return bytes.count > 1 && bytes[0] == 0x25 && bytes[1] == 0x30
          && !(bytes.count == 3 && ASCII.isDigit(bytes[2]))
      }
    }
  }
}

/// Finds the damaged placeholders of a message.
struct DamageSearch {
  private let differences: ArgumentDifferences
  private var found: [DamagedPlaceholder] = []

  init(_ differences: ArgumentDifferences) { self.differences = differences }

  private var original: ResolvedMessage { differences.original }

  mutating func run() -> [DamagedPlaceholder] {
    let hasOwnTemplates = differences.hasOwnTemplates
    for (index, form) in differences.message.forms.enumerated() {
      if differences.isFormatted, form.template != nil {
        addLostDollars(form, index)
      }
      if !differences.isFormatted {
        if !hasOwnTemplates { addFaultsOfPlainText(form, index) }
      } else {
        addFaults(form, index)
      }
    }
    return found
  }

  // MARK: Texts without arguments

  /// `%1$`, `@%`, or `%1` together with others as in the development language; a lone `%5` is five
  /// per cent.
  private mutating func addFaultsOfPlainText(_ form: CheckedForm, _ index: Int) {
    let faults = (form.template?.faults ?? []).filter { $0.kind == .damaged }
    for fault in faults {
      let written = form.text.part(fault.range)
      let isNumber = written.bytes.dropFirst().allSatisfy(ASCII.isDigit)
      if isNumber, faults.count < 2 { continue }
      if isNumber, !differences.isDevelopment,
        !original.forms.contains(where: { $0.text.contains(written) })
      {
        continue
      }
      found.append(
        DamagedPlaceholder(form: form, formIndex: index, range: fault.range, meant: nil))
    }
  }

  // MARK: Lost dollar signs

  /// `%2@` for `%2$@`: a width directly before `@` always, before another conversion where the widths
  /// are just the positions that the text lacks.
  private mutating func addLostDollars(_ form: CheckedForm, _ index: Int) {
    var candidates: [(use: ArgumentUse, placeholder: Placeholder, width: Int)] = []
    var numbered: Set<Int> = []
    for use in form.uses {
      if form.position(of: use) != nil { numbered.insert(use.index + 1) }
      guard case .value(let placeholder) = use.role, placeholder.position == nil,
        placeholder.name == nil, placeholder.flags.isEmpty, placeholder.precision == nil,
        case .fixed(let width) = placeholder.width
      else { continue }
      candidates.append((use, placeholder, Int(width)))
    }
    guard !candidates.isEmpty else { return }
    let positions = Set(differences.needed.map { $0 + 1 })
    let isPositions = Set(candidates.map({ $0.width })) == positions.subtracting(numbered)
    for candidate in candidates {
      let isObject = candidate.placeholder.conversion == .object
      let written = form.spelling(of: candidate.use)
      guard (1...9).contains(candidate.width), isObject || isPositions,
        differences.isDevelopment ? isObject && isPositions : !original.prints(written)
      else { continue }
      let isKnown = positions.contains(candidate.width)
      let isHarmless =
        candidate.use.index == candidate.width - 1 && (!isObject || differences.isDevelopment)
      var range = form.range(of: candidate.use)
      let bytes = form.text.bytes
      if Int(range.upperBound) < bytes.count, bytes[Int(range.upperBound)] == 0x24 {
        range = range.lowerBound..<range.upperBound + 1
      }
      found.append(
        DamagedPlaceholder(
          form: form, formIndex: index, range: range,
          meant: original.spelling(
            ofArgument: isKnown ? candidate.width - 1 : candidate.use.index, numbered: isKnown),
          segment: candidate.use.segment, shiftsOthers: !isHarmless, isHarmless: isHarmless))
    }
  }

  // MARK: Lost placeholders

  private mutating func addFaults(_ form: CheckedForm, _ index: Int) {
    let mayLack = !differences.isDevelopment
    if found.contains(where: { $0.formIndex == index && $0.shiftsOthers }) { return }
    var lacked = mayLack ? differences.lackedArguments(of: form, index) : []
    let faults = form.template?.faults ?? []
    if lacked.isEmpty, !faults.contains(where: { $0.kind == .damaged }) { return }
    var ranges = faults.compactMap { Self.damage(of: $0, in: form, isLacking: !lacked.isEmpty) }
    if ranges.count < lacked.count {
      let search = LookalikeSearch(form: form, original: original, taken: ranges)
      ranges += search.find(upTo: lacked.count - ranges.count, kinds: kinds(of: lacked))
      ranges.sort { $0.lowerBound < $1.lowerBound }
    }
    for range in ranges {
      if let use = form.uses.first(where: { form.range(of: $0).overlaps(range) }) {
        found.append(
          DamagedPlaceholder(
            form: form, formIndex: index, range: range,
            meant: original.spelling(ofArgument: use.index, numbered: false),
            segment: use.segment))
        continue
      }
      let written = form.text.part(range).string
      let argument = Self.argument(meantBy: written, among: &lacked, differences.signature)
      let hasPosition =
        LookalikeSearch.position(in: written) != nil && differences.signature.parameters.count > 1
      found.append(
        DamagedPlaceholder(
          form: form, formIndex: index, range: range,
          meant: argument.flatMap { original.spelling(ofArgument: $0, numbered: hasPosition) },
          shiftsOthers: true))
    }
  }

  private func kinds(of lacked: [Int]) -> LookalikeSearch.Kinds {
    let types = lacked.map { differences.signature.parameters[$0].type }
    return LookalikeSearch.Kinds(
      objects: types.contains(.string), numbers: types.contains { $0 != .string })
  }

  /// A lone percent sign is damage where an argument is lacking and it follows no number.
  private static func damage(
    of fault: PlaceholderFault, in form: CheckedForm, isLacking: Bool
  ) -> Range<Int32>? {
    if fault.kind == .damaged { return fault.range }
    if isLacking, [.foreignTemplate, .positionOutOfRange].contains(fault.kind) {
      return fault.range
    }
    guard isLacking, case .strayPercent = fault.kind else { return nil }
    let bytes = form.text.bytes
    let percent = Int(fault.range.lowerBound)
    return bytes.withMemoryRebound(to: UInt8.self) { bytes -> Range<Int32>? in
      guard let base = bytes.baseAddress else { return nil }
      let context = PercentContext(base: base, count: bytes.count)
      if context.followsNumber(percent) || form.hasPlaceholder(endingAt: percent) { return nil }
      var end = percent + 1
      while end < bytes.count, context.isPlaceholderLetter(end) { end += 1 }
      return fault.range.lowerBound..<Int32(truncatingIfNeeded: end)
    }
  }

  /// The argument that its position names, else the first one lacking of its kind, else the first.
  private static func argument(
    meantBy written: String, among lacked: inout [Int], _ signature: MessageSignature
  ) -> Int? {
    let isObject = written.unicodeScalars.contains { $0 == "@" || $0 == "\u{FF20}" }
    let index: Int?
    if let position = LookalikeSearch.position(in: written) {
      let isCounted = written.hasPrefix("{")
      index = lacked.firstIndex(of: isCounted ? position : position - 1)
    } else {
      index = lacked.firstIndex { (signature.parameters[$0].type == .string) == isObject }
    }
    guard let chosen = index ?? lacked.indices.first else { return nil }
    return lacked.remove(at: chosen)
  }
}

extension PercentContext {
  /// What is taken for the rest of a damaged placeholder.
  func isPlaceholderLetter(_ offset: Int) -> Bool {
    let byte = base[offset]
    return ASCII.isWord(byte) || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "'")
  }
}

extension CheckedForm {
  /// Whether a placeholder ends where a percent sign stands: `%d%` is a number and its unit.
  fileprivate func hasPlaceholder(endingAt offset: Int) -> Bool {
    uses.contains { Int(range(of: $0).upperBound) == offset }
  }
}

extension ResolvedMessage {
  /// Whether a text has a placeholder that is written just so.
  fileprivate func prints(_ written: String) -> Bool {
    forms.contains { form in form.uses.contains { form.spelling(of: $0) == written } }
  }

  /// How an argument is printed here, with its position where that is asked for.
  fileprivate func spelling(ofArgument index: Int, numbered: Bool) -> String? {
    for form in forms {
      for use in form.uses where use.index == index {
        guard case .value = use.role else { continue }
        let written = form.spelling(of: use)
        if !numbered || form.position(of: use) != nil { return written }
        return "%\(index + 1)$" + written.dropFirst()
      }
    }
    return nil
  }
}
