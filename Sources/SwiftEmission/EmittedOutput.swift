/// What one target gets.
package struct EmittedOutput: Sendable {
  /// The Swift files: as many as were asked for.
  package var swift: [ByteStorage]
  /// Every language's compiled table, the development language's first.
  package var tables: [(language: String, bytes: ByteStorage)]

  package init(swift: [ByteStorage], tables: [(language: String, bytes: ByteStorage)]) {
    self.swift = swift
    self.tables = tables
  }
}
