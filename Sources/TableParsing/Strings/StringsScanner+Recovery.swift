/// Where reading goes on behind a fault.
extension StringsScanner {
  /// Whether an entry begins at `index`: a key that ends on its line, and `=` behind it. Only white
  /// space may stand between, so that looking ahead stays cheap.
  func startsEntry(at index: Int) -> Bool {
    guard let end = keyEnd(at: index) else { return false }
    var next = end
    while next < count {
      let length = blankLength(at: next)
      if length == 0 { break }
      next += length
    }
    return next < count && base[next] == Byte.equals
  }

  /// Behind the key at `index`, or nil where there is none that ends on its line.
  private func keyEnd(at index: Int) -> Int? {
    guard index < count else { return nil }
    let quote = base[index]
    if quote != Byte.quote && quote != Byte.apostrophe {
      guard Byte.isUnquoted(quote), !startsComment(at: index) else { return nil }
      var end = index + 1
      while end < count, Byte.isUnquoted(base[end]) { end += 1 }
      return end
    }
    var end = index + 1
    while end < count, base[end] != quote {
      if base[end] == Byte.lineFeed || base[end] == Byte.carriageReturn { return nil }
      end += base[end] == Byte.backslash ? 2 : 1
    }
    return end < count ? end + 1 : nil
  }

  func startsComment(at index: Int) -> Bool {
    index + 1 < count && base[index] == Byte.slash
      && (base[index + 1] == Byte.slash || base[index + 1] == Byte.asterisk)
  }

  func lineEnd(from start: Int) -> Int {
    var index = start
    while index < count, base[index] != Byte.lineFeed, base[index] != Byte.carriageReturn {
      index += 1
    }
    return index
  }

  func hasLineBreak(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, base[index] != Byte.lineFeed, base[index] != Byte.carriageReturn {
      index += 1
    }
    return index < end
  }

  /// Behind white space other than line breaks.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < count, base[index] != Byte.lineFeed, base[index] != Byte.carriageReturn {
      let length = blankLength(at: index)
      if length == 0 { break }
      index += length
    }
    return index
  }

  /// The first line behind the one of `start`, and beginning before `limit`, that starts an entry,
  /// or the comments directly above it; nil where there is none.
  mutating func entryLine(after start: Int, before limit: Int) -> Int? {
    var line = lineEnd(from: start)
    var comment: Int?
    while line < limit {
      let index = skipBlanks(from: line + 1)
      line = lineEnd(from: index)
      if index >= limit { return nil }
      if startsEntry(at: index) { return comment ?? index }
      if startsComment(at: index) {
        comment = comment ?? index
        if let end = blockEnd(at: index) { line = lineEnd(from: end) }
      } else if index < line {
        comment = nil
      }
    }
    return nil
  }

  /// Behind the `/* */` comment at `index`, if it is one and has an end.
  private mutating func blockEnd(at index: Int) -> Int? {
    guard base[index + 1] == Byte.asterisk, !hasNoCommentEnds else { return nil }
    let end = blockCommentEnd(from: index + 2)
    return end < 0 ? nil : end
  }

  /// The next thing that starts an entry, at or behind `start`: on the same line an entry, or what
  /// follows a semicolon; on a later one also a comment, a quote or a brace.
  func resumption(from start: Int) -> Int {
    var index = start
    while index < count {
      index = resumptionOnLine(from: index)
      if index >= count || !isLineBreak(index) { return index }
      while index < count {
        let length = blankLength(at: index)
        if length == 0 { break }
        index += length
      }
      if index >= count || base[index] == Byte.quote || base[index] == Byte.closeBrace
        || startsComment(at: index) || startsEntry(at: index)
      {
        return index
      }
    }
    return index
  }

  private func isLineBreak(_ index: Int) -> Bool {
    base[index] == Byte.lineFeed || base[index] == Byte.carriageReturn
  }

  /// An entry on the line of `start`, or the place behind a semicolon, or the end of the line.
  private func resumptionOnLine(from start: Int) -> Int {
    var index = start
    while index < count, !isLineBreak(index) {
      let byte = base[index]
      if byte == Byte.semicolon { return index + 1 }
      if startsComment(at: index) { return index }
      let end = keyEnd(at: index)
      if end != nil, startsEntry(at: index) { return index }
      index = end ?? index + 1
    }
    return index
  }
}
