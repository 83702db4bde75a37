/// Finds the comments that may silence a diagnostic: those of the key in the development language
/// and in the diagnostic's own.
struct SuppressionIndex {
  private let tableSet: TableSet
  /// Whether any file mentions `[no-lint`.
  private let hasSuppressions: Bool

  init(_ tableSet: TableSet) {
    self.tableSet = tableSet
    var seen: Set<ObjectIdentifier> = []
    let files = tableSet.tables.lazy.flatMap(\.columns).flatMap(\.files)
    hasSuppressions = files.contains {
      let bytes = SourceBytes($0.source.storage)
      return seen.insert(ObjectIdentifier($0.source)).inserted
        && bytes.find("[no-lint", from: 0) < bytes.end
    }
  }

  func silences(_ diagnostic: Diagnostic) -> Bool {
    guard hasSuppressions else { return false }
    return comments(for: diagnostic).contains { Suppression($0).silences(diagnostic.rule) }
  }

  private func comments(for diagnostic: Diagnostic) -> [Text] {
    if let name = diagnostic.table, let key = diagnostic.key,
      let table = tableSet.tables.first(where: { $0.name == name }),
      let row = table.row(of: Text(key))
    {
      let columns = table.columns.filter {
        $0.language == diagnostic.language || $0.language == tableSet.developmentLanguage
      }
      return columns.compactMap { column in column.entries[row].flatMap { column.entry($0).comment }
      }
    }
    return diagnostic.location.flatMap(comment).map { [$0] } ?? []
  }

  /// The comment of the entry that a location lies in; nil for an empty range, which stands for the
  /// whole file.
  private func comment(at location: SourceLocation) -> Text? {
    guard location.range.end > location.range.start else { return nil }
    for table in tableSet.tables {
      for column in table.columns {
        for file in column.files where file.source === location.text {
          if let comment = file.entry(at: location.range.start)?.comment { return comment }
        }
      }
    }
    return nil
  }
}

extension JoinedTable {
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
