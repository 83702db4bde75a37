struct UnknownKey: TableCheck {
  let rule = Rule(
    "unknown-key", .warning,
    """
    A translation has a key that the development language does not have, so no accessor reads it. \
    It is misspelt, or was left behind when the key was renamed or removed. \
    More than five in one table and language are reported as one finding.
    """,
    bad: .strings([
      "en": #""sign-in" = "Sign in";"#, "de": #""sign-in" = "Anmelden"; "sing-in" = "Anmelden";"#,
    ]),
    good: .strings([
      "en": #""sign-in" = "Sign in";"#, "de": #""sign-in" = "Anmelden";"#,
    ]))
  private static let shown = 5

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables where table.hasAccessors {
      for column in table.columns {
        let unknown = column.unknown.filter {
          !Suppression(column.entry($0).comment).silences(rule.id)
        }
        if unknown.count > Self.shown {
          report(summary(unknown, column, table))
        } else {
          for reference in unknown { report(finding(reference, column, table)) }
        }
      }
    }
  }

  private func finding(
    _ reference: EntryReference, _ column: LanguageColumn, _ table: JoinedTable
  ) -> Diagnostic {
    let key = column.entry(reference).key
    return Diagnostic(
      rule: rule,
      message: "the development language \(table.development.language) has no key "
        + "\(key.quoted) in \(table.name)",
      location: column.location(ofKey: reference), table: table.name, language: column.language,
      key: key.string)
  }

  /// One finding for many keys.
  private func summary(
    _ unknown: [EntryReference], _ column: LanguageColumn, _ table: JoinedTable
  ) -> Diagnostic {
    let names = unknown.prefix(Self.shown).map { column.entry($0).key.quoted }
    var finding = Diagnostic(
      rule: rule,
      message: "the development language \(table.development.language) lacks \(unknown.count) "
        + "keys that \(column.language) has in \(table.name): "
        + "\(names.joined(separator: ", ")), …",
      location: unknown.first.map { column.location(ofKey: $0) }, table: table.name,
      language: column.language)
    finding.keys = unknown.map { column.entry($0).key.string }
    return finding
  }
}
