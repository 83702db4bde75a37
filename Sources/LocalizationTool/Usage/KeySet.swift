internal import TableParsing

/// The keys of all tables in any language, those without accessors too.
struct KeySet {
  private var keys: [String: Set<String>] = [:]

  init(_ files: [TableFile]) {
    for file in files {
      for entry in file.entries { keys[file.table, default: []].insert(entry.key.string) }
    }
  }

  /// Whether a table, or any, has the key.
  func contains(_ key: String, in table: String?) -> Bool {
    if let table { return keys[table]?.contains(key) ?? false }
    return keys.values.contains { $0.contains(key) }
  }

  func hasTable(_ name: String) -> Bool { keys[name] != nil }

  /// The tables that have the key.
  func tables(with key: String) -> [String] {
    keys.filter { $0.value.contains(key) }.keys.sorted()
  }

  /// The one that an unknown key was probably meant to be.
  func suggestion(for key: String, in table: String?) -> String {
    let sets = table.map { [keys[$0] ?? []] } ?? Array(keys.values)
    let candidates = Set(sets.flatMap { $0.filter { KeySet.isNear($0, key) } })
    return ClosestName.of(key, in: candidates.sorted()).question
  }

  /// Whether a closer look is worth its time: about as long, with the same beginning or end.
  private static func isNear(_ candidate: String, _ key: String) -> Bool {
    let (left, right) = (candidate.utf8, key.utf8)
    guard abs(left.count - right.count) <= min(left.count, right.count) / 3 + 1 else {
      return false
    }
    return left.prefix(3).elementsEqual(right.prefix(3))
      || left.suffix(3).elementsEqual(right.suffix(3))
  }
}
