import Foundation
import Testing

/// The plugin in a package made from scratch. The tests run one after the other, in the order in
/// which they are written, and each leaves the package as it was.
@Suite(.serialized)
struct PluginTests {
  let package: MadePackage

  init() throws { package = try MadePackage.shared.get() }

  private static let english = [
    "Welcome Ram", "Sign in", "Locked", "5 messages", "Library", "Inside", "de en pl zh-CN",
  ]

  @Test func buildsFromScratchAndWarnsOfATargetWithoutTables() throws {
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
    let warning = "the target 'Bare' uses GenerateLocalizationHelper but has no"
    #expect(build.output.contains(warning) || build.toolSteps.isEmpty)
    #expect(try package.app().lines == Self.english)
  }

  @Test(arguments: [
    (
      "de",
      ["Willkommen Ram", "Anmelden", "Gesperrt", "5 Nachrichten", "Bücherei", "Innen"]
    ),
    ("pl", ["Welcome Ram", "Sign in", "Locked", "5 wiadomości (m)", "Library", "Inside"]),
    ("zh-CN", ["欢迎 Ram", "登录", "Locked", "5 messages", "Library", "Inside"]),
  ])
  func speaksEveryLanguage(language: String, lines: [String]) throws {
    _ = try package.build()
    #expect(try package.app(language).lines.dropLast() == lines[...])
  }

  /// SwiftPM builds the tools of plugins with a database of their own at first and with that of all
  /// else from the second build on, which therefore links every plugin's tool anew and runs it. What
  /// the tool would write is there already, so that nothing is compiled.
  @Test func aBuildWithNothingChangedRunsNothing() throws {
    _ = try package.build()
    let second = try package.build()
    #expect(second.status == 0)
    #expect(second.compiledSteps == [])
    let third = try package.build()
    #expect(third.status == 0)
    #expect(third.toolSteps == [])
    #expect(third.compilerSteps == [])
  }

  @Test func aChangedTranslationCompilesNoSwiftFile() throws {
    _ = try package.build()
    defer { try? package.restore(MadeFiles.german) }
    try package.write(
      "\"welcome-user\" = \"Hallo %@\";\n\"sign-in\" = \"Anmelden\";\n", to: MadeFiles.german)
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
    #expect(build.toolSteps.count == 1)
    #expect(build.compiledSteps == [])
    #expect(try package.app("de").lines.first == "Hallo Ram")
  }

  @Test func aMisspeltKeyDoesNotCompile() throws {
    defer { try? package.restore("Sources/App/main.swift") }
    try package.write("print(LocalizationHelper.singIn)\n", to: "Sources/App/main.swift")
    let build = try package.build()
    #expect(build.status != 0)
    #expect(build.output.contains("has no member 'singIn'"), "\(build.output)")
  }

  @Test func aRetypedPlaceholderStopsTheBuildAtItsPlaceUntilTheRuleIsOff() throws {
    defer {
      try? package.restore(MadeFiles.german)
      try? package.restore("Sources/App/localization.json")
    }
    try package.write(
      "\"sign-in\" = \"Anmelden\";\n\"welcome-user\" = \"Willkommen %d\";\n", to: MadeFiles.german)
    let build = try package.build()
    #expect(build.status != 0)
    let place = package.path(MadeFiles.german) + ":2:30: error: "
    let line = build.lines.first { $0.hasPrefix(place) }
    #expect(line?.hasSuffix("[placeholder-retyped]") == true, "\(build.output)")

    try package.write(
      "{ \"rules\": { \"placeholder-retyped\": \"off\", \"missing-key\": \"off\" } }\n",
      to: "Sources/App/localization.json")
    let second = try package.build()
    #expect(second.status == 0, "\(second.output)")
    #expect(try package.app().lines == Self.english)
  }

