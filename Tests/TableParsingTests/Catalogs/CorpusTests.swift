import Foundation
import TableParsing
import Testing

@Suite struct CorpusTests {
  /// All that is wrong in the catalogs and stringsdicts of the corpus.
  static let expected: [String: [String]] = [
    // A set of App Shortcuts phrases.
    "coteditor__CotEditor/CotEditor/Localizables/AppShortcuts.xcstrings": ["8:25 string-set"],
    // French and Chinese plurals for one device with few, many and one, but without other.
    "lexrus__xcstrings.schema.json/examples/Test7.xcstrings": ["154:16 missing-other-form"],
    "lexrus__xcstrings.schema.json/examples/Test8.xcstrings": ["142:16 missing-other-form"],
  ]

  @Test func catalogsAndStringsdictsAreReadWhole() throws {
    guard Corpus.isPresent else { return print("skipped: no corpus beside the package") }
    var found: [String: [String]] = [:]
    for path in Corpus.paths({ $0.hasSuffix(".xcstrings") || $0.hasSuffix(".stringsdict") }) {
      let parsed = TableParser.parse(try Corpus.file(path))
      let keys = Set(parsed.value.flatMap { $0.entries.map(\.key) })
      let languages = parsed.value.map { "\($0.language):\($0.entries.count)" }
      print("\(path): \(keys.count) keys, \(languages.joined(separator: " "))")
      for diagnostic in parsed.diagnostics {
        print("  \(diagnostic.line) (\(diagnostic.key ?? ""))")
        let position = diagnostic.line.split(separator: ":").prefix(2).joined(separator: ":")
        found[path, default: []].append("\(position) \(diagnostic.rule)")
      }
      #expect(try keys == expectedKeys(path), "\(path)")
    }
    #expect(found == Self.expected)
  }

  private func expectedKeys(_ path: String) throws -> Set<Text> {
    let data = try Data(contentsOf: Corpus.folder.appending(path: path))
    let top: Any?
    if path.hasSuffix(".xcstrings") {
      top = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["strings"]
    } else {
      top = try PropertyListSerialization.propertyList(from: data, format: nil)
    }
    return Set((top as? [String: Any] ?? [:]).keys.map { Text($0) })
  }

  /// Each text of each language, compared with what JSON says without this package.
  @Test func plainTextsOfCatalogsAgreeWithFoundation() throws {
    guard Corpus.isPresent else { return print("skipped: no corpus beside the package") }
    var count = 0
    for path in Corpus.paths({ $0.hasSuffix(".xcstrings") }) {
      let data = try Data(contentsOf: Corpus.folder.appending(path: path))
      let root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
      let strings = root["strings"] as? [String: [String: Any]] ?? [:]
      for table in CatalogParser.parse(try Corpus.file(path)).value {
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
    print("\(count) texts compared")
    #expect(count > 10_000)
  }

  @Test func propertyListsAmongTheStringsFilesAgreeWithFoundation() throws {
    guard Corpus.isPresent else { return print("skipped: no corpus beside the package") }
    let rows = try String(
      contentsOf: Corpus.folder.appending(path: "EXPECTED.tsv"), encoding: .utf8
    )
    .split(separator: "\n").map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
    let paths = rows.filter { $0[1] == "XML plist" }.map { String($0[0]) }
    #expect(paths.count == 2)
    for path in paths {
      let file = try Corpus.file(path)
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
