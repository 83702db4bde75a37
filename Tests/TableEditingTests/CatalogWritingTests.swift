import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TableEditing

/// Catalogs are written as Xcode writes them.
@Suite struct CatalogWritingTests {
  /// Those that people or other tools wrote.
  static let foreign = ["Test4.xcstrings", "Test5.xcstrings", "Test6.xcstrings"]

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
  func catalogsOfXcodeAreWrittenBackByteForByte() throws {
    var count = 0
    for corpus in Corpus.all {
      for path in corpus.paths(".xcstrings") where !Self.foreign.contains(where: path.hasSuffix) {
        let contents = try corpus.bytes(path)
        let source = SourceText(path: path, storage: contents)
        let tree = try #require(DocumentTree.json(source).value)
        let value = try #require(NewValue(tree, at: 0))
        let written = JSONSyntax().value(value, indent: "")
        let text = contents.string
        // Git's and editors' hooks add the final line feed that Xcode leaves out.
        #expect(written == (text.hasSuffix("\n") ? String(text.dropLast()) : text), "\(path)")
        count += 1
      }
    }
    #expect(count == 27)
  }

  /// Each entry taken out and put in again stands where it stood.
  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
  func entriesGoWhereXcodeHasThem() throws {
    var moved: [String] = []
    var count = 0
    for path in Corpus.first.paths(".xcstrings")
    where !Self.foreign.contains(where: path.hasSuffix) {
      let file = try Corpus.first.file(path)
      let document = try TableDocument(file)
      let keys = try document.keys()
      for key in keys.prefix(40) {
        var copy = document
        let entry = try #require(try copy.written(key))
        try copy.apply([EntryChange(key, [.remove]), EntryChange(key, [.entry(entry)])])
        count += 1
        if !copy.text.storage.isEqual(to: document.text.storage) { moved.append(key) }
      }
    }
    #expect(count == 354)
    // Put there by hand.
    #expect(
      moved.allSatisfy { $0.hasPrefix("Extractor.Alert.") || $0.hasPrefix("Toolbar.") }, "\(moved)")
  }

  @Test(arguments: [
    ("\"\\/", #"\"\\/"#), ("\n\r\t\u{8}\u{C}", #"\n\r\t\b\f"#),
    ("\u{1}\u{1F}\u{7F}é\u{2028}", "\\u0001\\u001f\u{7F}é\u{2028}"),
  ])
  func textsHaveTheEscapesThatJSONDemands(text: String, written: String) throws {
    #expect(JSONText.escaped(text) == written)
    let data = Data(("[\"" + written + "\"]").utf8)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
  }

  private func changed(_ text: String, _ changes: [EntryChange]) throws -> String {
    var document = try TableDocument(
      SourceFile(
        path: "T.xcstrings", format: .xcstrings, table: "T", language: nil,
        contents: ByteStorage(text)))
    try document.apply(changes)
    return try document.contents().string
  }

  static let empty = """
    {
      "sourceLanguage" : "en",
      "strings" : {

      },
      "version" : "1.0"
    }
    """

  @Test func theFirstKeyOfAnEmptyCatalog() throws {
    let one = try changed(
      Self.empty, [EntryChange("k", [.text("A", language: "de", state: "new"), .comment("c")])])
    #expect(
      one == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "k" : {
              "comment" : "c",
              "localizations" : {
                "de" : {
                  "stringUnit" : {
                    "state" : "new",
                    "value" : "A"
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
    #expect(try changed(one, [EntryChange("k", [.remove])]) == Self.empty)
    let bare = try changed(
      one, [EntryChange("k", [.comment(nil), .removeLanguage("de")])])
    #expect(bare.contains("\"k\" : {\n\n    }\n  }"))
  }

  @Test func aCompactCatalogStaysOne() throws {
    let text = #"{"sourceLanguage":"en","strings":{"b":{}},"version":"1.0"}"#
    let one = try changed(text, [EntryChange("a", [.text("x", language: "en")])])
    #expect(
      one == #"{"sourceLanguage":"en","strings":{"a":{"localizations":{"en":{"stringUnit":{"#
        + #""state":"translated","value":"x"}}}},"b":{}},"version":"1.0"}"#)
  }

  @Test func unknownMembersStay() throws {
    let text = Self.empty.replacingOccurrences(
      of: "\n\n  }",
      with: "\n    \"k\" : { \"x\": [1,  2], \"localizations\" : {} }\n  }")
    let one = try changed(text, [EntryChange("k", [.text("x", language: "en")])])
    #expect(one.contains(#""x": [1,  2]"#))
  }
}
