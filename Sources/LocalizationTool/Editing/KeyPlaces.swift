internal import LocalizationGenerator
internal import TableParsing

/// Where keys are, for commands about many of them.
final class KeyPlaces {
  private var files: [Text: [Int]]?
  private var positions: [ObjectIdentifier: [Text: Int]] = [:]
  private var tables: [TableFile] = []

  func build(_ tables: [TableFile]) {
    guard files == nil else { return }
    self.tables = tables
    var found: [Text: [Int]] = [:]
    for (index, table) in tables.enumerated() {
      for entry in table.entries where found[entry.key]?.last != index {
        found[entry.key, default: []].append(index)
      }
    }
    files = found
  }

  /// Nil as long as nothing is built.
  func tables(with key: Text) -> [String]? {
    guard let files else { return nil }
    var names: [String] = []
    for index in files[key] ?? [] where !names.contains(tables[index].table) {
      names.append(tables[index].table)
    }
    return names
  }

  func paths(with key: Text) -> Set<String>? {
    guard let files else { return nil }
    return Set((files[key] ?? []).map { tables[$0].source.path })
  }

  func position(of key: Text, in source: SourceText) -> Int? {
    guard files != nil else { return nil }
    let identity = ObjectIdentifier(source)
    if positions[identity] == nil, let table = tables.first(where: { $0.source === source }) {
      var found: [Text: Int] = [:]
      for (index, entry) in table.entries.enumerated() {
        found[entry.key] = found[entry.key] ?? index
      }
      positions[identity] = found
    }
    return positions[identity]?[key]
  }
}
