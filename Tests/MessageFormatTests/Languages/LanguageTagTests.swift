import Testing

@testable import MessageFormat

@Suite struct LanguageTagTests {
  @Test(
    arguments: [
      ("zh_Hant", "zh-Hant"), ("EN-us", "en-US"), ("zh_CN", "zh-CN"), ("ZH_HANT_hk", "zh-Hant-HK"),
      ("de_DE.UTF-8@euro", "de-DE"), ("sr_RS@latin", "sr-Latn-RS"), ("es-419", "es-419"),
      ("ca_ES@valencia", "ca-ES-valencia"), ("de@collation=phonebook", "de"),
      ("en-US-u-ca-buddhist", "en-US"), ("en-x-private", "en"), ("English", "en"),
      ("chinese", "zh-Hans"), ("Norwegian", "nb"), ("de-1996", "de-1996"), ("iw", "iw"),
      ("sl-rozaj-biske", "sl-rozaj-biske"), ("i-klingon", "tlh"), ("zh-min-nan", "nan"),
      ("zh-yue-HK", "yue-HK"), ("en-GB-oed", "en-GB-oxendict"), ("de_DE_junk!", nil),
      ("Base", nil), ("C", nil), ("POSIX", nil), ("", nil), ("-", nil), ("-en", nil), ("e", nil),
      ("Localizable", nil), ("12", nil), ("日本語", nil), ("en US", nil), ("root", nil),
      ("zh-hant-tw", "zh-Hant-TW"), ("und-Arab", "und-Arab"),
    ] as [(String, String?)])
  func namesAreMadeCanonical(name: String, expected: String?) {
    #expect(LanguageTag(name)?.string == expected)
  }

  @Test func partsOfATag() throws {
    let tag = try #require(LanguageTag("sl_latn_it_rozaj_1994"))
    #expect(tag.language == "sl")
    #expect(tag.script == "Latn")
    #expect(tag.region == "IT")
    #expect(tag.variants == ["rozaj", "1994"])
  }

  @Test func everyParentIsCLDRs() throws {
    let rows = caseRows("cldr48_parents.tsv")
    #expect(rows.count == 199)
    for row in rows {
      let parent = try #require(LanguageTag(row[0])).parent?.string ?? "und"
      if parent != row[1] { Issue.record("\(row[0]): \(parent), not \(row[1])") }
    }
  }

  @Test(arguments: [
    ("zh-Hant-MO", "zh-Hant-HK zh-Hant"), ("en-AU", "en-001 en"), ("de-AT", "de"), ("de", ""),
    ("zh-Hans-SG", "zh-Hans zh"), ("zh-TW", "zh-Hant"), ("zh-MO", "zh-Hant-HK zh-Hant"),
    ("zh-CN", "zh"), ("sr-Cyrl-ME", "sr-Cyrl sr"), ("sr-Latn", ""), ("az-IR", "az-Arab"),
    ("pa-PK", "pa-Arab"), ("nb-NO", "nb no"), ("ca-ES-valencia", "ca-ES ca"), ("de-Cyrl", ""),
    ("hi-Latn-IN", "hi-Latn en-IN en-001 en"), ("pt-AO", "pt-PT pt"), ("es-MX", "es-419 es"),
  ])
  func ancestorsNeverCrossScripts(tag: String, expected: String) {
    #expect(LanguageTag(tag)?.ancestors.map(\.string).joined(separator: " ") == expected)
  }

  /// Apple's own chains decide the choice of a localization.
  @Test func everyAppleParent() throws {
    // The rows are of another function than the matcher's, which differs in Chinese: there zh is
    // a child of zh-CN, zh-HK one of zh-Hant-HK, and Cantonese stays apart.
    let others = ["zh", "zh_CN", "zh_HK", "yue", "yue_Hans", "zh_Hant_HK"]
    for row in caseRows("apple_parent.tsv") where !others.contains(row[0]) {
      let name = row[0].replacing("_", with: "-")
      let parent = AppleLocale.parent(of: name) ?? "root"
      #expect(parent.replacing("-", with: "_") == row[1], "\(row[0])")
    }
  }

  @Test(arguments: [
    ("zh-TW", "zh-Hant-TW"), ("en", "en-Latn-US"), ("iw", "he-Hebr-IL"), ("sr-ME", "sr-Latn-ME"),
    ("xx", "xx"), ("eo", "eo-Latn-001"), ("und-Hebr", "he-Hebr-IL"), ("zh-Hant", "zh-Hant-TW"),
    ("und", "en-Latn-US"), ("deu", "de-Latn-DE"), ("zza", "zza-Latn-TR"), ("aa", "aa-Latn-ET"),
  ])
  func likelySubtags(tag: String, expected: String) {
    #expect(LanguageTag(tag)?.maximized.string == expected)
  }

  @Test(arguments: [
    (
      "pa-PK uz-AF az-IR ku-IQ ckb ps sd ug yi ji dv nqo rhg ff-Adlm az-Arab ku-Arab en-Arab arc",
      WritingDirection.rightToLeft
    ),
    ("ar ar-SA fa ur he iw ks syr man-Nkoo sam khw lrc mzn uz-Arab ms-Arab ha-Arab", .rightToLeft),
    ("en ku az sr pa uz hi zh-Hant ja ko mn ff yi-Latn ar-Latn und-Deva vai", .leftToRight),
    ("mn-Mong mnc zh-Phag", .topToBottomLeftToRight), ("txg und-Nshu", .topToBottomRightToLeft),
    ("xx", .unsupported),
  ])
  func directionIsTheScripts(tags: String, expected: WritingDirection) {
    for tag in tags.split(separator: " ") {
      #expect(LanguageTag(String(tag))?.direction == expected, "\(tag)")
    }
  }

  @Test func directionsHaveFixedNumbers() {
    #expect(WritingDirection.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(WritingDirection.topToBottomRightToLeft.rawValue == 2)
  }

  @Test(
    arguments: [
      ("en", "fr,en-US,en-GB", "en-US"), ("en-US", "en-GB,en", "en"),
      ("pt", "pt-PT,pt-BR", "pt-BR"),
      ("pt-BR", "pt-PT,pt", "pt"), ("zh-TW", "zh-Hans,zh-Hant", "zh-Hant"), ("iw", "he", "he"),
      ("zh-Hant", "zh-CN,zh-TW", "zh-TW"), ("en-GB", "en,en-GB", "en-GB"), ("sr-Latn", "sr", nil),
      ("de-AT", "en,de", "de"), ("ja", "en,de", nil), ("es_mx", "es-MX", "es-MX"),
      ("hi-IN", "en,hi", "hi"), ("??", "??", "??"), ("", "en", nil),
    ] as [(String, String, String?)])
  func shortAndFullCodesFindEachOther(code: String, tags: String, expected: String?) {
    let tags = tags.split(separator: ",").map(String.init)
    #expect(LanguageTag.resolve(code, among: tags) == expected)
  }
}
