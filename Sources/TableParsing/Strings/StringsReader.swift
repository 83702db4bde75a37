/// Parses `.strings` files in the old property list style: entries of a key and a text.
///
/// The grammar is CoreFoundation's. Where that reader gives up, or silently drops what follows,
/// this one reports the fault and resumes at the next entry.
enum StringsParser {
  static func parse(_ text: SourceText, of file: SourceFile) -> Parsed<TableFile> {
    var reader = StringsReader(text, of: file)
    reader.readAll()
    let table = TableFile(
      source: text, format: .strings, table: file.table, language: file.language ?? "",
      entries: reader.entries.take())
    return Parsed(table, diagnostics: reader.diagnostics)
  }
}

/// Reads one file. Whatever runs for every byte or entry works on `base` and offsets alone, for
/// the sake of debug builds.
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
  /// Texts that differ from the bytes of the file: with resolved escapes, or of joined comments.
  var unescaped: ByteStorage?
  var body = Body.open
  /// Whether the table's closing brace was read.
  var isClosed = false
  /// Whether the current entry already has its diagnostic: one malformed entry is one fault.
  var isFaulted = false
  /// The index of the diagnostic of the merge conflict around the current offset.
  var conflict: Int?
  /// Whether the entries stand between braces.
  enum Body {
    case open
    /// Offset of the `{`.
    case braced(Int)
    /// After the `}`; whether text found there was reported.
    case closed(isReported: Bool)
  }

  init(_ text: SourceText, of file: SourceFile) {
    self.text = text
    storage = text.storage
    scanner = StringsScanner(text.storage)
    base = scanner.base
    count = scanner.count
    (table, language) = (file.table, file.language)
    entries = EntryBuffer(capacity: count / 96 + 8)
  }

  mutating func readAll() {
    skipToEntry()
    if position < count, base[position] == ASCII.openBrace {
      body = .braced(position)
      position += 1
      skipToEntry()
    }
    while position < count {
      if base[position] == 0x22, !isClosed, scanner.findPlainEntry(at: position) {
        appendPlain(from: position)
      } else if Token.starts(with: base[position]) {
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
    if byte == ASCII.equals {
      next = scanner.skipGap(from: next + 1)
      readValue(of: key, at: next, from: start)
    } else if byte == ASCII.semicolon {
      append(key, value: key, from: start, to: next + 1)
    } else {
      recoverSeparator(of: key, at: next, from: start)
    }
    if diagnostics.count > known { nameKey(from: known, entryAt: start) }
  }

  /// Reads an entry from its value on and moves `position` past it.
  mutating func readValue(of key: Token, at valueStart: Int, from start: Int) {
    guard valueStart < count else { return reportMissingValue(of: key, at: valueStart) }
    let byte = base[valueStart]
    guard Token.starts(with: byte) else {
      return readOtherValue(of: key, at: valueStart, from: start)
    }
    let value = scanner.token(at: valueStart)
    guard value.next >= 0 else { return readUnterminated(value, of: key, from: start) }
    let end = scanner.skipGap(from: value.next)
    if end < count, base[end] == ASCII.semicolon {
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

  /// Names the key in the diagnostics of the last entry, so that they can be suppressed by key.
  private mutating func nameKey(from index: Int, entryAt start: Int) {
    guard let entry = entries.last, Int(entry.range.start) == start else { return }
    for index in index..<diagnostics.count { diagnostics[index].key = entry.key.string }
  }
}

extension StringsReader {
  /// The pending comments as one text, one line for each.
  mutating func takeComment() -> Text {
    let comments = scanner.comments
    if comments.count == 1 {
      return Text(storage: storage, start: comments.start, count: comments.end - comments.start)
    }
    let joined = unescapedStorage()
    let start = joined.count
    var index = comments.outerStart
    while index < comments.outerEnd {
      guard base[index] == ASCII.slash else {
        index += 1
        continue
      }
      let end = scanner.commentEnd(at: index)
      let content = scanner.commentContent(at: index, to: end)
      if content.start < content.end {
        if joined.count > start { joined.append(ASCII.lineFeed) }
        joined.append(
          UnsafeRawBufferPointer(start: base + content.start, count: content.end - content.start))
      }
      index = end
    }
    return Text(storage: joined, start: start, count: joined.count - start)
  }

  /// Made on first use: many tables have no escapes at all.
  mutating func unescapedStorage() -> ByteStorage {
    if let unescaped { return unescaped }
    let storage = ByteStorage(capacity: 256)
    unescaped = storage
    return storage
  }
}

extension StringsReader {
  /// The text of a token: a slice of the file if it has no escapes.
  mutating func content(of token: Token) -> Text {
    guard token.hasEscapes else {
      return Text(storage: storage, start: token.start, count: token.end - token.start)
    }
    let target = unescapedStorage()
    let start = target.count
    var decoder = EscapeDecoder(base: base, position: token.start, end: token.end)
    // No escape is shorter than the UTF-8 of the character it stands for.
    target.append(room: token.end - token.start) { decoder.decode(into: $0) }
    for finding in decoder.findings {
      let escape = Text(
        storage: storage, start: finding.start, count: finding.end - finding.start)
      let message = EscapeDecoder.message(for: finding.rule, escape: escape.string)
      report(finding.rule, finding.start, finding.end, message)
    }
    return Text(storage: target, start: start, count: target.count - start)
  }
}

/// The entries read so far. In a debug build, appending to an array costs several times as much,
/// since it runs generic code.
struct EntryBuffer {
  private var entries: UnsafeMutablePointer<TableEntry>
  private var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    entries = Self.entries(in: ResizableMemory.allocate(self.capacity * Self.stride))
  }

  private static let stride = MemoryLayout<TableEntry>.stride

  private static func entries(
    in memory: UnsafeMutableRawPointer
  ) -> UnsafeMutablePointer<TableEntry> {
    memory.assumingMemoryBound(to: TableEntry.self)
  }

  mutating func append(_ entry: TableEntry) { appended().initialize(to: entry) }

  /// Memory for one more entry, to be initialized by the caller.
  mutating func appended() -> UnsafeMutablePointer<TableEntry> {
    if count == capacity {
      capacity *= 2
      entries = Self.entries(
        in: ResizableMemory.resize(
          entries, count: count * Self.stride, to: capacity * Self.stride))
    }
    count += 1
    return entries + (count - 1)
  }

  var last: TableEntry? { count > 0 ? entries[count - 1] : nil }

  /// Moves the entries out. The buffer must not be used afterwards.
  mutating func take() -> [TableEntry] {
    let taken = [TableEntry](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let target = buffer.baseAddress { target.moveInitialize(from: entries, count: count) }
      initialized = count
    }
    ResizableMemory.deallocate(entries)
    (count, capacity) = (0, 0)
    return taken
  }
}
