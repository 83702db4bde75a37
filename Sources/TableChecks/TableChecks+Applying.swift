extension TableChecks {
  /// Applies severities, `off` and `[no-lint]` comments to diagnostics of all stages. Those of
  /// malformed input stay as they are.
  package static func apply(
    _ configuration: Configuration, to diagnostics: [Diagnostic], tableSet: TableSet
  ) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let settings = RuleSettings(configuration)
    let comments = SuppressionIndex(tableSet)
    return diagnostics.compactMap { diagnostic in
      guard let rule = knownRules[diagnostic.rule], rule.isConfigurable else { return diagnostic }
      var diagnostic = diagnostic
      switch settings.setting(of: rule.id, table: diagnostic.table) {
      case .off: return nil
      case .error where diagnostic.severity != .note: diagnostic.severity = .error
      case .warning where diagnostic.severity != .note: diagnostic.severity = .warning
      case .error, .warning: break
      case nil: if rule.defaultSeverity == nil { return nil }
      }
      return comments.silences(diagnostic) ? nil : diagnostic
    }
  }
}
