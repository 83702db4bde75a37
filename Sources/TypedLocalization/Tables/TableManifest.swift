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
  /// Whether texts without attributes leave marks out.
  var hidesMarks = false
  /// Language → the languages asked after it and its parents.
  var fallbacks: [String: [String]] = [:]
  /// Patterns (`*`, `?`) of keys that no override may replace.
  var notOverridable: [String] = []
  /// The languages that the program offers; empty: no matter.
  var offers: [String] = []
  /// Languages that were made when the package was built.
  var pseudo: [String] = []

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
    case "richText": hidesMarks = value == "plain"
    case "notOverridable": notOverridable.append(value)
    case "offers": offers = value.split(separator: ",").map { Self.canonical(String($0)) }
    case "pseudo": pseudo = value.split(separator: ",").map { Self.canonical(String($0)) }
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

  /// `first..<end`.
  private static func table(_ pair: Pair) -> Table? {
    var value = pair.value
    return value.withUTF8 { bytes in
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")), dot + 3 < bytes.count,
        bytes[dot + 1] == UInt8(ascii: "."), bytes[dot + 2] == UInt8(ascii: "<"),
        let first = number(bytes[..<dot]), let end = number(bytes[(dot + 3)...]), first <= end
      else { return nil }
      return Table(name: pair.name, indices: first..<end)
    }
  }

  /// Of digits only; nil for what is no index of a message.
  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var number = 0
    for byte in digits {
      // Ten times as many still fit into an Int of 32 bits.
      guard ASCII.isDigit(byte), number < 100_000_000 else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  private struct Pair {
    let name: String
    let value: String
  }

  /// By bytes: characters would cost more than all else before the first text.
  private static func pairs(of lines: String) -> [Pair] {
    var lines = lines
    return lines.withUTF8 { bytes in
      var pairs: [Pair] = []
      var start = 0
      while start < bytes.count {
        var end = start
        var equals: Int?
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") {
          if bytes[end] == UInt8(ascii: "="), end > start { equals = end }
          end += 1
        }
        if end > start {
          pairs.append(
            Pair(
              name: text(bytes[start..<(equals ?? end)]),
              value: text(bytes[(equals.map { $0 + 1 } ?? end)..<end])))
        }
        start = end + 1
      }
      return pairs
    }
  }

  private static func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: bytes), as: UTF8.self)
  }
}
