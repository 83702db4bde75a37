import TestSupport
import Testing

@testable import TableParsing

/// Catalogs that are read in two halves: as if they were read in one go.
struct LargeCatalogTests {
  private func entry(_ number: Int, _ localizations: [(String, String)]) -> String {
    let texts = localizations.map { language, text in
      "\"\(language)\" : { \"stringUnit\" : { \"state\" : \"new\", \"value\" : \"\(text)\" } }"
    }
    return "\"k\(number)\" : { \"localizations\" : { \(texts.joined(separator: ", ")) } }"
  }

  private func parse(_ entries: [String]) -> Parsed<[TableFile]> {
    let text =
      "{ \"sourceLanguage\" : \"en\", \"version\" : \"1.0\", \"strings\" : {\n"
      + entries.joined(separator: ",\n") + "\n} }"
    return CatalogParser.parse(
      SourceFile(
        path: "T.xcstrings", format: .xcstrings, table: "T", language: nil,
        contents: ByteStorage(text)))
  }

  @Test(arguments: [2046, 2048, 2049, 5001]) func everyEntryIsThereOnceAndInOrder(_ count: Int) {
    let entries = (0..<count).map { number in
      var texts = [("de", "d\(number)"), ("en", "e\(number)")]
      if number == 3 { texts.append(("fr", "first")) }
      if number == count - 2 { texts += [("it", "last"), ("fr", "more")] }
      return entry(number, number % 5 == 0 ? [] : texts)
    }
    let parsed = parse(entries)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.map(\.language) == ["en", "de", "fr", "it"])
    let all = parsed.value.map { $0.entries.map(\.key.string) }
    #expect(all[0] == (0..<count).map { "k\($0)" })
    #expect(all[1] == (0..<count).filter { $0 % 5 != 0 }.map { "k\($0)" })
    #expect(all[2] == ["k3"] + ((count - 2) % 5 == 0 ? [] : ["k\(count - 2)"]))
    #expect(
      parsed.value[0].entries.map { $0.value.form?.text.string }
        == (0..<count).map { $0 % 5 == 0 ? "k\($0)" : "e\($0)" })
    #expect(parsed.value[0].entries.count { $0.catalog?.isImplicit ?? false } == (count + 4) / 5)
  }

  @Test func findingsAreInTheOrderOfTheFile() {
    let count = 3000
    let faulty = [0, 17, 1499, 1500, 1501, 2999]
    let entries = (0..<count).map { number in
      faulty.contains(number) ? "\"k\(number)\" : [ 1 ]" : entry(number, [("en", "x")])
    }
    let parsed = parse(entries)
    #expect(parsed.diagnostics.map(\.key) == faulty.map { "k\($0)" })
    #expect(parsed.diagnostics.map(\.rule) == faulty.map { _ in "malformed-entry" })
    #expect(parsed.value.first?.entries.count == count)
  }

  /// A language that goes by two names, each in another half.
  @Test func languagesOfBothHalves() {
    let entries = (0..<3000).map { entry($0, [($0 < 1500 ? "fr-rCA" : "fr-CA", "x")]) }
    let parsed = parse(entries)
    #expect(parsed.value.map(\.language) == ["en", "fr-CA"])
    #expect(parsed.diagnostics.map(\.rule) == ["unknown-language"])
  }
}
