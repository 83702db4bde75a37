struct NewlineInKey: TableRule {
  let id = "newline-in-key"
  let defaultSeverity: Severity? = .warning
  let explanation = """
    A key goes over the end of its line. It is legal, but nearly always a closing quote was \
    forgotten. Write \\n where the key really contains a line break.
    """
  let badExample = RuleExample.strings(["en": "\"first\nsecond\" = \"Two lines\";"])
  let goodExample = RuleExample.strings(["en": #""first\nsecond" = "Two lines";"#])

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      let column = table.development
      for (row, key) in table.keys.enumerated() where key.hasLineBreak {
        guard let reference = column.entries[row], column.location(ofKey: reference).hasLineBreak
        else { continue }
        report(
          Diagnostic(
            rule: id, severity: severity,
            message:
              "the key \(Quotation(key).string) goes over the end of its line; was a quotation "
              + "mark forgotten?",
            location: column.location(ofKey: reference),
            table: table.name, language: column.language, key: key.string))
      }
    }
  }
}
