/// One table in one language, with what checks need to know about the language.
package final class CheckedColumn {
  package let table: JoinedTable
  package let column: LanguageColumn
  package let isDevelopment: Bool
  /// Nil for `Base`, of which nothing is known.
  package let pluralRules: PluralRules?

  package init(table: JoinedTable, index: Int) {
    self.table = table
    column = table.columns[index]
    isDevelopment = index == 0
    pluralRules = column.language == "Base" ? nil : PluralRules(tag: column.language)
  }

  package var language: String { column.language }

  /// The message of a row; nil where the language lacks it.
  package func message(at row: Int) -> CheckedMessage? {
    guard let reference = column.entries[row], let origin = table.development.entries[row] else {
      return nil
    }
    return CheckedMessage(
      column: self, row: row, entry: column.entry(reference),
      source: column.files[Int(reference.file)].source,
      development: table.development.entry(origin),
      developmentSource: table.development.files[Int(origin.file)].source)
  }
}
