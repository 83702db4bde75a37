extension StringsReader {
  /// The text of a token: a slice of the file where that has no escapes.
  mutating func content(of token: Token) -> Text {
    guard token.hasEscapes else {
      return Text(storage: storage, start: token.start, count: token.end - token.start)
    }
    let target = unescapedStorage()
    let start = target.count
    var decoder = EscapeDecoder(base: base, position: token.start, end: token.end)
    // No escape is shorter than the UTF-8 of what it stands for.
    target.append(room: token.end - token.start) { decoder.decode(into: $0) }
    for oddity in decoder.oddities { report(oddity) }
    return Text(storage: target, start: start, count: target.count - start)
  }

  private mutating func report(_ oddity: EscapeDecoder.Oddity) {
    let escape = String(
      decoding: UnsafeBufferPointer(start: base + oddity.start, count: oddity.end - oddity.start),
      as: UTF8.self)
    report(
      oddity.rule, oddity.start, oddity.end, EscapeDecoder.message(for: oddity.rule, escape: escape)
    )
  }
}

/// Resolves the escapes of one quoted text.
struct EscapeDecoder {
  struct Oddity {
    var rule: Rule
    var start: Int
    var end: Int
  }

  let base: UnsafePointer<UInt8>
  /// At the next byte to read, which is never behind `end`.
  var position: Int
  let end: Int
  var oddities: [Oddity] = []
  private var output: UnsafeMutableRawPointer
  private var written = 0

  init(base: UnsafePointer<UInt8>, position: Int, end: Int) {
    self.base = base
    self.position = position
    self.end = end
    output = UnsafeMutableRawPointer(mutating: base)
  }

  /// Writes to `output`, which has room for the text as it stands in the file.
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
    default: keep(letter, .unknownEscape, from: start)
    }
  }

  private mutating func write(_ scalar: UInt32) {
    written = output.write(scalar: scalar, at: written)
  }

  /// The backslash is dropped; the bytes behind the first of a character follow by themselves.
  private mutating func keep(_ byte: UInt8, _ rule: Rule, from start: Int) {
    output.write(byte: byte, at: written)
    written += 1
    var behind = position
    while behind < end, base[behind] & 0xC0 == 0x80 { behind += 1 }
    oddities.append(Oddity(rule: rule, start: start, end: behind))
  }

  private mutating func decodeOctal(from start: Int) {
    var value = UInt32(base[start + 1] & 7)
    while position < end, position < start + 4, base[position] & 0xF8 == 0x30 {
      value = value << 3 | UInt32(base[position] & 7)
      position += 1
    }
    write(NextStepEncoding.scalar(of: UInt8(truncatingIfNeeded: value)))
    if value >= 0o200 {
      oddities.append(Oddity(rule: .octalEscape, start: start, end: position))
    }
  }

  private mutating func decodeUnicode(from start: Int) {
    var (unit, digits) = hexadecimal()
    var isLone = unit & 0xF800 == 0xD800
    if isLone, unit < 0xDC00, position + 1 < end, base[position] == 0x5C,
      base[position + 1] == UInt8(ascii: "U")
    {
      let first = position
      position += 2
      let (low, lowDigits) = hexadecimal()
      if low & 0xFC00 == 0xDC00 {
        unit = 0x10000 + ((unit & 0x3FF) << 10 | (low & 0x3FF))
        digits = min(digits, lowDigits)
        isLone = false
      } else {
        position = first
      }
    }
    write(isLone ? 0xFFFD : unit)
    if isLone {
      oddities.append(Oddity(rule: .unpairedSurrogate, start: start, end: position))
    } else if digits < 4 {
      oddities.append(Oddity(rule: .shortUnicodeEscape, start: start, end: position))
    }
  }

  private mutating func hexadecimal() -> (value: UInt32, digits: Int) {
    var value: UInt32 = 0
    var digits = 0
    while position < end, digits < 4, Byte.isHexadecimal(base[position]) {
      let byte = base[position]
      value = value << 4 | UInt32(byte & 0x0F) + (byte >= 0x41 ? 9 : 0)
      position += 1
      digits += 1
    }
    return (value, digits)
  }

  static func message(for rule: Rule, escape: String) -> String {
    switch rule {
    case .lowercaseUEscape:
      "'\\u' is no escape here and is read as 'u'; write '\\U' and four digits, or the character"
    case .shortUnicodeEscape:
      "'\(escape)' has fewer than four hexadecimal digits; write all four, or the character"
    case .unpairedSurrogate:
      "'\(escape)' is half of a surrogate pair and is read as U+FFFD; write both halves, or the "
        + "character"
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
