import LocalizationModel
import Testing

@testable import LocalizationGenerator

struct ConfigurationFileTests {
  private func parse(_ text: String) -> Parsed<Configuration> {
    ConfigurationFile.parse(source(text, path: "localization.json"))
  }

  @Test func readsEveryKey() {
    let parsed = parse(
      """
      {
        "enumName": "Texte", "accessLevel": "public", "developmentLanguage": "de_DE",
        "languages": ["fr", "zh_Hant"], "separator": "/",
        "tables": { "include": ["A*"], "exclude": ["AB"] },
        "nameOverrides": { "Identity/error_1": "Identity.first" },
        "storage": "embedded", "numbers": "plain",
        "fallbacks": { "zh-TW": ["zh-CN", "en"] },
        "rules": {}, "tableRules": { "Legacy*": {} }, "baseline": "accepted.json",
        "lock": "names.lock",
        "messages": true, "languageEnumName": "AppLanguage", "richText": "plain",
        "families": {
          "a.*": { "enum": "A" }, "T/b_*": { "enum": "Game.B", "declared": true, "cases": ["x"] }
        },
        "extractionStates": ["manual"], "notOverridable": ["legal.*"], "keyAttributes": ["key"]
      }
      """)
    let configuration = parsed.value
    #expect(parsed.diagnostics.map(\.message) == [])
    #expect(configuration.enumName == "Texte")
    #expect(configuration.accessLevel == .public)
    #expect(configuration.developmentLanguage == "de-DE")
    #expect(configuration.languages == ["fr", "zh-Hant"])
    #expect(configuration.separator == "/")
    #expect(configuration.tables.include == ["A*"])
    #expect(configuration.tables.exclude == ["AB"])
    #expect(configuration.nameOverrides == ["Identity/error_1": "Identity.first"])
    #expect(configuration.storage == .embedded)
    #expect(configuration.numbers == .plain)
    #expect(configuration.fallbacks == ["zh-TW": ["zh-CN", "en"]])
    #expect(configuration.tableRules["Legacy*"]?.isEmpty == true)
    #expect(configuration.baseline == "accepted.json")
    #expect(configuration.lock == "names.lock")
    #expect(configuration.messages == "Message")
    #expect(configuration.languageEnumName == "AppLanguage")
    #expect(configuration.richText == .plain)
    #expect(configuration.families.map(\.pattern) == ["a.*", "T/b_*"])
    #expect(configuration.families.map(\.enumName) == ["A", "Game.B"])
    #expect(configuration.families.map(\.isDeclared) == [false, true])
    #expect(configuration.families.map(\.cases) == [nil, ["x"]])
    #expect(configuration.extractionStates == ["manual"])
    #expect(configuration.notOverridable == ["legal.*"])
    #expect(configuration.keyAttributes == ["key"])
  }

