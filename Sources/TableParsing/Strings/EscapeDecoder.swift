/// Resolves the escapes of one quoted text.
struct EscapeDecoder {
  struct Finding {
    var rule: Rule
    var start: Int
    var end: Int
  }

  let base: UnsafePointer<UInt8>
  /// The next byte to read; never greater than `end`.
  var position: Int
  let end: Int
  var findings: [Finding] = []
  private var output: UnsafeMutableRawPointer
  private var written = 0

  init(base: UnsafePointer<UInt8>, position: Int, end: Int) {
    (self.base, self.position, self.end) = (base, position, end)
    output = UnsafeMutableRawPointer(mutating: base)
  }

  /// Writes to `output`, which must have room for the undecoded text.
  mutating func decode(into output: UnsafeMutableRawPointer) -> Int {
    self.output = output
    let bytes = output.assumingMemoryBound(to: UInt8.self)
    while position < end {
      let byte = base[position]
      if byte == 0x5C, position + 1 < end {
        decodeEscape()
      } else {
        bytes[written] = byte
        written += 1
        position += 1
      }
    }
    return written
  }

  private mutating func decodeEscape() {
    let start = position
    let letter = base[start + 1]
    position += 2
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): write(UInt32(letter))
    case UInt8(ascii: "n"): write(0x0A)
    case UInt8(ascii: "t"): write(0x09)
    case UInt8(ascii: "r"): write(0x0D)
    case UInt8(ascii: "a"): write(0x07)
    case UInt8(ascii: "b"): write(0x08)
    case UInt8(ascii: "f"): write(0x0C)
    case UInt8(ascii: "v"): write(0x0B)
    case UInt8(ascii: "0")...UInt8(ascii: "7"): decodeOctal(from: start)
    case UInt8(ascii: "U"): decodeUnicode(from: start)
    case UInt8(ascii: "u"): keep(letter, .lowercaseUEscape, from: start)
    case 0x0A, 0x0D: keep(letter, .escapedNewline, from: start)
    default:
      keep(letter, Self.isPunctuation(letter) ? .needlessEscape : .unknownEscape, from: start)
    }
  }

  /// ASCII punctuation, or the first byte of a character that is no letter: `’`, `…`.
  private static func isPunctuation(_ byte: UInt8) -> Bool {
    byte == 0xE2 || byte < 0x80 && !ASCII.isAlphanumeric(byte)
  }

  private mutating func write(_ scalar: UInt32) {
    written = output.write(scalar: scalar, at: written)
  }

  /// Drops the backslash. Writes one byte; the remaining bytes of its character are copied later.
  private mutating func keep(_ byte: UInt8, _ rule: Rule, from start: Int) {
    output.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
    written += 1
    var behind = position
    while behind < end, base[behind] & 0xC0 == 0x80 { behind += 1 }
    findings.append(Finding(rule: rule, start: start, end: behind))
  }

  private mutating func decodeOctal(from start: Int) {
    var value = UInt32(base[start + 1] & 7)
    while position < end, position < start + 4, base[position] & 0xF8 == 0x30 {
      value = value << 3 | UInt32(base[position] & 7)
      position += 1
    }
    write(NextStepEncoding.scalar(of: UInt8(truncatingIfNeeded: value)))
    if value >= 0o200 {
      findings.append(Finding(rule: .octalEscape, start: start, end: position))
    }
  }

  private mutating func decodeUnicode(from start: Int) {
    var (unit, digits) = hexadecimal()
    var isLone = unit & 0xF800 == 0xD800
    if isLone, position + 1 < end, base[position] == 0x5C,
      base[position + 1] == UInt8(ascii: "U")
    {
      let first = position
      position += 2
      let (low, lowDigits) = hexadecimal()
      if let pair = UnicodeEncoding.scalar(high: unit, low: low) {
        unit = pair.value
        digits = min(digits, lowDigits)
        isLone = false
      } else {
        position = first
      }
    }
    write(isLone ? 0xFFFD : unit)
    if isLone {
      findings.append(Finding(rule: .unpairedSurrogate, start: start, end: position))
    } else if digits < 4 {
      findings.append(Finding(rule: .shortUnicodeEscape, start: start, end: position))
    } else if let end = endOfEightDigits(from: start) {
      findings.append(Finding(rule: .longUnicodeEscape, start: start, end: end))
    }
  }

  /// Where an escape of eight digits ends, `\U0001F680`, of which only four are read.
  private func endOfEightDigits(from start: Int) -> Int? {
    guard position == start + 6, base[start + 2] == 0x30, base[start + 3] == 0x30,
      base[start + 4] == 0x30, base[start + 5] == 0x30 || base[start + 5] == 0x31
    else { return nil }
    var digits = 0
    while digits < 4, position + digits < end, ASCII.isHexadecimal(base[position + digits]) {
      digits += 1
    }
    return digits == 4 ? position + 4 : nil
  }

  private mutating func hexadecimal() -> (value: UInt32, digits: Int) {
    var value: UInt32 = 0
    var digits = 0
    while position < end, digits < 4, let digit = ASCII.hexadecimalValue(base[position]) {
      value = value << 4 | digit
      position += 1
      digits += 1
    }
    return (value, digits)
  }

  /// The escapes of the character whose number is written in eight digits.
  private static func pair(ofDigits digits: Substring) -> String {
    guard let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) else { return "" }
    return String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\U" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }.joined()
  }

  static func message(for rule: Rule, escape: String) -> String {
    switch rule {
    case .lowercaseUEscape:
      "'\\u' is no escape here and is read as 'u'; write '\\U' and four digits, or the character"
    case .shortUnicodeEscape:
      "'\(escape)' has fewer than four hexadecimal digits; write all four, or the character"
    case .longUnicodeEscape:
      "'\\U' takes four digits, the others of '\(escape)' are text; write "
        + "'\(EscapeDecoder.pair(ofDigits: escape.dropFirst(2)))'"
    case .unpairedSurrogate:
      "'\(escape)' is half of a surrogate pair and is read as U+FFFD; write both halves, or the "
        + "character"
    case .needlessEscape: "'\(escape)' needs no backslash; remove it"
    case .octalEscape:
      "'\(escape)' is read through the NextStep encoding; write the character itself"
    case .escapedNewline:
      "a backslash at the end of a line does not join lines, the line break stays in the text; "
        + "write '\\n' or remove the backslash"
    default:
      "'\(escape)' is no escape, the backslash is lost; write '\\\\' for a backslash, or remove it"
    }
  }
}
