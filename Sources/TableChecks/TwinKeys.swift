/// Pairs of keys that differ only in something that is easily overlooked.
enum TwinKeys {
  /// Each row whose folded key an earlier row has, with that earlier row.
  static func find<Folded: Hashable>(
    _ keys: [Text], by fold: (Text) -> Folded?
  ) -> [(row: Int, twin: Int)] {
    var rows: [Folded: Int] = [:]
    var twins: [(row: Int, twin: Int)] = []
    for (row, key) in keys.enumerated() {
      guard let folded = fold(key) else { continue }
      if let twin = rows[folded] { twins.append((row, twin)) } else { rows[folded] = row }
    }
    return twins
  }

  static func finding(
    rule: Rule, _ table: JoinedTable, row: Int, twin: Int, difference: String
  ) -> Diagnostic {
    let column = table.development
    let key = table.keys[row]
    return Diagnostic(
      rule: rule,
      message: "the key \(key.quoted) differs from another only in \(difference)",
      location: column.entries[row].map { column.location(ofKey: $0) },
      notes: [
        Diagnostic.Note(
          "the other is \(table.keys[twin].quoted)",
          at: column.entries[twin].map { column.location(ofKey: $0) })
      ], table: table.name, language: column.language, key: key.string)
  }
}
