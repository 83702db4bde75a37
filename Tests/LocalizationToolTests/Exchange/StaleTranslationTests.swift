import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Translations of texts that were changed since, and languages that are not ready.
struct StaleTranslationTests {
  private func check(_ target: EditingTarget) -> String {
    ToolRun(["check", target.path], in: target.folder).output
  }

  @Test func aChangedSourceIsToldUntilItIsTranslatedAnew() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "bye", "de", "Ade").exitCode == .success)
    #expect(!check(target).contains("[stale-translation]"))
    #expect(target.run("set", "bye", "en", "Good bye").exitCode == .success)
    #expect(
      check(target).contains("'bye' was translated before the development text was changed"))
    #expect(target.run("set", "bye", "de", "Auf Wiedersehen").exitCode == .success)
    #expect(!check(target).contains("[stale-translation]"))
  }

  /// A text without a note was made of the text that there was.
  @Test func settingASourceNotesWhatItsTranslationsWereMadeOf() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "bye", "en", "Good bye").exitCode == .success)
    #expect(check(target).contains("[stale-translation]"))
    let run = ToolRun(
      ["export", "--language", "de", "--output", target.folder.path, target.path], in: target.folder
    )
    #expect(run.exitCode == .success)
    #expect(
      try target.folder.text("de.xliff").contains(
        "<target state=\"needs-review-l10n\">Tschüss</target>"))
    let report = ToolRun(["report", "--format", "json", target.path], in: target.folder).output
    #expect(
      report.contains("\"staleTexts\":{\"texts\":1,\"words\":2,\"characters\":8}"), "\(report)")
  }

  @Test func inCatalogsStatesAreMarked() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "open", "en", "Open file").exitCode == .success)
    #expect(try target.text("Menu.xcstrings").contains("\"state\" : \"needs_review\""))
    #expect(try target.changed() == ["Menu.xcstrings"])
  }

  @Test func syncNotesCopiesAndWhatIsThereAlready() throws {
    let target = try EditingTarget()
    try target.folder.write("{}", to: "App/localization-states.json")
    #expect(target.run("sync").exitCode == .success)
    let states = try target.text("localization-states.json")
    for key in ["\"hello\"", "\"bye\"", "\"files\""] { #expect(states.contains(key), "\(states)") }
    try target.folder.write(
      target.text("en.lproj/Localizable.stringsdict").replacingOccurrences(
        of: "%d file", with: "%d File"),
      to: "App/en.lproj/Localizable.stringsdict")
    #expect(check(target).contains("'files' was translated before"))
  }

  @Test func theBaselineKnowsNothingOfThem() throws {
    let target = try EditingTarget()
    #expect(target.run("set", "bye", "en", "Good bye").exitCode == .success)
    _ = ToolRun(["check", "--write-baseline", target.path], in: target.folder)
    let baseline = try target.text("localization-baseline.json")
    #expect(!baseline.contains("stale-translation"))
    #expect(check(target).contains("[stale-translation]"))
  }

  @Test(arguments: ["[]", "{ \"Localizable\": 1 }", "{"])
  func aDamagedFileOfStatesIsTold(text: String) throws {
    let target = try EditingTarget()
    try target.folder.write(text, to: "App/localization-states.json")
    #expect(check(target).contains("localization-states.json"))
    #expect(target.run("set", "bye", "de", "Ade").exitCode == .failure)
  }

  @Test(
    arguments: [
      (#"{ "ship": { "minimum": 0.8 } }"#, "de (", false),
      (#"{ "ship": { "minimum": 0.8, "except": ["de"] } }"#, nil, true),
      (#"{ "ship": { "minimum": 0.1 } }"#, nil, true), ("{}", nil, true),
    ] as [(String, String?, Bool)])
  func languagesThatAreNotReadyStayOut(
    configuration: String, told: String?, isShipped: Bool
  ) throws {
    let target = try EditingTarget()
    try target.folder.write(configuration, to: "App/localization.json")
    let output = target.folder.path + "/Out"
    let run = ToolRun(["generate", target.path, "--output", output], in: target.folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.errors.contains("[language-not-ready]") == (told != nil), "\(run.errors)")
    if let told { #expect(run.errors.contains(told), "\(run.errors)") }
    let code = try target.folder.text("Out/LocalizationHelper.swift")
    #expect(code.contains("de=") == isShipped)
    let report = ToolRun(["report", target.path], in: target.folder).output
    #expect(report.contains("not in the product") == (told != nil))
  }

  @Test(arguments: [
    ("1", "must be an object"), (#"{ "minimum": 2 }"#, "from 0 to 1"),
    (#"{ "minimum": "80" }"#, "a number"), (#"{ "least": 0.5 }"#, "no key 'least'"),
    (#"{ "except": ["x y"] }"#, "no language tag"),
  ])
  func shipIsChecked(value: String, finding: String) throws {
    let target = try EditingTarget()
    try target.folder.write("{ \"ship\": \(value) }", to: "App/localization.json")
    #expect(check(target).contains(finding), "\(check(target))")
  }
}
