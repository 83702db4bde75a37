/// Comments without a blank line between them or below.
struct PendingComments {
  var count = 0
  /// The content of the first, without delimiters and white space around it.
  var start = 0
  var end = 0
  /// Where the first begins in the file, and where the last ends.
  var outerStart = 0
  var outerEnd = 0
}

extension StringsScanner {
  /// Behind white space and comments between entries. Comments that no blank line parts from what
  /// follows are pending afterwards; one on the line of an entry's end is none of them.
  mutating func skipToEntry(from start: Int) -> Int {
    var index = start
    var breaks = start == 0 ? 1 : 0
    comments.count = 0
    while index < count {
      let byte = base[index]
      if byte == 0x0A {
        breaks += 1
        index += 1
      } else if byte == 0x20 {
        index += 1
      } else if byte == 0x2F {
        let end = commentEnd(at: index)
        if end < 0 { break }
        if breaks > 1 { comments.count = 0 }
        if breaks > 0 || comments.count > 0 { addComment(at: index, to: end) }
        index = end
        breaks = comments.count > 0 ? 0 : breaks
      } else if byte == 0x0D {
        breaks += 1
        index += index + 1 < count && base[index + 1] == 0x0A ? 2 : 1
      } else {
        if byte > 0x20 && byte < 0x80 { break }
        let length = blankLength(at: index)
        if length == 0 { break }
        if length == 3 { breaks += 1 }
        index += length
      }
    }
    if breaks > 1 { comments.count = 0 }
    return index
  }

  /// Behind the comment that begins at `index`, or -1 where the slash begins none. The end of a
  /// `//` comment is before its line break; a comment without an end ends at the next line that
  /// starts an entry, and is noted.
  mutating func commentEnd(at index: Int) -> Int {
    guard index + 1 < count else { return -1 }
    let second = base[index + 1]
    if second == 0x2A {
      let end = blockCommentEnd(from: index + 2)
      if end >= 0 { return end }
      openComment = index
      return entryLine(after: index, before: count) ?? count
    }
    return second == 0x2F ? lineCommentEnd(from: index + 2) : -1
  }

  private func lineCommentEnd(from start: Int) -> Int {
    var index = start
    while index < count {
      let byte = base[index]
      if byte == 0x0A || byte == 0x0D || byte == 0xE2 && isLineSeparator(at: index) { break }
      index += 1
    }
    return index
  }

  /// Behind the next `*/`, or -1.
  mutating func blockCommentEnd(from start: Int) -> Int {
    if hasNoCommentEnds { return -1 }
    var index = start
    while true {
      index = find(0x2A, from: index)
      if index < 0 || index + 1 >= count {
        hasNoCommentEnds = true
        return -1
      }
      if base[index + 1] == 0x2F { return index + 2 }
      index += 1
    }
  }

  private mutating func addComment(at index: Int, to next: Int) {
    let content = commentContent(at: index, to: next)
    guard content.start < content.end else { return }
    if comments.count == 0 {
      comments.start = content.start
      comments.end = content.end
      comments.outerStart = index
    }
    comments.outerEnd = next
    comments.count += 1
  }

  /// What stands between the delimiters, without white space around it.
  func commentContent(at index: Int, to next: Int) -> (start: Int, end: Int) {
    let delimiter = base[index + 1]
    var start = index + 2
    var end = next
    if delimiter == 0x2A {
      // An unterminated comment has no content; it ends where reading goes on.
      guard next - index >= 4, base[next - 1] == 0x2F, base[next - 2] == 0x2A else {
        return (next, next)
      }
      end = next - 2
      while end > start, base[end - 1] == 0x2A { end -= 1 }
    }
    while start < end, base[start] == delimiter { start += 1 }
    while start < end, base[start] <= 0x20 { start += 1 }
    while end > start, base[end - 1] <= 0x20 { end -= 1 }
    return (start, end)
  }
}
