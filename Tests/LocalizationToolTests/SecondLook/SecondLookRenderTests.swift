import LocalizationModel
import Testing

@testable import LocalizationGenerator

/// What a message says in the end (C1, C3, C13, C15).
struct SecondLookRenderTests {
  private static func plural(_ forms: String, placeholder: String = "f") -> String {
    let cases = forms.split(separator: " ").map { form in
      "<key>\(form)</key><string>%.1f \(form)</string>"
    }
    return """
      <plist><dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(placeholder)</string>
      \(cases.joined())</dict></dict></dict></plist>
      """
  }

  @Test(arguments: [
    ("fr", "0.5", "one"), ("fr", "-0.5", "one"), ("fr", "0.99", "one"), ("fr", "1.5", "one"),
    ("fr", "2.0", "other"),
    ("da", "0.5", "one"), ("da", "0.04", "zero"), ("sl", "0.5", "few"), ("lt", "0.5", "many"),
    ("hi", "0.5", "one"), ("fa", "0.5", "one"), ("en", "0.5", "other"), ("en", "1.0", "other"),
    ("de", "0.5", "other"), ("pt", "0.5", "one"), ("cs", "0.5", "many"), ("mk", "0.1", "one"),
    ("lv", "0.1", "one"), ("lv", "0.0", "zero"), ("is", "0.1", "one"), ("fil", "0.4", "other"),
    ("am", "0.9", "one"), ("bn", "-0.1", "one"),
  ])
  func theCategoryOfASmallNumber(language: String, number: String, category: String) throws {
    var files = [
      "en.lproj/L.stringsdict": Self.plural("one other"),
      "localization.json": #"{ "numbers": "plain" }"#,
    ]
    files["\(language).lproj/L.stringsdict"] = Self.plural("zero one two few many other")
    let target = try SecondLookTarget(files)
    let text = target.render("a", in: language, number)
    #expect(text.hasSuffix(" \(category)"), "\(text)")
    let digits = String(text.prefix { $0 != " " }.drop { $0 == "-" })
    let rules = ToolRun(["plural", language, digits]).output
    // The form for 0 is taken in every language.
    #expect(category == "zero" || rules == category + "\n", "\(digits)")
  }

  @Test func thePublicExample() throws {
    let target = try SecondLookTarget([
      "en.lproj/L.stringsdict": Self.plural("one other"),
      "fr.lproj/L.stringsdict": Self.plural("one other"),
    ])
    #expect(target.render("a", in: "fr", "0.5") == "0,5 one")
  }

  // MARK: C3

