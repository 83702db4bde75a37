internal import Foundation
internal import SourceScanning
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

/// What is said about a key that no table has.
struct UndefinedKey {
  let keys: KeySet

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
    withExtendedLifetime(location.text) {
      let bytes = location.text.storage.bytes
      let offset = min(max(Int(location.range.start), 0), bytes.count)
      let line = UndefinedKey.line(around: offset, in: bytes)
      if silences(bytes, line) { return true }
      guard line.lowerBound > 0 else { return false }
      let above = UndefinedKey.line(around: line.lowerBound - 1, in: bytes)
      let text = String(decoding: bytes[above], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      return (text.hasPrefix("//") || text.hasPrefix("<!--")) && silences(bytes, above)
    }
  }

  private func silences(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    let text = String(decoding: bytes[line], as: UTF8.self)
    return text.contains("[no-lint") && Suppression(Text(text)).silences(Rule.undefinedKey.id)
  }

  private static func line(around offset: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return start..<end
  }
}
