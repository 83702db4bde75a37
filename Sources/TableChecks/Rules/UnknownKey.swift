struct UnknownKey: TableCheck {
  let rule = Rule(
    "unknown-key", .warning,
    """
    A translation has a key that the development language does not have, so no accessor reads it. \
    It is misspelt, or was left behind when the key was renamed or removed.
    """,
    told: .togetherByTarget,
    bad: .strings([
      "en": #""sign-in" = "Sign in";"#, "de": #""sign-in" = "Anmelden"; "sing-in" = "Anmelden";"#,
    ]),
    good: .strings([
      "en": #""sign-in" = "Sign in";"#, "de": #""sign-in" = "Anmelden";"#,
    ]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables where table.hasAccessors {
      let development = table.development.language
      for column in table.columns {
        for reference in column.unknown {
          let entry = column.entry(reference)
          if Suppression(entry.comment).silences(rule.id) { continue }
          report(
            Diagnostic(
              rule: rule,
              message: "the development language \(development) has no key \(entry.key.quoted) in "
                + table.name,
              location: column.location(ofKey: reference), table: table.name,
              language: column.language, key: entry.key.string))
        }
      }
    }
  }
}
