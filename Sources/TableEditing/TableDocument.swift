/// One table's file while it is changed. Whatever is not changed keeps its bytes.
package struct TableDocument {
  package let path: String
  package let format: TableFormat
  package let table: String
  /// Of the file's folder; nil outside of one, and of a catalog.
  package let language: String?
  /// Whether the file is a binary property list, which is written as a whole.
  package let isBinary: Bool
  private let original: ByteStorage
  private let encoding: DocumentEncoding
  private let originalText: SourceText
  /// In UTF-8, of a binary property list the same in XML.
  package private(set) var text: SourceText
  /// What was read of the text after the last change, at least of what it changed; nil before the
  /// first.
  package private(set) var reading: Parsed<[TableFile]>?
  /// Of a catalog; nil as long as nobody has read them.
  private var values: ValueTree?
  /// Whether every language that was found is called by its own name, so that none is left out for
  /// another.
  private var hasPlainLanguages = false
  /// The tables that were read, without their entries.
  private var columns: [TableFile] = []

  /// The editors, by the names of the formats: one line a format.
  private static let editors: [String: any (EntryEditor & Sendable).Type] = [
    "strings": StringsEditor.self, "stringsdict": PropertyListEditor.self,
    "xcstrings": CatalogEditor.self,
  ]

  /// Refuses a file whose faults make a change unsafe.
  /// - Parameter known: the file's tables and what reading them has found, where it was read already.
  package init(_ file: SourceFile, read known: Parsed<[TableFile]>? = nil) throws(EditRefusal) {
    (path, format, table, language) = (file.path, file.format, file.table, file.language)
    original = file.contents
    encoding = DocumentEncoding(of: file.contents)
    isBinary = DocumentTree.isBinaryPropertyList(file.contents)
    if isBinary {
      originalText = try TableDocument.text(ofBinary: file)
      text = originalText
    } else {
      let read = known ?? TableParser.parse(file.keepingValues)
      originalText = try TableDocument.text(of: file, encoding, read)
      text = originalText
      keep(read)
    }
  }

  private static func text(
    of file: SourceFile, _ encoding: DocumentEncoding, _ read: Parsed<[TableFile]>
  ) throws(EditRefusal) -> SourceText {
    let findings = read.diagnostics.filter(\.makesEditsUnsafe)
    guard findings.isEmpty else {
      throw EditRefusal(.faults, path: file.path, findings: findings)
    }
    let text = read.value.first?.source ?? SourceDecoder.decode(file).value
    guard let written = encoding.encode(text.storage), written.isEqual(to: file.contents) else {
      throw EditRefusal(.encoding, path: file.path)
    }
    return text
  }

  private static func text(ofBinary file: SourceFile) throws(EditRefusal) -> SourceText {
    let parsed = DocumentTree.binaryPropertyList(file)
    let findings = parsed.diagnostics.filter(\.makesEditsUnsafe)
    guard findings.isEmpty, let tree = parsed.value else {
      throw EditRefusal(.faults, path: file.path, findings: findings)
    }
    guard let value = NewValue(tree, at: 0), value.holdsTextsAlone else {
      throw EditRefusal(.notInFormat("what this one has beside texts"), path: file.path)
    }
    let list = PropertyListWriter.list { $0.members(of: value) }
    return SourceText(path: file.path, storage: list)
  }

  /// The file as it is to be written; the very bytes that were read, where nothing was changed.
  package func contents() throws(EditRefusal) -> ByteStorage {
    if text.storage.isEqual(to: originalText.storage) { return original }
    if isBinary {
      guard let tree = DocumentTree.propertyList(text).value, let value = NewValue(tree, at: 0)
      else { throw EditRefusal(.noTable, path: path) }
      return BinaryPropertyListWriter.write(value)
    }
    guard let bytes = encoding.encode(text.storage) else {
      throw EditRefusal(.character(path), path: path)
    }
    return bytes
  }

  /// Whether it is a property list, in XML or binary.
  package var isXML: Bool {
    isBinary || format == .stringsdict || format == .strings && DocumentTree.isXML(text)
  }

  private func editor() throws(EditRefusal) -> any EntryEditor {
    let type = isXML ? PropertyListEditor.self : TableDocument.editors[format.name]
    guard let type else { throw EditRefusal(.noTable, path: path) }
    return try type.init(
      text,
      EditorContext(
        path: path, format: format, table: table, language: language ?? "",
        isLatin1: encoding.form == .latin1, values: values))
  }
}

// MARK: Merging

extension TableDocument {
  func pieces() throws(EditRefusal) -> Pieces {
    guard !isBinary else {
      throw EditRefusal(.notInFormat("a merge, being binary"), path: path)
    }
    return try editor().pieces
  }

