struct CaseTwins: TableCheck {
  let rule = Rule(
    "case-twins", nil,
    """
    Two keys differ only in upper and lower case, OK and Ok. They are different keys, easily mixed \
    up, and often one text too many. Where their accessors would have the same name, \
    name-collision says so in any case.
    """,
    bad: .strings(["en": #""Save" = "Save"; "save" = "Save";"#]),
    good: .strings(["en": #""Save" = "Save"; "keep" = "Keep";"#]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      for (row, twin) in TwinKeys.find(table.keys, by: { Text($0.string.lowercased()) }) {
        report(
          TwinKeys.finding(
            rule: rule, table, row: row, twin: twin, difference: "upper and lower case"))
      }
    }
  }
}
