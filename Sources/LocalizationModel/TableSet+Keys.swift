extension TableSet {
  /// Whether a table has a key that is written `key` or `Table/key`.
  package func hasKey(_ spelling: String) -> Bool {
    let whole = Text(spelling)
    return tables.contains { table in
      if table.row(of: whole) != nil { return true }
      let prefix = table.name + "/"
      return spelling.hasPrefix(prefix)
        && table.row(of: Text(String(spelling.dropFirst(prefix.count)))) != nil
    }
  }

  /// The keys that are about as long: an unknown one may have been meant to be one of them.
  package func keys(like spelling: String) -> [String] {
    tables.flatMap { $0.keys(like: spelling) }
  }
}

extension JoinedTable {
  /// As long as `spelling` or nearly so.
  package func keys(like spelling: some StringProtocol) -> [String] {
    let length = spelling.utf8.count
    return keys.filter { abs(Int($0.count) - length) <= length / 3 + 1 }.map(\.string)
  }

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
