import TableParsing
import Testing

@testable import TranslationExchange

@Suite struct TranslationStatesTests {
  @Test func theFileIsSortedAndReadAgain() throws {
    var states = TranslationStates()
    states.set("2", table: "B", language: "de", key: "k\"\n")
    states.set("1", table: "A", language: "fr", key: "z")
    states.set("3", table: "A", language: "fr", key: "a")
    states.set("4", table: "C", language: "fr", key: "gone")
    states.set(nil, table: "C", language: "fr", key: "gone")
    let written = states.write()
    #expect(
      written.string == """
        {
          "A": {
            "fr": {
              "a": "3",
              "z": "1"
            }
          },
          "B": {
            "de": {
              "k\\"\\u000a": "2"
            }
          }
        }

        """)
    let parsed = TranslationStates.parse(SourceText(path: "s", storage: written))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value == states)
  }

  /// The file is anybody's: what it holds as a fingerprint may be any text.
  @Test(arguments: ["a\"b", "\\", "\u{1}\n", "copy:\"", "é", ""])
  func fingerprintsAreEscaped(fingerprint: String) {
    var states = TranslationStates()
    states.set(fingerprint, table: "A", language: "de", key: "k")
    let parsed = TranslationStates.parse(SourceText(path: "s", storage: states.write()))
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value == states)
  }

  @Test(arguments: ["[]", "{ \"A\": 1 }", "{ \"A\": { \"de\": { \"k\": 1 } } }", "{"])
  func anythingElseIsToldAtItsPlace(text: String) {
    let parsed = TranslationStates.parse(SourceText(path: "s", storage: ByteStorage(text)))
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.diagnostics.first?.rule == "invalid-configuration")
  }

  @Test func aFingerprintIsOfAllForms() {
    let one = Message.plain(MessageForm(text: "One"))
    #expect(TranslationStates.fingerprint(of: one) == TranslationStates.fingerprint(of: "One"))
    #expect(TranslationStates.fingerprint(of: one).count == 16)
    func plural(_ text: Text) -> Message {
      .variants(
        MessageVariants(
          root: .plural([
            .init(.one, .form(MessageForm(text: text))),
            .init(.other, .form(MessageForm(text: "x"))),
          ])))
    }
    #expect(
      TranslationStates.fingerprint(of: plural("a"))
        != TranslationStates.fingerprint(of: plural("b")))
  }
}
