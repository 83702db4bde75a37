/// Changes of property lists in XML: `.stringsdict`, and `.strings` files that are some.
struct PropertyListEditor: EntryEditor {
  let document: TreeDocument<PropertyListSyntax>
  let context: EditorContext
  let entries: EntryList

  init(_ text: SourceText, _ context: EditorContext) throws(EditRefusal) {
    guard var document = TreeDocument<PropertyListSyntax>(text), document.isDictionary else {
      throw EditRefusal(.noTable, path: context.path)
    }
    document.syntax.isLatin1 = context.isLatin1
    self.document = document
    self.context = context
    entries = EntryList(document.list(of: 0), path: context.path)
  }

  var keys: [String] { entries.keys }
  private var indent: String { document.indentation(ofMembersOf: 0) }

  var pieces: Pieces { document.pieces(entryPath: []) }

  func edits(for changes: [EntryChange]) throws(EditRefusal) -> [TextEdit] {
    if let opened = document.syntax.opened(0, in: document.tree), !changes.isEmpty {
      return try edits(for: changes, inOpened: opened)
    }
    var edits: [TextEdit] = []
    var removed: Set<Int> = []
    var inserted: [EntryList.NewMember] = []
    for change in changes {
      let index = try entries.index(of: change.key)
      var entry = try entry(change.key, index)
      guard try entry.apply(change.operations, context) else {
        if let index { removed.insert(index) }
        continue
      }
      guard let index else {
        let text = try entry.member(document.syntax, indent: indent, context)
        inserted.append(.init(key: entry.key, text: text, place: change.place))
        continue
      }
      if entry.key != change.key, entries.contains(entry.key) {
        throw refusal(.keyExists(entry.key))
      }
      edits += try entry.edits(of: entries.list.members[index], document, context)
    }
    return edits + entries.edits(removing: removed, inserting: inserted)
  }

  /// `<dict/>` is opened first; both are one edit.
  private func edits(
    for changes: [EntryChange], inOpened opened: String
  ) throws(EditRefusal) -> [TextEdit] {
    var copy = document
    let range = document.tree.outerRange(0)
    guard copy.apply([TextEdit(range, opened)]) else { throw refusal(.overlap) }
    let editor = try PropertyListEditor(copy.source, context)
    let inner = try editor.edits(for: changes)
    guard let storage = inner.applied(to: copy.source.storage) else { throw refusal(.overlap) }
    let tail = document.source.storage.count - range.upperBound
    return [TextEdit(range, storage.string(range.lowerBound..<storage.count - tail))]
  }

  private func entry(_ key: String, _ index: Int?) throws(EditRefusal) -> PropertyListEntry {
    guard let index else { return PropertyListEntry(key: key) }
    let member = entries.list.members[index]
    let value = document.source.storage.string(member.valueRange)
    let storage = document.source.storage
    let keyStart = document.tree.outerRange(Int(member.index) - 1).lowerBound
    let valueIndent = storage.indentation(at: member.valueRange.lowerBound)
    return PropertyListEntry(
      key: key, value: value, lead: storage.string(member.start..<keyStart),
      syntax: document.syntax, indent: valueIndent)
  }

  func sortEdits() throws(EditRefusal) -> [TextEdit] { entries.list.sorting() }

  func written(_ key: String) -> WrittenEntry? {
    guard let member = entries.member(key) else { return nil }
    let storage = document.source.storage
    let keyStart = document.tree.outerRange(member.index - 1).lowerBound
    return WrittenEntry(
      format: context.format, isXML: true, lead: storage.string(member.start..<keyStart),
      value: storage.string(member.valueRange),
      indent: storage.indentation(at: member.valueRange.lowerBound))
  }

  func refusal(_ reason: EditRefusal.Reason) -> EditRefusal {
    EditRefusal(reason, path: context.path)
  }
}
