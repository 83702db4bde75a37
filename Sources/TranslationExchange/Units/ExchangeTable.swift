internal import Foundation

/// One table with all of its languages, as translators get it.
package struct ExchangeTable: Sendable {
  /// Its path in the project: that of the catalog, or of the development language's file.
  package let original: String
  package let name: String
  package let format: TableFormat
  package let sourceLanguage: String
  /// The development language's, each key once, in the order of units.
  package let source: TableFile
  /// By canonical tag; the development language's among them.
  package let targets: [String: TableFile]
  /// The keys that a stringsdict beside it has, which goes before it.
  package var varyingKeys: Set<Text> = []
  /// By their ordinals, the keys of the source.
  let keys: KeyIndex
  private let positions = EntryPositions()

  /// Nil where there is nothing to translate: no file of any language has an entry.
  /// - Parameters:
  ///   - files: of one table in one format and place, a catalog's languages; with canonical tags.
  ///   - original: of the development language's file, or where it would be.
  package init?(_ files: [TableFile], original: String, sourceLanguage: String) {
    guard let first = files.first else { return nil }
    self.original = original
    self.sourceLanguage = sourceLanguage
    name = first.table
    format = first.format
    var targets: [String: TableFile] = [:]
    for file in files where targets[file.language] == nil || !file.entries.isEmpty {
      targets[file.language] = file
    }
    var source =
      targets[sourceLanguage]
      ?? InterfaceTexts.source(of: files, language: sourceLanguage)
    source.entries = ExchangeTable.ordered(source.entries)
    self.source = source
    self.targets = targets
    keys = KeyIndex(capacity: source.entries.count)
    for entry in source.entries { keys.insert(entry.key) }
    guard !source.entries.isEmpty else { return nil }
  }

  /// Of repeated keys the last counts. Sorted once for all languages, whose units are nearly in order
  /// then.
  private static func ordered(_ entries: [TableEntry]) -> [TableEntry] {
    var last: [Text: Int] = [:]
    last.reserveCapacity(entries.count)
    for index in entries.indices { last[entries[index].key] = index }
    let indices = entries.indices.filter { last[entries[$0].key] == $0 }
    return indices.sorted { UnitOrder.precedes(entries[$0].key, entries[$1].key) }
      .map { entries[$0] }
  }

  /// Whether its texts have states of their own.
  package var hasStates: Bool { format == .xcstrings }

  package var languages: [String] { targets.keys.sorted() }

  /// The last of that key.
  package func entry(_ key: Text, in language: String) -> TableEntry? {
    positions.entry(key, in: language, of: self)
  }

  func message(of key: Text, in language: String) -> Message? {
    entry(key, in: language)?.value.message
  }
}

/// Where keys are, looked for once a language.
private final class EntryPositions: @unchecked Sendable {
  private var positions: [String: [Text: Int]] = [:]
  private let lock = NSLock()

  func entry(_ key: Text, in language: String, of table: ExchangeTable) -> TableEntry? {
    guard
      let file = table.targets[language]
        ?? (language == table.sourceLanguage ? table.source : nil)
    else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if positions[language] == nil {
      var found: [Text: Int] = [:]
      for index in file.entries.indices { found[file.entries[index].key] = index }
      positions[language] = found
    }
    guard let index = positions[language]?[key] else { return nil }
    return file.entries[index]
  }
}

/// A text and where it stands in its table.
package struct PlannedUnit: Sendable {
  package var unit: ExchangeUnit
  package var key: Text
  package var form: FormPath
  /// The state of a catalog's text.
  package var state: String?
}

/// The development texts of storyboards, whose tables have none: Xcode writes them into the comments
/// of the translations.
enum InterfaceTexts {
  static func source(of files: [TableFile], language: String) -> TableFile {
    var seen: Set<Text> = []
    var entries: [TableEntry] = []
    for file in files {
      for entry in file.entries where seen.insert(entry.key).inserted {
        var source = entry
        let text = entry.comment.flatMap { Self.text(of: entry.key.string, in: $0.string) }
        source.value = .message(.plain(MessageForm(text: text.map { Text($0) } ?? entry.key)))
        entries.append(source)
      }
    }
    var file = TableFile(
      source: SourceText(path: "", storage: ByteStorage(capacity: 0)),
      format: files.first?.format ?? .strings, table: files.first?.table ?? "",
      language: language)
    if let first = files.first { file.source = first.source }
    file.entries = entries
    return file
  }

  /// `Hi` for `a1b-2c-d3E.text` in `Class = "UILabel"; text = "Hi"; ObjectID = "a1b-2c-d3E";`.
  static func text(of key: String, in comment: String) -> String? {
    guard let dot = key.lastIndex(of: "."), comment.hasPrefix("Class = ") else { return nil }
    let property = String(key[key.index(after: dot)...])
    let opening = Array((" " + property + " = \"").utf8)
    let bytes = Array(comment.utf8)
    guard bytes.count > opening.count,
      let start = (0...bytes.count - opening.count).first(where: {
        bytes[$0..<$0 + opening.count].elementsEqual(opening)
      })
    else { return nil }
    var text: [UInt8] = []
    var index = start + opening.count
    while index < bytes.count, bytes[index] != ASCII.quote {
      if bytes[index] == ASCII.backslash, index + 1 < bytes.count {
        index += 1
        text.append(bytes[index] == UInt8(ascii: "n") ? ASCII.lineFeed : bytes[index])
      } else {
        text.append(bytes[index])
      }
      index += 1
    }
    return index < bytes.count ? String(decoding: text, as: UTF8.self) : nil
  }
}
