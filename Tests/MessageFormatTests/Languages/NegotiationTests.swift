import Testing

@testable import MessageFormat

@Suite struct NegotiationTests {
  @Test(arguments: [
    ("hi, en;q=0.9", "en,hi", "hi,en"),
    ("fr;q=0.3, de;q=0.8, en", "en,de,fr", "en,de,fr"),
    ("fr;q=0.5, de;q=0.5", "de,fr", "fr,de"),
    ("fr-CA", "en,fr", "fr"),
    ("zh-TW, zh;q=0.5", "zh-Hans,zh-Hant", "zh-Hant,zh-Hans"),
    ("*", "en,de", "en,de"),
    ("de, *;q=0.5", "en,de,fr", "de,en,fr"),
    ("*;q=0.5, en;q=0.1", "en,fr", "fr,en"),
    ("fr;q=0, *", "en,fr,fr-CA,de", "en,de"),
    ("fr;q=0, fr-CA, *;q=0.1", "en,fr,fr-CA", "fr-CA,en"),
    ("*;q=0, en", "en,fr", "en"),
    ("*;q=0", "en,fr", ""),
    ("en;q=0", "en", ""),
    ("EN-us;Q=0.7 , \t de ; q=0.9", "en,de", "de,en"),
    ("fr-CH, fr-CA;q=0.9", "fr-FR,fr-CA", "fr-CA,fr-FR"),
    ("iw, en;q=0.5", "en,he", "he,en"),
    ("en-*;q=0.5, de", "en,de", "de,en"),
    ("de;q=1.0, en;q=0.999", "en,de", "de,en"),
    // Malformed parts are skipped, the rest counts.
    ("", "en", ""), (",,;,", "en", ""), ("de;q=x, en;q=0.1", "de,en", "en"),
    ("d€, en", "en", "en"), ("de;q=5, en", "en,de", "en"), ("de;q=, en", "en,de", "en"),
    ("de;level=1;q=0.2, en;q=0.3", "en,de", "en,de"), ("en;q=-1", "en", ""),
    ("verylongsubtag, en", "en", "en"), ("en;q=.5, de;q=0.6", "en,de", "de"),
    ("en;q=0.", "en", ""), ("en;q=0.00009, de;q=0.001", "de,en", "de"),
    ("en;q=1.2.3", "en", ""),
    // Weights are as RFC 9110 says, else the range does not count.
    ("de;q=..1, en", "de,en", "en"), ("de;q=.5.5, en", "de,en", "en"),
    ("de;q=., en", "de,en", "en"),
    ("de;q=.., en", "de,en", "en"), ("de;q=0..1, en", "de,en", "en"),
    ("de;q=1.001, en", "de,en", "en"),
    ("de;q=00.5, en", "de,en", "en"), ("de;q=0.1234, en", "de,en", "en"),
    ("de;q=01, en;q=1.000", "de,en", "en"), ("de;q=1., en;q=0.9", "de,en", "de,en"),
    ("de;q=0.5.5, en", "de,en", "en"), ("de;q=9223372036854775808, en", "de,en", "en"),
    ("de;q=99999999999999999999999, en", "de,en", "en"), ("de;q=1e3, en", "de,en", "en"),
    ("de;q=0x1, en", "de,en", "en"), ("de;q=+1, en", "de,en", "en"), ("de;q=-0, en", "de,en", "en"),
    ("de;q=0.1;q=..1, en", "de,en", "en"), ("de;q=1=1, en", "de,en", "en"),
    ("de;q=\u{0}, en", "de,en", "en"), ("de;q=٠, en", "de,en", "en"),
  ])
  func acceptLanguage(header: String, available: String, expected: String) {
    let available = available.split(separator: ",").map(String.init)
    let result = LanguageMatching.negotiate(acceptLanguage: header, available: available)
    #expect(result.joined(separator: ",") == expected)
  }

  @Test(arguments: [
    ("*", "ar,de,en", "en,ar,de"), ("de, *;q=0.5", "ar,de,en", "de,en,ar"),
    ("en;q=0, *", "ar,de,en", "ar,de"), ("*;q=0.1, ar;q=0.9", "ar,de,en", "ar,en,de"),
  ])
  func anyLanguageIsTheDevelopmentLanguageFirst(
    header: String, available: String, expected: String
  ) {
    let available = available.split(separator: ",").map(String.init)
    let result = LanguageMatching.negotiate(
      acceptLanguage: header, available: available, development: "en")
    #expect(result.joined(separator: ",") == expected)
  }

  @Test(arguments: [100, 101, 255, 8192, 1_000_000])
  func tagsEndAtHundredBytes(count: Int) {
    let tag = String(("de" + String(repeating: "-abcdefg", count: count / 8 + 1)).prefix(count))
    #expect((LanguageTag(tag) == nil) == (count > 100))
    #expect(
      LanguageMatching.matches(preferred: [tag], available: ["de"]) == (count > 100 ? [] : ["de"]))
    #expect(LanguageMatching.matches(preferred: ["de"], available: [tag, "de"]) == ["de"])
  }

  @Test func hugeHeadersAreCut() {
    let header = String(repeating: "x-y;q=0.4,", count: 1_000_000) + "en"
    #expect(LanguageMatching.negotiate(acceptLanguage: header, available: ["en"]).isEmpty)
  }

  @Test func headerOfOutgoingRequests() {
    #expect(LanguageTag.httpAcceptLanguage(of: ["hi", "en"]) == "hi, en;q=0.9")
    #expect(LanguageTag.httpAcceptLanguage(of: ["zh_TW", "zh-TW", "", "C"]) == "zh-TW")
    #expect(LanguageTag.httpAcceptLanguage(of: []) == "")
    let many = LanguageTag.httpAcceptLanguage(
      of: ["aa", "ab", "af", "am", "ar", "as", "az", "ba", "be", "bg", "bn", "bo"])
    #expect(many.hasSuffix("bg;q=0.1, bn;q=0.1, bo;q=0.1"))
  }

  @Test(arguments: [
    ("LANG=de_DE.UTF-8", "de-DE"), ("LANG=ar_EG.UTF-8 LC_ALL=", "ar-EG"),
    ("LANG=fr_FR LC_MESSAGES=de LC_ALL=it_CH", "it-CH"), ("LANG=fr_FR LC_MESSAGES=de", "de"),
    ("LANGUAGE=xx:hi", "xx,hi"), ("LANGUAGE=xx:hi LANG=en_US.UTF-8", "xx,hi,en-US"),
    ("LANGUAGE=hi LANG=C", ""), ("LANGUAGE=hi LC_ALL=POSIX LANG=de", ""),
    ("LANGUAGE=hi LANG=C.UTF-8", "hi"), ("LANG=C", ""), ("LANG=C.UTF-8", ""), ("", ""),
    ("LANGUAGE=de:C:fr LANG=it", "de,it"), ("LANG=sr_RS@latin", "sr-Latn-RS"),
    ("LANG=uz_UZ.UTF-8@cyrillic", "uz-Cyrl-UZ"), ("LANG=ca_ES@valencia", "ca-ES-valencia"),
    ("LANG=de_DE@euro", "de-DE"), ("LANGUAGE=::: LANG=nb_NO", "nb-NO"),
    ("LANG=tt_RU@iqtelif", "tt-Latn-RU"),
  ])
  func environment(variables: String, expected: String) {
    var environment: [String: String] = [:]
    for pair in variables.split(separator: " ") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      environment[String(parts[0])] = String(parts[1])
    }
    #expect(
      LanguagePreferences.fromEnvironment { environment[$0] }.joined(separator: ",") == expected)
  }
}
