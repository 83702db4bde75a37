import Foundation
import TestSupport

/// The texts of a corpus target as Foundation reads them, in the order of the generated messages.
struct CorpusRows: Encodable {
  struct Row: Encodable {
    let table: String
    let key: String
    /// Nil where the file alone does not tell it.
    let text: String?
  }

  private typealias Texts = [String: [String: String]]

  /// By language.
  private(set) var rows: [String: [Row]] = [:]

  func encode(to encoder: any Encoder) throws { try rows.encode(to: encoder) }

  init(_ target: CorpusTarget) throws {
    var tables: [String: Texts] = [:]
    for (path, place) in target.files {
      let url = Corpus.first.url(path)
      let name = url.deletingPathExtension().lastPathComponent
      guard target.tables.contains(where: { $0.name == name }) else { continue }
      if place.hasSuffix(".xcstrings") {
        tables[name] = try Self.catalog(url)
      } else {
        let language = url.deletingLastPathComponent().deletingPathExtension().lastPathComponent
        let list = try PropertyListSerialization.propertyList(
          from: Data(contentsOf: url), format: nil)
        tables[name, default: [:]][language] = list as? [String: String]
      }
    }
    for language in Set(tables.values.flatMap(\.keys)) {
      rows[language] = target.tables.flatMap {
        Self.rows($0.name, tables[$0.name] ?? [:], language)
      }
    }
  }

  private static func rows(_ table: String, _ texts: Texts, _ language: String) -> [Row] {
    let english = texts["en"] ?? [:]
    let keys = english.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return keys.map { key in
      let text = chain(language).lazy.compactMap { texts[$0]?[key] }.first
      return Row(table: table, key: key, text: text == undecided ? nil : text)
    }
  }

  /// The language, without its region, English.
  private static func chain(_ language: String) -> [String] {
    // Written in the other script than Chinese without a region.
    if language == "zh-HK" { return [language, "zh-Hant", "en"] }
    let parts = language.split(separator: "-")
    let isRegional = parts.count > 1 && parts.last?.count != 4
    return [language] + (isRegional ? [parts.dropLast().joined(separator: "-")] : []) + ["en"]
  }

  // MARK: Catalogs

  /// A message whose text depends on more than its language.
  private static let undecided = "\u{0}"

  private static func catalog(_ url: URL) throws -> Texts {
    let root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any]
    let strings = root?["strings"] as? [String: [String: Any]] ?? [:]
    var texts: Texts = [:]
    for (key, entry) in strings {
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      for (language, localization) in localizations {
        texts[language, default: [:]][key] = text(localization)
      }
      if localizations["en"] == nil { texts["en", default: [:]][key] = key }
    }
    return texts
  }

  /// The text, of several the one for all other numbers and devices.
  private static func text(_ localization: [String: Any]) -> String {
    if let unit = localization["stringUnit"] as? [String: Any], let text = unit["value"] as? String
    {
      return text
    }
    let variations = localization["variations"] as? [String: [String: [String: Any]]]
    let other = variations?["plural"]?["other"] ?? variations?["device"]?["other"]
    return other.map(text) ?? undecided
  }
}
