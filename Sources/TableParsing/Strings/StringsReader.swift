/// The state of reading one file. Tools run debug-built, so what happens for every byte or entry
/// works on `base` and offsets alone.
struct StringsReader {
  let text: SourceText
  let storage: ByteStorage
  let base: UnsafePointer<UInt8>
  let count: Int
  let table: String
  let language: String?

  var position = 0
  var scanner: StringsScanner
  var entries: EntryBuffer
  var diagnostics: [Diagnostic] = []
  /// Texts that differ from what stands in the file: escapes resolved, comments joined.
  var unescaped: ByteStorage?
  var body = Body.open
  /// Whether the table's closing brace was read.
  var isClosed = false
  /// Whether the entry being read has its diagnostic: one malformed entry is one fault.
  var isFaulted = false
  /// The diagnostic of the merge conflict that the reader is inside of.
  var conflict: Int?

  /// Whether the entries stand between braces.
  enum Body {
    case open
    /// Offset of the `{`.
    case braced(Int)
    /// Behind the `}`; whether the text there was reported.
    case closed(isReported: Bool)
  }

  init(_ text: SourceText, of file: SourceFile) {
    self.text = text
    storage = text.storage
    scanner = StringsScanner(text.storage)
    base = scanner.base
    count = scanner.count
    table = file.table
    language = file.language
    entries = EntryBuffer(capacity: count / 96 + 8)
  }

  mutating func readAll() {
    skipToEntry()
    if position < count, base[position] == Byte.openBrace {
      body = .braced(position)
      position += 1
      skipToEntry()
    }
    while position < count {
      if base[position] == 0x22, !isClosed, scanner.findPlainEntry(at: position) {
        appendPlain(from: position)
      } else if Byte.startsToken(base[position]) {
        readEntry()
      } else {
        readStray()
      }
      skipToEntry()
    }
    if case .braced(let brace) = body { reportOpenBrace(at: brace) }
  }

  private mutating func appendPlain(from start: Int) {
    entries.appended().initialize(
      to: TableEntry(
        key: Text(storage: storage, start: start + 1, count: scanner.plain.keyEnd - start - 1),
        keyRange: SourceRange(start + 1, scanner.plain.keyEnd),
        range: SourceRange(start, scanner.plain.end),
        value: .message(
          .plain(
            MessageForm(
              text: Text(
                storage: storage, start: scanner.plain.textStart,
                count: scanner.plain.textEnd - scanner.plain.textStart),
              range: SourceRange(scanner.plain.textStart, scanner.plain.textEnd),
              template: scanner.plain.hasPercent ? scanner.plainTemplate() : nil))),
        comment: scanner.comments.count == 0 ? nil : takeComment()))
    position = scanner.plain.end
  }

  private mutating func skipToEntry() {
    position = scanner.skipToEntry(from: position)
    if scanner.openComment >= 0 { reportOpenComment() }
  }

  private mutating func readEntry() {
    let start = position
    isFaulted = false
    if case .closed(false) = body { reportTextAfterBrace() }
    let known = diagnostics.count
    let key = scanner.token(at: start)
    guard key.next >= 0 else { return readUnterminatedKey(key) }
    var next = scanner.skipGap(from: key.next)
    let byte = next < count ? base[next] : 0
    if byte == Byte.equals {
      next = scanner.skipGap(from: next + 1)
      readValue(of: key, at: next, from: start)
    } else if byte == Byte.semicolon {
      append(key, value: key, from: start, to: next + 1)
    } else {
      recoverSeparator(of: key, at: next, from: start)
    }
    if diagnostics.count > known { nameKey(from: known, entryAt: start) }
  }

  /// Reads from the value on; `position` is behind the entry afterwards.
  mutating func readValue(of key: Token, at valueStart: Int, from start: Int) {
    guard valueStart < count else { return reportMissingValue(of: key, at: valueStart) }
    let byte = base[valueStart]
    guard Byte.startsToken(byte) else {
      return readOddValue(of: key, at: valueStart, from: start)
    }
    let value = scanner.token(at: valueStart)
    guard value.next >= 0 else { return readUnterminated(value, of: key, from: start) }
    let end = scanner.skipGap(from: value.next)
    if end < count, base[end] == Byte.semicolon {
      append(key, value: value, from: start, to: end + 1)
    } else {
      recoverEnd(of: key, value: value, at: end, from: start)
    }
  }

  mutating func append(_ key: Token, value: Token, from start: Int, to end: Int) {
    let keyText = content(of: key)
    let valueText = key.start == value.start ? keyText : content(of: value)
    entries.append(
      TableEntry(
        key: keyText, keyRange: SourceRange(key.start, key.end), range: SourceRange(start, end),
        value: .message(
          .plain(MessageForm(text: valueText, range: SourceRange(value.start, value.end)))),
        comment: scanner.comments.count == 0 ? nil : takeComment()))
    position = end
  }

  /// The diagnostics of the entry that was read last name its key, for suppression by key.
  private mutating func nameKey(from index: Int, entryAt start: Int) {
    guard let entry = entries.last, Int(entry.range.start) == start else { return }
    for index in index..<diagnostics.count { diagnostics[index].key = entry.key.string }
  }
}
