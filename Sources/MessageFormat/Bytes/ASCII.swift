/// The bytes that grammars are made of, and the classes that they fall into.
///
/// The byte tools of this folder exist because users' debug builds run a debug-built generator, in
/// which `Character`, `Array` and `Dictionary` cost many times what they do in a release build: loops
/// over every byte of a file work on raw buffers and leave searching, comparing and copying to the
/// C library. Even a call a byte is dear there, so the innermost loops compare with literals.
package enum ASCII {
  package static var lineFeed: UInt8 { 0x0A }
  package static var carriageReturn: UInt8 { 0x0D }
  package static var space: UInt8 { 0x20 }
  package static var quote: UInt8 { 0x22 }
  package static var apostrophe: UInt8 { 0x27 }
  package static var openParenthesis: UInt8 { 0x28 }
  package static var closeParenthesis: UInt8 { 0x29 }
  package static var asterisk: UInt8 { 0x2A }
  package static var comma: UInt8 { 0x2C }
  package static var slash: UInt8 { 0x2F }
  package static var semicolon: UInt8 { 0x3B }
  package static var less: UInt8 { 0x3C }
  package static var equals: UInt8 { 0x3D }
  package static var greater: UInt8 { 0x3E }
  package static var backslash: UInt8 { 0x5C }
  package static var openBrace: UInt8 { 0x7B }
  package static var closeBrace: UInt8 { 0x7D }

  @inline(__always)
  package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  @inline(__always)
  package static func isLowercase(_ byte: UInt8) -> Bool { byte >= 0x61 && byte <= 0x7A }

  @inline(__always)
  package static func isUppercase(_ byte: UInt8) -> Bool { byte >= 0x41 && byte <= 0x5A }

  @inline(__always)
  package static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  @inline(__always)
  package static func isAlphanumeric(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39
  }

  /// `[A-Za-z0-9_]`.
  @inline(__always)
  package static func isWord(_ byte: UInt8) -> Bool {
    byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
  }

  /// Space, tab, line feed, vertical tab, form feed or carriage return.
  @inline(__always)
  package static func isWhitespace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte >= 0x09 && byte <= 0x0D
  }

  /// Space or tab.
  @inline(__always)
  package static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  @inline(__always)
  package static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  package static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }

  /// The value of a hexadecimal digit in either case; nil for any other byte.
  package static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    guard isHexadecimal(byte) else { return nil }
    return UInt32(byte & 0x0F) + (byte >= 0x41 ? 9 : 0)
  }
}
