/// Faults in a value and behind it.
extension StringsReader {
  mutating func reportMissingValue(of key: Token, at index: Int) {
    reportFault(key.next, key.next) { reader in
      "the key '\(reader.excerpt(key.start, key.end))' has no value; an entry is \"key\" = \"value\";"
    }
    position = index
  }

  /// A value whose quote is not closed before the end of the file.
  mutating func readUnterminated(_ value: Token, of key: Token, from start: Int) {
    reportUnclosed("text", value)
    let line = scanner.entryLine(after: value.start, before: count)
    appendFirstLine(of: value, key: key, from: start)
    position = line ?? count
  }

  /// The entry with as much of its value as stands on its first line.
  private mutating func appendFirstLine(of value: Token, key: Token, from start: Int) {
    var end = min(scanner.lineEnd(from: value.start), value.end)
    while end > value.start, base[end - 1] == Byte.semicolon || base[end - 1] == Byte.space {
      end -= 1
    }
    var repaired = value
    repaired.end = end
    append(key, value: repaired, from: start, to: end)
  }

  /// Where the value should be stands something that begins no text.
  mutating func readOddValue(of key: Token, at index: Int, from start: Int) {
    let resumed = skipInvisible(at: index)
    if resumed > index {
      return readValue(of: key, at: scanner.skipGap(from: resumed), from: start)
    }
    switch base[index] {
    case Byte.openBrace, Byte.openParenthesis, Byte.less:
      readNested(of: key, at: index, from: start)
    case Byte.semicolon:
      reportMissingValue(of: key, at: index + 1)
    case UInt8(ascii: "@") where index + 1 < count && base[index + 1] == Byte.quote:
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

  /// Behind the value stands no semicolon.
  mutating func recoverEnd(of key: Token, value: Token, at index: Int, from start: Int) {
    if value.isQuoted, let line = scanner.resumption(ifUnclosed: value) {
      reportUnclosed("text", value)
      appendFirstLine(of: value, key: key, from: start)
      position = line
      return
    }
    if index < count, base[index] == Byte.equals,
      scanner.hasLineBreak(from: key.next, to: value.start)
    {
      return reportMissingValue(of: key, at: value.isQuoted ? value.start - 1 : value.start)
    }
    let isOver = index >= count || base[index] == Byte.closeBrace && isBraced
    if isOver || scanner.hasLineBreak(from: value.next, to: index) || scanner.startsEntry(at: index)
    {
      reportMissingSemicolon(at: value.next)
      append(key, value: value, from: start, to: value.next)
      position = index
      return
    }
    recoverLine(of: key, value: value, at: index, from: start)
  }

  /// The rest of the line holds something else than the next entry.
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
    } else if value.isQuoted, base[index] != Byte.equals,
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
    if value.isQuoted, base[index] != Byte.equals,
      Byte.isUnquoted(base[index])
        || base[index] >= 0x80 || base[index] == Byte.quote
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
    index < count && base[index] == Byte.semicolon ? index + 1 : index
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
