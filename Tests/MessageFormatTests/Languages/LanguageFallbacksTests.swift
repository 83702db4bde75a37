import MessageFormat
import Testing

@Suite struct LanguageFallbacksTests {
  private static func chain(
    _ language: String, _ available: String, _ configured: [String: [String]] = [:]
  ) -> String {
    var fallbacks = LanguageFallbacks(
      available: available.split(separator: ",").map(String.init), configured: configured)
    return fallbacks.chain(for: language).joined(separator: ",")
  }

  @Test(arguments: [
    ("zh-TW", "en,zh-CN,zh-TW,zh-Hant", "zh-TW,zh-Hant,zh-CN,en"),
    ("zh-HK", "xx,zh-Hant,zh-Hans", "zh-Hant,zh-Hans,xx"),
    ("en-AU", "de,en,en-001,en-GB", "en-GB,en-001,en,de"), ("en-AU", "de,en-US", "en-US,de"),
    ("de-CH", "en,de,fr,it", "de,fr,it,en"), ("xx", "de,en,xx", "xx,en,de"),
    ("yy", "de,xx,yy", "yy,xx,de"), ("pt_BR", "en,pt", "pt,en"), ("sr-Latn", "en,sr,hr", "en"),
    ("Base", "en,Base", "Base,en"), ("gsw", "en,de,fr", "de,fr,en"), ("ja", "en,de", "en"),
  ])
  func configuredForSeveral(language: String, available: String, expected: String) {
    let configured = [
      "zh-TW": ["zh-CN", "en"], "xx": ["yy", "en"], "yy": ["xx"], "de_ch": ["fr", "it"],
      "gsw": ["de-CH"],
    ]
    #expect(Self.chain(language, available, configured) == expected)
  }

  @Test(arguments: [
    ("de", "en,de", "de,en"), ("en", "en,de", "en"), ("de-AT", "en,de", "de,en"),
    ("de-AT", "en,de,de-AT", "de-AT,de,en"), ("en-GB", "en,en-GB", "en-GB,en"),
    ("pt-AO", "en,pt,pt-PT", "pt-PT,pt,en"), ("es-MX", "en,es,es-419", "es-419,es,en"),
    ("zh-HK", "en,zh-Hans", "en"), ("no", "en,nb", "nb,en"), ("iw", "en,he", "he,en"),
    ("de", "en,de-AT", "de-AT,en"), ("", "en,de", "en"), ("??", "en,de", "en"),
    ("fr", "en,zxx", "zxx,en"), ("en", "", ""),
  ])
  func withoutConfiguration(language: String, available: String, expected: String) {
    #expect(Self.chain(language, available) == expected)
  }

  @Test func fallbacksHaveFallbacks() {
    let configured = ["it": ["de"], "de": ["fr"], "fr": ["it"]]
    #expect(Self.chain("it", "en,fr", configured) == "fr,en")
    #expect(Self.chain("it", "en,de,fr,it", configured) == "it,de,fr,en")
    #expect(Self.chain("fr", "en,de,fr,it", configured) == "fr,it,de,en")
  }

  /// The first fallback's own come before the second fallback.
  @Test func theWalkIsDepthFirst() {
    let configured = ["gl": ["pt-AO", "es-AR"], "pt": ["fr"], "es-AR": ["it"]]
    #expect(
      Self.chain("gl", "en,es,es-419,fr,gl,it,pt,pt-PT", configured)
        == "gl,pt-PT,pt,fr,es-419,es,it,en")
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW"), ("zh-Hant-TW", "zh-TW"), ("zh_hant", "zh-TW"), ("iw", "he-IL"),
    ("zh-TW", "zh-Hant-TW-u-nu-hanidec"),
  ])
  func aKeyCountsInAnySpelling(key: String, language: String) {
    #expect(Self.chain(language, "en,zh-CN", [key: ["zh-Hans"]]) == "zh-CN,en")
  }

  @Test func theNearestLanguageBringsItsFallbacksAfterTheOnesAskedFor() {
    let configured = ["de": ["fr"], "de-AT": ["it"]]
    #expect(Self.chain("de-AT", "en,de,fr,it", configured) == "de,it,fr,en")
    #expect(Self.chain("de-LU", "en,de,fr,it", configured) == "de,fr,en")
  }

  /// A fallback is matched like a language that is asked for.
  @Test func aFallbackTakesTheNearestLanguage() {
    #expect(Self.chain("eu", "en,es-MX,zxx", ["eu": ["ja", "es"]]) == "es-MX,en")
  }

  @Test func theDevelopmentLanguageStandsWhereItIsNamed() {
    let configured = ["uk": ["en", "pl"], "en": ["fr"]]
    #expect(Self.chain("uk", "en,fr,pl,uk", configured) == "uk,en,fr,pl")
  }
}
