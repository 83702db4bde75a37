import Foundation
import Testing

@testable import LocalizationGenerator

/// What the configuration says to no effect (B23), plain numbers (C9), offered languages (C10),
/// baselines (C11) and several targets (C12).
struct SecondLookConfigurationTests {
  private static let english = "\"title\" = \"Title\";\n"

  struct Row: Sendable {
    var configuration: String
    /// The part of the message that says what was meant.
    var meant: String?
  }

  static let rows: [Row] = [
    Row(
      configuration: #"{ "tables": { "include": ["Localizable", "Setings"] } }"#,
      meant: "'Settings'"),
    Row(
      configuration: #"{ "tables": { "include": ["localizible", "*"] } }"#, meant: "'Localizable'"),
    Row(configuration: #"{ "tables": { "include": ["Settings", "Menu*"] } }"#, meant: "'Menu*'"),
    Row(configuration: #"{ "baseline": "accepted.json" }"#, meant: "'accepted.json'"),
    Row(configuration: #"{ "baseline": "ci/baseline.json" }"#, meant: "--write-baseline"),
    Row(configuration: #"{ "nameOverrides": { "titel": "heading" } }"#, meant: "'title'"),
    Row(configuration: #"{ "nameOverrides": { "Settings/x": "heading" } }"#, meant: "Settings/x"),
    Row(configuration: #"{ "offers": ["en", "it"] }"#, meant: "'it'"),
    Row(configuration: #"{ "offers": ["ja"] }"#, meant: "there are en"),
    Row(configuration: #"{ "tables": { "include": ["*"] } }"#, meant: nil),
    Row(configuration: #"{ "tables": { "include": ["Localizable"] } }"#, meant: nil),
    Row(configuration: #"{ "nameOverrides": { "title": "heading" } }"#, meant: nil),
    Row(configuration: #"{ "nameOverrides": { "Settings/sound": "noise" } }"#, meant: nil),
    Row(configuration: #"{ "offers": ["en-GB"] }"#, meant: nil),
  ]

  @Test(arguments: rows) func aSettingWithoutEffectIsWarnedOf(_ row: Row) throws {
    let target = try SecondLookTarget([
      "localization.json": row.configuration, "en.lproj/Localizable.strings": Self.english,
      "en.lproj/Settings.strings": "\"sound\" = \"Sound\";\n",
    ])
    let findings = target.findings()
    #expect(findings == (row.meant == nil ? [] : ["warning ineffective-setting localization.json"]))
    if let meant = row.meant {
      let message = target.messages(of: "ineffective-setting").first ?? ""
      #expect(message.contains(meant), "\(message)")
    }
  }

  /// The configuration of a target lies in its folder.
  @Test func aConfigurationInThePackagesFolderIsWarnedOf() throws {
    let folder = try TemporaryFolder()
    try folder.write("// swift-tools-version: 6.1", to: "P/Package.swift")
    try folder.write(#"{ "enumName": "Texts" }"#, to: "P/localization.json")
    try folder.write(Self.english, to: "P/Sources/A/en.lproj/Localizable.strings")
    try folder.write(Self.english, to: "P/Sources/B/en.lproj/Localizable.strings")
    let run = ToolRun(["check", folder.path + "/P"], in: folder)
    let lines = run.output.split(separator: "\n").filter { $0.contains("[ineffective-setting]") }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("P/localization.json:1:1: warning:") == true)
    #expect(lines.first?.contains("Sources/A") == true)
  }

  // MARK: C9

  @Test(arguments: [
    ("port", "Port 8.080"), ("port2", "Port 8080"), ("year", "Jahr 2.026"),
    ("marked", "Bereich 2026"), ("many", "2026 Dateien"), ("both", "9000 of 9.000"),
    ("decimal", "8080.5"),
  ])
  func plainNumbersOfOneKey(key: String, text: String) throws {
    let target = try SecondLookTarget([
      "localization.json": #"{ "plainNumbers": ["port?", "*/decimal", "Other/year"] }"#,
      "en.lproj/Localizable.strings": """
      "port" = "Port %d"; "port2" = "Port %d"; "year" = "Year %d";
      /* a year [plain-numbers] */
      "marked" = "Section %d";
      "both" = "%@ of %d"; "decimal" = "%.1f";
      """,
      "en.lproj/Localizable.stringsdict": Self.plural("file", "files", comment: "[plain-numbers]"),
      "de.lproj/Localizable.strings": """
      "port" = "Port %d"; "port2" = "Port %d"; "year" = "Jahr %d"; "marked" = "Bereich %d";
      "both" = "%@ of %d"; "decimal" = "%.1f";
      """,
      "de.lproj/Localizable.stringsdict": Self.plural("Datei", "Dateien", comment: nil),
    ])
    switch key {
    case "both": #expect(target.render(key, in: "de", "9000", "9000") == text)
    case "decimal": #expect(target.render(key, in: "de", "8080.5") == text)
    case "year", "marked", "many": #expect(target.render(key, in: "de", "2026") == text)
    default: #expect(target.render(key, in: "de", "8080") == text)
    }
  }

  private static func plural(_ one: String, _ other: String, comment: String?) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0">
    <dict>
      \(comment.map { "<!-- \($0) -->" } ?? "")
      <key>many</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>d</string>
          <key>one</key><string>%d \(one)</string>
          <key>other</key><string>%d \(other)</string>
        </dict>
      </dict>
    </dict>
    </plist>
    """
  }

  // MARK: C10

  @Test func offersReachTheProgram() throws {
    let target = try SecondLookTarget([
      "localization.json": #"{ "offers": ["en", "fr_CA"] }"#,
      "en.lproj/Localizable.strings": Self.english, "fr-CA.lproj/Localizable.strings": Self.english,
      "de.lproj/Localizable.strings": Self.english,
    ])
    #expect(try target.swift().contains("offers=en,fr-CA"))
    #expect(target.findings() == [])
  }

  @Test(arguments: [#""en""#, #"[5]"#, #"["not a lang"]"#, "[]"])
  func offersAreLanguages(value: String) throws {
    let target = try SecondLookTarget([
      "localization.json": "{ \"offers\": \(value) }",
      "en.lproj/Localizable.strings": Self.english,
    ])
    #expect(target.findings() == ["error invalid-configuration localization.json"])
  }

  // MARK: C11

  @Test func theBaselineOfTheUsualNameNeedsNoNaming() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "T/localization.json")
    try folder.write("\"a\" = \"1\";\n\"b\" = \"2\";\n", to: "T/en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"1\";\n", to: "T/de.lproj/Localizable.strings")
    #expect(ToolRun(["check", folder.path + "/T"], in: folder).output.contains("[missing-key]"))
    let write = ToolRun(["check", "--write-baseline", folder.path + "/T"], in: folder)
    #expect(write.errors == "T/localization-baseline.json: 1 finding accepted\n")
    #expect(ToolRun(["check", folder.path + "/T"], in: folder).output == "")
    let generated = ToolRun(
      ["generate", folder.path + "/T", "--output", folder.path + "/O", "--bundle-name", "b"],
      in: folder)
    #expect(generated.errors == "")
  }

  @Test func neitherDoesItNeedAConfiguration() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"1\";\n\"b\" = \"2\";\n", to: "T/en.lproj/Localizable.strings")
    try folder.write("\"a\" = \"1\";\n", to: "T/de.lproj/Localizable.strings")
    let write = ToolRun(["check", "--write-baseline", folder.path + "/T"], in: folder)
    #expect(write.errors == "T/localization-baseline.json: 1 finding accepted\n")
    #expect(ToolRun(["check", folder.path + "/T"], in: folder).output == "")
    let tables = ["en", "de"].map { folder.path + "/T/\($0).lproj/Localizable.strings" }
    let arguments = ["generate", "--swift-output", folder.path + "/S.swift"]
    #expect(ToolRun(arguments + tables, in: folder).errors.contains("[missing-key]"))
    let baseline = ["--baseline", folder.path + "/T/localization-baseline.json"]
    #expect(ToolRun(arguments + baseline + tables, in: folder).errors == "")
  }

  @Test func nothingIsWrittenForNothing() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"1\";\n", to: "T/en.lproj/Localizable.strings")
    let write = ToolRun(["check", "--write-baseline", folder.path + "/T"], in: folder)
    #expect(write.errors == "nothing to accept: T/localization-baseline.json is not written\n")
    #expect(write.exitCode == .success)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/T/localization-baseline.json"))
  }

  @Test func anotherNameIsStillNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("{}", to: "T/localization.json")
    try folder.write("\"a\" = \"1\";\n", to: "T/en.lproj/Localizable.strings")
    try folder.write("", to: "T/de.lproj/Localizable.strings")
    let path = folder.path + "/T/accepted.json"
    let write = ToolRun(["check", "--write-baseline=\(path)", folder.path + "/T"], in: folder)
    #expect(write.errors.contains("\"baseline\": \"accepted.json\""))
  }

  // MARK: C12

  @Test func eachFolderIsATarget() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"a\" = \"1\";\n\"b\" = \"2\";\n", to: "A/en.lproj/Localizable.strings")
    try folder.write("\"c\" = \"%d\";\n", to: "B/en.lproj/Localizable.strings")
    try folder.write("\"c\" = \"%@\";\n", to: "B/de.lproj/Localizable.strings")
    try folder.write(#"{ "rules": { "missing-key": "error" } }"#, to: "C/localization.json")
    try folder.write("\"d\" = \"1\";\n\"e\" = \"2\";\n", to: "C/en.lproj/Localizable.strings")
    try folder.write("\"d\" = \"1\";\n", to: "C/de.lproj/Localizable.strings")
    let paths = ["A", "B", "C"].map { folder.path + "/" + $0 }
    let run = ToolRun(["check", "--format", "github"] + paths, in: folder)
    let rules = run.output.split(separator: "\n").map(String.init)
    #expect(rules.count == 2, "\(run.output)")
    #expect(rules.first?.contains("B/de.lproj") == true)
    #expect(rules.last?.contains("C/de.lproj") == true)
    #expect(run.exitCode == .failure)
    let together = ["en", "de"].map { folder.path + "/B/\($0).lproj" }
    let languages = ToolRun(["check"] + together, in: folder)
    #expect(languages.output.contains("[placeholder-retyped]"))
  }
}
