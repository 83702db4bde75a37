internal import LocalizationGenerator

/// The figures for a spreadsheet (RFC 4180): a line a table and language.
enum CoverageCSV {
  private static let headings = [
    "target", "table", "language", "keys", "translated", "percent", "inherited", "needsReview",
    "missing", "stale", "words", "missingWords",
  ]

  static func text(of report: CoverageReport) -> String {
    var lines = [headings]
    for table in report.tables {
      for coverage in table.languages {
        let numbers = [
          coverage.keys, coverage.translated, coverage.percent, coverage.inherited,
          coverage.needsReview, coverage.missing, coverage.stale, coverage.words,
          coverage.missingWords,
        ]
        lines.append([table.target, table.name, coverage.language] + numbers.map(String.init))
      }
    }
    return lines.map { $0.map(field).joined(separator: ",") + "\r\n" }.joined()
  }

  /// Spreadsheets take what begins with one of these for a formula.
  private static let formulaSigns: Set<Character> = ["=", "+", "-", "@", "\t", "\r"]

  private static func field(_ text: String) -> String {
    let isFormula = text.first.map(formulaSigns.contains) ?? false
    let text = isFormula ? "'" + text : text
    guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else { return text }
    let quoted = text.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"")
    return "\"\(quoted)\""
  }
}
