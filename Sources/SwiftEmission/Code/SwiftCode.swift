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
