/// All rules over a catalog.
package enum TableChecks {
  /// Severities, `off` and `[no-lint]` comments are applied; baselines are not.
  package static func check(_ tableSet: TableSet, configuration: Configuration) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    let settings = RuleSettings(configuration)
    for case let rule as any TableRule in rules where settings.mayRun(rule) {
      rule.check(tableSet, configuration: configuration) { findings.append($0) }
    }
    let messageRules = rules.compactMap { $0 as? any MessageRule }.filter(settings.mayRun)
    let screen = InvisibleCharacterScreen()
    for table in tableSet.tables where !table.keys.isEmpty {
      check(table, messageRules, screen) { findings.append($0) }
    }
    return apply(configuration, to: findings, tableSet: tableSet)
  }

  private static func check(
    _ table: JoinedTable, _ rules: [any MessageRule], _ screen: InvisibleCharacterScreen,
    report: (Diagnostic) -> Void
  ) {
    let development = DevelopmentTexts(table)
    let interest = rules.reduce(into: MessageTraits()) { $0.formUnion($1.interest) }
    for index in table.columns.indices where !table.columns[index].files.isEmpty {
      let column = CheckedColumn(table: table, index: index)
      let scanner = MessageScanner(development, column, interest: interest, screen: screen)
      scanner.scan(column.column) { row, traits in
        guard let message = column.message(at: row) else { return }
        for rule in rules where !rule.interest.isDisjoint(with: traits) {
          rule.check(message, report: report)
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
