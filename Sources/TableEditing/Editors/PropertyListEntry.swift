internal import Foundation

/// One entry of an XML property list while it is changed.
struct PropertyListEntry {
  private(set) var key: String
  /// As written; nil for a new entry that has none yet.
  private(set) var value: String?
  /// The comments above, as written with the white space behind them.
  private var lead = ""
  private var newComment: String??
  private var syntax: PropertyListSyntax?
  private var indent = ""
  private var written: WrittenEntry?
  private var new: NewValue?

  init(key: String) { self.key = key }

  init(key: String, value: String, lead: String, syntax: PropertyListSyntax, indent: String) {
    self.key = key
    self.value = value
    self.lead = lead
    self.syntax = syntax
    self.indent = indent
  }

  /// False for an entry that is to go.
  mutating func apply(
    _ operations: [EntryChange.Operation], _ context: EditorContext
  ) throws(EditRefusal) -> Bool {
    let isThere = value != nil
    for operation in operations {
      if !isThere, operation.needsEntry {
        throw EditRefusal(.noKey(key), path: context.path)
      }
      switch operation {
      case .remove: return false
      case .rename(let name): key = name
      case .comment(let comment): newComment = .some(comment)
      case .removeLanguage(let language):
        try context.check(language)
        return false
      case .text(let text, let language, let form, _):
        try context.check(language)
        try set(text, form, context)
      case .message(let message, let language):
        try context.check(language)
        try set(message, context)
      case .attribute: break
      case .entry(let entry):
        guard entry.format == context.format, entry.isXML else {
          throw EditRefusal(.notInFormat("an entry of another format"), path: context.path)
        }
        written = entry
        value = entry.value.reindented(from: entry.indent, to: indent)
        lead = entry.lead.reindented(from: entry.indent, to: indent)
      }
    }
    return true
  }

  // MARK: Values

  private mutating func set(_ value: NewValue) {
    new = value
    if let syntax { self.value = syntax.value(value, indent: indent) }
  }

  private mutating func set(
    _ message: Message, _ context: EditorContext
  ) throws(EditRefusal) {
    if case .plain(let form) = message { return set(.text(form.text.string)) }
    guard context.format == .stringsdict, case .variants(let variants) = message else {
      throw EditRefusal(.notInFormat("a text that varies"), path: context.path)
    }
    let list = PropertyListWriter.list { list in
      list.key(key)
      StringsdictEntryWriter(variants, key: Text(key)).write(to: &list, keepsFallback: true)
    }
    let tree = DocumentTree.propertyList(SourceText(path: context.path, storage: list)).value
    guard let tree, let node = tree.pairs(of: 0).first?.value, let value = NewValue(tree, at: node)
    else { throw EditRefusal(.noText(key), path: context.path) }
    set(value)
  }

  private mutating func set(
    _ text: String, _ form: FormPath, _ context: EditorContext
  ) throws(EditRefusal) {
    if context.format == .strings {
      guard form.isEmpty else {
        throw EditRefusal(.notInFormat("a text that varies"), path: context.path)
      }
    }
    guard let value, let syntax, value.hasPrefix("<dict") else {
      if form.isEmpty { return try setPlain(text, context) }
      let old = new ?? plainValue(context)
      return set(try StringsdictForm(key: key, context).value(old, text, form))
    }
    var document = try document(value, syntax, context)
    try StringsdictForm(key: key, context).set(text, form, in: &document)
    self.value = document.source.storage.string
    new = nil
  }

  private mutating func setPlain(
    _ text: String, _ context: EditorContext
  ) throws(EditRefusal) {
    if let value, !value.hasPrefix("<string") {
      throw EditRefusal(.noText(key), path: context.path)
    }
    if plainValue(context) == .text(text) { return }
    set(.text(text))
  }

  private func plainValue(_ context: EditorContext) -> NewValue? {
    guard let value, value.hasPrefix("<string") else { return nil }
    let source = SourceText(path: context.path, storage: ByteStorage(value))
    return DocumentTree.propertyList(source).value.flatMap { NewValue($0, at: 0) }
  }

  private func document(
    _ value: String, _ syntax: PropertyListSyntax, _ context: EditorContext
  ) throws(EditRefusal) -> TreeDocument<PropertyListSyntax> {
    let source = SourceText(path: context.path, storage: ByteStorage(value))
    guard let document = TreeDocument(source, syntax: syntax, indent: indent) else {
      throw EditRefusal(.noText(key), path: context.path)
    }
    return document
  }

  // MARK: Writing

  private func lead(_ indent: String, _ context: EditorContext) throws(EditRefusal) -> String {
    guard let newComment else { return lead }
    guard let comment = newComment else { return "" }
    guard !comment.contains("--"), !comment.hasSuffix("-") else {
      throw EditRefusal(.notInFormat("a comment with '--'"), path: context.path)
    }
    return "<!-- \(comment) -->" + (syntax?.lineEnd ?? "\n") + indent
  }

  /// A new entry as it is to be written.
  func member(
    _ syntax: PropertyListSyntax, indent: String, _ context: EditorContext
  ) throws(EditRefusal) -> String {
    var copy = self
    copy.syntax = syntax
    let lead = try copy.lead(indent, context)
    if let written {
      let value = written.value.reindented(from: written.indent, to: indent)
      let above = newComment == nil ? self.lead.reindented(from: written.indent, to: indent) : lead
      return above + syntax.member(key, written: value, indent: indent)
    }
    guard let new else { throw EditRefusal(.noKey(key), path: context.path) }
    return lead + syntax.member(key, new, indent: indent)
  }

  /// Of an entry that is there.
  func edits(
    of member: MemberList.Member, _ document: TreeDocument<PropertyListSyntax>,
    _ context: EditorContext
  ) throws(EditRefusal) -> [TextEdit] {
    let storage = document.source.storage
    var edits: [TextEdit] = []
    let keyStart = document.tree.outerRange(member.index - 1).lowerBound
    let lead = try lead(storage.indentation(at: keyStart), context)
    func replace(_ range: Range<Int>, _ text: String) {
      if storage.string(range) != text { edits.append(TextEdit(range, text)) }
    }
    replace(member.start..<keyStart, lead)
    if key != member.name.string { replace(member.nameRange, document.syntax.name(key)) }
    if let value { replace(member.valueRange, value) }
    return edits
  }
}

extension EditorContext {
  /// A file of one language takes no texts of another.
  func check(_ language: String) throws(EditRefusal) {
    guard language == self.language else {
      throw EditRefusal(.otherLanguage(language), path: path)
    }
  }
}
