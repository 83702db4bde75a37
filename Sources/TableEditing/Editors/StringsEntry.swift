/// A key or a value of a `.strings` file, as it stands there.
struct StringsToken {
  /// With its quotation marks, where it has some.
  let outer: Range<Int>
  /// Nil for a bare word.
  let quote: UInt8?

  init(value entry: TableEntry, in storage: ByteStorage) {
    switch entry.value {
    case .message(.plain(let form)):
      self.init(form.range, in: storage, from: Int(entry.range.start))
    case .message:
      self.init(SourceRange(Int(entry.range.end), Int(entry.range.end)), in: storage, from: 0)
    case .unsupported(let range): self.init(outer: Int(range.start)..<Int(range.end), quote: nil)
    }
  }

  private init(outer: Range<Int>, quote: UInt8?) {
    self.outer = outer
    self.quote = quote
  }

  /// - Parameter start: where the entry begins, before which no quotation mark counts.
  init(_ content: SourceRange, in storage: ByteStorage, from start: Int) {
    let range = Int(content.start)..<Int(content.end)
    let before = range.lowerBound > start ? storage.bytes[range.lowerBound - 1] : 0
    let isQuoted = before == ASCII.quote || before == ASCII.apostrophe
    self.init(
      outer: isQuoted ? (range.lowerBound - 1)..<min(range.upperBound + 1, storage.count) : range,
      quote: isQuoted ? before : nil)
  }
}

/// One entry of a `.strings` file while it is changed.
struct StringsEntry {
  private(set) var key: String
  private let isThere: Bool
  private var text: String?
  private var comment: String??
  private var written: WrittenEntry?

  init(key: String, isThere: Bool) {
    self.key = key
    self.isThere = isThere
  }

  /// False for an entry that is to go.
  mutating func apply(
    _ operations: [EntryChange.Operation], _ context: EditorContext
  ) throws(EditRefusal) -> Bool {
    for operation in operations {
      if !isThere, operation.needsEntry { throw EditRefusal(.noKey(key), path: context.path) }
      switch operation {
      case .remove: return false
      case .rename(let name): key = name
      case .comment(let comment): self.comment = .some(comment)
      case .removeLanguage(let language):
        try context.check(language)
        return false
      case .text(let text, let language, let form, _):
        try context.check(language)
        guard form.isEmpty else { throw variation(context) }
        self.text = text
      case .message(let message, let language):
        try context.check(language)
        guard case .plain(let form) = message else { throw variation(context) }
        text = form.text.string
      case .attribute: break
      case .entry(let entry):
        guard entry.format == context.format, !entry.isXML else {
          throw EditRefusal(.notInFormat("an entry of another format"), path: context.path)
        }
        written = entry
      }
    }
    return true
  }

  private func variation(_ context: EditorContext) -> EditRefusal {
    EditRefusal(.notInFormat("a text that varies"), path: context.path)
  }

  /// Whether a comment is to be written above it.
  var hasComment: Bool {
    let isWritten = written.map { !$0.lead.isEmpty } ?? false
    return isWritten || !(comment?.flatMap { $0 } ?? "").isEmpty
  }

  /// A new entry as it is to be written.
  func member(
    _ style: StringsStyle, indent: String, _ context: EditorContext
  ) throws(EditRefusal) -> String {
    let above = try lead(style, indent, context) ?? ""
    if let written {
      let own = comment == nil ? written.lead.reindented(from: written.indent, to: indent) : above
      return own + written.value.reindented(from: written.indent, to: indent)
    }
    guard let text else { throw EditRefusal(.noKey(key), path: context.path) }
    return above + style.quoted(key) + style.equals + style.quoted(text) + ";"
  }

  /// Nil where the comment stays as it is.
  private func lead(
    _ style: StringsStyle, _ indent: String, _ context: EditorContext
  ) throws(EditRefusal) -> String? {
    guard let newComment = comment else { return nil }
    guard let comment = newComment, !comment.isEmpty else { return "" }
    guard let written = style.comment(comment, indent: indent) else {
      throw EditRefusal(.notInFormat("a comment with '*/'"), path: context.path)
    }
    return written + style.lineEnd + indent
  }

  /// Of an entry that is there.
  func edits(
    of entry: TableEntry, _ member: MemberList.Member, _ storage: ByteStorage,
    _ style: StringsStyle, _ context: EditorContext
  ) throws(EditRefusal) -> [TextEdit] {
    let start = Int(entry.range.start)
    if let written { return [TextEdit(member.start..<member.end, written.lead + written.value)] }
    var edits: [TextEdit] = []
    let indent = storage.indentation(at: start)
    if let lead = try lead(style, indent, context), entry.comment.map(\.string) != comment ?? nil {
      edits.append(TextEdit(member.start..<start, lead))
    }
    if key != entry.key.string {
      let token = StringsToken(entry.keyRange, in: storage, from: start)
      edits.append(TextEdit(token.outer, style.token(key, quote: token.quote)))
      if isShort(entry), text == nil {
        let old = storage.string(token.outer)
        edits[edits.count - 1].replacement += style.equals + old
      }
    }
    if let text { edits += try value(text, of: entry, storage, style, context) }
    return edits
  }

  /// `"key";`, which is its own text.
  private func isShort(_ entry: TableEntry) -> Bool {
    entry.value.message?.plainForm?.range == entry.keyRange
  }

  private func value(
    _ text: String, of entry: TableEntry, _ storage: ByteStorage, _ style: StringsStyle,
    _ context: EditorContext
  ) throws(EditRefusal) -> [TextEdit] {
    guard let form = entry.value.message?.plainForm else {
      throw EditRefusal(.noText(key), path: context.path)
    }
    if form.text.string.utf8.elementsEqual(text.utf8) {
      guard isShort(entry), key != entry.key.string else { return [] }
    }
    let token = StringsToken(value: entry, in: storage)
    guard isShort(entry) else {
      return [TextEdit(token.outer, style.token(text, quote: token.quote))]
    }
    return [TextEdit(at: token.outer.upperBound, style.equals + style.quoted(text))]
  }
}
