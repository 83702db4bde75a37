internal import Foundation
internal import LocalizationGenerator
internal import SourceScanning
internal import TableParsing

/// The keys of all tables in any language, those without accessors too.
struct KeySet {
  /// Key → the tables that have it, by name.
  private var tables: [String: Set<String>] = [:]
  private var neighbours: [String: NeighbouringKeys] = [:]
  private let allNeighbours: NeighbouringKeys

  init(_ files: [TableFile]) {
    var keys: [String: Set<String>] = [:]
    for file in files {
      for entry in file.entries {
        let key = entry.key.string
        keys[file.table, default: []].insert(key)
        tables[key, default: []].insert(file.table)
      }
    }
    neighbours = keys.mapValues { NeighbouringKeys($0) }
    let only = neighbours.count == 1 ? neighbours.first?.value : nil
    allNeighbours = only ?? NeighbouringKeys(tables.keys)
  }

  /// Whether a table, or any, has the key.
  func contains(_ key: String, in table: String?) -> Bool {
    guard let found = tables[key] else { return false }
    return table.map(found.contains) ?? true
  }

  func hasTable(_ name: String) -> Bool { neighbours[name] != nil }

  /// The tables that have the key.
  func tables(with key: String) -> [String] { tables[key]?.sorted() ?? [] }

  /// The one that an unknown key was probably meant to be.
  func suggestion(for key: String, in table: String?) -> String {
    let keys = table.map { neighbours[$0] } ?? allNeighbours
    return ClosestName.of(key, in: keys?.near(key) ?? []).question
  }
}

/// Finds the few keys that begin or end as another one does, whatever number of keys there is.
private struct NeighbouringKeys {
  private static let reach = 12

  private let forwards: SortedNames
  /// Backwards, so that those of one ending stand together.
  private let backwards: SortedNames

  init(_ keys: some Collection<String>) {
    forwards = SortedNames(Array(keys))
    backwards = SortedNames(keys.map(Self.reversed))
  }

  func near(_ key: String) -> [String] {
    let endings = backwards.around(Self.reversed(key), reach: Self.reach).map(Self.reversed)
    return Set(forwards.around(key, reach: Self.reach) + endings).sorted()
  }

  private static func reversed(_ key: String) -> String {
    String(String.UnicodeScalarView(key.unicodeScalars.reversed()))
  }
}

/// Names in the order of their bytes. The eight bytes behind what all names begin with stand beside
/// each other in memory and decide nearly always: the names themselves lie all over it.
private struct SortedNames {
  private let names: [String]
  private let words: [UInt64]
  private let common: Int

  init(_ names: [String]) {
    let common = Self.commonLength(names)
    let pairs = names.map { (word: Self.word($0, from: common), name: $0) }.sorted {
      $0.word == $1.word ? Self.precedes($0.name, $1.name) : $0.word < $1.word
    }
    self.common = common
    self.names = pairs.map(\.name)
    words = pairs.map(\.word)
  }

  /// The names next to where another would stand.
  func around(_ name: String, reach: Int) -> ArraySlice<String> {
    guard let first = names.first else { return [] }
    let isAlike = Self.commonLength([first, name]) >= common
    let word = Self.word(name, from: common)
    var (low, high) = (0, names.count)
    while low < high {
      let middle = low + (high - low) / 2
      let isBefore =
        isAlike && words[middle] != word
        ? words[middle] < word : Self.precedes(names[middle], name)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    return names[max(low - reach, 0)..<min(low + reach, names.count)]
  }

  private static func precedes(_ left: String, _ right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Of the beginning that all have.
  private static func commonLength(_ names: [String]) -> Int {
    guard let first = names.first else { return 0 }
    return names.dropFirst().reduce(first.utf8.count) { length, name in
      zip(first.utf8, name.utf8).prefix(length).prefix { $0 == $1 }.count
    }
  }

  /// The first byte in the highest place; zeros behind the end.
  private static func word(_ name: String, from start: Int) -> UInt64 {
    name.utf8.dropFirst(start).prefix(8).enumerated().reduce(0) { word, byte in
      word | UInt64(byte.element) << UInt64(56 - 8 * byte.offset)
    }
  }
}

/// What is said about a key that no table has.
final class UndefinedKey {
  private let keys: KeySet
  private var silences: [ObjectIdentifier: SilencedLines] = [:]

  init(keys: KeySet) { self.keys = keys }

  /// Nil where a comment in the line, or alone in the line above, silences it.
  func finding(_ key: String, _ reference: KeyReference) -> Diagnostic? {
    guard !isSilenced(reference.location) else { return nil }
    return Diagnostic(
      rule: .undefinedKey, message: message(key, reference.table),
      location: reference.location)
  }

  private func message(_ key: String, _ table: String?) -> String {
    guard let table else {
      return "no table has the key '\(key)'" + keys.suggestion(for: key, in: nil)
    }
    guard keys.hasTable(table) else { return "there is no table '\(table)' to have '\(key)'" }
    let others = keys.tables(with: key)
    let hint =
      others.isEmpty
      ? keys.suggestion(for: key, in: table) : "; it is in " + others.joined(separator: ", ")
    return "table \(table) has no key '\(key)'" + hint
  }

  private func isSilenced(_ location: SourceLocation) -> Bool {
    let identity = ObjectIdentifier(location.text)
    var lines = silences[identity] ?? SilencedLines(location.text)
    let isSilenced = lines.contain(Int(location.range.start))
    silences[identity] = lines
    return isSilenced
  }
}

/// The lines of a source whose comments silence what is said about keys, each read once.
private struct SilencedLines {
  private let source: SourceText
  private let lines: LineTable
  private var known: [Int: Bool] = [:]

  init(_ source: SourceText) {
    self.source = source
    lines = LineTable(source.storage.bytes)
  }

  mutating func contain(_ offset: Int) -> Bool {
    let line = lines.position(of: min(max(offset, 0), source.storage.count)).line
    if let isSilenced = known[line] { return isSilenced }
    let isSilenced = silences(text(line)) || line > 1 && silencesNext(text(line - 1))
    known[line] = isSilenced
    return isSilenced
  }

  private func text(_ line: Int) -> String {
    String(decoding: source.storage.bytes[lines.range(ofLine: line)], as: UTF8.self)
  }

  private func silencesNext(_ line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    return (text.hasPrefix("//") || text.hasPrefix("<!--")) && silences(line)
  }

  private func silences(_ line: String) -> Bool {
    line.contains("[no-lint") && Suppression(Text(line)).silences(Rule.undefinedKey.id)
  }
}
