struct UnknownKey: CatalogRule {
  let id = "unknown-key"
  let defaultSeverity: Severity? = .warning
  let explanation = """
    A translation has a key that the development language does not have, so no accessor reads it. \
    It is misspelt, or was left behind when the key was renamed or removed.
    """
  let badExample = RuleExample.strings([
    "en": #""sign-in" = "Sign in";"#, "de": #""sign-in" = "Anmelden"; "sing-in" = "Anmelden";"#,
  ])
  let goodExample = RuleExample.strings([
    "en": #""sign-in" = "Sign in";"#, "de": #""sign-in" = "Anmelden";"#,
  ])

  func check(
    _ catalog: Catalog, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in catalog.tables {
      for column in table.columns {
        for reference in column.unknown {
          let key = column.entry(reference).key
          report(
            Diagnostic(
              rule: id, severity: severity,
              message: "the development language \(catalog.developmentLanguage) has no key "
                + "\(Quotation(key).string) in \(table.name)",
              location: column.location(ofKey: reference), table: table.name,
              language: column.language, key: key.string))
        }
      }
    }
  }
}
