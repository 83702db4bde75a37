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
    let candidates = table.map { keys[$0] ?? [] } ?? keys.values.reduce([]) { $0.union($1) }
    return ClosestName.of(key, in: candidates.sorted()).question
  }
}
