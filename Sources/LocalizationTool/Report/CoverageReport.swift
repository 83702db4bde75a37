internal import LocalizationGenerator
internal import TableChecks
internal import TableParsing
internal import TranslationExchange

/// All tables of a run with their figures.
struct CoverageReport {
  var tables: [CoverageTable] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Which languages are ready, by target.
  private(set) var shipping: [(target: String, shipping: Shipping)] = []

  init(_ inputs: [TargetInput]) {
    for input in inputs {
      guard let configuration = input.configuration else {
        diagnostics += input.diagnostics
        continue
      }
      let files = parse(input.files).value
      let tableSet = TableSet.joining(
        files, folders: input.languageFolders, configuration: configuration)
      let stale = StateFile.stale(
        in: input, files, development: tableSet.value.developmentLanguage)
      diagnostics += stale.diagnostics
      diagnostics += TableChecks.apply(
        configuration, to: input.diagnostics + tableSet.diagnostics, tableSet: tableSet.value)
      let target = inputs.count > 1 ? input.paths.joined(separator: " ") : ""
      tables += tableSet.value.tables.map {
        CoverageTable(
          $0, target: target, fallbacks: configuration.fallbacks, stale: stale.value)
      }
      shipping.append((target, Shipping(tableSet.value, configuration)))
    }
  }

  /// Every language of any table, in the order of their first appearance.
  var languages: [String] {
    var seen: Set<String> = []
    return tables.flatMap { $0.languages.map(\.language) }.filter { seen.insert($0).inserted }
  }

  /// The figures of a language over all tables.
  func total(_ language: String) -> LanguageCoverage {
    var total = LanguageCoverage(language)
    for table in tables {
      for coverage in table.languages where coverage.language == language { total += coverage }
    }
    return total
  }
}

/// How far every message of one table is.
struct CoverageTable {
  struct Row {
    var key: Text
    var comment: Text?
    var isStale: Bool
    /// By language.
    var statuses: [MessageStatus]
  }

  /// The folder that was looked at, where there are several.
  var target: String
  var name: String
  /// The development language first.
  private(set) var languages: [LanguageCoverage]
  private(set) var rows: [Row] = []
  private let table: JoinedTable
  /// By language, the keys whose texts were made of another development text.
  private let outdated: [Set<Text>]
  private let stale: StaleTranslations?

  init(
    _ table: JoinedTable, target: String, fallbacks: [String: [String]],
    stale: StaleTranslations? = nil
  ) {
    self.target = target
    self.table = table
    self.stale = stale
    outdated = table.columns.map {
      stale?.keys(table: table.name, language: $0.language) ?? []
    }
    name = table.name
    languages = table.columns.map { LanguageCoverage($0.language) }
    let answering = table.answeringColumns(fallbacks)
    rows.reserveCapacity(table.keys.count)
    for row in table.keys.indices { add(row, answering) }
  }

  private mutating func add(_ row: Int, _ answering: [[Int]]) {
    guard let original = table.entry(row, 0) else { return }
    let isStale = original.catalog?.extractionState == "stale"
    let words = original.value.wordCount
    var statuses: [MessageStatus] = []
    for column in table.columns.indices {
      let status = status(row, column, original, answering[column])
      statuses.append(status)
      languages[column].add(status)
      if status == .missing { languages[column].missingWords += words }
      if column > 0 { languages[column].work.add(status, original.value) }
      guard let entry = table.entry(row, column) else { continue }
      languages[column].words += column == 0 ? words : entry.value.wordCount
      if isStale { languages[column].stale += 1 }
    }
    rows.append(
      Row(key: table.keys[row], comment: original.comment, isStale: isStale, statuses: statuses))
  }

  private func status(
    _ row: Int, _ column: Int, _ original: TableEntry, _ answering: [Int]
  ) -> MessageStatus {
    let status = table.status(row, column, original, answering)
    guard status == .translated, column > 0 else { return status }
    let key = table.keys[row]
    if let stale, let message = table.entry(row, column)?.value.message,
      stale.isCopy(
        message, table: table.name, language: table.columns[column].language, key: key.string)
    {
      return .missing
    }
    return outdated[column].contains(key) ? .outdated : status
  }

  /// The text as it is shown: of a message with variants each form behind what chooses it.
  func text(_ row: Int, _ column: Int) -> String? { table.entry(row, column)?.value.shownText }
}

/// The figures of one table in one language.
struct LanguageCoverage: Equatable {
  var language: String
  /// The keys that are to be translated.
  var keys = 0
  var translated = 0
  /// Left to a parent language; not counted as translated.
  var inherited = 0
  var needsReview = 0
  var missing = 0
  /// Keys with a text here that a catalog marks as no longer found in the code.
  var stale = 0
  /// Of the texts that there are.
  var words = 0
  /// The development language's words of what is missing.
  var missingWords = 0
  /// What translators have to do.
  var work = TranslationWork()

  init(_ language: String) { self.language = language }

  /// Of the keys, rounded down, so that 100 means all.
  var percent: Int { keys == 0 ? 100 : (translated + inherited) * 100 / keys }

  static func += (left: inout LanguageCoverage, right: LanguageCoverage) {
    left.keys += right.keys
    left.translated += right.translated
    left.inherited += right.inherited
    left.needsReview += right.needsReview
    left.missing += right.missing
    left.stale += right.stale
    left.words += right.words
    left.missingWords += right.missingWords
    left.work += right.work
  }

  mutating func add(_ status: MessageStatus) {
    if status != .excluded { keys += 1 }
    switch status {
    case .translated: translated += 1
    case .inherited: inherited += 1
    case .needsReview, .outdated: needsReview += 1
    case .missing: missing += 1
    case .excluded: break
    }
  }
}

