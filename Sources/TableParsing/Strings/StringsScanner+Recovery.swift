/// Finds where reading resumes after a fault.
extension StringsScanner {
  /// Whether an entry begins at `index`: a key that ends on its line, followed by `=`. Only white
  /// space may come between them, so that looking ahead stays cheap.
  mutating func startsEntry(at index: Int) -> Bool {
    guard let end = keyEnd(at: index) else { return false }
    var next = end
    while next < count {
      let length = blankLength(at: next)
      if length == 0 { break }
      next += length
    }
    return next < count && base[next] == ASCII.equals
  }

  /// The offset after the key at `index`; nil if no key ends on this line.
  private mutating func keyEnd(at index: Int) -> Int? {
    guard index < count else { return nil }
    let quote = base[index]
    if quote != ASCII.quote && quote != ASCII.apostrophe {
      guard Token.isUnquoted(quote), !startsComment(at: index) else { return nil }
      var end = index + 1
      while end < count, Token.isUnquoted(base[end]) { end += 1 }
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
    if quote == ASCII.quote { noDoubleQuoteBefore = end } else { noSingleQuoteBefore = end }
  }

  func startsComment(at index: Int) -> Bool {
    index + 1 < count && base[index] == ASCII.slash
      && (base[index + 1] == ASCII.slash || base[index + 1] == ASCII.asterisk)
  }

  /// The end of the line, or `limit` where that comes first.
  func lineEnd(from start: Int, before limit: Int = .max) -> Int {
    var index = start
    let limit = min(limit, count)
    while index < limit, !ASCII.isLineBreak(base[index]) {
      index += 1
    }
    return index
  }

  func hasLineBreak(from start: Int, to end: Int) -> Bool {
    var index = start
    while index < end, !ASCII.isLineBreak(base[index]) {
      index += 1
    }
    return index < end
  }

  /// The offset after white space other than line breaks.
  func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < count, !ASCII.isLineBreak(base[index]) {
      let length = blankLength(at: index)
      if length == 0 { break }
      index += length
    }
    return index
  }

  /// The first line after that of `start` and before `limit` that starts an entry, or the comments
  /// directly above it; nil if there is none.
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

  /// Where reading resumes if the token's closing quote was forgotten and the quote found for it
  /// belongs to something else; nil if the quote seems to be its own.
  ///
  /// A token of several lines counts as unclosed if an entry or a block comment begins on one of
  /// them, or if its first line ends in a semicolon.
  mutating func resumption(ifUnclosed token: Token) -> Int? {
    guard hasLineBreak(from: token.start, to: token.next) else { return nil }
    if let line = entryLine(after: token.start, before: token.next) { return line }
    let firstEnd = lineEnd(from: token.start)
    var last = firstEnd
    while last > token.start, base[last - 1] == ASCII.space { last -= 1 }
    let endsEntry = last > token.start && base[last - 1] == ASCII.semicolon
    guard endsEntry || beginsComment(onLineFrom: firstEnd, to: token.end) else { return nil }
    return entryLine(after: token.start, before: count) ?? firstEnd
  }

  private func beginsComment(onLineFrom start: Int, to end: Int) -> Bool {
    var line = start
    while line < end {
      let index = skipBlanks(from: line + 1)
      if startsComment(at: index), base[index + 1] == ASCII.asterisk { return true }
      line = lineEnd(from: index)
    }
    return false
  }

  /// The offset after the `/* */` comment at `index`; nil if it is none or has no end.
  private mutating func blockEnd(at index: Int) -> Int? {
    guard base[index + 1] == ASCII.asterisk, !hasNoCommentEnds else { return nil }
    let end = blockCommentEnd(from: index + 2)
    return end < 0 ? nil : end
  }

  /// Where an entry may start, at or after `start`: on the same line at an entry or after a
  /// semicolon, on a later line also at a comment, a quote or a brace.
  mutating func resumption(from start: Int) -> Int {
    var index = start
    while index < count {
      index = resumptionOnLine(from: index)
      if index >= count || !ASCII.isLineBreak(base[index]) { return index }
      while index < count {
        let length = blankLength(at: index)
        if length == 0 { break }
        index += length
      }
      if index >= count || base[index] == ASCII.quote || base[index] == ASCII.closeBrace
        || startsComment(at: index) || startsEntry(at: index)
      {
        return index
      }
    }
    return index
  }

  /// The next entry on the line of `start`, or the offset after a semicolon, or the line's end.
  private mutating func resumptionOnLine(from start: Int) -> Int {
    var index = start
    while index < count, !ASCII.isLineBreak(base[index]) {
      let byte = base[index]
      if byte == ASCII.semicolon { return index + 1 }
      if startsComment(at: index) { return index }
      let end = keyEnd(at: index)
      if end != nil, startsEntry(at: index) { return index }
      index = end ?? index + 1
    }
    return index
  }

