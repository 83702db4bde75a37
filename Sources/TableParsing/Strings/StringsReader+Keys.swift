/// Faults between a key and its value.
extension StringsReader {
  /// A key whose quote is not closed before the end of the file.
  mutating func readUnterminatedKey(_ key: Token) {
    reportUnclosed("key", key)
    position = scanner.entryLine(after: key.start, before: count) ?? count
  }

  /// Behind the key stands neither `=` nor `;`.
  mutating func recoverSeparator(of key: Token, at index: Int, from start: Int) {
    if key.isQuoted, let line = scanner.resumption(ifUnclosed: key) {
      reportUnclosed("key", key)
      position = line
      return
    }
    if index >= count || scanner.hasLineBreak(from: key.next, to: index) {
      return abandonLone(key, from: start, at: index)
    }
    let resumed = skipInvisible(at: index)
    if resumed > index { return recoverBehindInvisible(key, at: resumed, from: start) }
    if let length = misspeltEqualsLength(at: index) {
      reportFault(index, index + length) { reader in
        "\(reader.describe(at: index)) stands where '=' belongs; an entry is \"key\" = \"value\";"
      }
      return readValue(of: key, at: scanner.skipGap(from: index + length), from: start)
    }
    if recoverOpenKey(key, from: start) || recoverQuotedKey(key, from: start) { return }
    recoverText(behind: key, at: index, from: start)
  }

  private mutating func recoverBehindInvisible(_ key: Token, at index: Int, from start: Int) {
    let next = scanner.skipGap(from: index)
    if next < count, base[next] == Byte.equals {
      readValue(of: key, at: scanner.skipGap(from: next + 1), from: start)
    } else if next < count, base[next] == Byte.semicolon {
      append(key, value: key, from: start, to: next + 1)
    } else {
      position = scanner.resumption(from: next)
    }
  }

  private mutating func abandonLone(_ key: Token, from start: Int, at index: Int) {
    reportFault(start, key.next) { reader in
      "'\(reader.excerpt(key.start, key.end))' stands alone; an entry is \"key\" = \"value\";"
    }
    position = index >= count ? count : resumptionBehindLine(index)
  }

  /// Text after text that stands alone belongs to the same fault, up to the next entry.
  private mutating func resumptionBehindLine(_ index: Int) -> Int {
    if Byte.isUnquoted(base[index]), !scanner.startsEntry(at: index) {
      return scanner.resumption(from: index)
    }
    return index
  }

  /// `"key = "value";`: the key's closing quote was forgotten.
  private mutating func recoverOpenKey(_ key: Token, from start: Int) -> Bool {
    guard key.isQuoted else { return false }
    var end = key.end
    while end > key.start, base[end - 1] == Byte.space { end -= 1 }
    guard end > key.start, base[end - 1] == Byte.equals else { return false }
    end -= 1
    while end > key.start, base[end - 1] == Byte.space { end -= 1 }
    let value = scanner.token(at: key.end)
    guard value.next >= 0, !scanner.hasLineBreak(from: value.start, to: value.next) else {
      return false
    }
    let next = scanner.skipBlanks(from: value.next)
    guard next < count, base[next] == Byte.semicolon else { return false }
    reportUnclosed("key", key)
    var repaired = key
    repaired.end = end
    append(repaired, value: value, from: start, to: next + 1)
    return true
  }

  /// `"say "hi" now" = "value";`: quotes inside of the key.
  private mutating func recoverQuotedKey(_ key: Token, from start: Int) -> Bool {
    guard key.isQuoted else { return false }
    let quote = base[key.end]
    var index = key.next
    while index < count, base[index] != Byte.lineFeed, base[index] != Byte.carriageReturn,
      base[index] != Byte.semicolon
    {
      if base[index] == quote, !scanner.startsEntry(at: index) {
        let next = scanner.skipBlanks(from: index + 1)
        if next < count, base[next] == Byte.equals {
          reportUnescapedQuote(at: key.end, in: "key")
          var repaired = key
          repaired.end = index
          repaired.next = index + 1
          repaired.hasEscapes = true
          readValue(of: repaired, at: scanner.skipGap(from: next + 1), from: start)
          return true
        }
      }
      index += base[index] == Byte.backslash ? 2 : 1
    }
    return false
  }

  /// Some other text on the key's line: a value without `=`, the next entry, or junk.
  private mutating func recoverText(behind key: Token, at index: Int, from start: Int) {
    if scanner.startsEntry(at: index) {
      reportFault(start, key.next) { reader in
        "'\(reader.excerpt(key.start, key.end))' stands alone; remove it, or make it an entry"
      }
      position = index
      return
    }
    let isValue = base[index] == Byte.quote || base[index] == Byte.apostrophe
    if isValue, case let value = scanner.token(at: index), value.next >= 0,
      !scanner.hasLineBreak(from: value.start, to: value.next)
    {
      reportFault(key.next, key.next) { _ in "'=' is missing between the key and its value" }
      return readValue(of: key, at: index, from: start)
    }
    if !key.isQuoted, index > key.next, Byte.isUnquoted(base[index]) {
      reportFault(start, key.next) { reader in
        let end = reader.scanner.lineEnd(from: start)
        return "'\(reader.excerpt(start, end))' is no entry; write comments between '/*' and '*/'"
      }
      position = scanner.resumption(from: index)
      return
    }
    reportFault(index, index + scalar(at: index).length) { reader in
      "expected '=' behind the key '\(reader.excerpt(key.start, key.end))', found \(reader.describe(at: index));"
        + " an entry is \"key\" = \"value\";"
    }
    position = scanner.resumption(from: index)
  }

  private func misspeltEqualsLength(at index: Int) -> Int? {
    let (value, length) = scalar(at: index)
    return value == 0x3A || value == 0xFF1A || value == 0xFF1D ? length : nil
  }

  mutating func reportUnclosed(_ what: String, _ token: Token) {
    reportFault(token.start - 1, min(scanner.lineEnd(from: token.start), token.end)) { reader in
      let end = min(reader.scanner.lineEnd(from: token.start), token.end)
      return
        "the \(what) that begins here has no closing quote: '\(reader.excerpt(token.start, end))'"
    }
  }

  mutating func reportUnescapedQuote(at index: Int, in what: String) {
    reportFault(index, index + 1) { _ in
      "unescaped quote inside of the \(what); write \\\" for a quotation mark in a text"
    }
  }
}
