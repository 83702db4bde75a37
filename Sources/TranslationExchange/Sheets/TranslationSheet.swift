/// Texts in a table for people: a row a text, a column a language.
package struct TranslationSheet: Sendable {
  package struct Row: Sendable {
    package var original: String
    package var key: Text
    package var form: FormPath
    package var source: Text
    package var comment: Text
    /// By language.
    package var targets: [String: ExchangeTarget] = [:]
    package var range = SourceRange.none
  }

  package private(set) var languages: [String]
  package private(set) var rows: [Row] = []
  /// What it was read from; nil for one that is made.
  package private(set) var source: SourceText?
  private var indices: [RowName: Int] = [:]

  private struct RowName: Hashable {
    var original: String
    var key: Text
    var form: FormPath
  }

  package init(languages: [String]) { self.languages = languages }

  /// The texts of one table for one language.
  package mutating func add(_ units: [PlannedUnit], original: String, language: String) {
    for planned in units {
      let unit = planned.unit
      let name = RowName(original: original, key: planned.key, form: planned.form)
      let index: Int
      if let known = indices[name] {
        index = known
      } else {
        index = rows.count
        indices[name] = index
        rows.append(
          Row(
            original: original, key: planned.key, form: planned.form, source: unit.source ?? "",
            comment: unit.notes.first?.text ?? ""))
      }
      rows[index].targets[language] = unit.target
    }
  }

  /// Whether a column has the development texts.
  package private(set) var hasSources = true

  // MARK: Writing

  private static let machineTranslated = "machine-translated"

  /// In one word, whatever XLIFF needs for it.
  private static func state(of target: ExchangeTarget) -> String {
    target.qualifier == nil ? target.state ?? "" : machineTranslated
  }

  private static func target(_ text: Text, state: String) -> ExchangeTarget {
    if state == machineTranslated {
      return ExchangeTarget(text, state: ExchangeState.finished, qualifier: "leveraged-mt")
    }
    return ExchangeTarget(text, state: state.isEmpty ? nil : state)
  }

  package func write() -> ByteStorage {
    let bytes = ByteStorage(capacity: 256 * (rows.count + 1))
    let columns = languages.flatMap { ["target(\($0))", "state(\($0))"] }
    let names = ["file", "key", "path", "source"] + columns + ["comment"]
    SheetRows.append(names.map { Text($0) }, to: bytes)
    for row in rows {
      var cells = [Text(row.original), row.key, Text("\(row.form)"), row.source]
      for language in languages {
        let target = row.targets[language]
        cells.append(target?.text ?? "")
        cells.append(Text(target.map(TranslationSheet.state) ?? ""))
      }
      SheetRows.append(cells + [row.comment], to: bytes)
    }
    return bytes
  }
}

// MARK: Reading

extension TranslationSheet {
  /// Which cell of a row is what.
  private struct Columns {
    var file = -1
    var key = -1
    var path = -1
    var source = -1
    var targets: [(language: String, column: Int)] = []
    var states: [String: Int] = [:]
  }

  /// Columns are found by their names; others are passed.
  package static func read(
    _ contents: ByteStorage, path: String
  ) -> Parsed<TranslationSheet> {
    guard contents.count <= SheetRows.largest else {
      let empty = SourceText(path: path, storage: ByteStorage(capacity: 0))
      return Parsed(
        TranslationSheet(languages: []),
        diagnostics: [fault("the file is larger than 64 MB; divide it", empty, .none)])
    }
    let decoded = SourceDecoder.decode(contents, path: path)
    let cells = SheetRows.read(decoded.value)
    var diagnostics =
      decoded.diagnostics.filter { $0.severity == .error }
      .map { $0.reported(as: .malformedExchange) } + cells.diagnostics
    guard let head = cells.value.first else {
      diagnostics.append(fault("the sheet has no row", decoded.value, .none))
      return Parsed(TranslationSheet(languages: []), diagnostics: diagnostics)
    }
    let columns = columns(head, decoded.value, &diagnostics)
    var sheet = TranslationSheet(languages: columns.targets.map(\.language))
    sheet.source = decoded.value
    sheet.hasSources = columns.source >= 0
    guard !diagnostics.contains(where: { $0.severity == .error }) else {
      return Parsed(sheet, diagnostics: diagnostics)
    }
    for row in cells.value.dropFirst() {
      sheet.add(row, columns, decoded.value, &diagnostics)
    }
    return Parsed(sheet, diagnostics: diagnostics)
  }

  private static func columns(
    _ head: [SheetRows.Cell], _ source: SourceText, _ diagnostics: inout [Diagnostic]
  ) -> Columns {
    var columns = Columns()
    for (index, cell) in head.enumerated() {
      let name = cell.text.string
      switch name.lowercased() {
      case "file": columns.file = index
      case "key", "id", "identifier": columns.key = index
      case "path": columns.path = index
      case "source": columns.source = index
      default:
        if let language = language(in: name, of: "target") {
          columns.targets.append((language, index))
        } else if let language = language(in: name, of: "state") {
          columns.states[language] = index
        }
      }
    }
    let range = SourceRange(0, Int(head.last?.range.end ?? 0))
    if columns.file < 0 || columns.key < 0 || columns.targets.isEmpty {
      diagnostics.append(
        fault(
          "the first row names the columns: 'file', 'key' and one such as 'target(de)' are needed",
          source, range))
    }
    if Set(columns.targets.map(\.language)).count < columns.targets.count {
      diagnostics.append(fault("a language has two columns", source, range))
    }
    return columns
  }

  private static func language(in name: String, of kind: String) -> String? {
    guard name.lowercased().hasPrefix(kind + "("), name.hasSuffix(")") else { return nil }
    let language = String(name.dropFirst(kind.count + 1).dropLast())
    return LanguageSpelling(language)?.tag
  }

  private mutating func add(
    _ cells: [SheetRows.Cell], _ columns: Columns, _ source: SourceText,
    _ diagnostics: inout [Diagnostic]
  ) {
    func text(_ column: Int) -> Text {
      cells.indices.contains(column) ? SheetFormula.unescaped(cells[column].text) : ""
    }
    let range = SourceRange(
      Int(cells.first?.range.start ?? 0), Int(cells.last?.range.end ?? 0))
    let original = text(columns.file).string
    let path = text(columns.path).string
    guard let form = FormPath(path) else {
      diagnostics.append(
        TranslationSheet.fault("'\(path)' is no form such as plural.one", source, range))
      return
    }
    var row = Row(
      original: original, key: text(columns.key), form: form, source: text(columns.source),
      comment: "", range: range)
    if columns.path < 0 { (row.key, row.form) = UnitIdentifier.readCatalog(row.key) }
    for (language, column) in columns.targets {
      let target = text(column)
      guard !target.isEmpty else { continue }
      let state = columns.states[language].map { text($0).string } ?? ""
      row.targets[language] = TranslationSheet.target(target, state: state)
    }
    let name = RowName(original: original, key: row.key, form: row.form)
    guard indices.updateValue(rows.count, forKey: name) == nil else {
      diagnostics.append(
        TranslationSheet.fault(
          "'\(row.key)' is there twice, so nobody can tell which text is meant", source, range))
      return
    }
    rows.append(row)
  }

  private static func fault(
    _ message: String, _ source: SourceText, _ range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      rule: .malformedExchange, message: message,
      location: SourceLocation(text: source, range: range))
  }
}
