/// Where reading goes on behind a fault.
extension StringsScanner {
  /// Whether an entry begins at `index`: a key that ends on its line, and `=` behind it. Only white
  /// space may stand between, so that looking ahead stays cheap.
  mutating func startsEntry(at index: Int) -> Bool {
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
  private mutating func keyEnd(at index: Int) -> Int? {
    guard index < count else { return nil }
    let quote = base[index]
    if quote != Byte.quote && quote != Byte.apostrophe {
      guard Byte.isUnquoted(quote), !startsComment(at: index) else { return nil }
      var end = index + 1
      while end < count, Byte.isUnquoted(base[end]) { end += 1 }
      return end
    }
    if index < (quote == 0x22 ? noDoubleQuoteBefore : noSingleQuoteBefore) { return nil }
    var end = index + 1
    while end < count, base[end] != quote {
      if base[end] == 0x0A || base[end] == 0x0D {
        noteNoQuote(quote, before: end)
        return nil
      }
      end += base[end] == 0x5C ? 2 : 1
    }
    if end < count { return end + 1 }
    noteNoQuote(quote, before: count)
    return nil
  }

  private mutating func noteNoQuote(_ quote: UInt8, before end: Int) {
    if quote == Byte.quote { noDoubleQuoteBefore = end } else { noSingleQuoteBefore = end }
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

  /// Where reading goes on if the quote behind `token` belongs to something else, because the
  /// token's own was forgotten; nil if it seems to be the token's.
  ///
  /// A token over several lines is taken for unclosed where an entry or a block comment begins
  /// on one of them, or where its first line ends in a semicolon.
  mutating func resumption(ifUnclosed token: Token) -> Int? {
    guard hasLineBreak(from: token.start, to: token.next) else { return nil }
    if let line = entryLine(after: token.start, before: token.next) { return line }
    let firstEnd = lineEnd(from: token.start)
    var last = firstEnd
    while last > token.start, base[last - 1] == Byte.space { last -= 1 }
    let endsEntry = last > token.start && base[last - 1] == Byte.semicolon
    guard endsEntry || beginsComment(onLineFrom: firstEnd, to: token.end) else { return nil }
    return entryLine(after: token.start, before: count) ?? firstEnd
  }

  private func beginsComment(onLineFrom start: Int, to end: Int) -> Bool {
    var line = start
    while line < end {
      let index = skipBlanks(from: line + 1)
      if startsComment(at: index), base[index + 1] == Byte.asterisk { return true }
      line = lineEnd(from: index)
    }
    return false
  }

  /// Behind the `/* */` comment at `index`, if it is one and has an end.
  private mutating func blockEnd(at index: Int) -> Int? {
    guard base[index + 1] == Byte.asterisk, !hasNoCommentEnds else { return nil }
    let end = blockCommentEnd(from: index + 2)
    return end < 0 ? nil : end
  }

  /// The next thing that starts an entry, at or behind `start`: on the same line an entry, or what
  /// follows a semicolon; on a later one also a comment, a quote or a brace.
  mutating func resumption(from start: Int) -> Int {
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
  private mutating func resumptionOnLine(from start: Int) -> Int {
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

  /// The quote that was meant to end a text in which there are others: one with a semicolon
  /// behind it and nothing else on the line, before the next entry.
  mutating func closingQuote(behind value: Token) -> Int? {
    let quote = base[value.end]
    let limit = min(count, value.next + 8_192)
    var lines = 0
    var index = value.next
    while index < limit {
      let byte = base[index]
      if byte == quote {
        let next = skipBlanks(from: index + 1)
        if next < count, base[next] == Byte.semicolon, endsLine(at: next + 1) { return index }
        if startsEntry(at: index) { return nil }
      } else if byte == 0x0A || byte == 0x0D {
        lines += 1
        if lines > 32 || startsEntry(at: skipBlanks(from: index + 1)) { return nil }
      }
      index += byte == 0x5C ? 2 : 1
    }
    return nil
  }

  private mutating func endsLine(at index: Int) -> Bool {
    let next = skipBlanks(from: index)
    return next >= count || base[next] == Byte.lineFeed || base[next] == Byte.carriageReturn
      || startsComment(at: next) || startsEntry(at: next) || base[next] == Byte.closeBrace
  }
}
