import Foundation
import Testing

@testable import LocalizationTool

/// What a table seems to lack only because one of its files cannot be read is not reported.
struct UnreadableTableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(#""yes" = "Yes"; "no" = "No";"#, to: "en.lproj/Localizable.strings")
    try folder.write(#""yes" = "Ja";"#, to: "de.lproj/Localizable.strings")
  }

  private func rules(_ paths: String...) -> [String] {
    let run = ToolRun(["check"] + paths.map { folder.path + "/" + $0 }, in: folder)
    return run.output.split(separator: "\n").compactMap { line in
      line.hasSuffix("]") ? line.lastIndex(of: "[").map { String(line[$0...]) } : nil
    }
  }

  @Test func keysThatMayStandBehindTheFaultAreNotMissed() throws {
    #expect(rules("") == ["[missing-key]"])
    try folder.write("\"yes\" = \"Ja\"\n", to: "de.lproj/Localizable.strings")
    #expect(rules("") == ["[malformed-table]"])
  }

  @Test func otherTablesAndLanguagesAreStillChecked() throws {
    try folder.write(#""yes" = "Oui""#, to: "fr.lproj/Localizable.strings")
    try folder.write(#""go" = "Go"; "stop" = "Stop";"#, to: "en.lproj/Start.strings")
    for language in ["de", "fr"] {
      try folder.write(#""go" = "…";"#, to: "\(language).lproj/Start.strings")
    }
    #expect(rules("").sorted() == ["[malformed-table]", "[missing-key]"])
    let check = ToolRun(["check", folder.path], in: folder)
    #expect(check.output.contains("(and 2 more like it, in 2 tables and 2 languages)"))
  }

  /// A property list of which nothing at all can be read.
  @Test func aTableWithoutAnyValueIsThere() throws {
    let english = #"<plist><dict><key>a</key><string>A</string></dict></plist>"#
    try folder.write(#""no" = "Nein"; "yes" = "Ja";"#, to: "de.lproj/Localizable.strings")
    try folder.write(english, to: "en.lproj/Counts.stringsdict")
    #expect(rules("") == ["[inconsistent-languages]"])
    try folder.write("<?xml version=\"1.0\"?>", to: "de.lproj/Counts.stringsdict")
    #expect(rules("") == ["[malformed-table]"])
  }

  @Test func aFileThatIsNotThereWasMeantToBe() throws {
    let german = "de.lproj/Localizable.strings"
    try folder.write(#""go" = "Los";"#, to: "de.lproj/Start.strings")
    let paths = ["en.lproj/Localizable.strings", german, "de.lproj/Start.strings"]
    #expect(
      rules(paths[0], paths[1], paths[2]).sorted() == [
        "[missing-key]", "[table-without-development-language]",
      ])
    // A link that leads nowhere; a path that leads nowhere is bad use.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/en.lproj/Start.strings", withDestinationPath: "gone")
    #expect(
      rules(paths[0], paths[1], paths[2], "en.lproj/Start.strings").sorted() == [
        "[missing-key]", "[unreadable-file]",
      ])
  }

  @Test func aBaselineKeepsWhatCannotBeSeen() throws {
    try folder.write(
      #"{ "baseline": "localization-baseline.json" }"#, to: "localization.json")
    _ = ToolRun(["check", "--write-baseline", folder.path], in: folder)
    #expect(rules("") == [])
    try folder.write("\"yes\" = \"Ja\"\n", to: "de.lproj/Localizable.strings")
    #expect(rules("") == ["[malformed-table]"])
    try folder.write(#""yes" = "Ja"; "no" = "Nein";"#, to: "de.lproj/Localizable.strings")
    #expect(rules("") == ["[fixed-finding]"])
  }
}
