import Testing

@testable import TypedLocalization

struct LanguageIdentifiersTests {
  @Test(arguments: ["", "de-AT", "zh-Hant-HK", "x", "not a tag"])
  func tagsAndIdentifiersBelongTogether(tag: String) throws {
    let identifier = try #require(LanguageIdentifiers.identifier(of: tag))
    #expect(identifier > 1)
    #expect(LanguageIdentifiers.tag(of: identifier) == tag)
    #expect(LanguageIdentifiers.identifier(of: tag) == identifier)
    #expect(LanguageIdentifiers.identifier(ofAny: tag) == identifier)
  }

  @Test func spellingsOfOneLanguageShareAnIdentifier() {
    #expect(
      LanguageIdentifiers.identifier(of: "pt_br") == LanguageIdentifiers.identifier(of: "pt-BR"))
    #expect(LanguageIdentifiers.identifier(of: "und") == 1)
    #expect(LanguageIdentifiers.identifier(ofAny: "und") == 1)
  }

  @Test(arguments: [0, -1, LanguageIdentifiers.capacity, .max])
  func noLanguage(identifier: Int) {
    #expect(LanguageIdentifiers.tag(of: identifier) == "")
  }
}
