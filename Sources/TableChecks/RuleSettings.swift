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
