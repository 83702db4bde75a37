/// The rule is the catalog reader's too, which alone sees sets of phrases.
struct ApplicationNameMissing: TableCheck {
  let rule = Rule.applicationName

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables where ApplicationName.isAsked(in: table.name) {
      for index in table.columns.indices where !table.columns[index].files.isEmpty {
        let column = CheckedColumn(table: table, index: index)
        for row in table.keys.indices {
          guard let message = column.message(at: row) else { continue }
          for form in message.forms where !ApplicationName.isIn(form.text) {
            report(message.finding(self, ApplicationName.absence, in: form))
          }
        }
      }
    }
  }
}
