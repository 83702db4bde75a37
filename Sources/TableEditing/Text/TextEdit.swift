/// A replaced part of a text, in bytes of its UTF-8.
package struct TextEdit: Equatable, Sendable {
  package var range: Range<Int>
  package var replacement: String

  package init(_ range: Range<Int>, _ replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

extension [TextEdit] {
  /// In the order of their places. Insertions at one place stay in their order and come before what
  /// is replaced there.
  var inOrder: [TextEdit] {
    enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      if first.lowerBound != second.lowerBound { return first.lowerBound < second.lowerBound }
      if first.isEmpty != second.isEmpty { return first.isEmpty }
      return left.offset < right.offset
    }.map(\.element)
  }

  /// The text with all edits made at once. Nil where two of them overlap or one lies outside.
  package func applied(to storage: ByteStorage) -> ByteStorage? {
    let growth = reduce(0) { $0 + $1.replacement.utf8.count }
    let result = ByteStorage(capacity: storage.count + growth)
    var position = 0
    for edit in inOrder {
      guard edit.range.lowerBound >= position, edit.range.upperBound <= storage.count else {
        return nil
      }
      result.append(storage.part(position..<edit.range.lowerBound))
      result.append(edit.replacement)
      position = edit.range.upperBound
    }
    result.append(storage.part(position..<storage.count))
    return result
  }

  /// What makes the old text of the new one.
  package func inverse(in storage: ByteStorage) -> [TextEdit] {
    var shift = 0
    return inOrder.map { edit in
      let start = edit.range.lowerBound + shift
      let count = edit.replacement.utf8.count
      shift += count - edit.range.count
      return TextEdit(start..<start + count, storage.string(edit.range))
    }
  }
}

extension ByteStorage {
  func part(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[range])
  }

  package func string(_ range: Range<Int>) -> String {
    String(decoding: part(range), as: UTF8.self)
  }

  package var string: String { String(decoding: bytes, as: UTF8.self) }

  package func isEqual(to other: ByteStorage) -> Bool {
    count == other.count && memcmp(base, other.base, count) == 0
  }
}
