import Foundation
import TableParsing
import Testing

@testable import TableEditing

/// A text that waits for its translation as a comment gives way to it.
struct UntranslatedStringsTests {
  private func file(_ text: String, _ language: String) -> SourceFile {
    SourceFile(
      path: "\(language).lproj/T.strings", format: .strings, table: "T", language: language,
      contents: ByteStorage(text))
  }

  private func changed(_ text: String, _ changes: [EntryChange]) throws -> String {
    var document = try TableDocument(file(text, "de"))
    try document.apply(changes)
    return try document.contents().string
  }

  static let source = """
    /* on a button */
    "ok" = "OK";

    "quote \\"x\\"" = "a\\nb \u{2028} */ //";

    /* of files */
    "last" = "Last";
    """

  private func untranslated() throws -> String {
    let parsed = TableParser.parse(file(Self.source, "en")).value
    return UntranslatedStrings.text(of: try #require(parsed.first))
  }

  @Test func theLineIsReplaced() throws {
    let before = try untranslated()
    let line = "// \"ok\" = \"OK\";"
    #expect(before.contains(line))
    let one = try changed(before, [EntryChange("ok", [.text("Gut", language: "de")])])
    #expect(one == before.replacingOccurrences(of: line, with: "\"ok\" = \"Gut\";"))
    let parsed = TableParser.parse(file(one, "de")).value
    #expect(parsed.first?.entries.map(\.comment?.string) == ["on a button"])
    // What is an entry now is changed as one.
    let two = try changed(one, [EntryChange("ok", [.text("Ja", language: "de")])])
    #expect(two == before.replacingOccurrences(of: line, with: "\"ok\" = \"Ja\";"))
  }

  @Test func allAtOnceWithTheirComments() throws {
    let all = try changed(
      try untranslated(),
      [
        EntryChange("last", [.text("Letzte", language: "de"), .comment("of files")]),
        EntryChange("quote \"x\"", [.text("q", language: "de")]),
        EntryChange("ok", [.text("Gut", language: "de"), .comment("new")]),
      ])
    #expect(!all.contains("// \""))
    let entries = try #require(TableParser.parse(file(all, "de")).value.first).entries
    #expect(entries.map(\.key.string) == ["ok", "quote \"x\"", "last"])
    #expect(entries.map(\.comment?.string) == ["new", nil, "of files"])
    #expect(all.components(separatedBy: "of files").count == 2)
  }

  /// Comments that somebody else wrote stay.
  @Test(arguments: [
    "// \"k\" = \"x\"", "//\"k\" = \"x\";", "// \"k\"  = \"x\";", "// k = \"x\";", "// \"k\";",
    "/* \"k\" = \"x\"; */", "/*\n// \"k\" = \"x\";\n*/",
    "\"other\" = \"\n// \\\"k\\\" = \\\"x\\\";\n\";",
    "// see \"k\" = \"x\";", "// \"k\" = \"x\"; \"l\" = \"y\";", "// \"K\" = \"x\";",
  ])
  func otherComments(_ comment: String) throws {
    let one = try changed(comment + "\n", [EntryChange("k", [.text("T", language: "de")])])
    #expect(one.hasPrefix(comment))
    #expect(one.contains("\n\"k\" = \"T\";"))
  }

  @Test func betweenEntries() throws {
    let text = "\"a\" = \"A\";\n\n// \"k\" = \"x\";\n\n\"z\" = \"Z\";\n"
    let one = try changed(
      text,
      [
        EntryChange("k", [.text("T", language: "de")], place: .behind(["z"])),
        EntryChange("l", [.text("L", language: "de")], place: .behind(["a"])),
      ])
    #expect(one == "\"a\" = \"A\";\n\n\"l\" = \"L\";\n\n\"k\" = \"T\";\n\n\"z\" = \"Z\";\n")
  }
}
