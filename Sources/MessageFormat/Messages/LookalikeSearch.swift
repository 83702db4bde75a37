/// Finds what may be left of a placeholder in a text that lacks one: `$@`, `1$@`, `&ld`, `{0}`, `@`,
/// `٪ 1 $ @`, `％１＄＠`, `%%d`.
struct LookalikeSearch {
  /// What kinds of argument are lacking.
  struct Kinds {
    var objects: Bool
    var numbers: Bool
  }

  private let form: CheckedForm
  private let original: ResolvedMessage
  /// What is known to be damaged.
  private let taken: [Range<Int32>]
  private let scalars: [Unicode.Scalar]
  /// UTF-8 offsets, with the end.
  private let offsets: [Int32]

  init(form: CheckedForm, original: ResolvedMessage, taken: [Range<Int32>]) {
    self.form = form
    self.original = original
    self.taken = taken
    scalars = Array(form.text.string.unicodeScalars)
    var offset: Int32 = 0
    var offsets: [Int32] = []
    for scalar in scalars {
      offsets.append(offset)
      offset += Int32(truncatingIfNeeded: String(scalar).utf8.count)
    }
    offsets.append(offset)
    self.offsets = offsets
  }

  /// At most `limit`, in the order of the text. What the development language has just so is none.
  func find(upTo limit: Int, kinds: Kinds) -> [Range<Int32>] {
    let placeholders = (form.template?.segments ?? []).filter {
      $0.kind != .text && $0.kind != .percent
    }.map({ $0.range })
    var found: [Range<Int32>] = []
    var index = 0
    while index < scalars.count, found.count < limit {
      guard let end = end(of: index, limit - found.count, kinds) else {
        index += 1
        continue
      }
      let range = offsets[index]..<offsets[end]
      let written = form.text.part(range)
      let isFree = !(placeholders + taken).contains { $0.overlaps(range) }
      if isFree, !original.forms.contains(where: { hasText(written, $0) }) {
        found.append(range)
        index = end
      } else if isFree, written == "@", count(of: "@", in: form) > originalCount(of: "@") {
        found.append(range)
        index = end
      } else {
        index += 1
      }
    }
    return found
  }

  /// What stands outside of placeholders.
  private func texts(of form: CheckedForm) -> [Text] {
    guard let template = form.template else { return [form.text] }
    return template.segments.filter { $0.kind == .text }.map { form.text.part($0.range) }
  }

  private func hasText(_ written: Text, _ form: CheckedForm) -> Bool {
    texts(of: form).contains { $0.contains(written) }
  }

  /// How often a character stands outside of placeholders.
  private func count(of character: Unicode.Scalar, in form: CheckedForm) -> Int {
    texts(of: form).reduce(0) { count, text in
      count + text.string.unicodeScalars.filter { $0 == character }.count
    }
  }

  private func originalCount(of character: Unicode.Scalar) -> Int {
    original.forms.map { count(of: character, in: $0) }.max() ?? 0
  }

  /// The number in a damaged placeholder, in any common digits.
  static func position(in written: String) -> Int? {
    let digits = written.unicodeScalars.compactMap(digit)
    guard digits.count == 1 || digits.count == 2 else { return nil }
    return digits.reduce(0) { $0 * 10 + $1 }
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    switch scalar.value {
    case 0x30...0x39: Int(scalar.value - 0x30)
    case 0x660...0x669: Int(scalar.value - 0x660)
    case 0x6F0...0x6F9: Int(scalar.value - 0x6F0)
    case 0x966...0x96F: Int(scalar.value - 0x966)
    case 0xFF10...0xFF19: Int(scalar.value - 0xFF10)
    default: nil
    }
  }

  // MARK: Shapes

  private func end(of start: Int, _ limit: Int, _ kinds: Kinds) -> Int? {
    if scalars[start] == "{" { return endOfBraces(start) }
    if scalars[start] == "%", scalars.indices.contains(start + 1) {
      if isSign(start + 1) { return nil }
      if scalars[start + 1] == "%" { return endOfEscaped(start, kinds) }
    }
    if isSign(start) { return endOfSign(start, kinds) }
    if isDollar(start) || isDigit(start), let end = endOfDollar(start, kinds) { return end }
    return kinds.objects ? endOfAt(start, limit) : nil
  }

