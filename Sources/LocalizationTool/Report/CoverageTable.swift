internal import TableParsing

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

  init(_ table: JoinedTable, target: String, fallbacks: [String: [String]]) {
    self.target = target
    self.table = table
    name = table.name
    languages = table.columns.map { LanguageCoverage($0.language) }
    var chains = LanguageFallbacks(
      available: table.columns.map(\.language), configured: fallbacks)
    let answering = table.columns.map { table.fallbackColumns(of: $0, &chains) }
    rows.reserveCapacity(table.keys.count)
    for row in table.keys.indices { add(row, answering) }
  }

  private mutating func add(_ row: Int, _ answering: [[Int]]) {
    guard let original = entry(row, 0) else { return }
    let isStale = original.catalog?.extractionState == "stale"
    let words = original.value.wordCount
    var statuses: [MessageStatus] = []
    for column in table.columns.indices {
      let status = status(row, column, original, answering[column])
      statuses.append(status)
      languages[column].add(status)
      if status == .missing { languages[column].missingWords += words }
      guard let entry = entry(row, column) else { continue }
      languages[column].words += column == 0 ? words : entry.value.wordCount
      if isStale { languages[column].stale += 1 }
    }
    rows.append(
      Row(key: table.keys[row], comment: original.comment, isStale: isStale, statuses: statuses))
  }

  private func entry(_ row: Int, _ column: Int) -> TableEntry? {
    guard row < table.columns[column].entries.count else { return nil }
    return table.columns[column].entries[row].map { table.columns[column].entry($0) }
  }

  private func status(
    _ row: Int, _ column: Int, _ original: TableEntry, _ answering: [Int]
  ) -> MessageStatus {
    if original.catalog?.shouldTranslate == false { return .excluded }
    guard let entry = entry(row, column) else {
      return answering.contains { self.entry(row, $0) != nil } ? .inherited : .missing
    }
    let forms = entry.value.forms
    if forms.contains(where: { $0.state == "new" }) { return .missing }
    if forms.allSatisfy(\.text.isEmpty), !original.value.forms.allSatisfy(\.text.isEmpty) {
      return .missing
    }
    return forms.contains { $0.state == "needs_review" } ? .needsReview : .translated
  }

  /// The text as it is shown: of a message with variants each form behind what chooses it.
  func text(_ row: Int, _ column: Int) -> String? { entry(row, column)?.value.shownText }
}
