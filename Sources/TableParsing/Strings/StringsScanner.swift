/// A key or a value: quoted, single-quoted or bare.
struct Token {
  /// The content, between the delimiters.
  var start: Int
  var end: Int
  /// Behind the token; -1 where the closing quote is missing.
  var next: Int
  var isQuoted: Bool
  var hasEscapes: Bool
}

/// The bytes of one file and what reading has learnt about them. It holds nothing that is counted,
/// so that a debug build may copy it wherever it likes.
struct StringsScanner {
  let base: UnsafePointer<UInt8>
  let count: Int
  /// The comments directly above the thing that is read next.
  var comments = PendingComments()
  /// The entry that was found last.
  var plain = PlainEntry()
  /// There is no backslash before it from where reading is.
  var nextBackslash = -1
  /// There is no percent sign before it from where reading is.
  var nextPercent = -1
  /// Whether the file has one of another script anywhere.
  var hasForeignPercent = false
  /// The comment without an end that was met last and not reported yet, or -1.
  var openComment = -1

  /// Searches for an end that ran to the end of the line or the file, and would again.
  private(set) var hasNoDoubleQuotes = false
  private(set) var hasNoSingleQuotes = false
  var noDoubleQuoteBefore = 0
  var noSingleQuoteBefore = 0
  var hasNoCommentEnds = false
  var hasNoBrackets = false

  init(_ storage: ByteStorage) {
    base = UnsafePointer(storage.base.assumingMemoryBound(to: UInt8.self))
    count = storage.count
  }

  /// The token that begins at `start`, which is a quote or a byte that needs none.
  mutating func token(at start: Int) -> Token {
    let quote = base[start]
    if quote != 0x22 && quote != 0x27 {
      var index = start + 1
      while index < count, Byte.isUnquoted(base[index]) { index += 1 }
      return Token(start: start, end: index, next: index, isQuoted: false, hasEscapes: false)
    }
    let content = start + 1
    var end = isExhausted(quote) ? -1 : find(quote, from: content)
    let escape = find(Byte.backslash, from: content, to: end < 0 ? count : end)
    guard escape >= 0 || end < 0 else {
      return Token(start: content, end: end, next: end + 1, isQuoted: true, hasEscapes: false)
    }
    if escape >= 0 { end = closing(quote, foundAt: end, escapeAt: escape) }
    if end < 0 { noteExhausted(quote) }
    return Token(
      start: content, end: end < 0 ? count : end, next: end < 0 ? -1 : end + 1, isQuoted: true,
      hasEscapes: escape >= 0)
  }

  /// The closing quote of a text whose first backslash is at `escape` and whose first quote,
  /// escaped or not, is at `end`. Every byte is looked at twice at most.
  private func closing(_ quote: UInt8, foundAt end: Int, escapeAt escape: Int) -> Int {
    var end = end
    var escape = escape
    while escape >= 0, end >= 0 {
      let index = escape + 2
      if index > end { end = find(quote, from: index) }
      escape = end < 0 ? -1 : find(Byte.backslash, from: index, to: end)
    }
    return end
  }

  private mutating func noteExhausted(_ quote: UInt8) {
    if quote == Byte.quote { hasNoDoubleQuotes = true } else { hasNoSingleQuotes = true }
  }

  /// Whether a search for the closing quote already ran to the end of the file in vain.
  func isExhausted(_ quote: UInt8) -> Bool {
    quote == Byte.quote ? hasNoDoubleQuotes : hasNoSingleQuotes
  }

  /// The offset of the next `byte`, or -1.
  func find(_ byte: UInt8, from start: Int) -> Int { find(byte, from: start, to: count) }

  func find(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let found = memchr(base + start, Int32(byte), end - start) else { return -1 }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// Length of the white space character at `index`, or 0. U+2028 and U+2029 are white space;
  /// U+0085, U+00A0 and U+FEFF are not.
  func blankLength(at index: Int) -> Int {
    let byte = base[index]
    if byte == 0x20 || byte >= 9 && byte <= 13 { return 1 }
    return isLineSeparator(at: index) ? 3 : 0
  }

  func isLineSeparator(at index: Int) -> Bool {
    base[index] == 0xE2 && index + 2 < count && base[index + 1] == 0x80
      && (base[index + 2] == 0xA8 || base[index + 2] == 0xA9)
  }

  /// Behind white space and comments inside an entry.
  mutating func skipGap(from start: Int) -> Int {
    var index = start
    while index < count {
      let byte = base[index]
      if byte == 0x20 {
        index += 1
      } else if byte == 0x2F {
        let end = commentEnd(at: index)
        if end < 0 { return index }
        index = end
      } else if byte < 0x20 || byte == 0xE2 {
        let length = blankLength(at: index)
        if length == 0 { return index }
        index += length
      } else {
        return index
      }
    }
    return index
  }
}
