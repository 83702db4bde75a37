import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The first tables of a target, and those of a new language.
struct StartTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  private var target: String { folder.path + "/Sources/App" }

  private func writePackage(_ manifest: String = "let package = Package(name: \"P\")\n") throws {
    try folder.write(manifest, to: "Package.swift")
    try folder.write("print(1)\n", to: "Sources/App/main.swift")
  }

  @Test func theFirstTablesAreMadeAndTheManifestsLinesPrinted() throws {
    try writePackage()
    let run = run("init", "--languages", "en,de", target)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      run.errors == """
        made Sources/App/en.lproj/Localizable.strings
        made Sources/App/de.lproj/Localizable.strings

        """)
    #expect(
      run.output == """
        Package.swift needs for the target App:
          behind the package's name: defaultLocalization: "en",
          dependencies of the package: .package(url: "ADDRESS/TypedLocalization", from: "VERSION")
          dependencies of the target: .product(name: "TypedLocalization", package: "TypedLocalization")
          plugins of the target: .plugin(name: "GenerateLocalizationHelper", package: "TypedLocalization")
        Then 'swift build', and in the code: LocalizationHelper.greeting(name: "Ana")

        """)
    #expect(
      try folder.text("Sources/App/en.lproj/Localizable.strings") == """
        /* Shown at the start. %1$@: name */
        "greeting" = "Hello, %@!";

        """)
    #expect(
      try folder.text("Sources/App/de.lproj/Localizable.strings") == """
        /* Translate a text and take the slashes before it away; en is shown until then. */

        /* Shown at the start. %1$@: name */
        // "greeting" = "Hello, %@!";

        """)
    let check = self.run("check", target)
    #expect(check.exitCode == .success)
    #expect(check.output.contains("[missing-key]"))
    let again = self.run("init", target)
    #expect(again.exitCode == .failure)
    #expect(again.errors.contains("has tables already"))
  }

  @Test func whatTheManifestHasIsNotPrinted() throws {
    try writePackage(
      "let package = Package(name: \"P\", defaultLocalization: \"de\", "
        + "dependencies: [.package(path: \"..\")], targets: [.executableTarget(name: \"App\", "
        + "dependencies: [.product(name: \"TypedLocalization\", package: \"TypedLocalization\")])])\n"
    )
    let run = run("init", "--languages", "de", "--format", "xcstrings", "--configuration", target)
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.output.contains("plugins of the target"))
    #expect(try folder.text("Sources/App/Localizable.xcstrings").contains("\"Hello, %@!\""))
    #expect(
      try folder.text("Sources/App/localization.json") == """
        {
          "developmentLanguage": "de",
          "languages": ["de"]
        }

        """)
    #expect(self.run("check", target).output == "")
  }

  @Test(arguments: [
    (["init", "--languages", "en,,de"], "'' is no language tag"),
    (["init", "--languages", "klingonisch"], "'klingonisch' is no language tag such as"),
    (["init", "--format", "json"], "it takes strings, xcstrings"),
    (["init", "Sources/Ap"], "there is no file or folder"),
    (["init", "a", "b"], "one target's folder"),
    (["add-language"], "takes a language"), (["add-language", "x"], "'x' is no language tag"),
    (["add-language", "fr", "/nowhere"], "there is no file or folder '/nowhere'"),
  ])
  func badUse(arguments: [String], text: String) {
    let run = ToolRun(arguments)
    #expect(run.exitCode == .badUse)
    #expect(run.errors.contains(text), "\(run.errors)")
  }

  @Test func aLanguageIsAddedToEveryTable() throws {
    let target = try EditingTarget()
    let dry = target.run("add-language", "pl", "--dry-run")
    #expect(dry.exitCode == .success, "\(dry.errors)")
    #expect(try target.changed() == [])
    let run = target.run("add-language", "pl")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(
      try target.changed() == [
        "Menu.xcstrings", "pl.lproj/Localizable.strings", "pl.lproj/Localizable.stringsdict",
      ])
    #expect(
      try target.text("pl.lproj/Localizable.strings") == """
        /* Translate a text and take the slashes before it away; en is shown until then. */

        /* Greets */
        // "hello" = "Hello %@";

        /* Leaves */
        // "bye" = "Bye";

        """)
    let rules = try target.text("pl.lproj/Localizable.stringsdict")
    for category in ["one", "few", "many", "other"] {
      #expect(rules.contains("<key>\(category)</key>"))
    }
    let catalog = try target.text("Menu.xcstrings")
    #expect(catalog.components(separatedBy: "\"pl\" : {").count == 3)
    #expect(catalog.contains("\"state\" : \"new\""))
    let json = ToolRun(["report", "--format", "csv", target.path]).output
    #expect(json.contains("Localizable,pl,3,1,33,0,0,2,"), "\(json)")
    #expect(ToolRun(["check", target.path]).exitCode == .success)
    let again = target.run("add-language", "pl")
    #expect(again.exitCode == .failure)
    #expect(again.errors.contains("'localization-tool sync' gives it the keys"))
  }

  @Test func commentsNeverEndWhatIsCommentedOut() throws {
    try folder.write(
      "\"a\" = \"x */ y\\n\u{2028}z\";\n\"b\" = \"\\\"\";\n", to: "en.lproj/T.strings")
    #expect(run("add-language", "fr", folder.path).exitCode == .success)
    let lines = try folder.text("fr.lproj/T.strings").split(separator: "\n")
    #expect(lines[1] == "// \"a\" = \"x */ y\\n\\U2028z\";")
    #expect(lines[2] == "// \"b\" = \"\\\"\";")
    #expect(!run("check", folder.path).output.contains("error"))
  }

  @Test func theLanguagesThatAreOfferedAreLookedAt() throws {
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/T.strings")
    try folder.write("{ \"offers\": [\"en\"] }", to: "localization.json")
    let run = run("add-language", "fr", folder.path)
    #expect(run.errors.hasPrefix("\"offers\" in localization.json does not name fr\n"))
    #expect(ToolRun(["add-language", "it", "--quiet", folder.path]).errors == "")
  }

  // MARK: The generator as a binary

  @Test func theGeneratorIsPacked() throws {
    try folder.write("#!/bin/sh\n", to: "built")
    let run = run(
      "pack", "--output", folder.path, "--bundle-version", "2.0.1", "--executable",
      "x86_64-unknown-linux-gnu=\(folder.path)/built", "--executable",
      "arm64-apple-macosx=\(folder.path)/built")
    #expect(run.exitCode == .success, "\(run.errors)")
    #expect(run.output.contains(".binaryTarget("))
    let bundle = "localization-generator.artifactbundle/"
    let json = try folder.text(bundle + "info.json")
    let object = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    #expect(object?["schemaVersion"] as? String == "1.0")
    let artifacts = object?["artifacts"] as? [String: [String: Any]]
    let artifact = try #require(artifacts?["localization-generator"])
    #expect(artifact["version"] as? String == "2.0.1")
    #expect(artifact["type"] as? String == "executable")
    let variants = try #require(artifact["variants"] as? [[String: Any]])
    #expect(
      variants.compactMap { $0["supportedTriples"] as? [String] } == [
        ["x86_64-unknown-linux-gnu"], ["arm64-apple-macosx"],
      ])
    for variant in variants {
      let path = try #require(variant["path"] as? String)
      #expect(FileManager.default.isExecutableFile(atPath: folder.path + "/" + bundle + path))
    }
  }

  @Test(arguments: [
    (["pack"], "the option '--output' is missing"),
    (["pack", "--output", "x", "y"], "options alone"),
    (["pack", "--output", "x", "--executable", "linux=a"], "is not of the form"),
    (["pack", "--output", "x", "--executable", "a/../b-c-d=a"], "is not of the form"),
    (["pack", "--output", "x", "--executable", "a-b-c=/nowhere"], "there is no file or folder"),
  ])
  func badPacking(arguments: [String], text: String) {
    let run = ToolRun(arguments)
    #expect(run.exitCode == .badUse)
    #expect(run.errors.contains(text), "\(run.errors)")
  }
}
