/// How a file's bytes spell its text, and how many bytes of mark stand before it.
struct TextEncoding: Equatable {
  enum Form: Equatable {
    case utf8
    case utf16(bigEndian: Bool)
    case utf32(bigEndian: Bool)
    case latin1
  }

  var form: Form
  /// Length of the byte-order mark, 0 without one.
  var markLength = 0

  /// Whether the platform's reader takes the file for something else.
  var isMisread: Bool { markLength == 0 && unitLength > 1 }

  var unitLength: Int {
    switch form {
    case .utf8, .latin1: 1
    case .utf16: 2
    case .utf32: 4
    }
  }

  /// Byte-order marks first, then zero bytes where the first character of a table, which is always
  /// ASCII, would have them.
  init(of bytes: UnsafeRawBufferPointer) {
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

  /// A file of UTF-8 with a stray NUL in front is not UTF-16: of that an eighth is zero bytes, and
  /// a quarter where a byte is missing at the end.
  private static func isHalfZero(_ bytes: UnsafeRawBufferPointer) -> Bool {
    let sample = min(bytes.count, 4096)
    var zeros = 0
    for index in 0..<sample where bytes[index] == 0 { zeros += 1 }
    return zeros * (bytes.count % 2 == 0 ? 8 : 4) > sample
  }
}
