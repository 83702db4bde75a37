internal import LocalizationGenerator
internal import TableChecks
internal import TableParsing

/// All tables of a run with their figures.
struct CoverageReport {
  var tables: [CoverageTable] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(_ inputs: [RunInput]) {
    for input in inputs {
      guard let configuration = input.configuration else {
        diagnostics += input.diagnostics
        continue
      }
      let tableSet = TableSet.joining(parse(input.files).value, configuration: configuration)
      diagnostics += TableChecks.apply(
        configuration, to: input.diagnostics + tableSet.diagnostics, tableSet: tableSet.value)
      let target = inputs.count > 1 ? input.paths.joined(separator: " ") : ""
      tables += tableSet.value.tables.map {
        CoverageTable($0, target: target, fallbacks: configuration.fallbacks)
      }
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
