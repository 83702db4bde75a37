/// Changes of string catalogs.
struct CatalogEditor: EntryEditor {
  private let document: TreeDocument<JSONSyntax>
  private let context: EditorContext
  private let strings: Int
  private let list: MemberList
  private let indices: [Text: Int]
  /// What entries are indented by; found once, since it takes a look at all of them.
  private let indent: String
  let sourceLanguage: String

  init(_ text: SourceText, _ context: EditorContext) throws(EditRefusal) {
    let known = context.values.map { TreeDocument<JSONSyntax>($0) }
    guard let document = known ?? TreeDocument<JSONSyntax>(text), document.isDictionary,
      let strings = document.node(at: ["strings"]), document.isDictionary(strings)
    else { throw EditRefusal(.noTable, path: context.path) }
    self.document = document
    self.context = context
    self.strings = strings
    list = document.list(of: strings)
    indices = list.indices()
    indent = document.indentation(ofMembersOf: strings)
    sourceLanguage = document.text(at: ["sourceLanguage"])?.string ?? "en"
  }

  var keys: [String] { list.members.map(\.name.string) }

  var pieces: Pieces { document.pieces(entryPath: ["strings"]) }

  func edits(for changes: [EntryChange]) throws(EditRefusal) -> [TextEdit] {
    var edits: [TextEdit] = []
    var removed: Set<Int> = []
    var inserted: [(key: String, text: String)] = []
    for change in changes {
      let index = try index(of: change.key)
      if let index, let texts = editsInPlace(change.operations, of: list.members[index].index) {
        edits += texts
        continue
      }
      guard let result = try changed(change, index: index) else {
        if let index { removed.insert(index) }
        continue
      }
      guard let index else {
        inserted.append((result.key, member(result.key, result.value)))
        continue
      }
      let member = list.members[index]
      if result.value != document.source.storage.string(member.valueRange) {
        edits.append(TextEdit(member.valueRange, result.value))
      }
      guard result.key != change.key else { continue }
      guard try self.index(of: result.key) == nil else { throw refusal(.keyExists(result.key)) }
      if stays(at: index, as: result.key) {
        edits.append(TextEdit(member.nameRange, document.syntax.name(result.key)))
      } else {
        edits.removeAll { $0.range == member.valueRange }
        removed.insert(index)
        inserted.append((result.key, self.member(result.key, result.value)))
      }
    }
    return edits + placed(inserted, removing: removed)
  }

  /// In Xcode's order, also among each other.
  private func placed(
    _ inserted: [(key: String, text: String)], removing removed: Set<Int>
  ) -> [TextEdit] {
    if inserted.isEmpty, removed.isEmpty { return [] }
    let names = inserted.isEmpty ? [] : keys
    let insertions = KeyOrder.sorted(inserted) { $0.key }.map { item in
      MemberList.Insertion(
        place: document.syntax.place(of: item.key, in: names) ?? names.count, text: item.text)
    }
    return list.edits(removing: removed, inserting: insertions)
  }

  private func member(_ key: String, _ value: String) -> String {
    document.syntax.member(key, written: value, indent: indent)
  }

  /// Whether a key of another name may stand where the present one does.
  private func stays(at index: Int, as name: String) -> Bool {
    let members = list.members
    let follows = index == 0 || KeyOrder.precedes(members[index - 1].name.string, name)
    let isLast = index == members.count - 1
    return follows && (isLast || KeyOrder.precedes(name, members[index + 1].name.string))
  }

  private func index(of key: String) throws(EditRefusal) -> Int? {
    let name = Text(key)
    guard let index = indices[name] else { return nil }
    // The table of indices has the last: an earlier one of the same name would be read by others.
    if repeatedNames.contains(name) { throw refusal(.repeatedKey(key)) }
    return index
  }

  private var repeatedNames: Set<Text> {
    guard indices.count < list.members.count else { return [] }
    return Set(list.members.enumerated().filter { indices[$1.name] != $0 }.map(\.element.name))
  }

  func sortEdits() throws(EditRefusal) -> [TextEdit] { list.sorting() }

  func written(_ key: String) -> WrittenEntry? {
    guard let index = indices[Text(key)] else { return nil }
    let range = list.members[index].valueRange
    return WrittenEntry(
      format: context.format, isXML: false, lead: "",
      value: document.source.storage.string(range),
      indent: indent)
  }

  func refusal(_ reason: EditRefusal.Reason) -> EditRefusal {
    EditRefusal(reason, path: context.path)
  }
}

// MARK: One entry

extension CatalogEditor {
  /// The key and the entry as they are to be written; nil for one that is to go.
  private func changed(
    _ change: EntryChange, index: Int?
  ) throws(EditRefusal) -> (key: String, value: String)? {
    var key = change.key
    let old = index.map { document.source.storage.string(list.members[$0].valueRange) }
    var text = old ?? document.syntax.value(.object([]), indent: indent)
    var entry = try CatalogEntry(text, key: key, sourceLanguage, document.syntax, indent, context)
    for operation in change.operations {
      switch operation {
      case .remove: return nil
      case .rename(let name): key = name
      case .entry(let written):
        guard written.format == context.format else {
          throw refusal(.notInFormat("an entry of another format"))
        }
        text = written.value.reindented(from: written.indent, to: indent)
        entry = try CatalogEntry(text, key: key, sourceLanguage, document.syntax, indent, context)
      default:
        if index == nil, operation.needsEntry { throw refusal(.noKey(change.key)) }
        try entry.apply(operation)
      }
    }
    if index == nil, change.operations.contains(where: \.isRenaming) {
      throw refusal(.noKey(change.key))
    }
    return (key, entry.text)
  }
}

extension CatalogEditor {
  /// All texts at once where each stands in the entry already, so that nothing of it is read anew.
  /// Nil where one does not.
  private func editsInPlace(
    _ operations: [EntryChange.Operation], of entry: Int
  ) -> [TextEdit]? {
    var edits: [TextEdit] = []
    var places: Set<Int> = []
    for operation in operations {
      guard case .text(let text, let language, let form, let state) = operation, form.width == nil,
        let localization = document.node(at: ["localizations", language], from: entry)
      else { return nil }
      if form.isEmpty, document.node(at: ["substitutions"], from: localization) != nil {
        return nil
      }
      let steps = CatalogEntry.steps(form) + ["stringUnit"]
      guard let unit = document.node(at: steps, from: localization),
        let value = document.tree.value(of: unit, named: "value"), document.isText(value),
        let mark = document.tree.value(of: unit, named: "state"), document.isText(mark),
        places.insert(unit).inserted
      else { return nil }
      for (node, new) in [(value, text), (mark, state ?? TextState.translated)]
      where !document.tree.text(node).string.utf8.elementsEqual(new.utf8) {
        edits.append(
          TextEdit(document.tree.outerRange(node), document.syntax.value(.text(new), indent: "")))
      }
    }
    return edits
  }
}

extension EntryChange.Operation {
  var isRenaming: Bool {
    if case .rename = self { return true }
    return false
  }

  /// Whether there is nothing to do for a key that the table lacks.
  var needsEntry: Bool {
    switch self {
    case .removeLanguage, .remove, .rename: true
    default: false
    }
  }
}

extension String {
  /// The lines but the first, with what they are indented by exchanged.
  func reindented(from old: String, to new: String) -> String {
    guard old != new else { return self }
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.dropFirst() where lines[index].hasPrefix(old) {
      lines[index] = new + lines[index].dropFirst(old.count)
    }
    return lines.joined(separator: "\n")
  }
}
