internal import MessageFormat

/// What the generated code says of a target's tables.
struct TableManifest: Sendable {
  struct Listing: Sendable {
    var tag: String
    /// The `.lproj` folder as written; empty: the shared archive.
    var folder: String
  }

  struct Table: Sendable {
    var name: String
    var indices: Range<Int>
  }

  var bundle: String
  var fingerprint: UInt64
  /// The development language first.
  var languages: [Listing]
  var tables: [Table]
  var localizesNumbers = true
  /// Language → the languages asked after it and its parents.
  var fallbacks: [String: [String]] = [:]
  /// Patterns (`*`, `?`) of keys that no override may replace.
  var notOverridable: [String] = []

  init(
    bundle: String, fingerprint: UInt64, languages: String, tables: String, options: String
  ) {
    self.bundle = bundle
    self.fingerprint = fingerprint
    self.languages = Self.pairs(of: languages).map { Listing(tag: $0.name, folder: $0.value) }
    self.tables = Self.pairs(of: tables).compactMap(Self.table)
    for line in options.split(separator: "\n") {
      // Of a pattern the value may hold further equals signs.
      let parts = line.split(separator: "=", maxSplits: 1)
      if parts.count == 2 { apply(String(parts[0]), String(parts[1])) }
    }
  }

  var development: String { languages.first?.tag ?? "en" }
  var messageCount: Int { tables.map(\.indices.upperBound).max() ?? 0 }

  private mutating func apply(_ name: String, _ value: String) {
    switch name {
    case "numbers": localizesNumbers = value != "plain"
    case "notOverridable": notOverridable.append(value)
    case "fallback":
      let parts = value.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return }
      fallbacks[Self.canonical(String(parts[0]))] = parts[1].split(separator: ",").map {
        String($0)
      }
    default: break
    }
  }

  static func canonical(_ tag: String) -> String { LanguageTag(tag)?.string ?? tag }

  private static func table(_ pair: (name: String, value: String)) -> Table? {
    let bounds = pair.value.split(separator: "<").map { $0.filter { $0 != "." } }
    guard bounds.count == 2, let first = Int(bounds[0]), let end = Int(bounds[1]), first >= 0,
      first <= end
    else { return nil }
    return Table(name: pair.name, indices: first..<end)
  }

  /// By bytes: characters would cost more than all else before the first text.
  private static func pairs(of lines: String) -> [(name: String, value: String)] {
    lines.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      guard let equals = line.lastIndex(of: UInt8(ascii: "=")), equals > line.startIndex else {
        return (text(line), "")
      }
      return (text(line[..<equals]), text(line[line.index(after: equals)...]))
    }
  }

  private static func text(_ bytes: Substring.UTF8View) -> String { String(Substring(bytes)) }
}
