/// Changes of `.strings` files in the old style.
struct StringsEditor: EntryEditor {
  private let text: SourceText
  private let table: [TableEntry]
  private let context: EditorContext
  private let entries: EntryList
  private let style: StringsStyle

  init(_ text: SourceText, _ context: EditorContext) throws(EditRefusal) {
    let file = SourceFile(
      path: context.path, format: .strings, table: context.table, language: context.language,
      contents: text.storage)
    guard let parsed = TableParser.parse(file).value.first,
      parsed.source.storage === text.storage
    else { throw EditRefusal(.noTable, path: context.path) }
    self.text = text
    self.context = context
    table = parsed.entries
    style = StringsStyle(text.storage, table)
    entries = EntryList(
      StringsEditor.list(text.storage, table, style), path: context.path)
  }

  private static func list(
    _ storage: ByteStorage, _ table: [TableEntry], _ style: StringsStyle
  ) -> MemberList {
    let content = contentRange(storage, table)
    var end = content.lowerBound
    let members = table.enumerated().map { index, entry in
      let gap = end..<Int(entry.range.start)
      let comments = CommentGap.comments(storage, gap)
      let start = CommentGap.start(
        storage, gap, comments, isFirstLineForeign: gap.lowerBound > 0)
      end = endOfLine(storage, from: Int(entry.range.end))
      let valueRange = StringsToken(value: entry, in: storage).outer
      return MemberList.Member(
        name: entry.key, start: start, end: end,
        nameRange: Int(entry.keyRange.start)..<Int(entry.keyRange.end), valueRange: valueRange,
        index: index)
    }
    return MemberList(
      storage, members, content: content, defaultGap: style.gap, defaultTail: style.lineEnd)
  }

  /// Between the braces, where the entries stand in some.
  private static func contentRange(_ storage: ByteStorage, _ table: [TableEntry]) -> Range<Int> {
    let end = table.first.map { Int($0.range.start) } ?? storage.count
    let comments = CommentGap.comments(storage, 0..<end)
    var outside = comments.map(\.range.upperBound).makeIterator()
    var starts = comments.map(\.range.lowerBound)[...]
    var position = 0
    while position < end {
      if position == starts.first {
        starts = starts.dropFirst()
        position = outside.next() ?? end
        continue
      }
      guard storage.bytes[position] == ASCII.openBrace else {
        position += 1
        continue
      }
      var close = storage.count
      while close > position + 1, storage.bytes[close - 1] != ASCII.closeBrace { close -= 1 }
      return (position + 1)..<max(position + 1, close - 1)
    }
    return 0..<storage.count
  }

  /// A comment behind an entry on its line goes with it, unless another entry follows there.
  private static func endOfLine(_ storage: ByteStorage, from end: Int) -> Int {
    var position = end
    while position < storage.count, ASCII.isBlank(storage.bytes[position]) { position += 1 }
    guard let comment = CommentGap.comment(storage, at: position, before: storage.count) else {
      return end
    }
    let isInLine = CommentGap.lineBreaks(storage, comment.range) == 0
    var behind = comment.range.upperBound
    while behind < storage.count, ASCII.isBlank(storage.bytes[behind]) { behind += 1 }
    let isLast = behind == storage.count || ASCII.isLineBreak(storage.bytes[behind])
    return isInLine && isLast ? comment.range.upperBound : end
  }

  var keys: [String] { entries.keys }

  var pieces: Pieces {
    Pieces(
      storage: text.storage, root: 0, entryPath: [], list: { _ in entries.list },
      isDictionary: { _ in false }, place: { _, _ in nil },
      nameStart: { Int(table[$0.index].range.start) })
  }

  func edits(for changes: [EntryChange]) throws(EditRefusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    var removed: Set<Int> = []
    var inserted: [EntryList.NewMember] = []
    var untranslated: [Text: UntranslatedLine]?
    for change in changes {
      if change.setsRepetitions, let places = entries.repetitions(of: change.key) {
        edits += try repeatedEdits(change, at: places)
        continue
      }
      let index = try entries.index(of: change.key)
      var entry = StringsEntry(key: change.key, isThere: index != nil)
      guard try entry.apply(change.operations, context) else {
        if let index { removed.insert(index) }
        continue
      }
      guard let index else {
        let text = try entry.member(style, indent: style.indent, context)
        let lines = untranslated ?? untranslatedLines()
        untranslated = lines
        if let line = lines[Text(entry.key)] {
          edits.append(TextEdit(entry.hasComment ? line.piece : line.range, text))
          continue
        }
        inserted.append(.init(key: entry.key, text: text, place: change.place))
        continue
      }
      if entry.key != change.key, entries.contains(entry.key) {
        throw EditRefusal(.keyExists(entry.key), path: context.path)
      }
      edits += try entry.edits(
        of: table[index], entries.list.members[index], text.storage, style, context)
    }
    return edits + entries.edits(removing: removed, inserting: inserted)
  }

  /// A text that waits for its translation, as a comment.
  private struct UntranslatedLine {
    var range: Range<Int>
    /// With the comment directly above it.
    var piece: Range<Int>
  }

  /// By their keys; of repeated ones the first.
  private func untranslatedLines() -> [Text: UntranslatedLine] {
    var lines: [Text: UntranslatedLine] = [:]
    var end = entries.list.content.lowerBound
    for index in 0...table.count {
      let start =
        index < table.count ? Int(table[index].range.start) : entries.list.content.upperBound
      let comments = CommentGap.comments(text.storage, min(end, start)..<start)
      for (index, comment) in comments.enumerated() where !comment.isBlock {
        guard let key = UntranslatedStrings.key(of: text.storage.string(comment.range)),
          lines[key] == nil
        else { continue }
        var line = UntranslatedLine(range: comment.range, piece: comment.range)
        if index > 0, comments[index - 1].isBlock {
          let above = comments[index - 1].range
          let gap = above.upperBound..<comment.range.lowerBound
          if CommentGap.lineBreaks(text.storage, gap) == 1 {
            line.piece = above.lowerBound..<comment.range.upperBound
          }
        }
        lines[key] = line
      }
      if index < table.count { end = Int(table[index].range.end) }
    }
    return lines
  }

  private func repeatedEdits(
    _ change: EntryChange, at places: [Int]
  ) throws(EditRefusal) -> [TextEdit] {
    guard change.operations.allSatisfy(\.isText) else {
      throw EditRefusal(.repeatedKey(change.key), path: context.path)
    }
    var edits: [TextEdit] = []
    for place in places {
      var entry = StringsEntry(key: change.key, isThere: true)
      _ = try entry.apply(change.operations, context)
      edits += try entry.edits(
        of: table[place], entries.list.members[place], text.storage, style, context)
    }
    return edits
  }

  func sortEdits() throws(EditRefusal) -> [TextEdit] { entries.list.sorting() }

  func written(_ key: String) -> WrittenEntry? {
    guard let member = entries.member(key) else { return nil }
    return WrittenEntry(
      format: context.format, isXML: false,
      lead: text.storage.string(member.start..<Int(table[member.index].range.start)),
      value: text.storage.string(Int(table[member.index].range.start)..<member.end),
      indent: text.storage.indentation(at: Int(table[member.index].range.start)))
  }
}
