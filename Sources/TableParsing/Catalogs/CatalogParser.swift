/// `.xcstrings` files. One `TableFile` a language, the source language first.
package enum CatalogParser {
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> {
    let text = SourceDecoder.decode(file)
    let json = JSONReader.read(text.value, unchanged: file.unchanged)
    let report = TableReport(
      source: text.value, table: file.table, language: nil,
      diagnostics: text.diagnostics + json.diagnostics.map { $0.named(after: file) })
    if let folder = file.language, folder.lowercased() != "mul" {
      report.add(
        .catalogPlacement,
        "a catalog holds all languages: it stands outside of .lproj folders, or in mul.lproj. Swift "
          + "Build and Xcode refuse it here",
        at: SourceRange(0, 0))
    }
    guard let tree = json.value else { return Parsed([], diagnostics: report.diagnostics) }
    var reader = CatalogReader(tree: tree, report: report)
    reader.read()
    let tables = reader.columns.filter(\.isRead).map { column -> TableFile in
      var table = TableFile(
        source: text.value, format: file.format, table: file.table,
        language: column.language.string, sourceLanguage: reader.sourceLanguage.string,
        entries: column.entries)
      table.values = file.keepsValues ? tree : nil
      return table
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
    /// Where it is named first.
    let place: SourceRange
    /// False for what is no language, or is called by a better name too.
    var isRead = true
    var entries: [TableEntry] = []

    init(_ language: Text, place: SourceRange) {
      self.language = language
      self.place = place
    }

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
    _ = column(sourceLanguage, at: tree.value(of: 0, for: "sourceLanguage") ?? 0)
    var hasStrings = false
    var index = 1
    while index < Int(tree.nodes[0].next) {
      let value = Int(tree.nodes[index].next)
      if case .string = tree.nodes[index].kind {
        if tree.text(index, is: "strings") {
          hasStrings = true
          readStrings(value)
        } else {
          checkMember(index, value)
        }
      }
      index = Int(tree.nodes[value].next)
    }
    if !hasStrings, !tree.isDamaged(0) {
      report.key = nil
      report.malformed("the catalog has no 'strings'", at: tree.span(0, 0))
    }
    checkLanguages()
  }

  private mutating func readSourceLanguage() {
    guard let node = tree.value(of: 0, for: "sourceLanguage") else {
      if tree.isDamaged(0) { return }
      return report.malformed(
        "the catalog has no 'sourceLanguage': 'en' is taken for it",
        at: SourceRange(0, 0))
    }
    if case .string = tree.nodes[node].kind {
      let name = tree.text(node).string
      if LanguageSpelling(name) != nil {
        sourceLanguage = tree.text(node)
      } else {
        report.malformed(
          "'sourceLanguage' is no language tag: 'en' is taken for it" + Self.advice(for: name),
          at: tree.range(node))
      }
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

  /// - Parameter node: where the language is named.
  mutating func column(_ language: Text, at node: Int) -> Column {
    if guess < columns.count, columns[guess].language == language {
      guess += 1
      return columns[guess - 1]
    }
    if let index = indices[language] {
      guess = index + 1
      return columns[index]
    }
    let column = Column(language, place: tree.range(node))
    add(column)
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
    let nodes = strings + 1..<max(strings + 1, Int(tree.nodes[strings].next))
    if keyCount < 2048 { readEntries(nodes) } else { readHalves(nodes) }
  }

  private mutating func readEntries(_ nodes: Range<Int>) {
    var key = nodes.lowerBound
    while key < nodes.upperBound {
      let value = Int(tree.nodes[key].next)
      if case .string = tree.nodes[key].kind { readEntry(key, value) }
      key = Int(tree.nodes[value].next)
    }
  }
}

// MARK: Large catalogs

extension CatalogReader {
  /// Whoever made it hands it over.
  private struct Half: @unchecked Sendable { var reader: CatalogReader }

  /// The entries in two halves side by side, each by a reader of its own.
  private mutating func readHalves(_ nodes: Range<Int>) {
    var middle = nodes.lowerBound
    for _ in 0..<keyCount / 2 { middle = Int(tree.nodes[Int(tree.nodes[middle].next)].next) }
    let parts = [nodes.lowerBound..<middle, middle..<nodes.upperBound]
    let (tree, table, source) = (tree, report.table, columns[0])
    let (language, place, count) = (source.language, source.place, keyCount)
    let halves = concurrentMap(parts.count) { index in
      let report = TableReport(source: tree.source, table: table, language: nil)
      var reader = CatalogReader(tree: tree, report: report)
      (reader.keyCount, reader.sourceLanguage) = (count, language)
      reader.add(Column(language, place: place))
      reader.readEntries(parts[index])
      return Half(reader: reader)
    }
    for half in halves { join(half.reader) }
  }

  private mutating func join(_ other: CatalogReader) {
    report.add(other.report.diagnostics)
    for column in other.columns {
      if let index = indices[column.language], !columns[index].entries.isEmpty {
        columns[index].entries += column.entries
      } else if let index = indices[column.language] {
        columns[index].entries = column.entries
      } else {
        add(column)
      }
    }
  }

  private mutating func add(_ column: Column) {
    indices[column.language] = columns.count
    columns.append(column)
  }
}

// MARK: Entries

extension CatalogReader {
  /// One key: its attributes, then an entry in each language that it has.
  mutating func readEntry(_ key: Int, _ entry: Int) {
    report.key = tree.text(key)
    report.language = nil
    guard case .dictionary = tree.nodes[entry].kind else {
      if !tree.isInvalid(entry) {
        report.add(.malformedEntry, "the entry is no JSON object", at: tree.span(entry, entry))
      }
      return append(key, entry, value: .unsupported(tree.span(entry, entry)), comment: nil)
    }
    var attributes = CatalogAttributes()
    var comment: Text?
    var localizations: Int?
    var field = entry + 1
    let behind = Int(tree.nodes[entry].next)
    while field < behind {
      let value = Int(tree.nodes[field].next)
      if tree.text(field, is: "localizations") {
        localizations = value
      } else if tree.text(field, is: "comment") {
        if case .string = tree.nodes[value].kind { comment = tree.text(value) }
      } else if tree.text(field, is: "extractionState") {
        if case .string = tree.nodes[value].kind {
          attributes.extractionState = knownState(value)
        }
      } else if tree.text(field, is: "shouldTranslate") {
        if tree.text(value, is: "false") { attributes.shouldTranslate = false }
      } else if tree.text(field, is: "isCommentAutoGenerated") {
        attributes.isCommentGenerated = tree.text(value, is: "true")
      } else {
        reportUnknown(field, value, CatalogMembers.entry, of: "an entry")
      }
      field = Int(tree.nodes[value].next)
    }
    var hasSource = false
    if let localizations {
      hasSource = readLocalizations(localizations, key, comment, attributes)
    }
    if !hasSource {
      attributes.isImplicit = true
      let form = tree.form(key)
      append(key, entry, value: .message(.plain(form)), comment: comment, attributes: attributes)
    }
  }

  /// Adds an entry of the source language.
  private mutating func append(
    _ key: Int, _ end: Int, value: TableEntry.Value, comment: Text?,
    attributes: CatalogAttributes = CatalogAttributes()
  ) {
    columns[0].append(
      TableEntry(
        key: tree.text(key), keyRange: tree.range(key), range: tree.span(key, end), value: value,
        comment: comment, catalog: attributes), keyCount: keyCount)
  }

  /// Returns whether the source language is among them.
  private mutating func readLocalizations(
    _ localizations: Int, _ key: Int, _ comment: Text?, _ attributes: CatalogAttributes
  ) -> Bool {
    guard case .dictionary = tree.nodes[localizations].kind else {
      if !tree.isInvalid(localizations) {
        report.add(
          .malformedEntry, "'localizations' is no JSON object",
          at: tree.span(localizations, localizations))
      }
      return false
    }
    var hasSource = false
    var hasStringSet = false
    var language = localizations + 1
    let behind = Int(tree.nodes[localizations].next)
    let keyText = tree.text(key)
    let keyRange = tree.range(key)
    while language < behind {
      let value = Int(tree.nodes[language].next)
      defer { language = Int(tree.nodes[value].next) }
      guard case .string = tree.nodes[language].kind else { continue }
      let column = column(tree.text(language), at: language)
      guard let content = readLocalization(value, language, column, &hasStringSet) else { continue }
      if column === columns[0] { hasSource = true }
      column.append(
        TableEntry(
          key: keyText, keyRange: keyRange, range: tree.span(language, value), value: content,
          comment: comment, catalog: attributes), keyCount: keyCount)
    }
    return hasSource
  }

  /// Nil where the localization is empty.
  private mutating func readLocalization(
    _ value: Int, _ language: Int, _ column: Column, _ hasStringSet: inout Bool
  ) -> TableEntry.Value? {
    let span = tree.span(value, value)
    guard case .dictionary = tree.nodes[value].kind else {
      if !tree.isInvalid(value) {
        report.language = column.language.string
        report.add(.malformedEntry, "the localization is no JSON object", at: span)
      }
      return .unsupported(span)
    }
    // The plain case, by far the most frequent: nothing but a string unit.
    let field = value + 1
    if field < Int(tree.nodes[value].next), tree.text(field, is: "stringUnit"),
      tree.nodes[Int(tree.nodes[field].next)].next == tree.nodes[value].next,
      let form = readPlainUnit(Int(tree.nodes[field].next))
    {
      if !form.mayReferToVariables { return .message(.plain(form)) }
    }
    report.language = column.language.string
    return readMessage(value, language, span, &hasStringSet)
  }

  /// A well-formed string unit; nil for any other.
  private func readPlainUnit(_ unit: Int) -> MessageForm? {
    guard case .dictionary = tree.nodes[unit].kind else { return nil }
    var text = -1
    var state = -1
    var field = unit + 1
    let behind = Int(tree.nodes[unit].next)
    while field < behind {
      let value = Int(tree.nodes[field].next)
      if tree.text(field, is: "value") {
        text = value
      } else if tree.text(field, is: "state") {
        state = value
      }
      field = Int(tree.nodes[value].next)
    }
    guard text >= 0, case .string = tree.nodes[text].kind else { return nil }
    return tree.form(text, state: state >= 0 ? knownState(state) : nil)
  }

  /// A string unit's form; nil with a report where it has no readable value.
  mutating func readUnit(_ unit: Int) -> MessageForm? {
    if let form = readPlainUnit(unit) { return form }
    isDamaged = true
    guard case .dictionary = tree.nodes[unit].kind else {
      if !tree.isInvalid(unit) {
        report.add(
          .malformedEntry, "'stringUnit' is no JSON object", at: tree.span(unit, unit))
      }
      return nil
    }
    if let value = tree.value(of: unit, for: "value") {
      if !tree.isInvalid(value) {
        report.add(.malformedEntry, "'value' is no text", at: tree.span(value, value))
      }
    } else if !tree.isDamaged(unit) {
      report.add(.malformedEntry, "the string unit has no 'value'", at: tree.span(unit, unit))
    }
    return nil
  }

  /// Without an allocation for the states that there are.
  func knownState(_ node: Int) -> String {
    if tree.text(node, is: "translated") { return "translated" }
    if tree.text(node, is: "needs_review") { return "needs_review" }
    if tree.text(node, is: "new") { return "new" }
    if tree.text(node, is: "stale") { return "stale" }
    if tree.text(node, is: "manual") { return "manual" }
    return tree.text(node).string
  }
}
