/// What one target gets.
package struct EmittedOutput: Sendable {
  /// The first line of every Swift file but the first.
  package static let partHead: SwiftCode =
    "// A part of what the file without a number in its name declares."

  /// The Swift files: as many as were asked for.
  package var swift: [ByteStorage]
  /// Every language's compiled table, the development language's first.
  package var tables: [(language: String, bytes: ByteStorage)]

  package init(swift: [ByteStorage], tables: [(language: String, bytes: ByteStorage)]) {
    self.swift = swift
    self.tables = tables
  }
}
