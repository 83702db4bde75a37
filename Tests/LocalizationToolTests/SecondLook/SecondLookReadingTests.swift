import Foundation
import LocalizationModel
import Testing

/// What the readers say (A5, B7, B9–B12, B29).
struct SecondLookReadingTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var row: String
    var name: String
    /// Marks stand where the findings are.
    var text: String
    var findings: [String]
    /// Every member that is generated all the same.
    var members: [String] = []
    var testDescription: String { "\(row): \(findings)" }
  }

  private static func catalog(_ strings: String, more: String = "") -> String {
    #"{"sourceLanguage":"en","strings":{\#(strings)}\#(more),"version":"1.0"}"#
  }
  private static func unit(_ language: String, _ value: String = "v") -> String {
    #""\#(language)":{"stringUnit":{"state":"translated","value":"\#(value)"}}"#
  }
  private static func entry(_ units: String...) -> String {
    #"{"localizations":{\#(units.joined(separator: ","))}}"#
  }
  private static func substitution(_ specifier: String) -> String {
    catalog(
      """
      "a":{"localizations":{"en":{"stringUnit":{"state":"translated","value":"%#@n@"},
      "substitutions":{"n":{"argNum":1,"formatSpecifier":\(specifier),"variations":{"plural":{
      "one":{"stringUnit":{"state":"translated","value":"%arg file"}},
      "other":{"stringUnit":{"state":"translated","value":"%arg files"}}}}}}}}}
      """)
  }
  private static func list(_ content: String) -> String {
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n\(content)\n</plist>\n"
  }
  private static func plural(_ valueType: String) -> String {
    list(
      """
      <dict><key>a</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key>\(valueType)
      <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict>
      </dict></dict>
      """)
  }
  private static let format =
    "<key>NSStringLocalizedFormatKey</key>1️⃣<string>Some files</string>"
  private static let widths =
    "<key>NSStringVariableWidthRuleType</key>2️⃣<dict><key>1</key><string>F</string></dict>"
  private static let devices =
    "<key>NSStringDeviceSpecificRuleType</key>3️⃣<dict><key>other</key><string>D</string></dict>"
  private static func scope(_ parts: String...) -> String {
    list("<dict><key>a</key><dict>\(parts.joined(separator: "\n"))</dict></dict>")
  }

  static let marks: [Row] = ["\u{FEFF}\u{FEFF}", "\u{FEFF}\u{FEFF}\u{FEFF}"].flatMap { marks in
    [
      Row(
        row: "A5", name: "en.lproj/L.strings", text: marks + "\"a\" = \"1\";",
        findings: ["warning repeated-byte-order-mark 1:1"], members: ["a"]),
      Row(
        row: "A5", name: "L.xcstrings", text: marks + catalog(#""a":\#(entry(unit("en")))"#),
        findings: ["warning repeated-byte-order-mark 1:1"], members: ["a"]),
      Row(
        row: "A5", name: "en.lproj/L.stringsdict",
        text: marks + list("<dict><key>a</key><string>1</string></dict>"),
        findings: ["warning repeated-byte-order-mark 1:1"], members: ["a"]),
    ]
  }

  static let catalogs: [Row] = [
    Row(
      row: "B7", name: "L.xcstrings",
      text:
        #"{"sourceLanguage":"en","strings":{"a":{}},"1️⃣b":{"localizations":{}},"version":"1.0"}"#,
      findings: ["error misplaced-entry 1"], members: ["a"]),
    Row(
      row: "B7", name: "L.xcstrings",
      text: catalog(#""a":{}"#, more: #","1️⃣b":{"extractionState":"manual"},"2️⃣c":{}"#),
      findings: ["error misplaced-entry 1", "error misplaced-entry 2"], members: ["a"]),
    Row(
      row: "B7", name: "L.xcstrings", text: catalog(#""a":{}"#, more: #","1️⃣b":{"comment":"x"}"#),
      findings: ["error misplaced-entry 1"], members: ["a"]),
    Row(
      row: "B7", name: "L.xcstrings",
      text: catalog(#""a":{}"#, more: #","1️⃣b":{"shouldTranslate":false}"#),
      findings: ["error misplaced-entry 1"], members: ["a"]),
    Row(
      row: "B7", name: "L.xcstrings", text: catalog(#""a":{}"#, more: #","1️⃣toolVersion":"26.0""#),
      findings: ["note misplaced-entry 1"], members: ["a"]),
    Row(
      row: "B7", name: "L.xcstrings", text: catalog(#""a":{}"#, more: #","1️⃣x":{"y":1},"2️⃣z":[1]"#),
      findings: ["note misplaced-entry 1", "note misplaced-entry 2"], members: ["a"]),
    Row(row: "B7", name: "L.xcstrings", text: catalog(#""a":{}"#), findings: [], members: ["a"]),
  ]

  static let languages: [Row] =
    ["not a lang", "français", "x", "", "123", "Base", "e n", "日本語", "de!", "en(US)"].map {
      Row(
        row: "B9", name: "L.xcstrings",
        text: catalog(#""a":{"localizations":{\#(unit("en")),"1️⃣\#(unit($0).dropFirst())}}"#),
        findings: ["warning unknown-language 1"], members: ["a"])
    }
    + ["jp", "fr-rCA", "zh-CHT", "en-UK", "kr"].map {
      Row(
        row: "B9", name: "L.xcstrings",
        text: catalog(#""a":{"localizations":{\#(unit("en")),"1️⃣\#(unit($0).dropFirst())}}"#),
        findings: ["warning unknown-language 1"], members: ["a"])
    }
    + ["", "not a lang", "x", "français"].map {
      Row(
        row: "B9", name: "L.xcstrings",
        text:
          #"{"sourceLanguage":"1️⃣\#($0)","strings":{"a":\#(entry(unit("en")))},"version":"1.0"}"#,
        findings: ["error malformed-table 1"], members: ["a"])
    }
    + [
      Row(
        row: "B9", name: "L.xcstrings",
        text: #"{"sourceLanguage":1️⃣5,"strings":{"a":\#(entry(unit("en")))},"version":"1.0"}"#,
        findings: ["error malformed-table 1"], members: ["a"])
    ]

  static let valueTypes: [Row] =
    [
      "5", #""s""#, #""*d""#, "true", #""S""#, #""c""#, #""number""#, #""1$d""#, #""d items""#,
      "[]",
      #""p""#, #""""#,
    ].map {
      Row(
        row: "B10", name: "L.xcstrings",
        text: substitution("1️⃣\($0)").replacing("1️⃣\"", with: "\"1️⃣"),
        findings: ["error malformed-value-type 1"], members: ["a"])
    }
    + ["s", "*d", "S", "c", "number", ".*f"].map {
      Row(
        row: "B10", name: "en.lproj/L.stringsdict", text: plural("<string>1️⃣\($0)</string>"),
        findings: ["error malformed-value-type 1"], members: ["a"])
    }
    + [#""lld""#, #""d""#, #""@""#, #""f""#, #"".2f""#, #""lu""#].map {
      Row(row: "B10", name: "L.xcstrings", text: substitution($0), findings: [], members: ["a"])
    }

  static let lists: [Row] = [
    Row(
      row: "B11", name: "en.lproj/L.stringsdict", text: scope(format, widths),
      findings: ["warning ignored-rules 2"], members: ["a"]),
    Row(
      row: "B11", name: "en.lproj/L.stringsdict", text: scope(widths, format),
      findings: ["warning ignored-rules 1"], members: ["a"]),
    Row(
      row: "B11", name: "en.lproj/L.stringsdict", text: scope(format, devices),
      findings: ["warning ignored-rules 2"], members: ["a"]),
    Row(
      row: "B11", name: "en.lproj/L.stringsdict", text: scope(widths, devices),
      findings: ["warning ignored-rules 1"], members: ["a"]),
    Row(
      row: "B11", name: "en.lproj/L.stringsdict", text: scope(format, devices, widths),
      findings: ["warning ignored-rules 2", "warning ignored-rules 3"], members: ["a"]),
    Row(
      row: "B11", name: "en.lproj/L.stringsdict", text: scope(widths), findings: [],
      members: ["a"]),
    Row(
      row: "B12", name: "en.lproj/L.stringsdict",
      text: list("<dict><key>a</key><string>x1️⃣\u{8}y</string></dict>"),
      findings: ["warning control-character 1"], members: ["a"]),
    Row(
      row: "B12", name: "en.lproj/L.strings",
      text: list("<dict><key>a</key><string>x1️⃣&#8;y</string></dict>"),
      findings: ["warning control-character 1"], members: ["a"]),
    Row(
      row: "B12", name: "en.lproj/L.strings",
      text: list("<dict><key>a</key><string>x1️⃣&#x1F;2️⃣&#1;y</string></dict>"),
      findings: ["warning control-character 1", "warning control-character 2"], members: ["a"]),
    Row(
      row: "B12", name: "en.lproj/L.strings",
      text: list("<dict><key>a</key><string>x&#9;&#10;&#13;\ty</string></dict>"), findings: [],
      members: ["a"]),
    Row(
      row: "B29", name: "en.lproj/L.stringsdict",
      text: list(
        """
        <dict><key>NSStringLocalizedFormatKey</key><string>1️⃣%#@n@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key>
        <string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>
        <string>d</string><key>one</key><string>%d a</string><key>other</key><string>%d b</string>
        </dict></dict>
        """), findings: ["error malformed-table 1"]),
    Row(
      row: "B29", name: "en.lproj/L.stringsdict",
      text: list(
        "<dict><key>NSStringLocalizedFormatKey</key><string>1️⃣Files</string></dict>"),
      findings: ["error malformed-table 1"]),
    Row(
      row: "B29", name: "en.lproj/L.stringsdict",
      text: list(
        "<dict><key>NSStringLocalizedFormatKey</key><dict><key>NSStringLocalizedFormatKey</key>"
          + "<string>Files</string></dict></dict>"), findings: [],
      members: ["nsStringLocalizedFormatKey"]),
  ]

  /// The invisible rules of texts are others' business.
  private static let settings =
    #"{ "rules": { "invisible-characters": "off", "empty-value": "off", "value-type-mismatch": "off" } }"#

  @Test(arguments: marks + catalogs + languages + valueTypes + lists)
  func whatAReaderSays(_ row: Row) throws {
    let marked = Marked(row.text)
    let target = try SecondLookTarget([
      row.name: marked.text, "localization.json": Self.settings,
    ])
    let expected = row.findings.map { finding in
      let words = finding.split(separator: " ")
      let place = Int(words[2]).map { marked.places[$0 - 1] } ?? String(words[2])
      return "\(words[0]) \(words[1]) \(row.name):\(place)"
    }
    #expect(target.findings(places: true) == expected, "\(row.text)")
    #expect(try target.members() == row.members)
  }

  @Test(arguments: [
    ("français", "fr"), ("Deutsch", "de"), ("日本語", "ja"), ("german (austria)", "de"),
  ])
  func theTagMeantIsNamed(name: String, tag: String) throws {
    let target = try SecondLookTarget([
      "L.xcstrings": SecondLookCatalog.text(["a": ["en": "1", name: "2"]])
    ])
    #expect(target.messages(of: "unknown-language").first?.contains("'\(tag)'") == true)
  }

  /// A right name in the same catalog answers, and no text is taken from the other.
  @Test func twoNamesOfOneLanguageAreNotMixed() throws {
    let target = try SecondLookTarget([
      "L.xcstrings": SecondLookCatalog.text([
        "a": ["en": "1", "fr-rCA": "wrong", "fr-CA": "right"], "b": ["en": "2", "fr-rCA": "wrong"],
      ])
    ])
    #expect(target.render("a", in: "fr-CA") == "right")
    #expect(target.render("b", in: "fr-CA") == "2")
    #expect(try target.languages() == ["en", "fr-CA"])
  }
}