  private func isSign(_ index: Int) -> Bool {
    ["\u{66A}", "\u{FF05}", "&", "\u{FF06}"].contains(scalars[index])
  }

  private func isDollar(_ index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "$" || scalars[index] == "\u{FF04}")
  }

  private func isAt(_ index: Int) -> Bool {
    index < scalars.count && (scalars[index] == "@" || scalars[index] == "\u{FF20}")
  }

  private func isDigit(_ index: Int) -> Bool {
    index < scalars.count && Self.digit(scalars[index]) != nil
  }

  private func skippingBlanks(_ index: Int) -> Int {
    var index = index
    while index < scalars.count, scalars[index] == " " || scalars[index] == "\u{A0}" { index += 1 }
    return index
  }

  private func skippingDigits(_ index: Int) -> Int {
    var index = index
    while isDigit(index) { index += 1 }
    return index
  }

  /// `{0}`.
  private func endOfBraces(_ start: Int) -> Int? {
    let end = skippingDigits(start + 1)
    guard end > start + 1, end < start + 4, end < scalars.count, scalars[end] == "}" else {
      return nil
    }
    return end + 1
  }

  /// `%%d`, `%%1$@`: a placeholder that was taken for a percent sign, and not `50%%d'accord`.
  private func endOfEscaped(_ start: Int, _ kinds: Kinds) -> Int? {
    if start > 0, isDigit(start - 1) || scalars[start - 1] == "%" || isBlankBehindDigit(start - 1) {
      return nil
    }
    var index = skippingDigits(start + 2)
    if index > start + 2, isDollar(index) { index += 1 }
    return endOfConversion(index, kinds)
  }

  private func isBlankBehindDigit(_ index: Int) -> Bool {
    (scalars[index] == " " || scalars[index] == "\u{A0}" || scalars[index] == "\u{202F}")
      && index > 0 && isDigit(index - 1)
  }

  /// `٪ 1 $ @`, `٪ ld`, `&@`.
  private func endOfSign(_ start: Int, _ kinds: Kinds) -> Int? {
    let mayHaveBlanks = scalars[start] != "&" && scalars[start] != "\u{FF06}"
    var index = mayHaveBlanks ? skippingBlanks(start + 1) : start + 1
    let digits = skippingDigits(index)
    let dollar = mayHaveBlanks ? skippingBlanks(digits) : digits
    if digits > index, isDollar(dollar) {
      index = mayHaveBlanks ? skippingBlanks(dollar + 1) : dollar + 1
    }
    return endOfConversion(index, kinds)
  }

  /// `$@`, `1$@`, `2$d`.
  private func endOfDollar(_ start: Int, _ kinds: Kinds) -> Int? {
    if start > 0, isDigit(start), isDigit(start - 1) || isWord(start - 1) { return nil }
    let dollar = skippingDigits(start)
    guard isDollar(dollar) else { return nil }
    return endOfConversion(dollar + 1, kinds)
  }

  /// `@`, or lengths and the letter of a number, with no word behind it.
  private func endOfConversion(_ start: Int, _ kinds: Kinds) -> Int? {
    if isAt(start) { return start + 1 }
    guard kinds.numbers else { return nil }
    var index = start
    while index < scalars.count, "lqzh".unicodeScalars.contains(scalars[index]) { index += 1 }
    guard index < scalars.count, "diuf".unicodeScalars.contains(scalars[index]),
      !isWord(index + 1)
    else { return nil }
    return index + 1
  }

  /// `@` by itself, and not in an address or a name.
  private func endOfAt(_ start: Int, _ limit: Int) -> Int? {
    guard isAt(start), start == 0 || !isWord(start - 1) else { return nil }
    var end = start + 1
    if limit == 1, isAt(end) { end += 1 }
    return isWord(end) ? nil : end
  }

  private func isWord(_ index: Int) -> Bool {
    guard scalars.indices.contains(index), scalars[index].isASCII else { return false }
    return ASCII.isWord(UInt8(truncatingIfNeeded: scalars[index].value))
  }
}
