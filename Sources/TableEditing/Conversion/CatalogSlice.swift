/// One language of a catalog.
package enum CatalogSlice {
  /// The catalog without the texts of all languages but its source and one other.
  package static func slice(
    of catalog: SourceFile, language: String
  ) throws(EditRefusal) -> ByteStorage {
    var document = try TableDocument(catalog)
    let tables = TableParser.parse(catalog).value
    var changes: [Text: [EntryChange.Operation]] = [:]
    var order: [Text] = []
    for table in tables.dropFirst() where table.language != language {
      for entry in table.entries {
        if changes[entry.key] == nil { order.append(entry.key) }
        changes[entry.key, default: []].append(.removeLanguage(table.language))
      }
    }
    try document.apply(order.map { EntryChange($0.string, changes[$0] ?? []) })
    return try document.contents()
  }

  /// The catalog with its source language alone, without the keys that are gone from the code.
  package static func source(of catalog: SourceFile) throws(EditRefusal) -> ByteStorage {
    var document = try TableDocument(catalog)
    let tables = TableParser.parse(catalog).value
    guard let source = tables.first else { return catalog.contents }
    var removed: Set<Text> = []
    for entry in source.entries where entry.catalog?.extractionState == "stale" {
      removed.insert(entry.key)
    }
    var changes = removed.map { EntryChange($0.string, [.remove]) }
    var languages: [Text: [EntryChange.Operation]] = [:]
    for table in tables.dropFirst() {
      for entry in table.entries where !removed.contains(entry.key) {
        languages[entry.key, default: []].append(.removeLanguage(table.language))
      }
    }
    changes += languages.map { EntryChange($0.key.string, $0.value) }
    try document.apply(changes)
    return try document.contents()
  }

  /// What a slice says otherwise than the catalog, and the keys that the catalog lacks.
  package static func changes(
    from slice: SourceFile, to catalog: SourceFile, language: String
  ) throws(EditRefusal) -> (changes: [EntryChange], unknown: [String]) {
    _ = try TableDocument(slice)
    let old = TableContents(TableParser.parse(catalog).value)
    let tables = TableParser.parse(slice).value
    let new = TableContents(tables)
    var changes: [EntryChange] = []
    var unknown: [String] = []
    guard let table = tables.first(where: { $0.language == language }) else { return ([], []) }
    for entry in table.entries {
      guard let before = old.entries[entry.key] else {
        unknown.append(entry.key.string)
        continue
      }
      guard let message = entry.value.message,
        before.texts[language] != new.entries[entry.key]?.texts[language]
      else { continue }
      changes.append(EntryChange(entry.key.string, [.message(message, language: language)]))
    }
    return (changes, unknown)
  }
}
