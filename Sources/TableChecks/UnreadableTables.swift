/// The tables of which a file could not be read, or not to its end. What they seem to lack is not
/// reported, since it may be in that file.
package struct UnreadableTables {
  /// The rules about what a table lacks.
  package static let rules: Set = [
    MissingKey().rule.id, InconsistentLanguages().rule.id,
    Rule.tableWithoutDevelopmentLanguage.id,
  ]

  private static let faults: Set = [Rule.malformedTable.id, Rule.unreadableFile.id]

  /// Without a language where the file may hold any.
  private let files: [(table: String, language: String?)]

  /// - Parameter diagnostics: of the stages that find and read the files.
  package init(_ diagnostics: [Diagnostic]) {
    files = diagnostics.compactMap { diagnostic in
      guard diagnostic.severity == .error, UnreadableTables.faults.contains(diagnostic.rule),
        let table = diagnostic.table
      else { return nil }
      return (table, diagnostic.language)
    }
  }

  package var isEmpty: Bool { files.isEmpty }

  /// Whether a finding may be there only because a file could not be read.
  func explain(_ finding: Diagnostic) -> Bool {
    guard !files.isEmpty, UnreadableTables.rules.contains(finding.rule) else { return false }
    // Reported in a language that is there, about the one that is not.
    let isAboutOther = finding.rule == Rule.tableWithoutDevelopmentLanguage.id
    return files.contains { file in
      guard file.table == finding.table else { return false }
      guard !isAboutOther, let language = file.language, let lacking = finding.language else {
        return true
      }
      return language == lacking
    }
  }
}
