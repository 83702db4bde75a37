/// The encoding of a file and the length of its byte-order mark.
package struct TextEncoding: Equatable {
  package enum Form: Equatable {
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)
    case latin1
  }

  package var form: Form
  /// Length of the byte-order mark, 0 without one.
  package var markLength = 0

  /// Whether the platform's reader misreads the file for want of a byte-order mark.
  var isMisread: Bool { markLength == 0 && unitLength > 1 }

  package var unitLength: Int {
    switch form {
    case .utf8, .latin1: 1
    case .utf16: 2
    case .utf32: 4
    }
  }

  /// Told by the byte-order mark, else by the zero bytes of the first character, which is ASCII in
  /// every table.
  package init(of bytes: UnsafeRawBufferPointer) {
    if let marked = Self.marked(bytes) {
      self = marked
    } else {
      form = Self.guessed(bytes)
    }
  }

  private init(_ form: Form, markLength: Int) {
    self.form = form
    self.markLength = markLength
  }

  private static func marked(_ bytes: UnsafeRawBufferPointer) -> TextEncoding? {
    guard bytes.count >= 2 else { return nil }
    let third = bytes.count > 2 ? bytes[2] : 1
    let fourth = bytes.count > 3 ? bytes[3] : 1
    switch (bytes[0], bytes[1], third, fourth) {
    case (0xFF, 0xFE, 0, 0): return TextEncoding(.utf32(bigEndian: false), markLength: 4)
    case (0, 0, 0xFE, 0xFF): return TextEncoding(.utf32(bigEndian: true), markLength: 4)
    case (0xFF, 0xFE, _, _): return TextEncoding(.utf16(bigEndian: false), markLength: 2)
    case (0xFE, 0xFF, _, _): return TextEncoding(.utf16(bigEndian: true), markLength: 2)
    case (0xEF, 0xBB, 0xBF, _): return TextEncoding(.utf8, markLength: 3)
    default: return nil
    }
  }

  private static func guessed(_ bytes: UnsafeRawBufferPointer) -> Form {
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) || bytes[0] == 0 else {
      return .utf8
    }
    if bytes.count >= 4, bytes.count % 4 == 0 {
      let zeros = (bytes[0] == 0, bytes[1] == 0, bytes[2] == 0, bytes[3] == 0)
      if zeros == (true, true, true, false) { return .utf32(bigEndian: true) }
      if zeros == (false, true, true, true) { return .utf32(bigEndian: false) }
    }
    guard (bytes[0] == 0) != (bytes[1] == 0), isHalfZero(bytes) else { return .utf8 }
    return .utf16(bigEndian: bytes[0] == 0)
  }

  /// Tells UTF-16 from UTF-8 with a stray NUL: at least an eighth of UTF-16's bytes are zero, a
  /// quarter if a byte is missing at the end.
  private static func isHalfZero(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let sample = min(bytes.count, 4096)
    var zeros = 0
    for index in 0..<sample where bytes[index] == 0 { zeros += 1 }
    return zeros * (bytes.count % 2 == 0 ? 8 : 4) > sample
  }
}

/// The encoding that `<?xml … encoding="…"?>` declares, by its IANA name.
package enum XMLEncodingDeclaration: Equatable {
  case utf8, utf16, latin1
  case other(String)

  /// Nil without a declared encoding, which means UTF-8.
  package init?(of bytes: UnsafeRawBufferPointer) {
    var start = 0
    while start < bytes.count, ASCII.isWhitespace(bytes[start]) { start += 1 }
    guard bytes.count - start > 5, bytes[start..<(start + 5)].elementsEqual("<?xml".utf8) else {
      return nil
    }
    let head = String(decoding: bytes[start..<min(bytes.count, start + 256)], as: UTF8.self)
    guard let name = Self.name(in: head) else { return nil }
    switch name.lowercased() {
    case "utf-8", "utf8", "us-ascii", "ascii": self = .utf8
    case "utf-16", "utf-16le", "utf-16be": self = .utf16
    case "iso-8859-1", "iso_8859-1", "latin1", "l1": self = .latin1
    default: self = .other(name)
    }
  }

  private static func name(in head: String) -> String? {
    guard let end = head.firstIndex(of: ">") else { return nil }
    let words = head[..<end].split(separator: "=", omittingEmptySubsequences: false)
    for (word, value) in zip(words, words.dropFirst())
    where word.split(whereSeparator: \.isWhitespace).last == "encoding" {
      let quoted = value.drop(while: \.isWhitespace)
      guard let quote = quoted.first, quote == "\"" || quote == "'" else { return nil }
      return String(quoted.dropFirst().prefix { $0 != quote })
    }
    return nil
  }
}

/// The NextStep encoding, through which octal escapes are read.
enum NextStepEncoding {
  static func scalar(of byte: UInt8) -> UInt32 {
    byte < 0x80 ? UInt32(byte) : UInt32(upperHalf[Int(byte) - 0x80])
  }

  /// Bytes 0x80 and up; the last two have no character and are NUL.
  private static let upperHalf: [UInt16] = [
    0x00A0, 0x00C0, 0x00C1, 0x00C2, 0x00C3, 0x00C4, 0x00C5, 0x00C7,
    0x00C8, 0x00C9, 0x00CA, 0x00CB, 0x00CC, 0x00CD, 0x00CE, 0x00CF,
    0x00D0, 0x00D1, 0x00D2, 0x00D3, 0x00D4, 0x00D5, 0x00D6, 0x00D9,
    0x00DA, 0x00DB, 0x00DC, 0x00DD, 0x00DE, 0x00B5, 0x00D7, 0x00F7,
    0x00A9, 0x00A1, 0x00A2, 0x00A3, 0x2044, 0x00A5, 0x0192, 0x00A7,
    0x00A4, 0x2019, 0x201C, 0x00AB, 0x2039, 0x203A, 0xFB01, 0xFB02,
    0x00AE, 0x2013, 0x2020, 0x2021, 0x00B7, 0x00A6, 0x00B6, 0x2022,
    0x201A, 0x201E, 0x201D, 0x00BB, 0x2026, 0x2030, 0x00AC, 0x00BF,
    0x00B9, 0x02CB, 0x00B4, 0x02C6, 0x02DC, 0x00AF, 0x02D8, 0x02D9,
    0x00A8, 0x00B2, 0x02DA, 0x00B8, 0x00B3, 0x02DD, 0x02DB, 0x02C7,
    0x2014, 0x00B1, 0x00BC, 0x00BD, 0x00BE, 0x00E0, 0x00E1, 0x00E2,
    0x00E3, 0x00E4, 0x00E5, 0x00E7, 0x00E8, 0x00E9, 0x00EA, 0x00EB,
    0x00EC, 0x00C6, 0x00ED, 0x00AA, 0x00EE, 0x00EF, 0x00F0, 0x00F1,
    0x0141, 0x00D8, 0x0152, 0x00BA, 0x00F2, 0x00F3, 0x00F4, 0x00F5,
    0x00F6, 0x00E6, 0x00F9, 0x00FA, 0x00FB, 0x0131, 0x00FC, 0x00FD,
    0x0142, 0x00F8, 0x0153, 0x00DF, 0x00FE, 0x00FF, 0x0000, 0x0000,
  ]
}
