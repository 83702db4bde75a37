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

  private let forwards: [String]
  /// Backwards, so that those of one ending stand together. Strings, since short ones lie in the array
  /// itself: sorting goes to memory for all others.
  private let backwards: [String]

  init(_ keys: some Collection<String>) {
    forwards = keys.sorted()
    backwards = keys.map(Self.reversed).sorted()
  }

  func near(_ key: String) -> [String] {
    let reversed = Self.reversed(key)
    let first = Self.window(forwards.count) { forwards[$0] < key }
    let second = Self.window(backwards.count) { backwards[$0] < reversed }
    return Set(forwards[first] + backwards[second].map(Self.reversed)).sorted()
  }

  private static func reversed(_ key: String) -> String {
    String(String.UnicodeScalarView(key.unicodeScalars.reversed()))
  }

  /// Around the first index that does not precede.
  private static func window(_ count: Int, precedes: (Int) -> Bool) -> Range<Int> {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if precedes(middle) { low = middle + 1 } else { high = middle }
    }
    return max(low - reach, 0)..<min(low + reach, count)
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
    let lines = silences[identity] ?? SilencedLines(location.text)
    silences[identity] = lines
    return lines.contain(Int(location.range.start))
  }
}

/// The lines of a source whose comments silence what is said about keys, each read once. Shared: a value
/// in a dictionary would be copied with all it knows at each question.
private final class SilencedLines {
  private let source: SourceText
  private let lines: LineTable
  private var known: [Int: Bool] = [:]

  init(_ source: SourceText) {
    self.source = source
    lines = LineTable(source.storage.bytes)
  }

  func contain(_ offset: Int) -> Bool {
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
