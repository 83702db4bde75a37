import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator

/// Old call sites that compile unchanged after `migrate --keep-names`.
@Suite struct KeptNameTests {
  struct Sample: Sendable, CustomTestStringConvertible {
    var name: String
    var calls: String
    var printed: String
    var testDescription: String { name }
    var one: MigrationCase? { MigrationCase.all.first { $0.name == name } }
  }

  static let samples = [
    Sample(
      name: "swiftgen",
      calls: """
        typealias ShelfTexts = L10n.Shelf
        extension L10n {
          static var welcomeAll: String { welcomeUser("all") }
        }
        struct Owner { var name: String? = "Ram" }
        let owner = Owner()
        let rate: Float = 2
        let seats = 5
        print(L10n.headerTitle, L10n.errorUNKNOWN, L10n.donTAsk, L10n.Gallery.coverURL, L10n.default)
        print(L10n.welcomeUser("Ram"), L10n.welcomeUser(owner.name), L10n.welcomeAll)
        print(L10n.Shelf.moved(L10n.Shelf.Empty.title, 7), ShelfTexts.count(1200, 3))
        print(L10n.Shelf.unread(1), [1, 2].map(L10n.Shelf.unread), ["a"].map(L10n.welcomeUser))
        print(L10n.Reading.speed(1.5), L10n.Reading.speed(rate), L10n.Reading.seats(seats))
        print(L10n.Reading.codepoint("x"), InboxStrings.title, InboxStrings.From.sender(owner))
        print(L10n._2Hours, L10n.Shelf.self)
        """,
      printed: """
        Library Something went wrong. Don’t ask again Address of the cover Standard
        Welcome, Ram! Welcome, Optional("Ram")! Welcome, all!
        Nothing here yet moved to 7 1,200 books on 3
        1 unread book ["1 unread book", "2 unread books"] ["Welcome, a!"]
        1.5 pages a minute 2.0 pages a minute 5 seats
        Sign x Inbox From Owner(name: Optional("Ram"))
        Two hours Shelf

        """),
    Sample(
      name: "swiftgen-flat",
      calls: """
        let count = 3
        let name: Any = "a file"
        print(L10n.signIn, L10n.menuOpenFile(name), L10n.menuOpenCount(count), L10n.menuCLOSEALL)
        """, printed: "Sign in Open a file 3 open Close all\n"),
    Sample(
      name: "swiftgen-tables",
      calls: """
        private typealias S = Strings.Localizable
        print(Strings.Localizable.signIn, S.Menu.open(3), Strings.SideBar.pinTitle)
        print(Strings.Inbox.title, Strings.Inbox.Folder.name("In", 4))
        """, printed: "Sign in Open 3 Pinned\nInbox Folder In of 4\n"),
    Sample(
      name: "rswift",
      calls: """
        let languages = ["de-AT", "en"]
        print(R.string.localizable.welcomeMessage(), R.string.localizable.faQ())
        print(R.string.localizable.feeV2Hint("Ram", 3), R.string.settingsPage.title())
        print(R.string.localizable.copyProgress(completed: 1, total: 2))
        print(R.string(preferredLanguages: languages).localizable.common_retry())
        print(R.string.localizable.amountSlots(2, preferredLanguages: ["de"]))
        print(R.string.localizable.faQ.key, String(resource: R.string.localizable.error2_minutes))
        """,
      printed: """
        Welcome Questions
        Fee of Ram for 3 coins Settings
        1 file of 2
        Noch einmal
        2 Plätze
        FAQ Wait two minutes

        """),
  ]

  @Test(
    .enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"), arguments: samples)
  func oldCallSitesCompileUnchanged(_ sample: Sample) throws {
    let one = try #require(sample.one)
    let copy = try one.copy(calls: sample.calls)
    let before = try copy.text("Calls.swift")
    let run = ToolRun(
      ["migrate", "--from", one.tool, "--keep-names", "--write", copy.path], in: copy)
    try #require(run.exitCode == .success, "\(run.errors)")
    #expect(try copy.text("Calls.swift") == before)
    var files = ["main.swift": sample.calls, "Helper.swift": try one.generate(in: copy)]
    for name in try FileManager.default.contentsOfDirectory(atPath: copy.path)
    where name.hasSuffix("+Kept.swift") {
      files[name] = try copy.text(name)
    }
    #expect(files.count == 3)
    let program = URL(fileURLWithPath: copy.path + "/program")
    let said = try #require(SwiftCompiler.shared).build(
      files, to: program, flags: ["-no-warnings-as-errors", "-suppress-warnings"])
    #expect(said == "")
    let settings = URL(fileURLWithPath: copy.path + "/settings")
    let printed = try Run(
      program.path, [], environment: Run.speaking("en", settings: settings))
    #expect(printed.output == sample.printed)
    // What is kept is kept in a second run too.
    let again = ToolRun(
      ["migrate", "--from", one.tool, "--keep-names", "--write", copy.path], in: copy)
    #expect(again.exitCode == .success)
    #expect(again.errors.contains("nothing to change"), "\(again.errors)")
  }

  /// The fewest overrides: those of names that come out differently.
  @Test func onlyOtherNamesAreOverridden() throws {
    let one = try #require(MigrationCase.all.first { $0.name == "swiftgen" })
    let copy = try one.copy()
    _ = ToolRun(["migrate", "--from", "swiftgen", "--keep-names", "--write", copy.path])
    let data = Data(try copy.text("localization.json").utf8)
    let settings = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(settings["enumName"] as? String == "L10n")
    #expect(
      settings["nameOverrides"] as? [String: String] == [
        "Don’t ask": "donTAsk", "error_UNKNOWN": "errorUNKNOWN",
        "gallery.cover_URL": "Gallery.coverURL",
      ])
  }

  @Test func otherSettingsStay() throws {
    let one = try #require(MigrationCase.all.first { $0.name == "swiftgen" })
    let copy = try one.copy()
    try copy.write("{\n\t\"numbers\" : \"plain\"\n}\n", to: "localization.json")
    _ = ToolRun(["migrate", "--from", "swiftgen", "--keep-names", "--write", copy.path])
    let text = try copy.text("localization.json")
    #expect(text.hasPrefix("{\n\t\"enumName\": \"L10n\",\n\t\"nameOverrides\": {"))
    #expect(text.hasSuffix(",\n\t\"numbers\" : \"plain\"\n}\n"))
  }

  /// After keeping the names, call sites move one by one by the same command.
  @Test func callSitesMoveLater() throws {
    let one = try #require(MigrationCase.all.first { $0.name == "swiftgen-tables" })
    let copy = try one.copy(
      calls: "let a = Strings.Localizable.Menu.open(name)\nlet b = Strings.SideBar.pinTitle\n")
    _ = ToolRun(["migrate", "--from", "swiftgen", "--keep-names", "--write", copy.path])
    _ = try one.migrate(copy)
    #expect(
      try copy.text("Calls.swift")
        == "let a = Strings.Menu.open(String(describing: name))\nlet b = Strings.SideBar.pinTitle\n"
    )
    _ = try one.migrate(copy)
    #expect(
      try copy.text("Calls.swift").hasPrefix("let a = Strings.Menu.open(String(describing: n"))
  }
}