  /// A text that is no table, such as one with conflict markers, in the file's encoding.
  func encoded(_ text: ByteStorage) throws(EditRefusal) -> ByteStorage {
    guard let bytes = encoding.encode(text) else {
      throw EditRefusal(.character(path), path: path)
    }
    return bytes
  }
}

// MARK: Changes

extension TableDocument {
  /// In the order of the file, repeated ones more than once.
  package func keys() throws(EditRefusal) -> [String] { try editor().keys }

  /// An entry as it stands, for another table of the same format.
  package func written(_ key: String) throws(EditRefusal) -> WrittenEntry? {
    try editor().written(key)
  }

  /// All of the changes or, where one is refused, none. Returns what undoes them, last first.
  @discardableResult
  package mutating func apply(_ changes: [EntryChange]) throws(EditRefusal) -> [[TextEdit]] {
    var copy = self
    var inverses: [[TextEdit]] = []
    for round in TableDocument.rounds(changes) {
      copy.readValues()
      let edits = try copy.editor().edits(for: round)
      inverses.append(edits.inverse(in: copy.text.storage))
      try copy.apply(edits)
    }
    self = copy
    return inverses.reversed()
  }

  package mutating func sort() throws(EditRefusal) {
    let before = try keys()
    var copy = self
    copy.readValues()
    try copy.apply(try copy.editor().sortEdits())
    let after = try copy.keys()
    guard before.count == after.count, Set(before) == Set(after) else {
      throw EditRefusal(.misread(table), path: path)
    }
    self = copy
  }

  /// Edits of the text, such as those that undo others.
  package mutating func apply(_ edits: [TextEdit]) throws(EditRefusal) {
    if edits.isEmpty { return }
    guard let storage = edits.applied(to: text.storage) else {
      throw EditRefusal(.overlap, path: path)
    }
    let changed = SourceText(path: path, storage: storage)
    var file = SourceFile(
      path: path, format: format, table: table, language: language, contents: storage,
      isDecoded: true)
    file.keepsValues = true
    let parsed = readParts(file, after: edits) ?? TableParser.parse(file)
    let findings = parsed.diagnostics.filter(\.makesEditsUnsafe)
    guard findings.isEmpty else {
      throw EditRefusal(.misread(table), path: path, findings: findings)
    }
    reading = parsed
    keep(parsed)
    text = changed
  }

  private mutating func keep(_ read: Parsed<[TableFile]>) {
    values = read.value.first?.values
    hasPlainLanguages = read.hasPlainLanguages
    columns = read.value.map(\.withoutEntries)
  }

  /// Only what edits change in a catalog whose other entries stay as they are. Nil where the whole is
  /// to be read: it might tell what becomes of a language.
  private func readParts(
    _ file: SourceFile, after edits: [TextEdit]
  ) -> Parsed<[TableFile]>? {
    guard hasPlainLanguages, let values, let unchanged = edits.unchanged(in: values) else {
      return nil
    }
    var part = file
    part.keepsValues = false
    part.unchanged = unchanged
    var parsed = TableParser.parse(part)
    guard parsed.hasPlainLanguages, let source = parsed.value.first?.source else { return nil }
    let languages = Set(parsed.value.map(\.language))
    for var column in columns where !languages.contains(column.language) {
      column.source = source
      parsed.value.append(column)
    }
    return parsed
  }

  private mutating func readValues() {
    guard format == .xcstrings, values == nil else { return }
    let parsed = DocumentTree.json(text)
    if !parsed.diagnostics.contains(where: { $0.severity == .error }) { values = parsed.value }
  }

  /// In each a key is changed once.
  private static func rounds(_ changes: [EntryChange]) -> [[EntryChange]] {
    var rounds: [[EntryChange]] = []
    var touched: Set<String> = []
    for change in changes {
      let names = [change.key] + change.operations.compactMap(\.newName)
      if rounds.isEmpty || names.contains(where: touched.contains) {
        rounds.append([])
        touched = []
      }
      touched.formUnion(names)
      rounds[rounds.count - 1].append(change)
    }
    return rounds
  }
}

extension EntryChange.Operation {
  var isText: Bool {
    if case .text = self { return true }
    return false
  }

  fileprivate var newName: String? {
    if case .rename(let name) = self { return name }
    return nil
  }
}

extension Parsed<[TableFile]> {
  fileprivate var hasPlainLanguages: Bool {
    !diagnostics.contains { $0.rule == Rule.unknownLanguage.id }
  }
}

extension TableFile {
  fileprivate var withoutEntries: TableFile {
    var table = self
    (table.entries, table.values) = ([], nil)
    return table
  }
}

extension Diagnostic {
  /// Whether it is about the structure of a file, so that a place in it may not be what it seems.
  var makesEditsUnsafe: Bool {
    let rules: [Rule] = [.malformedTable, .invalidEncoding, .repeatedMark]
    return severity != .note && rules.contains { $0.id == rule }
  }
}
