import Foundation
import Testing

@testable import TypedLocalization

@Suite struct LanguageTests {
  @Test(arguments: [
    ("en", 0), ("ar", 1), ("ar-SA", 1), ("he", 1), ("az", 0), ("az-Arab", 1), ("az-IR", 1),
    ("ckb", 1), ("ku", 0), ("ku-Arab", 1), ("mn", 0), ("mn-Mong", 3), ("pa", 0), ("pa-PK", 1),
    ("pa-Arab", 1), ("ur", 1), ("ks", 1), ("ps", 1), ("sd", 1), ("ug", 1), ("yi", 1), ("dv", 1),
    ("nqo", 1), ("ff-Adlm", 1), ("uz-AF", 1), ("fa-IR", 1), ("zh-Hant", 0), ("ja", 0), ("xx", 4),
    ("", 4), ("123", 4),
  ]) func direction(code: String, expected: Int) {
    #expect(Language(code).direction.rawValue == expected)
    #expect(Language(code).isRightToLeft == (expected == 1))
  }

  /// They are stored and sent.
  @Test func directionsHaveFixedNumbers() throws {
    #expect(
      LanguageDirection.allCases == [
        .leftToRight, .rightToLeft, .topToBottomRightToLeft, .topToBottomLeftToRight, .unsupported,
      ])
    #expect(LanguageDirection.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect([5, -1].map(LanguageDirection.init(rawValue:)) == [nil, nil])
  }

  /// As string catalogs and `.stringsdict` files write them.
  @Test func devicesHaveTheNamesOfTheTables() {
    #expect(
      LocalizedDevice.allCases.map(\.rawValue).sorted() == [
        "appletv", "applevision", "applewatch", "ipad", "iphone", "ipod", "mac", "other",
      ])
    let manager = LanguageManager(storage: MemoryLanguageStorage())
    for device in LocalizedDevice.allCases {
      manager.device = device
      #expect(manager.device == device)
    }
  }

  @Test func names() {
    #expect(Language("fr").nativeName == "français")
    #expect(Language("fr").name(in: Language("de")) == "Französisch")
    #expect(Language("pt-BR").name(in: Language("en")) == "Portuguese (Brazil)")
    #expect(Language("xx").name(in: Language("en")) == "xx")
    #expect(Language("en", name: "Simple English").nativeName == "Simple English")
  }

  @Test(arguments: [
    ("en", "en", "en-US"), ("hi", "hi", "hi-IN"), ("pt-PT", "pt", "pt-PT"), ("pt", "pt", "pt-BR"),
    ("zh-Hant", "zh", "zh-Hant-TW"), ("zh", "zh", "zh-CN"), ("sr-Latn", "sr", "sr-Latn-RS"),
    ("iw", "iw", "iw-IL"), ("xx", "xx", "xx"), ("", "", ""),
    ("ca-valencia", "ca", "ca-ES-valencia"),
  ]) func shortAndFullCodes(code: String, short: String, full: String) {
    #expect(Language(code).shortCode == short)
    #expect(Language(code).fullCode == full)
  }

  @Test(arguments: [
    ("hi", "hi"), ("pt-BR", "pt-BR, pt;q=0.9"),
    ("zh-Hant-HK", "zh-Hant-HK, zh-Hant;q=0.9, zh;q=0.8"),
  ]) func acceptLanguage(code: String, expected: String) {
    #expect(Language(code).httpAcceptLanguage == expected)
  }

  @Test(
    arguments: [
      ("de", "de"), ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", "en"),
      ("da, en-GB;q=0.8, en;q=0.7", "en"),
      ("xx, *", "en"), ("xx;q=1, *;q=0", nil), ("*, en;q=0", "de"), ("*;q=0.1, hi;q=0.9", "hi"),
      ("de;q=0", nil), ("de;q=0, *", "en"), ("DE-at;Q=0.3,hi;q=0.301", "hi"), ("", nil),
      (",,;;q=,", nil),
      ("de;q=x, hi;q=abc, en;q=0.1", "en"), ("pt", "pt-BR"), ("pt-PT;q=0.5,en;q=0.4", "en"),
      ("pt-PT", "pt-BR"),
      ("zh-TW", "zh-Hant"), ("iw", "he"), (" hi ; q = 0.5 ", "hi"), ("de;q=nan, en", "en"),
      ("en;q=0, en-US, de;q=0.1", "de"), ("\u{0}, d\u{e9}, de", "de"),
    ] as [(String, String?)]) func negotiation(header: String, expected: String?)
  {
    let available = ["en", "de", "hi", "pt-BR", "zh-Hant", "he"]
    // Other tests bring tables into the process.
    let result = LanguageMatcher.negotiate(
      acceptLanguage: header, available: available, development: "none")
    #expect(result == expected)
  }

  @Test func aHeaderWithoutEnd() {
    let header = String(repeating: "xx,", count: 1_000_000) + "de"
    let result = LanguageMatcher.negotiate(
      acceptLanguage: header, available: ["de"], development: "none")
    #expect(result == nil)
  }
}