  @Test(arguments: [
    (#"{"it":["de"],"de":["fr"]}"#, "it", "only-fr"),
    (#"{"zh-TW":["zh-CN"]}"#, "zh-Hant-TW", "only-zh-Hans"),
    (#"{"it":["de"],"de":["fr"]}"#, "it-CH", "only-fr"),
    (#"{"zh-TW":["zh-CN"]}"#, "zh-TW", "only-zh-Hans"),
  ])
  func fallbacksOfFallbacksAnswer(fallbacks: String, language: String, key: String) throws {
    let target = try SecondLookTarget([
      "localization.json": "{ \"fallbacks\": \(fallbacks) }",
      "en.lproj/L.strings": "\"only-fr\" = \"en\"; \"only-zh-Hans\" = \"en\"; \"b\" = \"en\";",
      "fr.lproj/L.strings": "\"only-fr\" = \"only-fr\";", "de.lproj/L.strings": "\"b\" = \"de\";",
      "it.lproj/L.strings": "\"b\" = \"it\";",
      "zh-Hans.lproj/L.strings": "\"only-zh-Hans\" = \"only-zh-Hans\";",
      "zh-TW.lproj/L.strings": "\"b\" = \"zh\";",
    ])
    #expect(target.render(key, in: language) == key)
  }

  // MARK: C13

  @Test(arguments: [
    ("en-GB", "1,234,567.5 en"), ("fr-CH", "1 234 567,5 fr"), ("fr", "1 234 567,5 fr"),
    ("ar-MA", "1.234.567,5 ar"), ("ar-EG", "١٬٢٣٤٬٥٦٧٫٥ ar"), ("de-CH", "1’234’567.5 de"),
    ("de", "1.234.567,5 de"), ("es-MX", "1,234,567.5 es"),
    ("es", "1.234.567,5 es"), ("pt-PT", "1 234 567,5 pt"), ("en-IN", "12,34,567.5 en"),
    ("it-CH", "1,234,567.5 en"),
  ])
  func numbersOfTheRegion(language: String, text: String) throws {
    var files: [String: String] = [:]
    for tag in ["en", "fr", "ar", "de", "es", "pt"] {
      files["\(tag).lproj/L.strings"] = "\"a\" = \"%.1f \(tag)\";"
    }
    let target = try SecondLookTarget(files)
    let blank = { (text: String) in
      String(text.map { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? " " : $0 })
    }
    #expect(blank(target.render("a", in: language, "1234567.5")) == blank(text))
  }

  /// The rules are those of the table's language: Portuguese of Portugal has others than `pt`.
  @Test(arguments: [("pt-PT", "0.0 one"), ("pt", "0.0 one"), ("pt-BR", "0.0 one")])
  func pluralsOfTheTable(language: String, text: String) throws {
    let target = try SecondLookTarget([
      "en.lproj/L.stringsdict": Self.plural("one other"),
      "pt.lproj/L.stringsdict": Self.plural("one many other"),
      "localization.json": #"{ "numbers": "plain" }"#,
    ])
    #expect(target.render("a", in: language, "0") == text)
  }

  // MARK: C15

  @Test(arguments: [
    ("pl", "1", "1.0 other"), ("pl", "5", "5.0 other"), ("ru", "2", "2.0 en"),
    ("ru", "0.5", "0.5 en"), ("de", "2", "2.0 en"), ("de", "1", "1.0 en"), ("de-AT", "2", "2.0 en"),
    ("cs", "0.5", "0.5 many"), ("cs", "7", "7.0 many"), ("fr", "2", "2.0 en"),
    ("fr", "0", "0.0 one"), ("fr", "1.9", "1.9 one"),
  ])
  func theNextLanguageAnswersForAMissingCategory(
    language: String, number: String, text: String
  ) throws {
    let english = Self.plural("one other").replacing("%.1f other", with: "%.1f en")
      .replacing("%.1f one", with: "%.1f en")
    let target = try SecondLookTarget([
      "en.lproj/L.stringsdict": english, "de.lproj/L.stringsdict": Self.plural("few"),
      "pl.lproj/L.stringsdict": Self.plural("few other"),
      "ru.lproj/L.stringsdict": Self.plural("one few many"),
      "cs.lproj/L.stringsdict": Self.plural("one many"),
      "fr.lproj/L.stringsdict": Self.plural("one"),
      "localization.json": #"{ "numbers": "plain", "rules": { "missing-other-form": "off" } }"#,
    ])
    #expect(target.render("a", in: language, number) == text)
  }

  /// Before the development language the configured ones are asked.
  @Test(arguments: [
    ("uk", "2", "2 few"), ("uk", "5", "5 be"), ("uk", "1", "1 be"), ("be", "2", "2 be"),
  ])
  func configuredFallbacksComeFirst(language: String, number: String, text: String) throws {
    let integers = { (forms: String) in
      Self.plural(forms, placeholder: "d").replacing("%.1f", with: "%d")
    }
    let target = try SecondLookTarget([
      "en.lproj/L.stringsdict": integers("one other"),
      "uk.lproj/L.stringsdict": integers("few"),
      "be.lproj/L.stringsdict": integers("be").replacing("<key>be</key>", with: "<key>other</key>"),
      "localization.json":
        #"{ "fallbacks": { "uk": ["be"] }, "rules": { "missing-other-form": "off" } }"#,
    ])
    #expect(target.render("a", in: language, number) == text)
  }
}
