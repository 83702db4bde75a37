/// Writes a Swift file line by line; code that uses it reads top to bottom like its output.
package struct SwiftWriter {
  package let storage: ByteStorage
  private var depth = 0

  private static let blanks: StaticString = "                                        "

  package init(capacity: Int = 4_096) { storage = ByteStorage(capacity: capacity) }

  /// Goes on at the end of a file.
  init(continuing storage: ByteStorage) { self.storage = storage }

  package mutating func line(_ code: SwiftCode) {
    let blanks = UnsafeRawBufferPointer(
      start: Self.blanks.utf8Start, count: min(depth * 2, Self.blanks.utf8CodeUnitCount))
    storage.append(blanks)
    storage.append(code.bytes)
    storage.append(0x0A)
  }

  package mutating func blankLine() { storage.append(0x0A) }

  /// `header {`, what `body` writes, `}`.
  package mutating func block(_ header: SwiftCode, _ body: (inout SwiftWriter) -> Void) {
    open(header)
    body(&self)
    close()
  }

  /// `header {`, for what does not end in the same function.
  mutating func open(_ header: SwiftCode) {
    line("\(header) {")
    depth += 1
  }

  mutating func close() {
    depth -= 1
    line("}")
  }

  package mutating func indented(_ body: (inout SwiftWriter) -> Void) {
    depth += 1
    body(&self)
    depth -= 1
  }
}