  @Test func aWrongPlaceholderInOneFormStopsTheBuildAtThatForm() throws {
    let catalog = "Sources/App/Inbox.xcstrings"
    defer { try? package.restore(catalog) }
    let text = try String(contentsOfFile: package.path(catalog), encoding: .utf8)
    let wrong = text.replacingOccurrences(of: "%lld wiadomości\"", with: "%@ wiadomości\"")
    try package.write(wrong, to: catalog)
    let lines = wrong.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("%@ wiadomości\"") })
    let before = try #require(lines[line].range(of: "%@")).lowerBound
    let column = lines[line][..<before].utf8.count + 1
    let build = try package.build()
    #expect(build.status != 0)
    let place = package.path(catalog) + ":\(line + 1):\(column): error: "
    let finding = build.lines.first { $0.hasPrefix(place) }
    #expect(finding?.hasSuffix("[placeholder-retyped]") == true, "\(build.output)")
  }

  @Test func aWrongConfigurationStopsTheBuildAtItsPlace() throws {
    defer { try? package.restore("Sources/App/localization.json") }
    try package.write("{\n  \"acessLevel\": \"public\"\n}\n", to: "Sources/App/localization.json")
    let build = try package.build()
    #expect(build.status != 0)
    let place = package.path("Sources/App/localization.json") + ":2:3: error: "
    #expect(build.lines.contains { $0.hasPrefix(place) && $0.contains("'accessLevel'?") })
  }

  @Test func aDeletedLanguageIsGoneThoughItsFolderStays() throws {
    _ = try package.build()
    let folder = "Sources/App/Ressourcen für alle/de.lproj"
    defer { try? package.restore(folder) }
    try package.remove(folder)
    try package.remove("Sources/Library/Resources/de.lproj")
    try package.remove("Sources/Embedded/Tables/de.lproj")
    defer {
      try? package.restore("Sources/Library/Resources/de.lproj")
      try? package.restore("Sources/Embedded/Tables/de.lproj")
      try? package.restore("Sources/App/Inbox.xcstrings")
    }
    let catalog = try String(
      contentsOfFile: package.path("Sources/App/Inbox.xcstrings"), encoding: .utf8)
    try package.write(
      catalog.replacingOccurrences(of: "\"de\"", with: "\"fr\""), to: "Sources/App/Inbox.xcstrings")
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
    #expect(try package.app().lines.last == "en fr pl zh-CN")
    #expect(FileManager.default.fileExists(atPath: package.resources + "/de.lproj"))
  }

  @Test func aProgramWithoutItsResourcesSpeaksTheDevelopmentLanguage() throws {
    _ = try package.build()
    let folder = FileManager.default.temporaryDirectory.appending(path: "moved \(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = folder.appending(path: "App").path(percentEncoded: false)
    try FileManager.default.copyItem(atPath: package.program, toPath: program)
    let run = try package.app(at: program)
    #expect(run.status == 0, "\(run.output)")
    #expect(Self.english.dropLast().allSatisfy(run.lines.contains))
  }

  @Test func theCommandChecksAndItsExitCodeStopsAScript() throws {
    let clean = try package.package("localization", "check")
    #expect(clean.status == 0, "\(clean.output)")
    defer { try? package.restore(MadeFiles.german) }
    try package.write("\"welcome-user\" = \"Willkommen %d\";\n", to: MadeFiles.german)
    let faulty = try package.package("localization", "check", "--format", "github")
    #expect(faulty.status != 0)
    #expect(faulty.output.contains("line=1,col=30,title=placeholder-retyped"), "\(faulty.output)")
    let explained = try package.package("localization", "explain", "placeholder-retyped")
    #expect(explained.status == 0)
    #expect(explained.output.contains("placeholder-retyped (error)"))
  }

  @Test func aBaselineAcceptsWhatIsThere() throws {
    let baseline = "Sources/App/localization-baseline.json"
    defer {
      try? package.restore(MadeFiles.german)
      try? package.restore("Sources/App/localization.json")
      for target in ["App", "Library", "Embedded"] {
        try? package.remove("Sources/\(target)/localization-baseline.json")
      }
    }
    try package.write("\"welcome-user\" = \"Willkommen %d\";\n", to: MadeFiles.german)
    try package.write(
      "{ \"baseline\": \"localization-baseline.json\" }\n", to: "Sources/App/localization.json")
    let written = try package.package(
      "--allow-writing-to-package-directory", "localization", "check", "--write-baseline")
    #expect(written.status == 0, "\(written.output)")
    #expect(FileManager.default.fileExists(atPath: package.path(baseline)))
    let checked = try package.package("localization", "check")
    #expect(checked.status == 0, "\(checked.output)")
  }
}
