struct NewlineInKey: CatalogRule {
  let id = "newline-in-key"
  let defaultSeverity: Severity? = .warning
  let explanation = """
    A key contains a line break. It is legal, but nearly always a closing quote that was forgotten, \
    or a text that was used as its own key and cannot be searched for. Give it a short key.
    """
  let badExample = RuleExample.strings(["en": #""first\nsecond" = "Two lines";"#])
  let goodExample = RuleExample.strings(["en": #""two-lines" = "first\nsecond";"#])

  func check(
    _ catalog: Catalog, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in catalog.tables {
      for (row, key) in table.keys.enumerated() where key.hasLineBreak {
        let column = table.development
        report(
          Diagnostic(
            rule: id, severity: severity,
            message: "the key \(Quotation(key).string) contains a line break",
            location: column.entries[row].map { column.location(ofKey: $0) },
            table: table.name, language: column.language, key: key.string))
      }
    }
  }
}
