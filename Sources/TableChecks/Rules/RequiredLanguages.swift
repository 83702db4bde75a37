struct RequiredLanguages: TableCheck {
  let rule = Rule(
    "required-languages", .error,
    """
    A table does not exist in a language that localization.json names under "languages". Add the \
    table in that language, or take the language off the list.
    """,
    bad: RuleExample(
      [("en.lproj/Localizable.strings", #""yes" = "Yes";"#)], requiredLanguages: ["en", "de"]),
    good: RuleExample(
      [
        ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
        ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
      ], requiredLanguages: ["en", "de"]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    guard let required = configuration.languages else { return }
    for table in tableSet.tables where table.hasAccessors {
      let present = table.columns.filter { !$0.files.isEmpty }.map(\.language)
      let missing = required.filter { !present.contains(LanguageTag($0)?.string ?? $0) }
      guard !missing.isEmpty else { continue }
      report(
        Diagnostic(
          rule: rule,
          message: "table \(table.name) does not exist in \(missing.joined(separator: ", ")), "
            + "which localization.json requires",
          location: table.development.files.first?.beginning, table: table.name))
    }
  }
}
