/// The bytes that the grammar is made of.
enum Byte {
  static var lineFeed: UInt8 { 0x0A }
  static var carriageReturn: UInt8 { 0x0D }
  static var space: UInt8 { 0x20 }
  static var quote: UInt8 { 0x22 }
  static var apostrophe: UInt8 { 0x27 }
  static var openParenthesis: UInt8 { 0x28 }
  static var closeParenthesis: UInt8 { 0x29 }
  static var asterisk: UInt8 { 0x2A }
  static var comma: UInt8 { 0x2C }
  static var slash: UInt8 { 0x2F }
  static var semicolon: UInt8 { 0x3B }
  static var less: UInt8 { 0x3C }
  static var equals: UInt8 { 0x3D }
  static var backslash: UInt8 { 0x5C }
  static var openBrace: UInt8 { 0x7B }
  static var closeBrace: UInt8 { 0x7D }

  /// `[A-Za-z0-9_$/:.-]`: what needs no quotes.
  @inline(__always)
  static func isUnquoted(_ byte: UInt8) -> Bool {
    if byte | 0x20 >= 0x61 { return byte | 0x20 <= 0x7A || byte == 0x5F }
    return byte >= 0x2D && byte <= 0x3A || byte == 0x24
  }

  /// Whether a key or a text begins with it.
  static func startsToken(_ byte: UInt8) -> Bool {
    byte == 0x22 || isUnquoted(byte) || byte == 0x27
  }

  static func isHexadecimal(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x66
  }
}
