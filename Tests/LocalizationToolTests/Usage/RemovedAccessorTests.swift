import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// `check` names the places in Swift whose accessors are gone, and what became of them.
struct RemovedAccessorTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var target: String { folder.path + "/Sources/App" }

  private func commit() throws {
    for command in [["init", "-q"], ["add", "-A"], ["commit", "-q", "-m", "one"]] {
      let run = try Run(
        "git",
        ["-c", "user.name=a", "-c", "user.email=a@b.c", "-c", "commit.gpgsign=false"] + command,
        in: URL(fileURLWithPath: folder.path))
      #expect(run.status == 0, "\(run.output)")
    }
  }

  private func writeTable(_ text: String) throws {
    try folder.write(text, to: "Sources/App/en.lproj/Localizable.strings")
  }

  private func undefined() -> [String] {
    ToolRun(["check", target], in: folder).output.split(separator: "\n").map(String.init)
      .filter { $0.contains("[undefined-key]") }
  }

  private func write(_ swift: String) throws {
    try folder.write("", to: "Package.swift")
    try folder.write(swift, to: "Sources/App/main.swift")
  }

  @Test(.enabled(if: GitTests.hasGit)) func theNewNameIsToldWhereTheTextMoved() throws {
    try write(
      "print(LocalizationHelper.signIn)\nprint(LocalizationHelper.Menu.quit)\n"
        + "print(LocalizationHelper.old, LocalizationHelper.neverThere, LocalizationHelper.welcom)\n"
    )
    try writeTable(
      "\"sign-in\" = \"Sign in\";\n\"menu.quit\" = \"Quit\";\n\"old\" = \"Old\";\n\"welcome\" = \"Hi\";\n"
    )
    try commit()
    try writeTable(
      "\"auth.sign-in\" = \"Sign in\";\n\"menu.quit\" = \"Quit\";\n\"welcome\" = \"Hi\";\n")
    let place = "Sources/App/main.swift:"
    let expected = [
      place
        + "1:7: error: 'LocalizationHelper.signIn' is not generated: the key 'sign-in' is gone; "
        + "its text is that of 'auth.sign-in' now: 'LocalizationHelper.Auth.signIn' [undefined-key]",
      place
        + "3:7: error: 'LocalizationHelper.old' is not generated: the key 'old' is gone from the "
        + "tables [undefined-key]",
      place + "3:31: error: 'LocalizationHelper.neverThere' is not generated: no key has that name "
        + "[undefined-key]",
      place
        + "3:62: error: 'LocalizationHelper.welcom' is not generated: no key has that name; did "
        + "you mean 'LocalizationHelper.welcome'? [undefined-key]",
    ]
    #expect(undefined() == expected)
    try commit()
    #expect(undefined().first == expected[0])
  }

  @Test func theNameThatTheConfigurationGivesIsTold() throws {
    try write("print(LocalizationHelper.signIn)\n")
    try writeTable("\"sign-in\" = \"Sign in\";\n")
    try folder.write(
      "{ \"nameOverrides\": { \"sign-in\": \"logIn\" } }", to: "Sources/App/localization.json")
    #expect(
      undefined() == [
        "Sources/App/main.swift:1:7: error: 'LocalizationHelper.signIn' is not generated: the key "
          + "'sign-in' is 'LocalizationHelper.logIn' now [undefined-key]"
      ])
  }

  /// What others declare, another module's enum, tests and other targets.
  @Test func whatIsThereOrNotOursIsNotTold() throws {
    try write(
      """
      typealias Texts = LocalizationHelper
      extension LocalizationHelper { static var more: String { signIn } }
      print(LocalizationHelper.signIn, LocalizationHelper.more, Texts.signIn)
      print(LocalizationHelper.self, LocalizationHelper.string(forKey: "sign-in") ?? "")
      print(Other.LocalizationHelper.gone, LocalizationHelper.SupportedLanguage.en)
      print("LocalizationHelper.gone") // LocalizationHelper.gone
      """)
    try writeTable("\"sign-in\" = \"Sign in\";\n")
    try folder.write("\"b\" = \"B\";\n", to: "Sources/Kit/en.lproj/Localizable.strings")
    try folder.write("import App\nprint(LocalizationHelper.b)\n", to: "Sources/Kit/Kit.swift")
    try folder.write(
      "@testable import App\nlet text = LocalizationHelper.lost\n", to: "Tests/AppTests/T.swift")
    try folder.write("import App\nlet text = LocalizationHelper.other\n", to: "Tests/Else/T.swift")
    #expect(undefined().count == 1)
    #expect(undefined().first?.hasPrefix("Tests/AppTests/T.swift:2:12: error: ") == true)
  }

  @Test func aDamagedTableTellsNothingOfSources() throws {
    try write("print(LocalizationHelper.signIn)\n")
    try writeTable("\"sign-in\" = \"Sign in\"\n\"b\" = \"B\";\n")
    #expect(undefined() == [])
  }
}
