struct StateStale: TableRule {
  let id = "state-stale"
  let defaultSeverity: Severity? = nil
  let explanation = """
    A catalog marks the key as stale: Xcode did not find it in the code. Off unless switched on, \
    since Xcode does not see the use of a key through its accessor.
    """
  let badExample = CatalogSample.extractionState("stale")
  let goodExample = CatalogSample.extractionState("manual")

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      let column = table.development
      for (row, reference) in column.entries.enumerated() {
        guard let reference, column.entry(reference).catalog?.extractionState == "stale" else {
          continue
        }
        report(
          Diagnostic(
            rule: id, severity: severity,
            message: "the key \(Quotation(table.keys[row]).string) is marked as stale",
            location: column.location(ofKey: reference), table: table.name,
            language: column.language, key: table.keys[row].string))
      }
    }
  }
}
