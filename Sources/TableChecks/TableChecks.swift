/// All checks over a table set.
package enum TableChecks {
  /// What the checks of all rules that are not off find; `apply` comes afterwards, once for the
  /// findings of all stages.
  package static func check(_ tableSet: TableSet, configuration: Configuration) -> [Diagnostic] {
    let tableSet = tableSet.checked
    var findings: [Diagnostic] = []
    let settings = RuleSettings(configuration)
    var messageChecks: [any MessageCheck] = []
    for check in RuleRegistry.checks where settings.mayReport(check.rule) {
      switch check.kind {
      case .table(let check):
        check.check(tableSet, configuration: configuration) { findings.append($0) }
      case .message(let check): messageChecks.append(check)
      }
    }
    let interest = messageChecks.reduce(into: MessageTraits()) { $0.formUnion($1.interest) }
    let screen = FileScreen(interest: interest)
    for table in tableSet.tables where !table.keys.isEmpty {
      run(messageChecks, over: table, interest, screen) { findings.append($0) }
    }
    return findings
  }

  /// Applies severities, `off` and `[no-lint]` comments to the diagnostics of all stages. Those of
  /// malformed input stay as they are, and what only follows from an unreadable file is left out.
  /// Baselines are not applied.
  package static func apply(
    _ configuration: Configuration, to diagnostics: [Diagnostic], tableSet: TableSet
  ) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return [] }
    let settings = RuleSettings(configuration)
    let comments = SuppressionIndex(tableSet.checked)
    let unreadable = UnreadableTables(diagnostics)
    let cutOff = CutOffEntries(diagnostics, in: tableSet)
    let applied = diagnostics.compactMap { diagnostic -> Diagnostic? in
      if cutOff.explain(diagnostic) { return nil }
      guard let rule = RuleRegistry.rule(diagnostic.rule), rule.isConfigurable else {
        return diagnostic
      }
      guard !unreadable.explain(diagnostic),
        let applied = settings.apply(to: tableSet.weighed(diagnostic), rule)
      else { return nil }
      return comments.silences(applied) ? nil : applied
    }
    let languages = Dictionary(
      tableSet.tables.map { ($0.name, $0.development.language) },
      uniquingKeysWith: { first, _ in first })
    return SharedFaults.merged(applied) { table in
      table.flatMap { languages[$0] } ?? tableSet.developmentLanguage
    }
  }

  private static func run(
    _ checks: [any MessageCheck], over table: JoinedTable, _ interest: MessageTraits,
    _ screen: FileScreen, report: (Diagnostic) -> Void
  ) {
    let development = DevelopmentTexts(table)
    for index in table.columns.indices where !table.columns[index].files.isEmpty {
      let column = CheckedColumn(table: table, index: index)
      let scanner = MessageScanner(development, column, interest: interest, screen: screen)
      scanner.scan(column.column) { row, traits in
        guard let message = column.message(at: row) else { return }
        for check in checks where !check.interest.isDisjoint(with: traits) {
          check.check(message, report: report)
        }
      }
    }
  }
}

extension MessageScanner {
  /// Calls `body` for the messages of a column that have a trait of `interest`.
  fileprivate func scan(
    _ column: LanguageColumn, _ body: (_ row: Int, _ traits: MessageTraits) -> Void
  ) {
    column.entries.withUnsafeBufferPointer { references in
      for (index, file) in column.files.enumerated() {
        file.entries.withUnsafeBufferPointer { entries in
          guard let first = entries.baseAddress else { return }
          var row = 0
          while row < references.count {
            if let reference = references[row], Int(reference.file) == index {
              let found = traits(of: first + Int(reference.entry), row: row) & interest
              if found != 0 { body(row, MessageTraits(rawValue: found)) }
            }
            row += 1
          }
        }
      }
    }
  }
}
