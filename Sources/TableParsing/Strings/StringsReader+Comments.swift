/// The comments directly above the thing that is read next.
struct PendingComments {
  /// The content of the first, without delimiters; `start` is -1 where there is none.
  var start = -1
  var end = 0
  /// Those that follow it without a blank line.
  var others: [SourceRange] = []

  var isEmpty: Bool { start < 0 }

  mutating func add(_ start: Int, _ end: Int) {
    if isEmpty {
      self.start = start
      self.end = end
    } else {
      others.append(SourceRange(start, end))
    }
  }

  mutating func removeAll() {
    start = -1
    if !others.isEmpty { others.removeAll() }
  }
}

extension StringsReader {
  /// Behind white space and comments between entries. Comments that no blank line parts from what
  /// follows are pending afterwards; one on the line of an entry's end is none of them.
  mutating func skipToEntry(from start: Int) -> Int {
    var index = start
    var breaks = start == 0 ? 1 : 0
    comments.removeAll()
    while index < count {
      let byte = base[index]
      if byte == 0x0A {
        breaks += 1
        index += 1
      } else if byte == 0x20 {
        index += 1
      } else if byte == 0x2F {
        guard let end = commentEnd(at: index) else { break }
        if breaks > 1 { comments.removeAll() }
        if breaks > 0 || !comments.isEmpty { addComment(at: index, to: end) }
        index = end
        breaks = comments.isEmpty ? breaks : 0
      } else if byte == 0x0D {
        breaks += 1
        index += index + 1 < count && base[index + 1] == 0x0A ? 2 : 1
      } else {
        let length = blankLength(at: index)
        if length == 0 { break }
        if length == 3 { breaks += 1 }
        index += length
      }
    }
    if breaks > 1 { comments.removeAll() }
    return index
  }

  /// Behind the comment that begins at `index`, or nil where the slash begins none. The end of a
  /// `//` comment is before its line break.
  mutating func commentEnd(at index: Int) -> Int? {
    guard index + 1 < count else { return nil }
    if base[index + 1] == Byte.asterisk {
      let end = exhausted.commentEnds ? -1 : blockCommentEnd(from: index + 2)
      return end < 0 ? recoverComment(at: index) : end
    }
    guard base[index + 1] == Byte.slash else { return nil }
    var end = index + 2
    while end < count {
      let byte = base[end]
      if byte == 0x0A || byte == 0x0D || byte == 0xE2 && isLineSeparator(at: end) { break }
      end += 1
    }
    return end
  }

  mutating func blockCommentEnd(from start: Int) -> Int {
    var index = start
    while true {
      index = find(Byte.asterisk, from: index)
      if index < 0 || index + 1 >= count {
        exhausted.commentEnds = true
        return -1
      }
      if base[index + 1] == Byte.slash { return index + 2 }
      index += 1
    }
  }

  private mutating func addComment(at index: Int, to next: Int) {
    var start = index + 2
    var end = next
    let delimiter = base[index + 1]
    if delimiter == Byte.asterisk {
      // An unterminated comment was reported; it ends where reading goes on.
      guard next - index >= 4, base[next - 1] == 0x2F, base[next - 2] == 0x2A else { return }
      end = next - 2
      while end > start, base[end - 1] == Byte.asterisk { end -= 1 }
    }
    while start < end, base[start] == delimiter { start += 1 }
    while start < end, base[start] <= Byte.space { start += 1 }
    while end > start, base[end - 1] <= Byte.space { end -= 1 }
    if start < end { comments.add(start, end) }
  }

  /// The pending comments as one text, a line each.
  mutating func takeComment() -> Text {
    defer { comments.removeAll() }
    if comments.others.isEmpty {
      return Text(storage: storage, start: comments.start, count: comments.end - comments.start)
    }
    let joined = unescapedStorage()
    let start = joined.count
    let length = comments.end - comments.start
    joined.append(UnsafeRawBufferPointer(start: base + comments.start, count: length))
    for other in comments.others {
      joined.append(Byte.lineFeed)
      let length = Int(other.end - other.start)
      joined.append(UnsafeRawBufferPointer(start: base + Int(other.start), count: length))
    }
    return Text(storage: joined, start: start, count: joined.count - start)
  }

  /// Made when it is first needed: most tables have few escapes, many none.
  mutating func unescapedStorage() -> ByteStorage {
    if let unescaped { return unescaped }
    let storage = ByteStorage(capacity: 256)
    unescaped = storage
    return storage
  }
}
