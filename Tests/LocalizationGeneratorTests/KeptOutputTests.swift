import Foundation
import Testing

@testable import LocalizationGenerator

/// Outputs that are kept in a repository, and what the plugin has said of a target.
struct KeptOutputTests {
  private let folder: TemporaryFolder
  private let output: String

  init() throws {
    folder = try TemporaryFolder()
    output = folder.path + "/Sources/App/Generated"
    try folder.write(
      "// comment\nlet package = Package(\n  name: \"My Package\",\n  targets: [])\n",
      to: "Package.swift")
    for (language, text) in [("en", "Yes"), ("de", "Ja")] {
      try folder.write(
        "\"yes\" = \"\(text)\";\n", to: "Sources/App/\(language).lproj/Localizable.strings")
    }
  }

  private func run(_ arguments: String...) -> ToolRun {
    ToolRun(["generate", "--output", output] + arguments, in: folder)
  }

  private func made() -> [String] {
    let all = FileManager.default.enumerator(atPath: output)?.allObjects as? [String] ?? []
    return all.filter { $0.contains(".swift") || $0.contains(".table") }.sorted()
  }

  @Test func theTargetAroundTheFolderIsReadAndVerified() throws {
    #expect(run().exitCode == .success)
    #expect(
      made() == [
        "LocalizationHelper.swift", "de.lproj/LocalizationHelper.table",
        "en.lproj/LocalizationHelper.table",
      ])
    let swift = try folder.text("Sources/App/Generated/LocalizationHelper.swift")
    #expect(swift.contains("\"My Package_App\""))
    let verified = run("--verify")
    #expect(verified.exitCode == .success)
    #expect(verified.errors == "")
  }

  /// By the file that is not up to date: one that differs, is missing, or is of no use any more.
  @Test func whatIsStaleIsNamed() throws {
    _ = run()
    try folder.write("\"yes\" = \"Jawohl\";\n", to: "Sources/App/de.lproj/Localizable.strings")
    let old = try Data(
      contentsOf: URL(fileURLWithPath: output + "/de.lproj/LocalizationHelper.table"))
    let changed = run("--verify")
    #expect(changed.exitCode == .failure)
    let path = "Sources/App/Generated/de.lproj/LocalizationHelper.table:1:1: error: "
    #expect(
      changed.errors.hasPrefix(path + "this generated file is not what the tables make of it"))
    #expect(changed.errors.split(separator: "\n").count == 1)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: output + "/de.lproj/LocalizationHelper.table"))
        == old)

    try FileManager.default.removeItem(atPath: output + "/de.lproj/LocalizationHelper.table")
    #expect(run("--verify").errors.hasPrefix(path + "this generated file is missing; "))

    _ = run()
    try FileManager.default.removeItem(atPath: folder.path + "/Sources/App/de.lproj")
    let gone = run("--verify")
    #expect(
      gone.errors.contains(path + "this generated file is of a language or table that is gone"))
    #expect(gone.errors.contains("LocalizationHelper.swift:1:1: error: "))
    #expect(run().exitCode == .success)
    #expect(made() == ["LocalizationHelper.swift", "en.lproj/LocalizationHelper.table"])
    #expect(run("--verify").exitCode == .success)
  }

  @Test func filesOfOthersStay() throws {
    _ = run()
    try folder.write("mine", to: "Sources/App/Generated/fr.lproj/LocalizationHelper.table")
    try folder.write("mine", to: "Sources/App/Generated/LocalizationHelper.tables")
    #expect(run("--verify").exitCode == .success)
    #expect(run().exitCode == .success)
    #expect(try folder.text("Sources/App/Generated/fr.lproj/LocalizationHelper.table") == "mine")
  }

  @Test func whatIsInTheCodeHasNoFiles() throws {
    try folder.write("{ \"storage\": \"embedded\" }", to: "Sources/App/localization.json")
    #expect(run().exitCode == .success)
    #expect(made() == ["LocalizationHelper.swift"])
  }

  @Test func aManifestThatTellsNoNameIsBadUse() throws {
    try folder.write("let package = Package(name: name)\n", to: "Package.swift")
    let run = run()
    #expect(run.exitCode == .badUse)
    #expect(run.errors.contains("say them by --bundle-name PACKAGE_TARGET"), "\(run.errors)")
    #expect(self.run("--bundle-name", "A_B").exitCode == .success)
  }

  // MARK: What the plugin has said

  @Test func anUnsuitableTargetGetsAnEmptyEnumAndTheReason() throws {
    try folder.write(
      "{ \"enumName\": \"Texts\", \"accessLevel\": \"public\" }", to: "localization.json")
    let arguments = [
      "generate", "--swift-output", folder.path + "/S.swift", "--config",
      folder.path + "/localization.json", "--again", folder.path + "/again", "--told",
    ]
    let warned = ToolRun(arguments + ["warning:the target: no tables"], in: folder)
    #expect(warned.exitCode == .success)
    #expect(warned.errors == "warning: the target: no tables [unsuitable-target]\n")
    #expect(try folder.text("S.swift") == "public enum Texts {}\n")
    let first = try folder.text("again")
    let failed = ToolRun(arguments + ["error:no product"], in: folder)
    #expect(failed.exitCode == .failure)
    #expect(failed.errors == "error: no product [unsuitable-target]\n")
    #expect(try folder.text("again") != first)
    let bad = ToolRun(arguments + ["loud:x"], in: folder)
    #expect(bad.exitCode == .badUse)
  }

  /// And no more once the file is gone that it is about.
  @Test func whatIsToldOfATargetWithTablesIsToldBesideThem() throws {
    let stray = try folder.write("", to: "stray.json")
    let arguments = [
      "generate", "--swift-output", folder.path + "/S.swift", "--told", "warning:stray\n" + stray,
      "--", folder.path + "/Sources/App/en.lproj/Localizable.strings",
    ]
    let run = ToolRun(arguments, in: folder)
    #expect(run.errors == "warning: stray [unsuitable-target]\n")
    #expect(try folder.text("S.swift").contains("var yes"))
    try FileManager.default.removeItem(atPath: stray)
    #expect(ToolRun(arguments, in: folder).errors == "")
  }

  // MARK: Options of every command

  @Test func strictnessLetsWarningsFail() throws {
    try folder.write(
      "\"yes\" = \"Ja\";\n\"no\" = \"No\";\n", to: "Sources/App/en.lproj/Localizable.strings")
    let path = folder.path + "/Sources/App"
    #expect(ToolRun(["check", path]).exitCode == .success)
    let strict = ToolRun(["check", "--strict", "--quiet", path])
    #expect(strict.exitCode == .failure)
    #expect(strict.output.contains("[missing-key]"))
    #expect(strict.errors == "")
  }

  @Test func aMissingPathIsBadUse() throws {
    let run = ToolRun(["check", folder.path + "/Sources/Ap"])
    #expect(run.exitCode == .badUse)
    #expect(run.errors.contains("Sources/App'?"), "\(run.errors)")
  }

  @Test(arguments: [
    (
      "see 'localization-tool rules' or 'localization-tool lock --write'",
      "see 'swift package localization rules' or "
        + "'swift package --allow-writing-to-package-directory localization lock --write'"
    ),
    ("USAGE: localization-tool add KEY", "USAGE: swift package localization add KEY"),
    ("localization-tool: error: x", "localization-tool: error: x"), ("nothing", "nothing"),
    (
      "'localization-tool check --write-baseline' and 'localization-tool check'",
      "'swift package --allow-writing-to-package-directory localization check --write-baseline' and "
        + "'swift package localization check'"
    ),
  ])
  func messagesNameTheCommandThatTheirReaderHas(text: String, shown: String) {
    #expect(ToolCommand.named(text, isRunByPlugin: true) == shown)
    #expect(ToolCommand.named(text, isRunByPlugin: false) == text)
  }
}
