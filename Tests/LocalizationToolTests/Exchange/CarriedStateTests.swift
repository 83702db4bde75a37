import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// What is known of translations, where keys and tables go elsewhere.
struct CarriedStateTests {
  /// Whose German `bye` was made of another text than there is.
  private func staleTarget() throws -> EditingTarget {
    let target = try EditingTarget()
    #expect(target.run("set", "bye", "en", "Good bye").exitCode == .success)
    return target
  }

  private func check(_ target: EditingTarget) -> String {
    ToolRun(["check", target.path], in: target.folder).output
  }

  @Test(arguments: [
    (["rename", "bye", "leave"], "'leave' was translated before", "\"leave\""),
    (["move", "bye", "--to", "Other"], "'bye' was translated before", "\"Other\""),
  ])
  func staleTranslationsStaySo(command: [String], finding: String, entry: String) throws {
    let target = try staleTarget()
    let old = try target.text("localization-states.json")
    let dry = ToolRun(command + ["--dry-run", target.path], in: target.folder)
    #expect(dry.output.contains("localization-states.json"), "\(dry.output)")
    #expect(try target.text("localization-states.json") == old)
    #expect(ToolRun(command + [target.path], in: target.folder).exitCode == .success)
    #expect(check(target).contains(finding), "\(check(target))")
    let states = try target.text("localization-states.json")
    #expect(states.contains(entry), "\(states)")
    #expect(states.contains("\"bye\"") == (command[0] == "move"), "\(states)")
    #expect(!states.contains("\"Localizable\"") || command[0] == "rename", "\(states)")
  }

  @Test func removedKeysLeaveNothing() throws {
    let target = try staleTarget()
    #expect(target.run("remove", "bye").exitCode == .success)
    #expect(try target.text("localization-states.json") == "{\n}\n")
  }

  @Test func staleTranslationsNeedAReviewInCatalogsAndBack() throws {
    let target = try staleTarget()
    let there = target.run("convert", "--to", "xcstrings", "--table", "Localizable")
    #expect(there.exitCode == .success, "\(there.errors)")
    let catalog = try target.text("Localizable.xcstrings")
    #expect(catalog.components(separatedBy: "\"needs_review\"").count == 2, "\(catalog)")
    #expect(try target.text("localization-states.json") == "{\n}\n")
    let back = target.run("convert", "--to", "strings", "--table", "Localizable")
    #expect(back.exitCode == .success, "\(back.errors)")
    #expect(check(target).contains("'bye' was translated before"))
    #expect(!check(target).contains("'files' was translated before"))
  }

  @Test func copiesAreUntranslatedUntilTheyAreSet() throws {
    let target = try EditingTarget()
    #expect(target.run("sync").exitCode == .success)
    func untranslated() -> String {
      target.run("list", "--untranslated", "--table", "Localizable").output
    }
    #expect(untranslated() == "hello\tde\t\tHello %@\n")
    let report = target.run("report", "--format", "json").output
    #expect(report.contains("\"newTexts\":{\"texts\":1,"), "\(report)")
    let export = ToolRun(
      [
        "export", "--only", "untranslated", "--language", "de", "--output", target.folder.path,
        target.path,
      ], in: target.folder)
    #expect(export.exitCode == .success, "\(export.errors)")
    #expect(try target.folder.text("de.xliff").contains("<source>Hello %@</source>"))
    // A second time nothing is another.
    #expect(target.run("sync").exitCode == .success)
    #expect(untranslated() != "")
    // A translation can be like its source.
    #expect(target.run("set", "hello", "de", "Hello %@").exitCode == .success)
    #expect(untranslated() == "")
  }

  @Test func aCopyThatWasEditedByHandIsATranslation() throws {
    let target = try EditingTarget()
    #expect(target.run("sync").exitCode == .success)
    let name = "de.lproj/Localizable.strings"
    let edited = try target.text(name).replacingOccurrences(of: "Hello %@", with: "Hallo %@")
    try target.folder.write(edited, to: "App/" + name)
    #expect(target.run("list", "--untranslated", "--table", "Localizable").output == "")
  }

  @Test func translatorsCanConfirmACopy() throws {
    let target = try EditingTarget()
    #expect(target.run("sync").exitCode == .success)
    _ = target.run("export", "--language", "de", "--output", target.folder.path)
    let sent = try target.folder.text("de.xliff")
    let copy = "<target state=\"needs-review-l10n\">Hello %@"
    #expect(sent.contains(copy), "\(sent)")
    let done = sent.replacingOccurrences(of: copy, with: "<target state=\"translated\">Hello %@")
    try target.folder.write(done, to: "de.xliff")
    let run = ToolRun(["import", target.folder.path + "/de.xliff", target.path], in: target.folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(target.run("list", "--untranslated", "--table", "Localizable").output == "")
  }

  @Test func copiesAreNewInCatalogs() throws {
    let target = try EditingTarget()
    #expect(target.run("sync").exitCode == .success)
    #expect(
      target.run("convert", "--to", "xcstrings", "--table", "Localizable").exitCode == .success)
    let catalog = try target.text("Localizable.xcstrings")
    #expect(catalog.components(separatedBy: "\"new\"").count == 2, "\(catalog)")
  }
}
