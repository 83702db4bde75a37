import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TableEditing

/// Of a changed catalog only what was changed is read again: as if the whole had been.
struct PartReadingTests {
  /// Of an entry that is the greater part of the catalog.
  static let filler = String(repeating: "x", count: 2000)

  /// Keys in Xcode's order, with escapes, a plural and an entry without texts among them.
  static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "a" : {
          "localizations" : {
            "de" : { "stringUnit" : { "state" : "translated", "value" : "A \\"de\\"" } },
            "en" : { "stringUnit" : { "state" : "translated", "value" : "A\\n" } }
          }
        },
        "b" : {

        },
        "c" : {
          "localizations" : {
            "en" : { "variations" : { "plural" : {
              "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld c" } },
              "other" : { "stringUnit" : { "state" : "new", "value" : "%lld cs" } } } } },
            "fr" : { "stringUnit" : { "state" : "needs_review", "value" : "C" } }
          }
        },
        "cc" : { "comment" : "\(filler)" },
        "d" : { "localizations" : { "fr" : { "stringUnit" : { "value" : "D" } } } },
        "e" : { "comment" : "last" }
      },
      "version" : "1.0"
    }
    """

  private func document(_ text: String) throws -> TableDocument {
    try TableDocument(
      SourceFile(
        path: "T.xcstrings", format: .xcstrings, table: "T", language: nil,
        contents: ByteStorage(text)))
  }

  private func described(_ entry: TableEntry) -> String {
    let forms = entry.value.message?.forms.map { variant in
      "\(variant.form.text)/\(variant.form.state ?? "-")/\(variant.form.range)"
    }
    return "\(entry.key) \(entry.range) \(entry.comment ?? "-") \(forms ?? [])"
  }

  /// Whether the reading has the languages and, of the keys, the entries and findings of the whole.
  private func check(
    _ document: TableDocument, _ keys: Set<String>
  ) throws {
    let reading = try #require(document.reading)
    let whole = TableParser.parse(
      SourceFile(
        path: "T.xcstrings", format: .xcstrings, table: "T", language: nil,
        contents: document.text.storage))
    #expect(Set(reading.value.map { ObjectIdentifier($0.source) }).count == 1)
    // A language whose last text was taken out is still there, without one.
    let languages = Set(whole.value.map(\.language))
    #expect(languages.isSubset(of: reading.value.map(\.language)))
    #expect(
      reading.value.allSatisfy { languages.contains($0.language) || $0.entries.isEmpty })
    for table in whole.value {
      let part = reading.value.first { $0.language == table.language }?.entries ?? []
      let all = table.entries.map(described)
      let expected = table.entries.filter { keys.contains($0.key.string) }.map(described)
      #expect(
        part.filter { keys.contains($0.key.string) }.map(described) == expected)
      #expect(part.allSatisfy { all.contains(described($0)) })
    }
    let findings = whole.diagnostics.filter { $0.key.map(keys.contains) ?? false }
    #expect(
      reading.diagnostics.filter { $0.key.map(keys.contains) ?? false }.map(\.message)
        == findings.map(\.message))
  }

  static let changes: [[EntryChange]] = [
    [EntryChange("a", [.text("longer than before", language: "en")])],
    [EntryChange("a", [.text("x", language: "fr")])],
    [EntryChange("c", [.text("%lld", language: "en", form: FormPath(category: .one))])],
    [EntryChange("e", [.text("E", language: "pt-BR", state: "new")])],
    [EntryChange("A", [.text("before all", language: "en")])],
    [EntryChange("bb", [.text("between", language: "de")])],
    [EntryChange("z", [.text("behind all", language: "de")])],
    [EntryChange("a", [.remove])], [EntryChange("b", [.remove])], [EntryChange("e", [.remove])],
    [EntryChange("b", [.rename("bc")])], [EntryChange("a", [.rename("z")])],
    [EntryChange("d", [.removeLanguage("fr"), .comment("c")])],
    [EntryChange("a", [.remove]), EntryChange("e", [.remove])],
    [
      EntryChange("a", [.text("1", language: "en")]), EntryChange("c", [.comment("2")]),
      EntryChange("e", [.text("3", language: "en")]),
    ],
    [
      EntryChange("a", [.text("1", language: "en")]),
      EntryChange("a", [.text("2", language: "en")]),
    ],
    ["a", "b", "c", "d", "e"].map { EntryChange($0, [.comment("all")]) },
  ]

  @Test(arguments: changes) func aChange(_ changes: [EntryChange]) throws {
    var document = try document(Self.catalog)
    let inverses = try document.apply(changes)
    try check(document, Set(changes.map(\.key)))
    // Once more, on what was read in part.
    try document.apply([EntryChange("new", [.text("n", language: "en")])])
    try document.apply([EntryChange("new", [.remove])])
    for inverse in inverses { try document.apply(inverse) }
    #expect(document.text.storage.string == Self.catalog)
  }

  /// The greater part of a catalog is not read again.
  @Test func unchangedEntriesAreReadPast() throws {
    var document = try document(Self.catalog)
    try document.apply([EntryChange("d", [.text("x", language: "fr")])])
    let reading = try #require(document.reading)
    #expect(reading.value.flatMap(\.entries).map(\.key.string) == ["d", "d"])
  }

  /// Where a language goes by two names, the whole decides which of them is read.
  @Test func languagesOfOtherNames() throws {
    let text = Self.catalog.replacingOccurrences(of: "\"fr\"", with: "\"fr-CA\"")
    var plain = try document(text)
    try plain.apply([
      EntryChange("a", [.attribute("localizations", .object(["fr-rCA": .object([])]))])
    ])
    try check(plain, ["a"])
    var other = try document(text.replacingOccurrences(of: "\"de\"", with: "\"fr-rCA\""))
    try other.apply([EntryChange("a", [.text("x", language: "en")])])
    try check(other, ["a"])
  }

  /// Edits that no editor makes: what does not read well is refused, wherever it stands.
  @Test(arguments: [
    "{", "}", "\"", ",", ":", "]", "\\", "\"x\" : {", "} , \"strings\" : {", "\u{1}", "{}",
  ])
  func insertions(_ insertion: String) throws {
    let text = Self.catalog
    let filler = try #require(text.range(of: Self.filler))
    let head = text.utf8.distance(from: text.startIndex, to: filler.lowerBound)
    for place in Array(0...head) + Array(head + Self.filler.utf8.count...text.utf8.count) {
      var document = try document(Self.catalog)
      let edit = TextEdit(place..<place, insertion)
      let bytes = try #require([edit].applied(to: document.text.storage))
      let whole = TableParser.parse(
        SourceFile(
          path: "T.xcstrings", format: .xcstrings, table: "T", language: nil, contents: bytes))
      let isSafe = !whole.diagnostics.contains(where: \.makesEditsUnsafe)
      #expect(((try? document.apply([edit])) != nil) == isSafe, "\(place)")
      if isSafe { try check(document, []) }
    }
  }
}
