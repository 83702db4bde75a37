struct StateStale: TableCheck {
  let rule = Rule(
    "state-stale", nil,
    """
    A catalog marks the key as stale: Xcode did not find it in the code. Off unless switched on, \
    since Xcode does not see the use of a key through its accessor.
    """,
    told: .togetherByTable,
    bad: CatalogSample.extractionState("stale"),
    good: CatalogSample.extractionState("manual"))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      let column = table.development
      for (row, reference) in column.entries.enumerated() {
        guard let reference, column.catalog(of: reference)?.extractionState == "stale" else {
          continue
        }
        report(
          Diagnostic(
            rule: rule,
            message: "the key \(table.keys[row].quoted) is marked as stale",
            location: column.location(ofKey: reference), table: table.name,
            language: column.language, key: table.keys[row].string))
      }
    }
  }
}
