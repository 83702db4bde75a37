/// Finds the comments that may silence a diagnostic: those of the key in the development language
/// and in the diagnostic's own.
struct SuppressionIndex {
  private let catalog: Catalog

  init(_ catalog: Catalog) { self.catalog = catalog }

  func silences(_ diagnostic: Diagnostic) -> Bool {
    comments(for: diagnostic).contains { Suppression($0).silences(diagnostic.rule) }
  }

  private func comments(for diagnostic: Diagnostic) -> [Text] {
    if let name = diagnostic.table, let key = diagnostic.key,
      let table = catalog.tables.first(where: { $0.name == name }),
      let row = table.row(of: Text(key))
    {
      let columns = table.columns.filter {
        $0.language == diagnostic.language || $0.language == catalog.developmentLanguage
      }
      return columns.compactMap { column in column.entries[row].flatMap { column.entry($0).comment }
      }
    }
    return diagnostic.location.flatMap(comment).map { [$0] } ?? []
  }

  /// The comment of the entry that a location lies in.
  private func comment(at location: SourceLocation) -> Text? {
    for table in catalog.tables {
      for column in table.columns {
        for file in column.files where file.source === location.text {
          let entry = file.entries.first {
            $0.range.start <= location.range.start && location.range.start <= $0.range.end
          }
          if let comment = entry?.comment { return comment }
        }
      }
    }
    return nil
  }
}

extension CatalogTable {
  /// The row of a key; nil where the development language does not have it.
  package func row(of key: Text) -> Int? {
    var (low, high) = (0, keys.count)
    while low < high {
      let middle = (low + high) / 2
      if keys[middle] < key { low = middle + 1 } else { high = middle }
    }
    return low < keys.count && keys[low] == key ? low : nil
  }
}
