/// `.xcstrings` files (SPEC §3). One `TableFile` a language, the source language first.
package enum CatalogParser {
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> {
    let text = SourceDecoder.decode(file)
    let json = JSONReader.read(text.value)
    let report = TableReport(
      source: text.value, table: file.table, language: nil,
      diagnostics: text.diagnostics + json.diagnostics.map { $0.named(after: file) })
    if let folder = file.language, folder.lowercased() != "mul" {
      report.add(
        .catalogPlacement,
        "a catalog holds all languages: it stands outside of .lproj folders, or in mul.lproj",
        at: SourceRange(0, 0))
    }
    guard let tree = json.value else { return Parsed([], diagnostics: report.diagnostics) }
    var reader = CatalogReader(tree: tree, report: report)
    reader.read()
    let tables = reader.columns.map { column in
      TableFile(
        source: text.value, format: file.format, table: file.table,
        language: column.language.string, sourceLanguage: reader.sourceLanguage.string,
        entries: column.entries)
    }
    return Parsed(
      tables,
      diagnostics: tables.first?.namingKeys(in: report.diagnostics) ?? report.diagnostics)
  }
}

struct CatalogReader {
  /// The entries of one language.
  final class Column {
    let language: Text
    var entries: [TableEntry] = []

    init(_ language: Text) { self.language = language }

    /// Makes room for all keys as soon as the language seems to have most of them.
    func append(_ entry: TableEntry, keyCount: Int) {
      if entries.count == keyCount / 8 { entries.reserveCapacity(keyCount) }
      entries.append(entry)
    }
  }

  let tree: ValueTree
  let report: TableReport
  var sourceLanguage: Text = "en"
  var columns: [Column] = []
  private(set) var keyCount = 0
  private var indices: [Text: Int] = [:]
  /// Where the next language is looked for first: entries mostly list them in the same order.
  private var guess = 0
  var valueTypes = ValueTypeReader()
  /// Set while a message is read: something in it is unreadable, which is reported.
  var isDamaged = false

  init(tree: ValueTree, report: TableReport) {
    self.tree = tree
    self.report = report
  }

  mutating func read() {
    guard case .dictionary = tree.nodes[0].kind else {
      if case .invalid = tree.nodes[0].kind { return }
      return report.malformed("the catalog is no JSON object", at: tree.range(0))
    }
    readSourceLanguage()
    checkVersion()
    _ = column(sourceLanguage)
    var hasStrings = false
    var index = 1
    while index < Int(tree.nodes[0].next) {
      let value = Int(tree.nodes[index].next)
      if case .string = tree.nodes[index].kind, tree.text(index, is: "strings") {
        hasStrings = true
        readStrings(value)
      }
      index = Int(tree.nodes[value].next)
    }
    if !hasStrings, !tree.isDamaged(0) {
      report.key = nil
      report.malformed("the catalog has no 'strings'", at: tree.span(0, 0))
    }
  }

  private mutating func readSourceLanguage() {
    guard let node = tree.value(of: 0, for: "sourceLanguage") else {
      if tree.isDamaged(0) { return }
      return report.malformed(
        "the catalog has no 'sourceLanguage': 'en' is taken for it",
        at: SourceRange(0, 0))
    }
    if case .string = tree.nodes[node].kind, !tree.text(node).isEmpty {
      sourceLanguage = tree.text(node)
    } else if !tree.isInvalid(node) {
      report.malformed(
        "'sourceLanguage' is a language tag", at: tree.span(node, node))
    }
  }

  private mutating func checkVersion() {
    guard let node = tree.value(of: 0, for: "version") else { return }
    switch tree.nodes[node].kind {
    case .string, .number: break
    case .invalid: return
    default:
      return report.malformed("'version' is no text", at: tree.span(node, node))
    }
    let bytes = tree.text(node).bytes
    if bytes.count > 0, bytes[0] == 0x31, bytes.count == 1 || bytes[1] == 0x2E { return }
    report.add(
      .catalogVersion,
      "version '\(tree.text(node))' of the catalog format is not known: what it adds is not read",
      at: tree.range(node))
  }

  mutating func column(_ language: Text) -> Column {
    if guess < columns.count, columns[guess].language == language {
      guess += 1
      return columns[guess - 1]
    }
    if let index = indices[language] {
      guess = index + 1
      return columns[index]
    }
    let column = Column(language)
    indices[language] = columns.count
    columns.append(column)
    guess = columns.count
    return column
  }

  private mutating func readStrings(_ strings: Int) {
    guard case .dictionary = tree.nodes[strings].kind else {
      if tree.isInvalid(strings) { return }
      return report.malformed(
        "'strings' is no JSON object", at: tree.span(strings, strings))
    }
    keyCount = tree.pairCount(of: strings)
    var key = strings + 1
    let behind = Int(tree.nodes[strings].next)
    while key < behind {
      let value = Int(tree.nodes[key].next)
      if case .string = tree.nodes[key].kind { readEntry(key, value) }
      key = Int(tree.nodes[value].next)
    }
  }
}