  @Test(arguments: [
    (
      #"{ 1️⃣"acessLevel": "public" }"#,
      ["localization.json has no key 'acessLevel'; did you mean 'accessLevel'?"]
    ),
    (
      "{\n  \"accessLevel\": 1️⃣\"pubic\" }",
      [
        "'accessLevel' is one of 'internal', 'package', 'public', not 'pubic'; did you mean 'public'?"
      ]
    ),
    (#"{ "messages": 1️⃣3 }"#, ["'messages' must be true, false or the name of an enum"]),
    (#"{ "messages": 1️⃣"true" }"#, ["'messages' must be true, without quotation marks"]),
    (#"{ "messages": 1️⃣"a b" }"#, ["'a b' cannot be the name of an enum"]),
    (#"{ "languageEnumName": 1️⃣"Swift" }"#, ["'Swift' cannot be the name of an enum"]),
    (#"{ "families": { "a.*": 1️⃣{} } }"#, ["a family has an \"enum\""]),
    (
      #"{ "families": { 1️⃣"a.b": { "enum": "A" } } }"#,
      [
        "a family is named by what its keys begin with and an asterisk, such as 'order.status.*'"
      ]
    ),
    (#"{ "families": { "a.*": { "enum": 1️⃣"A b" } } }"#, ["'A b' cannot be the name of an enum"]),
    (
      #"{ "families": { "a.*": 1️⃣{ "enum": "A.B" } } }"#,
      [
        "an enum that is generated has no dot in its name; write \"declared\": true where 'A.B' is the target's own"
      ]
    ),
    (
      #"{ "families": { "a.*": { "enum": "A", "cases": ["x", 1️⃣"x"] } } }"#,
      ["the case 'x' stands here twice"]
    ),
    (
      #"{ "families": { "a.*": { "enum": "A", 1️⃣"case": [] } } }"#,
      ["a family has no key 'case'; did you mean 'cases'?"]
    ),
    (
      #"{ "ünk": 1, "enumName": 2️⃣3 }"#,
      ["localization.json has no key 'ünk'", "'enumName' must be a string, not a number"]
    ),
    (#"{ "enumName": 1️⃣"a b" }"#, ["'a b' cannot be the name of an enum"]),
    (#"{ "enumName": 1️⃣"Swift" }"#, ["'Swift' cannot be the name of an enum"]),
    (
      #"{ "enumName": 1️⃣"TypedLocalization" }"#,
      ["'TypedLocalization' cannot be the name of an enum"]
    ),
    (#"{ "enumName": 1️⃣"_" }"#, ["'_' cannot be the name of an enum"]),
    (#"{ "enumName": 1️⃣"_localizedText" }"#, ["'_localizedText' cannot be the name of an enum"]),
    (
      #"{ "extractionStates": ["manual", 1️⃣"manuel"] }"#,
      [
        "an element of 'extractionStates' is one of 'automatic', 'extracted_with_value', 'manual', "
          + "'migrated', 'stale', not 'manuel'; did you mean 'manual'?"
      ]
    ),
    (#"{ "languages": 1️⃣"de" }"#, ["'languages' must be an array of strings, not a string"]),
    (#"{ "languages": ["de", 1️⃣7] }"#, ["an element of 'languages' must be a string, not a number"]),
    (
      #"{ "tables": { 1️⃣"includes": ["A"] } }"#,
      ["'tables' has no key 'includes'; did you mean 'include'?"]
    ),
    (#"{ "baseline": "a", 1️⃣"baseline": "b" }"#, ["the key 'baseline' stands here twice"]),
    ("1️⃣[]", ["localization.json must be an object, not an array"]),
    (
      #"{ "rules": { 1️⃣"no-such-rule-at-all": "off" } }"#,
      ["there is no rule 'no-such-rule-at-all' that can be set"]
    ),
  ])
  func reportsFaultsAtTheirPlace(marked: String, messages: [String]) {
    let marked = Marked(marked)
    let diagnostics = parse(marked.text).diagnostics
    #expect(diagnostics.map(\.message) == messages)
    let place = Finding.resolving(diagnostics).last?.place
    #expect(place.map { "\($0.line):\($0.column)" } == marked.places.last)
    #expect(diagnostics.allSatisfy { $0.severity == .error && $0.rule == "invalid-configuration" })
  }

  static let places = [
    (#"{ "nameOverrides": { "a": "b", "x": "y" } }"#, "localization.json:1:32: warning"),
    (#"{ "nameOverrides": { "a": "b c" } }"#, "localization.json:1:22"),
    (#"{ "developmentLanguage": "fr" }"#, "localization.json:1:26: warning"),
  ]

  @Test(arguments: places) func whatDoesNotFitTheTablesHasItsPlace(text: String, place: String)
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(#""a" = "A";"#, to: "en.lproj/L.strings")
    try folder.write(text, to: "localization.json")
    let run = ToolRun(["check", folder.path], in: folder)
    let isWarning = place.hasSuffix(": warning")
    #expect(run.output.hasPrefix(isWarning ? "\(place): " : "\(place): error: "))
    #expect(run.exitCode == (isWarning ? .success : .failure))
  }

  @Test func undecidedLanguageIsToldAtATable() throws {
    let folder = try TemporaryFolder()
    try folder.write(#""a" = "A";"#, to: "de.lproj/L.strings")
    try folder.write(#""a" = "A";"#, to: "fr.lproj/L.strings")
    let run = ToolRun(["check", folder.path], in: folder)
    #expect(run.output.hasPrefix("de.lproj/L.strings:1:1: warning: which of de, fr is the"))
  }

  @Test(arguments: ["", "{", "{\"a\"", "nonsense", "{\"enumName\": }", "\u{0}"])
  func brokenTextIsAnError(text: String) {
    #expect(parse(text).diagnostics.contains { $0.severity == .error })
  }
}