  /// The quote that was meant to end a text with unescaped quotes in it: the one before a semicolon
  /// that ends its line, before the next entry.
  mutating func closingQuote(behind value: Token) -> Int? {
    let quote = base[value.end]
    let limit = min(count, value.next + 8_192)
    var lines = 0
    var index = value.next
    while index < limit {
      let byte = base[index]
      if byte == quote {
        let next = skipBlanks(from: index + 1)
        if next < count, base[next] == ASCII.semicolon, endsLine(at: next + 1) { return index }
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
    return next >= count || ASCII.isLineBreak(base[next])
      || startsComment(at: next) || startsEntry(at: next) || base[next] == ASCII.closeBrace
  }
}

/// How far a dictionary, an array or data has been read: the state of a reader without recursion.
struct NestedValue {
  /// The deepest nesting that the platform's reader accepts.
  static let depthLimit = 512

  enum Expectation: String {
    case value = "a value"
    case element = "an element or ')'"
    case separator = "',' or ')'"
    case key = "a key or '}'"
    case equals = "'=' or ';'"
    case semicolon = "';'"
    case data = "an even number of hexadecimal digits and '>'"
  }

  /// The current offset: where the fault is, if reading stopped at one.
  var index: Int
  /// The open brackets, outermost first.
  var brackets: [UInt8] = []
  var state = Expectation.value
  var isTooDeep = false

  var expectation: String { state.rawValue }

  init(index: Int) { self.index = index }

  mutating func open(_ bracket: UInt8) {
    brackets.append(bracket)
    state = bracket == ASCII.openBrace ? .key : .element
  }

  /// After a value: what may follow depends on its container.
  mutating func endValue() {
    state = brackets.last == ASCII.openBrace ? .semicolon : .separator
  }

  mutating func close() {
    brackets.removeLast()
    endValue()
  }
}

extension StringsScanner {
  /// The offset after the value at `nested.index`; nil at a fault.
  mutating func skipNested(_ nested: inout NestedValue) -> Int? {
    repeat {
      nested.index = skipGap(from: nested.index)
      guard nested.index < count, step(&nested) else { return nil }
      if nested.brackets.count > NestedValue.depthLimit {
        nested.isTooDeep = true
        return nil
      }
    } while !nested.brackets.isEmpty
    return nested.index
  }

  private mutating func step(_ nested: inout NestedValue) -> Bool {
    let byte = base[nested.index]
    switch (nested.state, byte) {
    case (.element, ASCII.closeParenthesis), (.separator, ASCII.closeParenthesis),
      (.key, ASCII.closeBrace):
      nested.index += 1
      nested.close()
    case (.value, _), (.element, _): return stepIntoValue(&nested, byte)
    case (.separator, ASCII.comma): advance(&nested, .element)
    case (.equals, ASCII.equals): advance(&nested, .value)
    case (.equals, ASCII.semicolon), (.semicolon, ASCII.semicolon): advance(&nested, .key)
    case (.key, _): return stepOverText(&nested, byte, then: .equals)
    default: return false
    }
    return true
  }

  private func advance(_ nested: inout NestedValue, _ state: NestedValue.Expectation) {
    nested.index += 1
    nested.state = state
  }

  private mutating func stepIntoValue(_ nested: inout NestedValue, _ byte: UInt8) -> Bool {
    if byte == ASCII.openBrace || byte == ASCII.openParenthesis {
      nested.open(byte)
      nested.index += 1
      return true
    }
    if byte == ASCII.less {
      guard stepOverData(&nested) else { return false }
      nested.endValue()
      return true
    }
    guard stepOverText(&nested, byte, then: nested.state) else { return false }
    nested.endValue()
    return true
  }

  private mutating func stepOverText(
    _ nested: inout NestedValue, _ byte: UInt8, then state: NestedValue.Expectation
  ) -> Bool {
    guard Token.starts(with: byte) else {
      return false
    }
    let text = token(at: nested.index)
    nested.index = text.next < 0 ? count : text.next
    nested.state = state
    return text.next >= 0
  }

  private func stepOverData(_ nested: inout NestedValue) -> Bool {
    var digits = 0
    nested.index += 1
    nested.state = .data
    while nested.index < count {
      let byte = base[nested.index]
      if byte == UInt8(ascii: ">") {
        guard digits % 2 == 0 else { return false }
        nested.index += 1
        return true
      }
      let blank = blankLength(at: nested.index)
      guard blank > 0 || ASCII.isHexadecimal(byte) else { return false }
      digits += blank > 0 ? 0 : 1
      nested.index += max(blank, 1)
    }
    return false
  }

  /// The offset after the bracket that closes `depth` open ones, whatever comes before it.
  mutating func closingBracket(from start: Int, depth: Int) -> Int? {
    guard !hasNoBrackets else { return nil }
    var depth = depth
    var index = start
    while index < count {
      index = skipGap(from: index)
      guard index < count else { break }
      switch base[index] {
      case ASCII.quote, ASCII.apostrophe:
        let text = token(at: index)
        index = text.next < 0 ? index + 1 : text.next
        continue
      case ASCII.openBrace, ASCII.openParenthesis, ASCII.less: depth += 1
      case ASCII.closeBrace, ASCII.closeParenthesis, UInt8(ascii: ">"): depth -= 1
      default: break
      }
      index += 1
      if depth <= 0 { return index }
    }
    hasNoBrackets = true
    return nil
  }
}
