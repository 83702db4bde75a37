import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TableEditing

/// Tables converted to a catalog and back say the same.
@Suite(.enabled(if: Corpus.isPresent, "\(Corpus.reason)")) struct ConversionTests {
  /// The files of one table beside each other.
  private func groups(_ corpus: Corpus) throws -> [String: [SourceFile]] {
    var groups: [String: [SourceFile]] = [:]
    for path in corpus.paths(".strings", ".stringsdict") {
      let file = try corpus.file(path)
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
        .deletingLastPathComponent()
      guard file.language != nil, (try? TableDocument(file)) != nil else { continue }
      groups[folder.path + "/" + file.table, default: []].append(file)
    }
    return groups
  }

  private func texts(_ tables: [TableFile]) -> [String: [Text: [FormPath: Text]]] {
    let contents = TableContents(tables)
    var texts: [String: [Text: [FormPath: Text]]] = [:]
    for (key, entry) in contents.entries {
      for (language, forms) in entry.texts {
        texts[language, default: [:]][key] = forms.mapValues(\.text)
      }
    }
    return texts
  }

  private func parse(_ language: String, _ contents: ByteStorage?, _ format: TableFormat)
    -> [TableFile]
  {
    guard let contents else { return [] }
    return TableParser.parse(
      SourceFile(path: "t", format: format, table: "T", language: language, contents: contents)
    ).value
  }

  /// Into a catalog and back; nil where the catalog cannot hold the table.
  private func roundTrip(_ tables: [TableFile]) throws -> [TableFile]? {
    guard let catalog = try? CatalogConversion(tables, sourceLanguage: "en") else { return nil }
    // Foundation reads it.
    _ = try JSONSerialization.jsonObject(with: catalog.contents.data)
    let parsed = TableParser.parse(
      SourceFile(
        path: "T.xcstrings", format: .xcstrings, table: "T", language: nil,
        contents: catalog.contents))
    #expect(parsed.diagnostics.filter { $0.rule.hasPrefix("malformed-table") }.isEmpty)
    let files = try FileConversion(parsed.value)
    return files.languages.flatMap {
      parse($0.language, $0.strings, .strings) + parse($0.language, $0.stringsdict, .stringsdict)
    }
  }

  @Test func realTablesSayTheSame() throws {
    var found = (same: 0, refused: 0, texts: 0)
    for corpus in Corpus.all {
      for (name, files) in try groups(corpus).sorted(by: { $0.key < $1.key }) {
        // Base is the source language's, and one of two files of a language is hidden.
        let languages = files.map { $0.language ?? "" }
        guard !languages.contains("Base") else { continue }
        let tables = files.flatMap { TableParser.parse($0).value }
          .sorted { $0.format.precedence < $1.format.precedence }
        guard let back = try roundTrip(tables) else {
          found.refused += 1
          continue
        }
        let (before, after) = (texts(tables), texts(back))
        for (language, keys) in before {
          for (key, forms) in keys where after[language]?[key] != forms {
            Issue.record(
              "\(name) \(language) \(key): \(forms) → \(after[language]?[key] ?? [:])")
          }
          found.texts += keys.count
          // Of a key that the source language lacks the key is the text.
          let count = after[language]?.count ?? 0
          #expect(language == "en" ? count >= keys.count : count == keys.count, "\(name)")
        }
        found.same += 1
      }
    }
    #expect(found.same > 100 && found.texts > 50_000, "\(found)")
  }

  @Test func commentsComeBack() throws {
    let file = SourceFile(
      path: "en.lproj/T.strings", format: .strings, table: "T", language: "en",
      contents: ByteStorage("/* one */\n\"b\" = \"B\\n\\\"\";\n\n// two\n\"a\" = \"A\";\n"))
    let back = try #require(try roundTrip(TableParser.parse(file).value))
    #expect(back.flatMap { $0.entries.map { $0.comment?.string } } == ["two", "one"])
    #expect(back.flatMap { $0.entries.map(\.key.string) } == ["a", "b"])
  }
}
