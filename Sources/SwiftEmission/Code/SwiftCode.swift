/// Swift text. Its interpolation takes identifiers, code and literals; a raw `String` does not
/// compile, so that nothing that stands in a table becomes code.
package struct SwiftCode: Sendable, ExpressibleByStringInterpolation {
  let storage: ByteStorage

  init(storage: ByteStorage) { self.storage = storage }

  package init(stringLiteral value: StaticString) {
    storage = ByteStorage(
      UnsafeRawBufferPointer(start: value.utf8Start, count: value.utf8CodeUnitCount))
  }

  package init(stringInterpolation: StringInterpolation) { storage = stringInterpolation.storage }

  package var bytes: UnsafeRawBufferPointer { storage.bytes }

  /// Appends in place; the pieces are literals of this package, identifiers, code, literals.
  package struct StringInterpolation: StringInterpolationProtocol {
    let storage: ByteStorage

    package init(literalCapacity: Int, interpolationCount: Int) {
      storage = ByteStorage(capacity: literalCapacity + interpolationCount * 24)
    }

    package mutating func appendLiteral(_ literal: StaticString) {
      storage.append(
        UnsafeRawBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    /// A declaration's name, in backticks where it needs them.
    package mutating func appendInterpolation(_ identifier: SwiftIdentifier) {
      if identifier.isKeyword { storage.append(0x60) }
      storage.append(identifier.name.bytes)
      if identifier.isKeyword { storage.append(0x60) }
    }

    package mutating func appendInterpolation(_ code: SwiftCode) { storage.append(code.bytes) }

    package mutating func appendInterpolation(literal number: Int) {
      storage.append(decimal: number)
    }

    package mutating func appendInterpolation(literal string: String) {
      var string = string
      string.withUTF8 { storage.append(swiftLiteral: UnsafeRawBufferPointer($0)) }
    }

    package mutating func appendInterpolation(literal bytes: UnsafeRawBufferPointer) {
      storage.append(swiftLiteral: bytes)
    }

    package mutating func appendInterpolation(hexadecimal number: UInt64) {
      storage.append(0x30)
      storage.append(0x78)
      storage.append(hexadecimal: number, digits: 16)
    }

    /// What can stand behind `//` on one line, whatever `text` holds.
    package mutating func appendInterpolation(comment text: Text, limit: Int = 400) {
      storage.append(commentText: text.bytes, limit: limit)
    }
  }
}

/// A name that Swift accepts: what alone, beside `SwiftCode` and literals, reaches generated code.
package struct SwiftIdentifier: Equatable, Sendable {
  /// As it is compared and used behind a dot, without backticks.
  package let name: Text
  /// Whether a declaration must write it in backticks.
  package let isKeyword: Bool

  /// The caller knows that `name` is an identifier.
  init(unchecked name: Text, isKeyword: Bool) {
    self.name = name
    self.isKeyword = isKeyword
  }

  /// Takes one identifier, with or without backticks. Nil for everything else; invisible
  /// characters and raw identifiers are refused.
  package init?(_ spelling: String) {
    var scalars = spelling.unicodeScalars[...]
    if scalars.count > 2, scalars.first == "`", scalars.last == "`" {
      scalars = scalars.dropFirst().dropLast()
    }
    let name = UnicodeNormalization.composed(String(scalars))
    guard Self.isIdentifier(name) else { return nil }
    self.init(unchecked: Text(name), isKeyword: SwiftKeywords.reserved.contains(name))
  }

  package var string: String { name.string }

  private static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name != "_" else { return false }
    return IdentifierCharacters.isHead(first)
      && name.unicodeScalars.allSatisfy(IdentifierCharacters.isVisiblePart)
  }
}

extension ByteStorage {
  /// A string literal whose UTF-8 is exactly `bytes`, which are valid UTF-8.
  func append(swiftLiteral bytes: UnsafeRawBufferPointer) {
    append(quoted: bytes) { append(escaped: $0) }
  }

  private func append(escaped byte: UInt8) {
    append(0x5C)
    switch byte {
    case 0x22, 0x5C: append(byte)
    case 0: append(0x30)
    case 0x09: append(0x74)
    case 0x0A: append(0x6E)
    case 0x0D: append(0x72)
    default: appendCode(of: UInt32(byte))
    }
  }

  /// `u{202e}`.
  private func appendCode(of value: UInt32) {
    append(0x75)
    append(0x7B)
    var digits = 1
    while value >> UInt32(digits * 4) > 0 { digits += 1 }
    append(hexadecimal: UInt64(value), digits: digits)
    append(0x7D)
  }
}

extension ByteStorage {
  /// One line of comment: line breaks become blanks, control and direction characters are spelt
  /// out, what is longer than `limit` bytes is cut.
  func append(commentText bytes: UnsafeRawBufferPointer, limit: Int) {
    let end = Self.cut(bytes, at: limit)
    guard let base = bytes.baseAddress else { return }
    var index = 0
    while index < end {
      let run = index
      while index < end {
        let byte = base.load(fromByteOffset: index, as: UInt8.self)
        if byte < 0x20 || byte == 0x7F || Self.leadsSpecialScalar(byte) { break }
        index += 1
      }
      append(UnsafeRawBufferPointer(start: base + run, count: index - run))
      if index < end { index += appendScalar(base + index, available: end - index) }
    }
    if end < bytes.count { append("…") }
  }

  /// Whether a control or direction character may begin with `byte`.
  @inline(__always)
  private static func leadsSpecialScalar(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || byte == 0xE2 || byte == 0xEF
  }

  /// Where a text ends that is cut in front of the scalar that crosses `limit`.
  private static func cut(_ bytes: UnsafeRawBufferPointer, at limit: Int) -> Int {
    guard bytes.count > limit else { return bytes.count }
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Writes one scalar as a comment may hold it; gives the number of bytes read.
  private func appendScalar(_ base: UnsafeRawPointer, available: Int) -> Int {
    let (value, length) = SourceBytes(base, count: available).scalar(at: 0)
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: append(0x20)
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF:
      append(0x5C)
      appendCode(of: value)
    default: append(UnsafeRawBufferPointer(start: base, count: length))
    }
    return length
  }
}
