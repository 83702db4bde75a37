import Testing

/// What tells the development language (A1–A4, C2).
struct SecondLookDevelopmentLanguageTests {
  private static let storyboardTexts = "\"8Gx-Ya-zhp.title\" = \"Titel\";\n"
  private static func yes(_ text: String) -> String { "\"yes\" = \"\(text)\";\n" }

  struct Shape: Sendable, CustomTestStringConvertible {
    var row: String
    var files: [String: String]
    var findings: [String]
    var members: [String]
    /// The development language first.
    var languages: [String]
    var testDescription: String { "\(row): \(files.keys.sorted().joined(separator: " "))" }
  }

  static let shapes: [Shape] = [
    Shape(
      row: "A1",
      files: [
        "Base.lproj/Main.storyboard": "", "de.lproj/Main.strings": storyboardTexts,
        "fr.lproj/Main.strings": storyboardTexts,
      ],
      findings: ["warning table-without-development-language de.lproj/Main.strings"], members: [],
      languages: ["en"]),
    Shape(
      row: "A1",
      files: [
        "Base.lproj/Main.xib": "", "de.lproj/Texts.strings": yes("Ja"),
        "de.lproj/More.strings": yes("Ja"),
      ],
      findings: [
        "warning table-without-development-language de.lproj/More.strings",
        "warning table-without-development-language de.lproj/Texts.strings",
      ], members: [], languages: ["en"]),
    Shape(
      row: "A1",
      files: [
        "Views/en.lproj/Main.storyboard": "", "Texts/de.lproj/Texts.strings": yes("Ja"),
      ],
      findings: ["warning table-without-development-language Texts/de.lproj/Texts.strings"],
      members: [], languages: ["en"]),
    Shape(
      row: "A1",
      files: [
        "en-GB.lproj/Main.storyboard": "", "en-GB.lproj/Texts.strings": yes("Yes"),
        "de.lproj/Texts.strings": yes("Ja"),
      ], findings: [], members: ["yes"], languages: ["en-GB", "de"]),
    Shape(
      row: "A1",
      files: [
        "Base.lproj/Main.storyboard": "", "en.lproj/Main.strings": storyboardTexts,
        "de.lproj/Main.strings": storyboardTexts, "en.lproj/Texts.strings": yes("Yes"),
        "de.lproj/Texts.strings": yes("Ja"),
      ], findings: [], members: ["yes"], languages: ["en", "de"]),
    Shape(
      row: "A2", files: ["en-US.lproj/L.strings": yes("Yes"), "de.lproj/L.strings": yes("Ja")],
      findings: [], members: ["yes"], languages: ["en-US", "de"]),
    Shape(
      row: "A2",
      files: [
        "en_AU.lproj/L.strings": yes("Yes"), "fr.lproj/L.strings": yes("Oui"),
        "localization.json": #"{ "rules": { "language-folder": "off" } }"#,
      ], findings: [], members: ["yes"], languages: ["en-AU", "fr"]),
    Shape(
      row: "A2",
      files: [
        "en-GB.lproj/L.strings": yes("Yes"), "en-US.lproj/L.strings": yes("Yes"),
        "de.lproj/L.strings": yes("Ja"),
      ], findings: [], members: ["yes"], languages: ["en-US", "de", "en-GB"]),
    Shape(
      row: "A2", files: ["pt-BR.lproj/L.strings": yes("Sim")], findings: [], members: ["yes"],
      languages: ["pt-BR"]),
    Shape(
      row: "A2",
      files: [
        "en.lproj/L.strings": yes("Yes"), "en-US.lproj/L.strings": yes("Yep"),
        "de.lproj/L.strings": yes("Ja"),
      ], findings: [], members: ["yes"], languages: ["en", "de", "en-US"]),
    Shape(
      row: "A3", files: ["de.lproj/L.strings": yes("Ja"), "fr.lproj/L.strings": yes("Oui")],
      findings: ["warning development-language de.lproj/L.strings"], members: [],
      languages: ["en"]),
    Shape(
      row: "A3",
      files: [
        "en.lproj/L.strings": yes("Yes"), "de.lproj/L.strings": yes("Ja %@"),
        "de.lproj/Other.strings": yes("Ja"), "fr.lproj/Other.strings": yes("Oui"),
      ],
      findings: [
        "error placeholder-added de.lproj/L.strings",
        "warning table-without-development-language de.lproj/Other.strings",
      ], members: ["yes"], languages: ["en", "de"]),
    Shape(
      row: "A3",
      files: [
        "de.lproj/L.strings": "\"a\" = \"%1$@ %3$@\";", "fr.lproj/L.strings": yes("Oui"),
      ],
      findings: [
        "warning development-language de.lproj/L.strings",
        "warning position-gap de.lproj/L.strings",
      ], members: [], languages: ["en"]),
    Shape(
      row: "A3",
      files: [
        "de.lproj/L.strings": yes("Ja"), "fr.lproj/L.strings": yes("Oui"),
        "localization.json": #"{ "developmentLanguage": "de" }"#,
      ], findings: [], members: ["yes"], languages: ["de", "fr"]),
    Shape(
      row: "A3",
      files: [
        "de.lproj/L.strings": yes("Ja"), "fr.lproj/L.strings": yes("Oui"),
        "localization.json": #"{ "developmentLanguage": "it" }"#,
      ], findings: ["warning development-language localization.json"], members: [],
      languages: ["it"]),
    Shape(
      row: "A4",
      files: [
        "C.xcstrings": SecondLookCatalog.text(
          source: "en-US", ["hello": ["en-US": "Hello", "de": "Hallo"]]),
        "en.lproj/L.strings": yes("Yes"), "de.lproj/L.strings": yes("Ja"),
      ], findings: [], members: ["yes", "hello"], languages: ["en-US", "de", "en"]),
    Shape(
      row: "A4",
      files: [
        "C.xcstrings": SecondLookCatalog.text(
          source: "en-US", ["hello": ["en": "Hello", "de": "Hallo"]])
      ], findings: [], members: ["hello"], languages: ["en-US", "de", "en"]),
    Shape(
      row: "A4",
      files: [
        "C.xcstrings": SecondLookCatalog.text(source: "en", ["hello": ["en": "Hello"]]),
        "en-GB.lproj/L.strings": yes("Yes"),
      ], findings: [], members: ["yes", "hello"], languages: ["en", "en-GB"]),
    Shape(
      row: "A4",
      files: [
        "C.xcstrings": SecondLookCatalog.text(
          source: "zh-Hant-TW", ["hello": ["zh-Hant-TW": "你好"]]),
        "zh-Hant.lproj/L.strings": yes("是"),
      ], findings: [], members: ["yes", "hello"], languages: ["zh-Hant-TW", "zh-Hant"]),
    Shape(
      row: "A4",
      files: [
        "C.xcstrings": SecondLookCatalog.text(source: "en-US", ["hello": ["en-US": "Hello"]]),
        "D.xcstrings": SecondLookCatalog.text(source: "en", ["bye": ["en": "Bye"]]),
      ], findings: [], members: ["hello", "bye"], languages: ["en-US", "en"]),
    Shape(
      row: "C2", files: ["Base.lproj/L.strings": yes("Yes"), "de.lproj/L.strings": yes("Ja")],
      findings: ["warning development-language Base.lproj/L.strings"], members: ["yes"],
      languages: ["en", "de"]),
    Shape(
      row: "C2",
      files: [
        "Base.lproj/L.strings": yes("Ja"), "fr.lproj/L.strings": yes("Oui"),
        "localization.json": #"{ "developmentLanguage": "de-AT" }"#,
      ], findings: [], members: ["yes"], languages: ["de-AT", "fr"]),
    Shape(
      row: "C2",
      files: [
        "Base.lproj/L.strings": yes("Yes"), "en.lproj/Other.strings": yes("Yes"),
        "de.lproj/L.strings": yes("Ja"), "de.lproj/Other.strings": yes("Ja"),
      ], findings: [], members: ["yes", "yes"], languages: ["en", "de"]),
    Shape(
      row: "C2",
      files: ["L.strings": yes("Yes"), "de.lproj/L.strings": yes("Ja")],
      findings: ["warning development-language L.strings"], members: ["yes"],
      languages: ["en", "de"]),
    Shape(
      row: "C2", files: ["base.lproj/L.strings": yes("Yes"), "en-GB.lproj/L.strings": yes("Yes")],
      findings: [], members: ["yes"], languages: ["en-GB"]),
  ]

