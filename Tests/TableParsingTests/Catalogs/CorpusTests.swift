import Foundation
import TableParsing
import TestSupport
import Testing

@Suite struct CorpusTests {
  private static let library = "Decybel07__L10n-swift/"
  private static let noFormat = "5:7 missing-format-key"

  /// All that is wrong in the catalogs and stringsdicts of both corpora.
  static let expected: [String: [String]] = [
    // A set of App Shortcuts phrases.
    "coteditor__CotEditor/CotEditor/Localizables/AppShortcuts.xcstrings": ["8:25 string-set"],
    // French and Chinese plurals for one device with few, many and one, but without other.
    "lexrus__xcstrings.schema.json/examples/Test7.xcstrings": ["154:16 missing-other-form"],
    "lexrus__xcstrings.schema.json/examples/Test8.xcstrings": ["142:16 missing-other-form"],
    // Sets of plural forms that only L10n-swift reads.
    library + "Example/Example iOS/Localizable/Base.lproj/Localizable.stringsdict": [noFormat],
    library + "Example/Example iOS/Localizable/es.lproj/Localizable.stringsdict": [noFormat],
    library + "Example/Example iOS/Localizable/ja.lproj/Localizable.stringsdict": [noFormat],
    library + "Example/Example iOS/Localizable/pl.lproj/Localizable.stringsdict": [noFormat],
    library + "Example/Example iOS/Localizable/zh-Hans.lproj/Localizable.stringsdict": [noFormat],
    library + "Tests/Localizable/Base.lproj/Localizable.stringsdict": ["25:7 missing-format-key"],
    library + "Tests/Localizable/pl.lproj/Localizable.stringsdict": ["25:7 missing-format-key"],
  ]

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"), arguments: zip(Corpus.all, [46, 84]))
  func catalogsAndStringsdictsAreReadWhole(corpus: Corpus, count: Int) throws {
    let paths = corpus.paths(".xcstrings", ".stringsdict")
    #expect(paths.count == count)
    for path in paths {
      let parsed = TableParser.parse(try corpus.file(path))
      let found = parsed.diagnostics.map { diagnostic in
        let position = diagnostic.line.split(separator: ":").prefix(2).joined(separator: ":")
        return "\(position) \(diagnostic.rule)"
      }
      #expect(found == Self.expected[path, default: []], "\(path)")
      let keys = Set(parsed.value.flatMap { $0.entries.map(\.key) })
      #expect(try keys == expectedKeys(corpus.data(path), path), "\(path)")
    }
  }

  private func expectedKeys(_ data: Data, _ path: String) throws -> Set<Text> {
    let top: Any?
    if path.hasSuffix(".xcstrings") {
      top = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["strings"]
    } else {
      top = try PropertyListSerialization.propertyList(from: data, format: nil)
    }
    return Set((top as? [String: Any] ?? [:]).keys.map { Text($0) })
  }

  /// Each text of each language, compared with what JSON says without this package.
  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
  func plainTextsOfCatalogsAgreeWithFoundation() throws {
    var count = 0
    for path in Corpus.first.paths(".xcstrings") {
      let data = try Corpus.first.data(path)
      let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      let strings = root["strings"] as? [String: [String: Any]] ?? [:]
      for table in CatalogParser.parse(try Corpus.first.file(path)).value {
        for entry in table.entries {
          guard case .message(.plain(let form)) = entry.value, entry.catalog?.isImplicit == false
          else {
            continue
          }
          let all = strings[entry.key.string]?["localizations"] as? [String: [String: Any]]
          let unit = all?[table.language]?["stringUnit"] as? [String: String]
          #expect(unit?["value"] == form.text.string)
          #expect(unit?["state"] == form.state)
          count += 1
        }
      }
    }
    #expect(count == 14_162)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"), arguments: zip(Corpus.all, [2, 42]))
  func propertyListsAmongTheStringsFilesAgreeWithFoundation(corpus: Corpus, count: Int) throws {
    let paths = try corpus.references().filter { $0.container == "XML plist" }.map(\.path)
    #expect(paths.count == count)
    for path in paths {
      let file = try corpus.file(path)
      let parsed = TableParser.parse(file)
      #expect(parsed.diagnostics.map(\.line) == [])
      let list = try PropertyListSerialization.propertyList(
        from: Data(file.contents.bytes), format: nil)
      let expected = list as? [String: String] ?? [:]
      #expect(texts(parsed.value) == expected)
      let binary = try PropertyListSerialization.data(
        fromPropertyList: expected, format: .binary, options: 0)
      var copy = file
      copy.contents = binary.withUnsafeBytes { ByteStorage($0) }
      #expect(texts(TableParser.parse(copy).value) == expected)
    }
  }

  private func texts(_ tables: [TableFile]) -> [String: String] {
    var texts: [String: String] = [:]
    for entry in tables.flatMap(\.entries) { texts[entry.key.string] = entry.value.summary }
    return texts
  }
}
