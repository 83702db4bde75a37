/// A run of UTF-8 in a `ByteStorage`. Compared byte by byte: NFC and NFD spellings differ.
package struct Text: Sendable {
  package let storage: ByteStorage
  package let start: Int32
  package let count: Int32

  package init(storage: ByteStorage, start: Int, count: Int) {
    self.storage = consume storage
    self.start = Int32(truncatingIfNeeded: start)
    self.count = Int32(truncatingIfNeeded: count)
  }

  package init(_ string: String) {
    let storage = ByteStorage(string)
    self.init(storage: storage, start: 0, count: storage.count)
  }

  /// Valid while `storage` is alive and nothing is appended to it.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: storage.base + Int(start), count: Int(count))
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package var isEmpty: Bool { count == 0 }

  package func contains(_ part: Text) -> Bool {
    var start = 0
    while start + Int(part.count) <= Int(count) {
      let candidate = storage.base + Int(self.start) + start
      if memcmp(candidate, part.storage.base + Int(part.start), Int(part.count)) == 0 {
        return true
      }
      start += 1
    }
    return false
  }

  /// The part at `range`, which is cut to what there is.
  package func part(_ range: Range<Int32>) -> Text {
    let lower = min(max(range.lowerBound, 0), count)
    let upper = min(max(range.upperBound, lower), count)
    return Text(storage: storage, start: Int(start + lower), count: Int(upper - lower))
  }
}

extension Text: Equatable, Hashable, Comparable {
  package static func == (left: Text, right: Text) -> Bool {
    guard left.count == right.count else { return false }
    return memcmp(
      left.storage.base + Int(left.start), right.storage.base + Int(right.start),
      Int(left.count)) == 0
  }

  /// Order of the UTF-8 bytes, which is the order of the Unicode scalars.
  package static func < (left: Text, right: Text) -> Bool {
    let shared = Int(min(left.count, right.count))
    let order = memcmp(
      left.storage.base + Int(left.start), right.storage.base + Int(right.start), shared)
    return order == 0 ? left.count < right.count : order < 0
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(bytes: bytes) }
}

extension Text: ExpressibleByStringLiteral, CustomStringConvertible {
  package init(stringLiteral value: String) { self.init(value) }
  package var description: String { string }
}

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
