import Foundation
import Testing

@testable import LocalizationGenerator

/// What the command reads and writes beside call sites.
@Suite struct MigrateCommandTests {
  private func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(text, to: name) }
    return folder
  }

  @Test(arguments: [
    (["migrate", "x"], "--from"), (["migrate", "--from", "swiftgn", "x"], "'swiftgen'"),
    (["migrate", "--from", "swiftgen"], "needs a target's folder"),
    (["migrate", "--from", "swiftgen", "--write", "--dry-run", "x"], "together"),
    (["migrate", "--from", "localize-swift", "--keep-names", "x"], "--keep-names"),
    (["migrate", "--from", "rswift", "--extract", "x"], "--extract"),
  ])
  func badUse(_ arguments: [String], _ said: String) {
    let run = ToolRun(arguments)
    #expect(run.exitCode == .badUse && run.errors.contains(said), "\(run.errors)")
  }

  // MARK: The mapping

  private static let generated = """
    // Made by a template of the app's own.
    enum Words {
      enum Home {
        static var heading: String { return Words.tr("Main", "home_title") }
        static func count(_ p1: Int, _ p2: String) -> String {
          return Words.tr("Main", "home_count", p1, p2)
        }
      }
    }
    extension Words {
      static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String { "" }
    }
    """

  /// The committed file knows names that no rule gives, and the types of functions.
  @Test func theGeneratedFileIsTheTruth() throws {
    let folder = try folder([
      "en.lproj/Main.strings": "\"home_title\" = \"Home\";\n\"home_count\" = \"%d of %@\";\n",
      "Words.swift": Self.generated,
      "Use.swift": "print(Words.Home.heading, Words.Home.count(1, name), Words.Home.none)\n",
    ])
    let run = ToolRun(["migrate", "--from", "swiftgen", "--write", folder.path], in: folder)
    #expect(run.exitCode == .success)
    #expect(
      try folder.text("Use.swift") == """
        print(LocalizationHelper.Main.homeTitle, LocalizationHelper.Main.homeCount(1, name), \
        Words.Home.none)

        """)
    #expect(try folder.text("Words.swift") == Self.generated)
    #expect(run.output.contains("2 matched, from Words.swift"), "\(run.output)")
    #expect(run.errors.contains("no key of any table becomes Words.Home.none [unknown-member]"))
  }

  @Test func aMapIsSavedAndCorrects() throws {
    let files = [
      "en.lproj/Localizable.strings": "\"a.b\" = \"One\";\n\"c\" = \"Two\";\n",
      "Use.swift": "print(L10n.A.b, L10n.c, L10n.Old.gone)\n",
    ]
    let first = try folder(files)
    let map = first.path + "/map.json"
    _ = ToolRun(["migrate", "--from", "swiftgen", "--map", map, first.path])
    #expect(!FileManager.default.fileExists(atPath: map))
    _ = ToolRun(["migrate", "--from", "swiftgen", "--map", map, "--write", first.path])
    #expect(
      try first.text("map.json")
        == "{\n  \"L10n.A.b\": \"Localizable/a.b\",\n  \"L10n.c\": \"Localizable/c\"\n}\n")
    let second = try folder(files)
    try second.write(
      #"{ "L10n.c": "Localizable/a.b", "L10n.Old.gone": "Localizable/c" }"#, to: "map.json")
    let corrected = second.path + "/map.json"
    _ = ToolRun(["migrate", "--from", "swiftgen", "--map", corrected, "--write", second.path])
    #expect(
      try second.text("Use.swift")
        == "print(LocalizationHelper.A.b, LocalizationHelper.A.b, LocalizationHelper.c)\n")
    try second.write(#"{ "L10n.c": "Localizable/nothing" }"#, to: "map.json")
    let wrong = ToolRun(["migrate", "--from", "swiftgen", "--map", corrected, second.path])
    #expect(wrong.exitCode == .failure && wrong.errors.contains("Localizable/nothing"))
  }

  /// Names that two keys have stand for none of them.
  @Test func ambiguousNamesAreLeft() throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"sign.in\" = \"One\";\n\"sign in\" = \"Two\";\n",
      "Use.swift": "import RswiftResources\nprint(R.string.localizable.signIn())\n",
    ])
    let run = ToolRun(["migrate", "--from", "rswift", folder.path], in: folder)
    #expect(run.output.contains("ambiguous   R.string.localizable.signIn"), "\(run.output)")
    #expect(run.errors.contains("[unknown-member]"))
  }

  /// Nobody can tell whose function is called in a file that declares one.
  @Test(arguments: [
    ("swiftgen", "enum L10n { static let a = \"\" }\nprint(L10n.key)\n", "L10n"),
    ("rswift", "struct R { static let string = 1 }\nprint(R.string.localizable.key())\n", "R"),
    (
      "localize-swift",
      "extension String { func localized() -> String { self } }\nprint(\"key\".localized())\n",
      "localized"
    ),
    (
      "nslocalizedstring",
      "func NSLocalizedString(_ key: String) -> String { key }\nprint(NSLocalizedString(\"key\"))\n",
      "NSLocalizedString"
    ),
  ])
  func ownDeclarationsAreLeftAlone(_ tool: String, _ code: String, _ name: String) throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"key\" = \"Text\";\n", "Use.swift": code,
    ])
    let run = ToolRun(["migrate", "--from", tool, "--write", folder.path], in: folder)
    #expect(run.exitCode == .success)
    #expect(try folder.text("Use.swift") == code)
    #expect(run.errors.contains("the file declares \(name) itself [own-declaration]"))
  }

  /// What another program made is not written over.
  @Test func aKeptFileOfOthersStays() throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"key\" = \"%@\";\n", "L10n+Kept.swift": "// Mine\n",
    ])
    let run = ToolRun(["migrate", "--from", "swiftgen", "--keep-names", "--write", folder.path])
    #expect(run.exitCode == .failure && run.errors.contains("made by somebody else"))
    #expect(try folder.text("L10n+Kept.swift") == "// Mine\n")
  }

  // MARK: Texts that only the code has

  private static let code = """
    let a = NSLocalizedString("greet.new", value: "Hello!", comment: "On top")
    let b = NSLocalizedString("Just a text", comment: "")
    let c = NSLocalizedString("clash", value: "One", comment: "")
    let d = NSLocalizedString("clash", value: "Two", comment: "")
    let e = NSLocalizedString("known", value: "Other", comment: "")
    let f = String(format: NSLocalizedString("n.files", value: "%d files", comment: ""), 3)

    """

  @Test func textsOfTheCodeGoIntoTheTableFirst() throws {
    let table = "/* Kept */\n\"known\" = \"Known\";\n"
    let folder = try folder(["en.lproj/Localizable.strings": table, "Use.swift": Self.code])
    let plain = ToolRun(["migrate", "--from", "nslocalizedstring", folder.path], in: folder)
    #expect(plain.output.contains("4 unknown-key") || plain.output.contains("5 unknown-key"))
    let run = ToolRun(
      ["migrate", "--from", "nslocalizedstring", "--extract", "--write", folder.path], in: folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    let written = try folder.text("en.lproj/Localizable.strings")
    #expect(written.hasPrefix(table))
    #expect(written.contains("/* On top */\n\"greet.new\" = \"Hello!\";"), "\(written)")
    #expect(written.contains("\"Just a text\" = \"Just a text\";"))
    #expect(written.contains("\"n.files\" = \"%d files\";") && !written.contains("clash"))
    let code = try folder.text("Use.swift").split(separator: "\n")
    #expect(code[0] == "let a = LocalizationHelper.Greet.new")
    #expect(code[1] == "let b = LocalizationHelper.justAText")
    #expect(code[2] == "let c = NSLocalizedString(\"clash\", value: \"One\", comment: \"\")")
    #expect(code[4] == "let e = LocalizationHelper.known")
    #expect(code[5] == "let f = LocalizationHelper.N.files(3)")
    #expect(run.output.contains("several texts are given for Localizable/clash"))
  }

  @Test func extractionIntoACatalogIsByHand() throws {
    let folder = try folder([
      "Localizable.xcstrings": """
      {
        "sourceLanguage" : "en",
        "strings" : {

        },
        "version" : "1.0"
      }
      """,
      "Use.swift":
        "let a = String(localized: \"greet\", defaultValue: \"Hello\", comment: \"Top\")\n",
    ])
    let run = ToolRun(
      ["migrate", "--from", "nslocalizedstring", "--extract", "--write", folder.path], in: folder)
    #expect(run.exitCode == .success, "\(run.errors)")
    let written = try folder.text("Localizable.xcstrings")
    #expect(written.contains("\"comment\" : \"Top\"") && written.contains("\"manual\""))
    #expect(try folder.text("Use.swift") == "let a = LocalizationHelper.greet\n")
  }

  // MARK: What the plan says

  @Test func thePlanNamesWhatMeansSomethingElse() throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"seats\" = \"%d seats\";\n",
      "Use.swift": "let a = String(format: NSLocalizedString(\"seats\", comment: \"\"), 1000)\n",
      "Old.m": "NSString *s = NSLocalizedString(@\"seats\", nil); // NSLocalizedString(@\"no\")\n",
    ])
    let run = ToolRun(["migrate", "--from", "nslocalizedstring", folder.path], in: folder)
    #expect(run.output.contains(#""plainNumbers": ["Localizable/seats"] keeps 1000"#))
    #expect(run.output.contains("1 calls of NSLocalizedString in Old.m"), "\(run.output)")
    #expect(run.output.contains("1 rewritten, 0 left"))
  }

  @Test func functionsOfTheAppTakeKeys() throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"seats\" = \"Seats\";\n\"no\" = \"No\";\n",
      "Use.swift": "print(\"seats\".localized, tr(\"no\"), \"no\".upper, other.tr(\"no\"))\n",
    ])
    _ = ToolRun([
      "migrate", "--from", "nslocalizedstring", "--function", "localized", "--function", "tr",
      "--write", folder.path,
    ])
    #expect(
      try folder.text("Use.swift") == """
        print(LocalizationHelper.seats, LocalizationHelper.no, "no".upper, other.tr("no"))

        """)
  }

  /// Tables that the build would refuse stop the move before anything is touched.
  @Test func tablesAreFoundCompleteFirst() throws {
    let folder = try folder([
      "en.lproj/Localizable.strings": "\"a\" = \"%d files\";\n",
      "de.lproj/Localizable.strings": "\"a\" = \"%@ Dateien\";\n",
      "Use.swift": "print(L10n.a(3))\n",
    ])
    let run = ToolRun(["migrate", "--from", "swiftgen", "--write", folder.path], in: folder)
    #expect(run.exitCode == .failure && run.errors.contains(": error: "), "\(run.errors)")
    #expect(try folder.text("Use.swift") == "print(L10n.a(3))\n")
  }
}
