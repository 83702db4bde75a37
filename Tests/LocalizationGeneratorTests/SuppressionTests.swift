import Foundation
import Testing

@testable import LocalizationGenerator

/// Severities and comments, from files on disk to the printed line.
struct SuppressionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// `severity rule`, sorted.
  private func findings() throws -> [String] {
    let run = ToolRun(["check", "--format", "github", folder.path], in: folder)
    return run.output.split(separator: "\n").map { line in
      let severity = line.dropFirst(2).prefix { $0 != " " }
      let rule = line.split(separator: "title=").last?.prefix { $0 != ":" } ?? ""
      return "\(severity) \(rule)"
    }.sorted()
  }

  static let comments: [(comment: String, isSilent: Bool)] = [
    ("[no-lint]", true), ("For the title [no-lint:placeholder-retyped]", true),
    ("[no-lint:placeholder-dropped, placeholder-retyped]", true),
    ("[no-lint:placeholder-dropped]", false), ("A title", false),
  ]

  private func expect(_ isSilent: Bool) throws {
    #expect(try findings() == (isSilent ? [] : ["error placeholder-retyped"]))
  }

  @Test(arguments: comments, ["en", "de"])
  func commentsOfStrings(_ item: (comment: String, isSilent: Bool), language: String) throws {
    for (tag, text) in [("en", "Hello %@"), ("de", "Hallo %d")] {
      let comment = tag == language ? "/* \(item.comment) */\n" : ""
      try folder.write(
        "\"other\" = \"x\";\n\n\(comment)\"key\" = \"\(text)\";\n", to: "\(tag).lproj/T.strings")
    }
    try expect(item.isSilent)
  }

  @Test(arguments: comments, ["en", "de"])
  func commentsOfStringsdicts(_ item: (comment: String, isSilent: Bool), language: String) throws {
    for (tag, text) in [("en", "Hello %@"), ("de", "Hallo %d")] {
      let comment = tag == language ? "<!-- \(item.comment) -->\n" : ""
      try folder.write(
        """
        <plist version="1.0"><dict>
        <key>other</key><string>x</string>
        \(comment)<key>key</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@: \(text)</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string>
        <key>one</key><string>%d</string><key>other</key><string>%d</string></dict></dict>
        </dict></plist>
        """, to: "\(tag).lproj/T.stringsdict")
    }
    try expect(item.isSilent)
  }

  @Test(arguments: comments)
  func commentsOfCatalogs(_ item: (comment: String, isSilent: Bool)) throws {
    try folder.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "key": { "comment": "\(item.comment)", "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "Hello %@" } },
          "de": { "stringUnit": { "state": "translated", "value": "Hallo %d" } } } },
        "other": { "localizations": {
          "en": { "stringUnit": { "state": "translated", "value": "x" } },
          "de": { "stringUnit": { "state": "translated", "value": "y" } } } } } }
      """, to: "T.xcstrings")
    try expect(item.isSilent)
  }

  @Test func theCommentOfTheFirstKeySaysNothingAboutTheFile() throws {
    try folder.write("\"a\" = \"x\";\n\"b\" = \"y\";\n", to: "en.lproj/T.strings")
    try folder.write("/* [no-lint] */ \"a\" = \"x\";\n", to: "de.lproj/T.strings")
    #expect(try findings() == ["warning missing-key"])
  }

  @Test(arguments: [
    (#""rules": { "placeholder-retyped": "warning" }"#, "warning"),
    (#""rules": { "placeholder-retyped": "off" }"#, nil),
    (#""tableRules": { "T*": { "placeholder-retyped": "off" } }"#, nil),
    (#""tableRules": { "U*": { "placeholder-retyped": "off" } }"#, "error"),
    (
      #""rules": { "placeholder-retyped": "off" }, "tableRules": { "T": { "placeholder-retyped": "warning" } }"#,
      "warning"
    ),
  ])
  func severitiesAreThoseOfTheConfiguration(settings: String, severity: String?) throws {
    try folder.write("\"key\" = \"%@\";\n", to: "en.lproj/T.strings")
    try folder.write("\"key\" = \"%d\";\n", to: "de.lproj/T.strings")
    try folder.write("{ \(settings) }", to: "localization.json")
    #expect(try findings() == (severity.map { ["\($0) placeholder-retyped"] } ?? []))
  }

  @Test func requiredLanguagesAreRequiredOfEveryTable() throws {
    try folder.write("\"key\" = \"x\";\n", to: "en.lproj/T.strings")
    try folder.write("\"key\" = \"x\";\n", to: "de.lproj/T.strings")
    try folder.write("{ \"languages\": [\"de\", \"fr\"] }", to: "localization.json")
    #expect(try findings() == ["error required-languages"])
    try folder.write(
      #"{ "languages": ["de", "fr"], "tableRules": { "T": { "required-languages": "off" } } }"#,
      to: "localization.json")
    #expect(try findings() == [])
  }

  @Test(arguments: [
    "not a language", "en.old", "de.UTF-8", "de.2", "de copy", "de 2", "de~",
  ])
  func aFolderThatNamesNoLanguageMayBeLeftAlone(name: String) throws {
    try folder.write("\"key\" = \"x\";\n", to: "en.lproj/T.strings")
    try folder.write("\"key\" = \"%d\";\n", to: "\(name).lproj/T.strings")
    #expect(try findings() == ["warning unknown-language-folder"])
    try folder.write(
      "{ \"rules\": { \"unknown-language-folder\": \"off\" } }", to: "localization.json")
    #expect(try findings() == [])
  }
}