  @Test(arguments: shapes) func whatLiesThereTells(_ shape: Shape) throws {
    let target = try SecondLookTarget(shape.files)
    #expect(target.findings() == shape.findings)
    #expect(try target.members().sorted() == shape.members.sorted())
    #expect(try target.languages() == shape.languages)
  }

  @Test func theWarningNamesTheLineToWrite() throws {
    let base = try SecondLookTarget(["Base.lproj/L.strings": Self.yes("Yes")])
    #expect(
      base.messages(of: "development-language").first?
        .contains(#"{ "developmentLanguage": "en" }"#) == true)
    let two = try SecondLookTarget([
      "de.lproj/L.strings": Self.yes("Ja"), "fr.lproj/L.strings": Self.yes("Oui"),
    ])
    #expect(
      two.messages(of: "development-language").first?
        .contains(#"{ "developmentLanguage": "de" }"#) == true)
  }

  /// Texts of a parent serve its variants, and the other way round.
  @Test(arguments: [
    ("en-US", "hello", "Hello"), ("en-US", "yes", "Yes"), ("en", "hello", "Hello"),
    ("en", "own", "Own"), ("en", "yes", "Yes"), ("en-GB", "own", "Own"), ("de", "yes", "Ja"),
    ("de", "own", "Own"),
  ])
  func everyTableTakesTheNearest(language: String, key: String, text: String) throws {
    let target = try SecondLookTarget([
      "C.xcstrings": SecondLookCatalog.text(
        source: "en-US", ["hello": ["en": "Hello"], "own": ["en-US": "Own"]]),
      "en.lproj/L.strings": Self.yes("Yes"), "de.lproj/L.strings": Self.yes("Ja"),
    ])
    #expect(target.render(key, in: language) == text)
  }

  /// One fault of a text that serves two languages is one finding.
  @Test func aSharedTextIsCheckedOnce() throws {
    let target = try SecondLookTarget([
      "C.xcstrings": SecondLookCatalog.text(source: "en-US", ["a": ["en": "%1$@ %3$@"]]),
      "en.lproj/L.strings": "\"a\" = \"1\";\n\"a\" = \"2\";\n",
    ])
    #expect(
      target.findings() == [
        "warning position-gap C.xcstrings", "warning duplicate-key en.lproj/L.strings",
      ])
  }
}
