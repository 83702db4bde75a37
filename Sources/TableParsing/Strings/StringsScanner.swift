/// A key or a value: in double quotes, in single quotes, or bare.
struct Token {
  /// The content, between the delimiters.
  var start: Int
  var end: Int
  /// The offset after the token; -1 if its closing quote is missing.
  var next: Int
  var isQuoted: Bool
  var hasEscapes: Bool

  /// Whether a byte may stand without quotes: `[A-Za-z0-9_$/:.-]`.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    if byte | 0x20 >= 0x61 { return byte | 0x20 <= 0x7A || byte == 0x5F }
    return byte >= 0x2D && byte <= 0x3A || byte == 0x24
  }

  /// Whether a key or a text can begin with the byte.
  static func starts(with byte: UInt8) -> Bool {
    byte == 0x22 || isUnquoted(byte) || byte == 0x27
  }
}

/// Splits the bytes of one file into tokens, gaps and comments. It holds no reference, so that the
/// copies a debug build makes of it cost no reference counting.
struct StringsScanner {
  let bytes: SourceBytes
  let base: UnsafePointer<UInt8>
  let count: Int
  /// The comments directly above what is read next.
  var comments = PendingComments()
  /// The most recently found entry in plain form.
  var plain = PlainEntry()
  /// The next backslash, or the end of the file; stale once the reader has passed it.
  var nextBackslash = -1
  /// The next percent sign, or the end of the file; stale once the reader has passed it.
  var nextPercent = -1
  /// Whether the file may hold a percent sign of another script.
  var hasForeignPercent = false
  /// The start of an unterminated comment that is still to be reported, or -1.
  var openComment = -1

  /// Searches that found nothing and need not be repeated: this keeps faulty files linear.
  private(set) var hasNoDoubleQuotes = false
  private(set) var hasNoSingleQuotes = false
  var noDoubleQuoteBefore = 0
  var noSingleQuoteBefore = 0
  var hasNoCommentEnds = false
  var hasNoBrackets = false

  init(_ storage: ByteStorage) {
    bytes = SourceBytes(storage)
    base = bytes.base
    count = bytes.end
  }

  /// The token at `start`, where there is a quote or an unquoted byte.
  mutating func token(at start: Int) -> Token {
    let quote = base[start]
    if quote != 0x22 && quote != 0x27 {
      var index = start + 1
      while index < count, Token.isUnquoted(base[index]) { index += 1 }
      return Token(start: start, end: index, next: index, isQuoted: false, hasEscapes: false)
    }
    let content = start + 1
    var end = isExhausted(quote) ? -1 : find(quote, from: content)
    let escape = find(ASCII.backslash, from: content, to: end < 0 ? count : end)
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
  /// escaped or not, is at `end`. Reads every byte at most twice.
  private func closing(_ quote: UInt8, foundAt end: Int, escapeAt escape: Int) -> Int {
    var end = end
    var escape = escape
    while escape >= 0, end >= 0 {
      let index = escape + 2
      if index > end { end = find(quote, from: index) }
      escape = end < 0 ? -1 : find(ASCII.backslash, from: index, to: end)
    }
    return end
  }

  private mutating func noteExhausted(_ quote: UInt8) {
    if quote == ASCII.quote { hasNoDoubleQuotes = true } else { hasNoSingleQuotes = true }
  }

  /// Whether the file is known to have no further closing quote of this kind.
  func isExhausted(_ quote: UInt8) -> Bool {
    quote == ASCII.quote ? hasNoDoubleQuotes : hasNoSingleQuotes
  }

  /// The offset of the next `byte`, or -1 if there is none.
  func find(_ byte: UInt8, from start: Int) -> Int { find(byte, from: start, to: count) }

  func find(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    let found = bytes.first(Int32(byte), from: start, to: end)
    return found < end ? found : -1
  }

  /// The length of the white space character at `index`, or 0. U+2028 and U+2029 are white space;
  /// U+0085, U+00A0 and U+FEFF are not.
  func blankLength(at index: Int) -> Int {
    let byte = base[index]
    if ASCII.isWhitespace(byte) { return 1 }
    return isLineSeparator(at: index) ? 3 : 0
  }

  func isLineSeparator(at index: Int) -> Bool {
    base[index] == 0xE2 && index + 2 < count && base[index + 1] == 0x80
      && (base[index + 2] == 0xA8 || base[index + 2] == 0xA9)
  }

  /// The offset after white space and comments inside an entry.
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

/// The offsets of an entry in plain form: `"key" = "text";` without escapes.
struct PlainEntry {
  var keyEnd = 0
  var textStart = 0
  var textEnd = 0
  var end = 0
  /// Whether the text may hold a percent sign of any script.
  var hasPercent = false
}

extension StringsScanner {
  /// Whether the entry at `start` is in plain form, as nearly all are. For those this is all the
  /// work there is, so it avoids calls and local values: in a debug build each of them costs as
  /// much as the search for a quote.
  mutating func findPlainEntry(at start: Int) -> Bool {
    if nextBackslash < start { findBackslash(from: start) }
    plain.keyEnd = find(0x22, from: start + 1, to: nextBackslash)
    var index = plain.keyEnd + 1
    if index == 0 || count - index < 6 { return false }
    if base[index] == 0x20 { index += 1 }
    if base[index] != 0x3D { return false }
    index += 1
    if base[index] == 0x20 { index += 1 }
    if base[index] != 0x22 { return false }
    plain.textStart = index + 1
    plain.textEnd = find(0x22, from: index + 1, to: nextBackslash)
    index = plain.textEnd + 1
    if index == 0 || index >= count || base[index] != 0x3B { return false }
    plain.end = index + 1
    if nextPercent < plain.textStart { findPercent(from: plain.textStart) }
    plain.hasPercent = nextPercent < plain.textEnd
    return true
  }

  func plainTemplate() -> MessageTemplate? {
    MessageTemplate(
      parsing: UnsafeRawBufferPointer(
        start: base + plain.textStart, count: plain.textEnd - plain.textStart),
      mayHoldForeignPercent: hasForeignPercent)
  }

  /// Percent signs of other scripts are rare, so the file is searched for them only once.
  private mutating func findPercent(from start: Int) {
    if nextPercent < 0 { hasForeignPercent = bytes.mayHoldForeignPercent }
    nextPercent = hasForeignPercent ? start : find(0x25, from: start)
    if nextPercent < 0 { nextPercent = count }
  }

  private mutating func findBackslash(from start: Int) {
    nextBackslash = find(0x5C, from: start)
    if nextBackslash < 0 { nextBackslash = count }
  }
}

/// Adjacent comments with no blank line between them and the entry below.
struct PendingComments {
  var count = 0
  /// The content of the first comment, without delimiters and surrounding white space.
  var start = 0
  var end = 0
  /// From the start of the first comment to the end of the last, delimiters included.
  var outerStart = 0
  var outerEnd = 0
}

extension StringsScanner {
  /// The offset after white space and comments between entries. Collects the comments that no blank
  /// line separates from what follows, except one on the line where the previous entry ends.
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

  /// The offset after the comment at `index`, or -1 if the slash begins none. A `//` comment ends
  /// before its line break; an unterminated one ends at the next line that starts an entry and is
  /// kept in `openComment`.
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

  /// The offset after the next `*/`, or -1 if there is none.
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

  /// The text between the delimiters, without surrounding white space.
  func commentContent(at index: Int, to next: Int) -> (start: Int, end: Int) {
    let delimiter = base[index + 1]
    var start = index + 2
    var end = next
    if delimiter == 0x2A {
      // An unterminated comment has no content: it ends where reading resumes.
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
