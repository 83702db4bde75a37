extension StringsReader {
  /// The key is that of an entry which ends where the fault begins: `"key" = "value";;`. For faults
  /// inside of an entry it is set when the entry is read.
  mutating func report(_ rule: Rule, _ start: Int, _ end: Int, _ message: String) {
    let previous = entries.last.flatMap { Int($0.range.end) == start && end > start ? $0.key : nil }
    diagnostics.append(
      Diagnostic(
        rule: rule, message: message,
        location: SourceLocation(text: text, range: SourceRange(start, end)), table: table,
        language: language, key: previous?.string))
  }

  /// Reports a fault of the entry being read, if it has none yet.
  mutating func reportFault(_ start: Int, _ end: Int, _ message: (StringsReader) -> String) {
    if scanner.openComment >= 0 { reportOpenComment() }
    guard !isFaulted else { return }
    isFaulted = true
    report(.malformedTable, start, end, message(self))
  }

  /// The text of a token for a message, cut where it is long.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let limit = 40
    var length = min(end - start, limit)
    while length > 0, start + length < count, base[start + length] & 0xC0 == 0x80 { length -= 1 }
    let bytes = UnsafeBufferPointer(start: base + start, count: max(length, 0))
    let shown = String(decoding: bytes, as: UTF8.self)
    let printable = shown.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    return printable + (end - start > limit ? "…" : "")
  }

  /// The scalar at `index`; the text is valid UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    let lead = base[index]
    let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard length > 1, index + length <= count else { return (UInt32(lead), 1) }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for offset in 1..<length { value = value << 6 | UInt32(base[index + offset] & 0x3F) }
    return (value, length)
  }

  /// What stands at `index`, for a message.
  func describe(at index: Int) -> String {
    guard index < count else { return "the end of the file" }
    let (value, length) = scalar(at: index)
    if let name = InvisibleCharacter.name(of: value) { return name }
    return
      "'\(String(decoding: UnsafeBufferPointer(start: base + index, count: length), as: UTF8.self))'"
  }
}

/// Characters that editors and web pages leave in files, and that are no white space here.
enum InvisibleCharacter {
  static func name(of scalar: UInt32) -> String? {
    guard let known = knownName(of: scalar) else {
      let isControl = scalar < 0x20 && !(9...13 ~= scalar) || 0x7F...0x9F ~= scalar
      return isControl ? "the control character \(code(scalar))" : nil
    }
    return "\(known) (\(code(scalar)))"
  }

  private static func code(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func knownName(of scalar: UInt32) -> String? {
    switch scalar {
    case 0x00: "a NUL character"
    case 0x85: "a next-line character"
    case 0xA0: "a no-break space"
    case 0xAD: "a soft hyphen"
    case 0x1680, 0x2000...0x200A, 0x202F, 0x205F: "a space character other than U+0020"
    case 0x200B: "a zero-width space"
    case 0x200C: "a zero-width non-joiner"
    case 0x200D: "a zero-width joiner"
    case 0x200E: "a left-to-right mark"
    case 0x200F: "a right-to-left mark"
    case 0x061C, 0x202A...0x202E, 0x2066...0x2069: "a text direction character"
    case 0x2060: "a word joiner"
    case 0x3000: "an ideographic space"
    case 0xFEFF: "a byte-order mark"
    default: nil
    }
  }
}
