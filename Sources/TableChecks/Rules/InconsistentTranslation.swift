struct InconsistentTranslation: TableCheck {
  let rule = Rule(
    "inconsistent-translation", nil,
    """
    Two keys of a table have the same text in the development language and different ones in a \
    translation. That may well be right, since one word has several meanings. Off unless switched on.
    """,
    bad: .strings([
      "en": #""a" = "Close window"; "b" = "Close window";"#,
      "de": #""a" = "Fenster schließen"; "b" = "Fenster zumachen";"#,
    ]),
    good: .strings([
      "en": #""a" = "Close window"; "b" = "Close window";"#,
      "de": #""a" = "Fenster schließen"; "b" = "Fenster schließen";"#,
    ]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      var rows: [Text: [Int]] = [:]
      for row in table.keys.indices {
        guard let text = table.development.plainText(row), !text.isEmpty else { continue }
        rows[text, default: []].append(row)
      }
      let groups = rows.values.filter { $0.count > 1 }.sorted { $0[0] < $1[0] }
      for column in table.columns.dropFirst() {
        for group in groups { check(group, column, table, report) }
      }
    }
  }

  private func check(
    _ rows: [Int], _ column: LanguageColumn, _ table: JoinedTable, _ report: (Diagnostic) -> Void
  ) {
    guard let first = rows.first(where: { column.plainText($0) != nil }),
      let text = column.plainText(first), let origin = column.entries[first],
      let other = rows.first(where: { column.plainText($0).map { $0 != text } ?? false }),
      let reference = column.entries[other]
    else { return }
    report(
      Diagnostic(
        rule: rule,
        message:
          "the keys \(table.keys[first].quoted) and \(table.keys[other].quoted) have one text "
          + "in \(table.development.language) and two here",
        location: column.location(ofKey: reference),
        notes: [Diagnostic.Note("the other is here", at: column.location(ofKey: origin))],
        table: table.name, language: column.language, key: table.keys[other].string))
  }
}

extension LanguageColumn {
  fileprivate func plainText(_ row: Int) -> Text? {
    entries[row].flatMap { entry($0).value.message?.plainForm?.text }
  }
}
