struct DoNotTranslate: TableCheck {
  let rule = Rule(
    "do-not-translate", nil,
    """
    A name that localization.json lists under "doNotTranslate" stands in the development language's \
    text and not in the translation. Write it as it is. Off unless switched on.
    """,
    bad: DoNotTranslate.example("Öffne Sucher"), good: DoNotTranslate.example("Öffne Finder"))

  private static func example(_ german: String) -> RuleExample {
    RuleExample([
      (
        "localization.json",
        #"{ "doNotTranslate": ["Finder"], "rules": { "do-not-translate": "warning" } }"#
      ),
      ("en.lproj/Localizable.strings", #""open" = "Open Finder";"#),
      ("de.lproj/Localizable.strings", "\"open\" = \"\(german)\";"),
    ])
  }

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables where !configuration.doNotTranslate.isEmpty {
      for (row, reference) in table.development.entries.enumerated() {
        guard let form = reference.flatMap({ table.development.entry($0).value.message?.plainForm })
        else { continue }
        let names = configuration.doNotTranslate.filter { form.text.contains(Text($0)) }
        if names.isEmpty { continue }
        for column in table.columns.dropFirst() { check(names, row, column, table, report) }
      }
    }
  }

  private func check(
    _ names: [String], _ row: Int, _ column: LanguageColumn, _ table: JoinedTable,
    _ report: (Diagnostic) -> Void
  ) {
    guard let reference = column.entries[row],
      let form = column.entry(reference).value.message?.plainForm
    else { return }
    for name in names where !form.text.contains(Text(name)) {
      report(
        Diagnostic(
          rule: rule, message: "\(name) is not to be translated; write it as it is",
          location: form.location(in: column.files[Int(reference.file)].source),
          table: table.name, language: column.language, key: table.keys[row].string))
    }
  }
}
