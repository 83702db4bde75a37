/// Which rules the configuration switches on, off, or to another severity.
struct RuleSettings {
  private let rules: [String: Configuration.RuleSetting]
  private let tables: [(pattern: WildcardPattern, rules: [String: Configuration.RuleSetting])]

  init(_ configuration: Configuration) {
    rules = configuration.rules
    tables = configuration.tableRules.sorted { $0.key < $1.key }
      .map { (WildcardPattern($0.key), $0.value) }
  }

  /// Whether a rule is on in some table.
  func mayReport(_ rule: Rule) -> Bool {
    let isOnSomewhere = tables.contains { ($0.rules[rule.id] ?? .off) != .off }
    switch rules[rule.id] {
    case .error, .warning: return true
    case .off: return isOnSomewhere
    case nil: return rule.defaultSeverity != nil || isOnSomewhere
    }
  }

  /// With the severity that the configuration gives; nil where the rule is off. Notes stay notes.
  func apply(to diagnostic: Diagnostic, _ rule: Rule) -> Diagnostic? {
    var diagnostic = diagnostic
    switch setting(of: rule.id, table: diagnostic.table) {
    case .off: return nil
    case .error where diagnostic.severity != .note: diagnostic.severity = .error
    case .warning where diagnostic.severity != .note: diagnostic.severity = .warning
    case .error, .warning: break
    case nil: if rule.defaultSeverity == nil { return nil }
    }
    return diagnostic
  }

  /// A table's own setting comes before the general one.
  private func setting(of rule: String, table: String?) -> Configuration.RuleSetting? {
    if let table, !tables.isEmpty {
      for (pattern, rules) in tables where pattern.matches(table) {
        if let setting = rules[rule] { return setting }
      }
    }
    return rules[rule]
  }
}

/// Finds the comments that may silence a diagnostic: those of the key in the development language
/// and in the diagnostic's own.
struct SuppressionIndex {
  private let tableSet: TableSet
  /// Whether any file mentions `[no-lint`.
  private let hasSuppressions: Bool

  init(_ tableSet: TableSet) {
    self.tableSet = tableSet
    var seen: Set<ObjectIdentifier> = []
    let files = tableSet.tables.lazy.flatMap(\.columns).flatMap(\.files)
    hasSuppressions = files.contains {
      let bytes = SourceBytes($0.source.storage)
      return seen.insert(ObjectIdentifier($0.source)).inserted
        && bytes.find("[no-lint", from: 0) < bytes.end
    }
  }

  func silences(_ diagnostic: Diagnostic) -> Bool {
    guard hasSuppressions else { return false }
    return comments(for: diagnostic).contains { Suppression($0).silences(diagnostic.rule) }
  }

  private func comments(for diagnostic: Diagnostic) -> [Text] {
    if let name = diagnostic.table, let key = diagnostic.key {
      let key = Text(key)
      let found = tableSet.tables.filter { $0.name == name }.flatMap { table in
        comments(of: key, in: table, language: diagnostic.language)
      }
      if !found.isEmpty { return found }
    }
    return diagnostic.location.flatMap(comment).map { [$0] } ?? []
  }

  private func comments(of key: Text, in table: JoinedTable, language: String?) -> [Text] {
    guard let row = table.row(of: key) else { return [] }
    return table.columns.filter {
      $0.language == language || $0.language == table.development.language
    }.compactMap { column in column.entries[row].flatMap { column.entry($0).comment } }
  }

  /// The comment of the entry that a location lies in; nil for an empty range, which stands for the
  /// whole file.
  private func comment(at location: SourceLocation) -> Text? {
    guard location.range.end > location.range.start else { return nil }
    for table in tableSet.tables {
      for column in table.columns {
        for file in column.files where file.source === location.text {
          if let comment = file.entry(at: location.range.start)?.comment { return comment }
        }
      }
    }
    return nil
  }
}

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
