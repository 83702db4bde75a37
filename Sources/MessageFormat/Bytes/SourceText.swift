/// A file's text as UTF-8, whatever its encoding on disk: what ranges point into.
package final class SourceText: Sendable {
  package let path: String
  package let storage: ByteStorage

  package init(path: String, storage: ByteStorage) {
    self.path = path
    self.storage = storage
  }
}

/// UTF-8 offsets in one `SourceText`.
package struct SourceRange: Equatable, Sendable {
  /// Of what was not read from a file.
  package static var none: SourceRange { SourceRange(0, 0) }

  package var start: Int32
  package var end: Int32

  package init(_ start: Int, _ end: Int) {
    self.start = Int32(truncatingIfNeeded: start)
    self.end = Int32(truncatingIfNeeded: end)
  }
}

/// A range and the text it lies in.
package struct SourceLocation: Sendable {
  package var text: SourceText
  package var range: SourceRange

  package init(text: SourceText, range: SourceRange) {
    self.text = text
    self.range = range
  }
}
