struct InconsistentLanguages: TableCheck {
  let rule = Rule(
    "inconsistent-languages", .warning,
    """
    A table is not there at all in a language that other tables have. Part of the program then \
    speaks another language than the rest, unless a language of the fallback chain has it. Add \
    the table, or exclude it in localization.json.
    """,
    told: .togetherByTarget,
    bad: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
      ("en.lproj/Errors.strings", #""error" = "Error";"#),
    ]),
    good: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
      ("en.lproj/Errors.strings", #""error" = "Error";"#),
      ("de.lproj/Errors.strings", #""error" = "Fehler";"#),
    ]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    var fallbacks = LanguageFallbacks(
      available: tableSet.languages, configured: configuration.fallbacks)
    for table in tableSet.tables where table.hasAccessors {
      let missing = table.columns.filter { column in
        column.files.isEmpty && !table.isRelative(column.language)
          && table.fallbackColumns(of: column, &fallbacks).allSatisfy {
            table.columns[$0].files.isEmpty
          }
      }.map(\.language)
      guard !missing.isEmpty, !table.keys.isEmpty else { continue }
      report(
        Diagnostic(
          rule: rule,
          message: "table \(table.name) does not exist in \(missing.joined(separator: ", ")), "
            + "which other tables have. Add it there, or exclude it in localization.json",
          location: table.development.files.first?.beginning, table: table.name))
    }
  }
}
