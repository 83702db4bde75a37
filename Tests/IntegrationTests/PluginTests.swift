import Foundation
import TestSupport
import Testing

/// The plugin in a package made from scratch. The tests run one after the other, in any order: each
/// finds the package as it was made, whatever those before it left.
@Suite(.serialized)
struct PluginTests {
  let package: MadePackage

  init() throws {
    package = try MadePackage.shared.get()
    try package.restore()
  }

  private static let english = [
    "Welcome Ram", "Sign in", "Locked", "5 messages", "Library", "Inside", "de en pl zh-CN",
  ]

  @Test func buildsFromScratch() throws {
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
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
  @Test(.enabled(if: MadePackage.tellsSteps, "Swift Build tells no steps"))
  func aBuildWithNothingChangedRunsNothing() throws {
    _ = try package.build()
    let second = try package.build()
    #expect(second.status == 0)
    #expect(second.compiledSteps == [])
    let third = try package.build()
    #expect(third.status == 0)
    #expect(third.toolSteps == [])
    #expect(third.compilerSteps == [])
  }

  @Test(.enabled(if: MadePackage.tellsSteps, "Swift Build tells no steps"))
  func aChangedTranslationCompilesNoSwiftFile() throws {
    try package.buildTwice()
    try package.write(
      "\"welcome-user\" = \"Hallo %@\";\n\"sign-in\" = \"Anmelden\";\n", to: MadeFiles.german)
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
    #expect(build.toolSteps.count == 1)
    #expect(build.compiledSteps == [])
    #expect(try package.app("de").lines.first == "Hallo Ram")
  }

  /// Two megabytes of tables: as many files as there can be. Then one again.
  @Test func largeTablesBecomeSeveralSwiftFiles() throws {
    let table = "Sources/App/Ressourcen für alle/en.lproj/Large.strings"
    let comment = "/* \(String(repeating: "large ", count: 350_000)) */\n"
    try package.write(
      comment + "\"a\" = \"A\";\n\"b\" = \"B %@\";\n\"c\" = \"C %d\";\n", to: table)
    try package.write(
      "print(LocalizationHelper.Large.a, LocalizationHelper.Large.b(\"x\"),\n"
        + "  LocalizationHelper.Large.c(1), LocalizationHelper.signIn)\n",
      to: "Sources/App/main.swift")
    let build = try package.build()
    #expect(build.status == 0, "\(build.output.suffix(2_000))")
    #expect(try package.app().output == "A B x C 1 Sign in\n")
    try package.restore()
    let made = try FileManager.default.subpathsOfDirectory(atPath: package.outputs)
    #expect(made.count { $0.contains("/App/") && $0.hasSuffix(".swift") } == 33)
    let small = try package.build()
    #expect(small.status == 0, "\(small.output.suffix(2_000))")
    #expect(try package.app().lines == Self.english)
  }

  @Test(.enabled(if: MadePackage.tellsSteps, "Swift Build tells no steps"))
  func anAddedKeyCompilesItsOwnFileAndTheFirst() throws {
    let table = "Sources/App/Ressourcen für alle/en.lproj/Large.strings"
    let lines = (0..<400).map {
      "\"screen\($0 / 10).key\($0)\" = \"A text with a number, \($0)\";\n"
    }
    try package.write(lines.joined(), to: table)
    try package.write(
      "print(LocalizationHelper.Large.Screen20.key205, LocalizationHelper.Large.Screen39.key399)\n",
      to: "Sources/App/main.swift")
    try package.buildTwice()
    #expect(try package.app().output == "A text with a number, 205 A text with a number, 399\n")
    var more = lines
    more.insert("\"screen20.key2001\" = \"One more\";\n", at: 201)
    try package.write(more.joined(), to: table)
    let build = try package.build()
    #expect(build.status == 0, "\(build.output.suffix(2_000))")
    let compiled = build.compiledSteps.filter { $0.contains("Compiling App LocalizationHelper") }
    #expect((1...2).contains(compiled.count), "\(build.compiledSteps)")
    #expect(try package.app().output == "A text with a number, 205 A text with a number, 399\n")
  }

  /// Whoever declared the texts by hand has one.
  @Test func aFileOfTheGeneratedNameIsRefused() throws {
    let name = "Sources/App/Texts/LocalizationHelper.swift"
    try package.write("extension LocalizationHelper { static let more = 1 }\n", to: name)
    let build = try package.build()
    #expect(build.status != 0)
    let line = "error: the target 'App' has a file 'LocalizationHelper.swift', as a file is called"
    #expect(build.output.contains(line), "\(build.output.suffix(2_000))")
  }

  @Test func aMisspeltKeyDoesNotCompile() throws {
    try package.write("print(LocalizationHelper.singIn)\n", to: "Sources/App/main.swift")
    let build = try package.build()
    #expect(build.status != 0)
    #expect(build.output.contains("has no member 'singIn'"), "\(build.output)")
  }

  @Test func aRetypedPlaceholderStopsTheBuildAtItsPlaceUntilTheRuleIsOff() throws {
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
    try package.write("{\n  \"acessLevel\": \"public\"\n}\n", to: "Sources/App/localization.json")
    let build = try package.build()
    #expect(build.status != 0)
    let place = package.path("Sources/App/localization.json") + ":2:3: error: "
    #expect(build.lines.contains { $0.hasPrefix(place) && $0.contains("'accessLevel'?") })
  }

  @Test func aDeletedLanguageIsGoneThoughItsFolderStays() throws {
    _ = try package.build()
    let folder = "Sources/App/Ressourcen für alle/de.lproj"
    try package.remove(folder)
    try package.remove("Sources/Library/Resources/de.lproj")
    try package.remove("Sources/Embedded/Tables/de.lproj")
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

  @Test(arguments: ["App", "x-test-runner", "xctest"])
  func aProgramOfAnyNameRemembersItsLanguage(name: String) throws {
    _ = try package.build()
    let program = String(package.program.dropLast("App".count)) + name
    if name != "App" { try FileManager.default.copyItem(atPath: package.program, toPath: program) }
    defer { if name != "App" { try? FileManager.default.removeItem(atPath: program) } }
    let settings = FileManager.default.temporaryDirectory.path + "/settings-\(UUID())"
    defer { try? FileManager.default.removeItem(atPath: settings) }
    let german = try package.app("de", at: program, settings: settings)
    #expect(german.status == 0, "\(german.output)")
    #expect(german.lines.contains("Bücherei"), "\(german.output)")
    #expect(try package.app(at: program, settings: settings).lines == german.lines)
  }

  @Test func theCommandChecksAndItsExitCodeStopsAScript() throws {
    let clean = try package.package(["localization", "check"])
    #expect(clean.status == 0, "\(clean.output)")
    try package.write("\"welcome-user\" = \"Willkommen %d\";\n", to: MadeFiles.german)
    let faulty = try package.package(["localization", "check", "--format", "github"])
    #expect(faulty.status != 0)
    let place = "file=\(MadeFiles.german),line=1,col=30,title=placeholder-retyped::"
    #expect(faulty.output.contains(place), "\(faulty.output)")
    let explained = try package.package(["localization", "explain", "placeholder-retyped"])
    #expect(explained.status == 0)
    #expect(explained.output.contains("placeholder-retyped (error)"))
  }

  @Test(arguments: [
    (["--target", "Library", "check"], "2 files: 0 errors, 0 warnings"),
    (["check", "--target", "Library", "--target", "Embedded"], "4 files: 0 errors"),
    (["rules"], "placeholder-retyped\terror"),
    (["check", "--help"], "USAGE: swift package localization check"),
    (["usage", "--target", "Library"], "1 key, 1 Swift file: 0 unused"),
    (["report", "--target", "Library"], "de"),
    (["lock", "--target", "Library"], "case SupportedLanguage.en\nvar title: String"),
  ])
  func theCommandAnswers(arguments: [String], text: String) throws {
    let run = try package.package(["localization"] + arguments)
    #expect(run.status == 0)
    #expect(run.output.contains(text), "\(run.output)")
  }

  @Test(arguments: [
    (["chek"], "did you mean 'check'?"), (["check", "--nothing"], "has no option '--nothing'"),
    (["check", "--target", "Nothing"], "there is no target 'Nothing'"),
    (["check", "Sources/Ap"], "did you mean 'Sources/App'?"),
  ])
  func badUseStopsAScript(arguments: [String], text: String) throws {
    let run = try package.package(["localization"] + arguments)
    // The plugin ends with 2; SwiftPM makes 1 of whatever a plugin ends with.
    #expect(run.status != 0, "\(run.output)")
    #expect(run.output.contains(text), "\(run.output)")
  }

  /// Of a target without the plugin, as the guide says.
  @Test func outputsAreKeptAndComparedByCommand() throws {
    for (language, text) in [("en", "Title"), ("de", "Titel")] {
      try package.write(
        "\"title\" = \"\(text)\";\n", to: "Sources/Kept/\(language).lproj/Localizable.strings")
    }
    try package.write("print(LocalizationHelper.title)\n", to: "Sources/Kept/main.swift")
    defer { try? package.remove("Sources/Kept") }
    try package.writeManifest(
      adding: "[.executableTarget(name: \"Kept\", dependencies: runtime, swiftSettings: strict)]")
    let generated = try package.package([
      "--allow-writing-to-package-directory", "localization", "generate", "--output",
      "Sources/Kept/Generated",
    ])
    #expect(generated.status == 0, "\(generated.output)")
    let swift = package.path("Sources/Kept/Generated/LocalizationHelper.swift")
    #expect(try String(contentsOfFile: swift, encoding: .utf8).contains("\"Made_Kept\""))
    let verify = ["localization", "generate", "--verify", "--output", "Sources/Kept/Generated"]
    #expect(try package.package(verify).status == 0)
    try package.write("\"title\" = \"Name\";\n", to: "Sources/Kept/de.lproj/Localizable.strings")
    let stale = try package.package(verify)
    #expect(stale.status != 0)
    let file =
      "Sources/Kept/Generated/de.lproj/LocalizationHelper.table:1:1: error: this generated file"
    #expect(stale.lines.contains { $0.hasPrefix(file) }, "\(stale.output)")
    #expect(
      stale.output.contains(
        "'swift package --allow-writing-to-package-directory localization generate --output"))
  }

  @Test func aBaselineSilencesTheBuildUntilSomethingNewComes() throws {
    try package.write("\"welcome-user\" = \"Willkommen %d\";\n", to: MadeFiles.german)
    try package.write("{ \"baseline\": \"accepted.json\" }\n", to: "Sources/App/localization.json")
    let writing = try package.package([
      "--allow-writing-to-package-directory", "localization", "check", "--write-baseline",
      "--target", "App",
    ])
    #expect(writing.status == 0)
    #expect(writing.output.contains("Sources/App/accepted.json: "), "\(writing.output)")
    let silent = try package.build()
    #expect(silent.status == 0, "\(silent.output)")
    // A baseline accepts what counts; notes do not.
    let told = silent.lines.filter {
      $0.hasPrefix(package.path("Sources/App/")) && !$0.contains(": note: ")
    }
    #expect(told == [])
    #expect(try package.package(["localization", "check"]).status == 0)

    try package.write("{ \"accepted\": [] }\n", to: "Sources/App/accepted.json")
    let faulty = try package.build()
    #expect(faulty.status != 0)
    #expect(faulty.output.contains("[placeholder-retyped]"), "\(faulty.output)")
  }

  @Test func aLockStopsTheBuildWhereANameIsGone() throws {
    try package.write(
      "{ \"enumName\": \"LibraryTexts\", \"accessLevel\": \"public\", "
        + "\"lock\": \"localization.lock\" }\n", to: "Sources/Library/localization.json")
    let writing = try package.package([
      "--allow-writing-to-package-directory", "localization", "lock", "--write", "--target",
      "Library",
    ])
    #expect(writing.status == 0, "\(writing.output)")
    #expect(try package.build().status == 0)
    try package.write(
      "public enum LibraryTexts\nvar gone: String\nvar title: String\n",
      to: "Sources/Library/localization.lock")
    let faulty = try package.build()
    #expect(faulty.status != 0)
    let place = package.path("Sources/Library/localization.lock") + ":2:1: error: "
    #expect(faulty.lines.contains { $0.hasPrefix(place) }, "\(faulty.output)")
  }
}
