import LocalizationModel
import Testing

struct LanguageFolderTests {
  static let folders: [(String, String?)] = [
    ("English", "en"), ("zh_CN", "zh-CN"), ("jp", "ja"), ("iw", "he"), ("pt-BR", nil),
    ("zh-Hant", nil), ("Base", nil), ("de", nil), ("de-old", "de"), ("de_2", "de"),
    ("fr-x-formal", "fr"), ("sr@latin", "sr-Latn"), ("de-DE@euro", "de-DE"),
    ("ca-ES-valencia", nil),
    ("de-1996", nil), ("zh-Hant-HK", nil), ("en-US-POSIX", nil),
  ]

  /// A copy that was set aside says nothing where the language has its folder.
  @Test(arguments: ["de-old", "de_bak", "de@copy", "de-x-draft", "german"]) func copySetAside(
    _ name: String
  ) {
    let joined = TableSet.joining(
      [
        .make("en.lproj/T.strings", "en", ["a": "Yes"]),
        .make("de.lproj/T.strings", "de", ["a": "Ja"]),
        .make("\(name).lproj/T.strings", "de", ["a": "Jawohl", "b": "b"]),
      ], configuration: Configuration())
    #expect(joined.diagnostics.map(\.rule) == ["language-folder"])
    #expect(joined.diagnostics.first?.message.contains("de.lproj, which answers") == true)
    let german = joined.value.tables.first?.columns.first { $0.language == "de" }
    #expect(german?.files.map(\.source.path) == ["de.lproj/T.strings"])
  }

  @Test(arguments: folders) func languageFolder(_ item: (String, String?)) {
    let joined = TableSet.joining(
      [
        .make("Resources/en.lproj/Localizable.strings", "en", ["a": "1"]),
        .make("Resources/\(item.0).lproj/Localizable.strings", item.0, ["a": "1"]),
      ], configuration: Configuration())
    let findings = joined.diagnostics.filter { $0.rule == "language-folder" }
    #expect(findings.count == (item.1 == nil ? 0 : 1))
    // An underscore is read as a hyphen everywhere.
    #expect(findings.allSatisfy { ($0.severity == .note) == (item.0 == "zh_CN") })
    if let name = item.1, name != "en" {
      #expect(findings.first?.message.hasSuffix("should be called \(name).lproj") == true)
    }
  }

  /// Every spelling with the tag meant; nil where it is right as it stands, or names no language.
  static let spellings: [(name: String, tag: String?, isForeign: Bool)] = [
    ("fr-rCA", "fr-CA", true), ("fr_rCA", "fr-CA", true), ("zh-rTW", "zh-Hant-TW", true),
    ("zh-rCN", "zh-Hans-CN", true), ("pt-rBR", "pt-BR", true), ("b+sr+Latn", "sr-Latn", true),
    ("b+zh+Hant+HK", "zh-Hant-HK", true), ("b+es+419", "es-419", true), ("zh-CHT", "zh-Hant", true),
    ("zh_CHS", "zh-Hans", true), ("az-AZ-Cyrl", "az-Cyrl-AZ", true),
    ("uz-UZ-Latn", "uz-Latn-UZ", true), ("jp", "ja", true), ("cz", "cs", true), ("ua", "uk", true),
    ("kr", "ko", true), ("gr", "el", true), ("dk", "da", true), ("vn", "vi", true),
    ("cn", "zh-Hans", true), ("tw", "zh-Hant", true), ("sp", "es", true), ("gb", "en-GB", true),
    ("en-UK", "en-GB", true), ("ja-JA", "ja-JP", true), ("ko-KO", "ko-KR", true),
    ("sr-YU", "sr-RS", true), ("en_UK", "en-GB", true), ("jp-JP", "ja-JP", true),
    ("fr-CA", "fr-CA", false), ("zh-TW", "zh-TW", false), ("en-001", "en-001", false),
    ("es-419", "es-419", false), ("sr-Cyrl-RS", "sr-Cyrl-RS", false), ("br", "br", false),
    ("se", "se", false), ("tl", "tl", false), ("in", "in", false), ("iw", "iw", false),
    ("nb", "nb", false), ("no", "no", false), ("sh", "sh", false), ("en-GB", "en-GB", false),
    ("en-XK", "en-XK", false), ("ca-ES-valencia", "ca-ES-valencia", false), ("haw", "haw", false),
    ("uk", "uk", false), ("zh_Hant_HK", "zh-Hant-HK", false), ("not a lang", nil, false),
    ("français", nil, false), ("x", nil, false), ("", nil, false),
  ]

  @Test(arguments: spellings)
  func whatASpellingMeans(_ item: (name: String, tag: String?, isForeign: Bool)) {
    let spelling = LanguageSpelling(item.name)
    #expect(spelling?.tag == item.tag)
    #expect((spelling?.isForeign ?? false) == item.isForeign)
  }

  @Test(arguments: [
    ("Français", "fr"), ("German (old)", "de"), ("de copy", "de"), ("pt.old", "pt"),
    ("zz copy", nil),
    ("not a language", nil), ("", nil), ("copy of de", nil),
  ])
  func whatANameWasMeantToBe(_ item: (name: String, tag: String?)) {
    #expect(LanguageSpelling.suggestion(for: item.name) == item.tag)
  }

  /// `region` of every language stays that of the registry.
  @Test(arguments: [
    "de-AT", "de-CH", "en-AU", "en-US", "en-ZA", "fr-CH", "pt-PT", "sv-FI", "ar-MA",
  ])
  func registeredRegionsStay(tag: String) {
    #expect(LanguageSpelling(tag) == LanguageSpelling(tag.replacing("-", with: "_")))
    #expect(LanguageSpelling(tag)?.tag == tag)
  }
}