/// The figures in columns for a terminal.
struct CoverageText {
  private static let headings = [
    "language", "translated", "%", "inherited", "needs review", "missing", "stale", "words",
    "words missing",
  ]

  static func text(of report: CoverageReport) -> String {
    var sections = report.tables.map { table in
      let title = table.target.isEmpty ? table.name : "\(table.target): \(table.name)"
      return section(title, table.languages)
    }
    if report.tables.count > 1 {
      sections.append(section("All tables", report.languages.map(report.total)))
    }
    let totals = report.languages.map(report.total)
    if totals.contains(where: { $0.work.total.texts > 0 }) { sections.append(work(totals)) }
    let home = report.shipping.compactMap { $0.shipping.line(of: $0.target) }
    if !home.isEmpty { sections.append(home.joined()) }
    return sections.joined(separator: "\n")
  }

  /// What translators have to do, in words but for the characters.
  private static func work(_ languages: [LanguageCoverage]) -> String {
    let headings = ["language", "words", "characters", "new", "changed", "stale"]
    let rows = languages.filter { $0.work.total.texts > 0 }.map { coverage in
      let work = coverage.work
      let numbers = [
        work.total.words, work.total.characters, work.new.words, work.changed.words,
        work.stale.words,
      ]
      return [coverage.language] + numbers.map(String.init)
    }
    return columns("To translate", [headings] + rows)
  }

  private static func section(_ title: String, _ languages: [LanguageCoverage]) -> String {
    let keys = languages.map(\.keys).max() ?? 0
    return columns(
      "\(VisibleText.line(title)) (\(keys) key\(keys == 1 ? "" : "s"))",
      [headings] + languages.map(fields))
  }

  private static func columns(_ title: String, _ rows: [[String]]) -> String {
    let widths = (rows.first ?? []).indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    var text = title + "\n"
    for row in rows {
      text += "  " + row[0] + String(repeating: " ", count: widths[0] - row[0].count)
      for column in 1..<row.count {
        text += "  " + String(repeating: " ", count: widths[column] - row[column].count)
        text += row[column]
      }
      text += "\n"
    }
    return text
  }

  private static func fields(_ coverage: LanguageCoverage) -> [String] {
    let numbers = [
      coverage.translated, coverage.percent, coverage.inherited, coverage.needsReview,
      coverage.missing, coverage.stale, coverage.words, coverage.missingWords,
    ]
    return [coverage.language] + numbers.map(String.init)
  }
}

/// The figures as JSON, and with all texts for the page.
enum CoverageJSON {
  /// One array, an object a table and language.
  static func write(_ report: CoverageReport, to bytes: ByteStorage) {
    bytes.append("[")
    var isFirst = true
    for table in report.tables {
      for coverage in table.languages {
        bytes.append(isFirst ? "\n" : ",\n")
        isFirst = false
        var json = JSONWriter(bytes)
        json.object { json in
          if !table.target.isEmpty { json.field("target", table.target) }
          json.field("table", table.name)
          json.field("language", coverage.language)
          writeFigures(coverage, to: &json)
        }
      }
    }
    bytes.append(isFirst ? "]\n" : "\n]\n")
  }

  private static func writeFigures(_ coverage: LanguageCoverage, to json: inout JSONWriter) {
    json.field("keys", coverage.keys)
    json.field("translated", coverage.translated)
    json.field("percent", coverage.percent)
    json.field("inherited", coverage.inherited)
    json.field("needsReview", coverage.needsReview)
    json.field("missing", coverage.missing)
    json.field("stale", coverage.stale)
    json.field("words", coverage.words)
    json.field("missingWords", coverage.missingWords)
    let work = coverage.work
    json.field("wordsToTranslate", work.total.words)
    json.field("charactersToTranslate", work.total.characters)
    let amounts = [
      ("newTexts", work.new), ("changedTexts", work.changed), ("staleTexts", work.stale),
    ]
    for (name, amount) in amounts {
      json.name(name)
      json.object { json in
        json.field("texts", amount.texts)
        json.field("words", amount.words)
        json.field("characters", amount.characters)
      }
    }
  }

  /// What the script of the page reads.
  static func writePage(_ report: CoverageReport, to bytes: ByteStorage) {
    var json = JSONWriter(bytes)
    json.object { json in
      json.name("languages")
      json.array { json in
        for language in report.languages { json.value(language) }
      }
      json.name("tables")
      json.array { json in
        for table in report.tables { write(table, to: &json) }
      }
    }
  }

  private static func write(_ table: CoverageTable, to json: inout JSONWriter) {
    json.object { json in
      json.field("target", table.target)
      json.field("name", table.name)
      json.name("coverage")
      json.array { json in
        for coverage in table.languages {
          json.object { json in
            json.field("language", coverage.language)
            writeFigures(coverage, to: &json)
          }
        }
      }
      json.name("rows")
      json.array { json in
        for row in table.rows.indices { write(row, of: table, to: &json) }
      }
    }
  }

  /// `[key, comment, statuses, is stale, texts]`.
  private static func write(_ index: Int, of table: CoverageTable, to json: inout JSONWriter) {
    let row = table.rows[index]
    json.array { json in
      json.value(row.key)
      json.value(row.comment)
      // What the page shows of both is the same.
      json.value(row.statuses.map { ($0 == .outdated ? .needsReview : $0).rawValue }.joined())
      json.value(row.isStale ? 1 : 0)
      json.array { json in
        for column in table.languages.indices { json.value(table.text(index, column)) }
      }
    }
  }
}
