internal import LocalizationGenerator

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
    return sections.joined(separator: "\n")
  }

  private static func section(_ title: String, _ languages: [LanguageCoverage]) -> String {
    let keys = languages.map(\.keys).max() ?? 0
    let rows = [headings] + languages.map(fields)
    let widths = headings.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var text = "\(TextPrinter.visible(title)) (\(keys) key\(keys == 1 ? "" : "s"))\n"
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
