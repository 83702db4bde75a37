/// Faults between a key and its value.
extension StringsReader {
  /// Handles a key with no closing quote in the rest of the file.
  mutating func readUnterminatedKey(_ key: Token) {
    reportUnclosed("key", key)
    position = scanner.entryLine(after: key.start, before: count) ?? count
  }

  /// Handles a key followed by neither `=` nor `;`.
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
    if next < count, base[next] == ASCII.equals {
      readValue(of: key, at: scanner.skipGap(from: next + 1), from: start)
    } else if next < count, base[next] == ASCII.semicolon {
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

  /// Text after a lone text belongs to the same fault, up to the next entry.
  private mutating func resumptionBehindLine(_ index: Int) -> Int {
    if Token.isUnquoted(base[index]), !scanner.startsEntry(at: index) {
      return scanner.resumption(from: index)
    }
    return index
  }

  /// `"key = "value";`: the key's closing quote was forgotten.
  private mutating func recoverOpenKey(_ key: Token, from start: Int) -> Bool {
    guard key.isQuoted else { return false }
    var end = key.end
    while end > key.start, base[end - 1] == ASCII.space { end -= 1 }
    guard end > key.start, base[end - 1] == ASCII.equals else { return false }
    end -= 1
    while end > key.start, base[end - 1] == ASCII.space { end -= 1 }
    let value = scanner.token(at: key.end)
    guard value.next >= 0, !scanner.hasLineBreak(from: value.start, to: value.next) else {
      return false
    }
    let next = scanner.skipBlanks(from: value.next)
    guard next < count, base[next] == ASCII.semicolon else { return false }
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
    while index < count, base[index] != ASCII.lineFeed, base[index] != ASCII.carriageReturn,
      base[index] != ASCII.semicolon
    {
      if base[index] == quote, !scanner.startsEntry(at: index) {
        let next = scanner.skipBlanks(from: index + 1)
        if next < count, base[next] == ASCII.equals {
          reportUnescapedQuote(at: key.end, in: "key")
          var repaired = key
          repaired.end = index
          repaired.next = index + 1
          repaired.hasEscapes = true
          readValue(of: repaired, at: scanner.skipGap(from: next + 1), from: start)
          return true
        }
      }
      index += base[index] == ASCII.backslash ? 2 : 1
    }
    return false
  }

  /// Handles other text on the key's line: a value without `=`, the next entry, or junk.
  private mutating func recoverText(behind key: Token, at index: Int, from start: Int) {
    if scanner.startsEntry(at: index) {
      reportFault(start, key.next) { reader in
        "'\(reader.excerpt(key.start, key.end))' stands alone; remove it, or make it an entry"
      }
      position = index
      return
    }
    let isValue = base[index] == ASCII.quote || base[index] == ASCII.apostrophe
    if isValue, case let value = scanner.token(at: index), value.next >= 0,
      !scanner.hasLineBreak(from: value.start, to: value.next)
    {
      reportFault(key.next, key.next) { _ in "'=' is missing between the key and its value" }
      return readValue(of: key, at: index, from: start)
    }
    if !key.isQuoted, index > key.next, Token.isUnquoted(base[index]) {
      reportFault(start, key.next) { reader in
        let end = reader.scanner.lineEnd(from: start, before: start + 64)
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
    let end = scanner.lineEnd(from: token.start, before: token.end)
    reportFault(token.start - 1, end) { reader in
      "the \(what) that begins here has no closing quote: '\(reader.excerpt(token.start, end))'"
    }
  }

  mutating func reportUnescapedQuote(at index: Int, in what: String) {
    reportFault(index, index + 1) { _ in
      "unescaped quote inside of the \(what); write \\\" for a quotation mark in a text"
    }
  }
}

/// Faults in a value and after it.
extension StringsReader {
  mutating func reportMissingValue(of key: Token, at index: Int) {
    reportFault(key.next, key.next) { reader in
      "the key '\(reader.excerpt(key.start, key.end))' has no value; an entry is \"key\" = \"value\";"
    }
    position = index
  }

  /// Handles a value with no closing quote in the rest of the file.
  mutating func readUnterminated(_ value: Token, of key: Token, from start: Int) {
    reportUnclosed("text", value)
    let line = scanner.entryLine(after: value.start, before: count)
    appendFirstLine(of: value, key: key, from: start)
    position = line ?? count
  }

  /// Appends the entry with the part of its value that is on the first line.
  private mutating func appendFirstLine(of value: Token, key: Token, from start: Int) {
    var end = scanner.lineEnd(from: value.start, before: value.end)
    while end > value.start, base[end - 1] == ASCII.semicolon || base[end - 1] == ASCII.space {
      end -= 1
    }
    var repaired = value
    repaired.end = end
    append(key, value: repaired, from: start, to: end)
  }

  /// Handles what is no text where a value is expected.
  mutating func readOtherValue(of key: Token, at index: Int, from start: Int) {
    let resumed = skipInvisible(at: index)
    if resumed > index {
      return readValue(of: key, at: scanner.skipGap(from: resumed), from: start)
    }
    switch base[index] {
    case ASCII.openBrace, ASCII.openParenthesis, ASCII.less:
      readNested(of: key, at: index, from: start)
    case ASCII.semicolon:
      reportMissingValue(of: key, at: index + 1)
    case UInt8(ascii: "@") where index + 1 < count && base[index + 1] == ASCII.quote:
      reportFault(index, index + 1) { _ in
        "'@' before a text belongs to Objective-C code, not to a table; remove it"
      }
      readValue(of: key, at: index + 1, from: start)
    default:
      reportFault(index, index + scalar(at: index).length) { reader in
        "expected the value of '\(reader.excerpt(key.start, key.end))' in quotes, found "
          + "\(reader.describe(at: index))\(reader.hint(at: index))"
      }
      position = scanner.resumption(from: index)
    }
  }

  /// Handles a value that is not followed by a semicolon.
  mutating func recoverEnd(of key: Token, value: Token, at index: Int, from start: Int) {
    if value.isQuoted, let line = scanner.resumption(ifUnclosed: value) {
      reportUnclosed("text", value)
      appendFirstLine(of: value, key: key, from: start)
      position = line
      return
    }
    if index < count, base[index] == ASCII.equals,
      scanner.hasLineBreak(from: key.next, to: value.start)
    {
      return reportMissingValue(of: key, at: value.isQuoted ? value.start - 1 : value.start)
    }
    let isOver = index >= count || base[index] == ASCII.closeBrace && isBraced
    if isOver || scanner.hasLineBreak(from: value.next, to: index) || scanner.startsEntry(at: index)
    {
      reportMissingSemicolon(at: value.next)
      append(key, value: value, from: start, to: value.next)
      position = index
      return
    }
    recoverLine(of: key, value: value, at: index, from: start)
  }

  /// Handles a rest of the line that is not the next entry.
  private mutating func recoverLine(
    of key: Token, value: Token, at index: Int, from start: Int
  ) {
    let resumed = skipInvisible(at: index)
    if resumed > index {
      append(key, value: value, from: start, to: value.next)
      position = behindSemicolon(scanner.skipGap(from: resumed))
    } else if let length = misspeltSemicolonLength(at: index) {
      reportFault(index, index + length) { reader in
        "\(reader.describe(at: index)) stands where ';' belongs; end the entry with ';'"
      }
      append(key, value: value, from: start, to: index + length)
      position = behindSemicolon(scanner.skipBlanks(from: position))
    } else if value.isQuoted, base[index] != ASCII.equals,
      let quote = scanner.closingQuote(behind: value)
    {
      reportUnescapedQuote(at: value.end, in: "text")
      var repaired = value
      repaired.end = quote
      repaired.hasEscapes = true
      append(key, value: repaired, from: start, to: scanner.skipBlanks(from: quote + 1) + 1)
    } else {
      reportText(behind: value, at: index)
      append(key, value: value, from: start, to: value.next)
      position = scanner.resumption(from: index)
    }
  }

  private mutating func reportText(behind value: Token, at index: Int) {
    if value.isQuoted, base[index] != ASCII.equals,
      Token.isUnquoted(base[index])
        || base[index] >= 0x80 || base[index] == ASCII.quote
    {
      return reportUnescapedQuote(at: value.end, in: "text")
    }
    reportFault(index, index + scalar(at: index).length) { reader in
      value.isQuoted
        ? "expected ';' behind the value, found \(reader.describe(at: index))"
        : "\(reader.describe(at: index)) needs quotes around the text it is part of"
    }
  }

  private func misspeltSemicolonLength(at index: Int) -> Int? {
    let (value, length) = scalar(at: index)
    let known: [UInt32] = [0x2C, 0x3A, 0x37E, 0x61B, 0xFE54, 0xFF0C, 0xFF1A, 0xFF1B]
    return known.contains(value) ? length : nil
  }

  private func behindSemicolon(_ index: Int) -> Int {
    index < count && base[index] == ASCII.semicolon ? index + 1 : index
  }

  mutating func reportMissingSemicolon(at end: Int) {
    reportFault(end, end) { _ in
      "';' is missing at the end of this entry, and the platform's reader drops the whole table"
    }
  }

  var isBraced: Bool {
    if case .braced = body { return true }
    return false
  }
}

/// Dictionaries, arrays and data: valid values, but not texts.
extension StringsReader {
  mutating func readNested(of key: Token, at index: Int, from start: Int) {
    var nested = NestedValue(index: index)
    let end = scanner.skipNested(&nested)
    guard let end else { return recoverNested(nested, of: key, at: index, from: start) }
    let next = scanner.skipGap(from: end)
    let isEnded = next < count && base[next] == ASCII.semicolon
    if isEnded {
      if !isFaulted {
        report(
          .unsupportedValue, index, end,
          "the value of '\(excerpt(key.start, key.end))' is \(Self.kind(base[index])), not a text; "
            + "the entry is left out")
      }
    } else {
      reportMissingSemicolon(at: end)
    }
    appendUnsupported(key, index, end, from: start, to: isEnded ? next + 1 : end)
    if !isEnded { position = next }
  }

  private mutating func appendUnsupported(
    _ key: Token, _ valueStart: Int, _ valueEnd: Int, from start: Int, to end: Int
  ) {
    entries.append(
      TableEntry(
        key: content(of: key), keyRange: SourceRange(key.start, key.end),
        range: SourceRange(start, end), value: .unsupported(SourceRange(valueStart, valueEnd)),
        comment: scanner.comments.count == 0 ? nil : takeComment()))
    position = end
  }

  private static func kind(_ opening: UInt8) -> String {
    switch opening {
    case ASCII.openBrace: "a dictionary"
    case ASCII.openParenthesis: "an array"
    default: "data"
    }
  }

  /// Handles a fault at `nested.index`: reading resumes after the value's closing bracket.
  private mutating func recoverNested(
    _ nested: NestedValue, of key: Token, at index: Int, from start: Int
  ) {
    guard nested.index < count else {
      reportFault(index, index + 1) { reader in
        "\(reader.describe(at: index)) is never closed"
      }
      position = scanner.entryLine(after: index, before: count) ?? count
      return
    }
    reportFault(nested.index, nested.index + scalar(at: nested.index).length) { reader in
      nested.isTooDeep
        ? "values are nested deeper than \(NestedValue.depthLimit) levels"
        : "expected \(nested.expectation), found \(reader.describe(at: nested.index))"
    }
    let depth = nested.brackets.count + (nested.state == .data ? 1 : 0)
    guard let end = scanner.closingBracket(from: nested.index, depth: depth) else {
      position = scanner.entryLine(after: nested.index, before: count) ?? count
      return
    }
    appendUnsupported(key, index, end, from: start, to: end)
    let next = scanner.skipGap(from: end)
    position =
      next < count && base[next] == ASCII.semicolon ? next + 1 : scanner.resumption(from: next)
  }
}
