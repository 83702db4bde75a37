import Foundation
import TestSupport
import Testing

/// What the plugin says of targets that it can do nothing for, in every build as long as it holds.
extension PluginTests {
  @Test func aTargetWithoutTablesIsWarnedOfInEveryBuild() throws {
    for _ in 0..<3 {
      let build = try package.build()
      #expect(build.status == 0, "\(build.output)")
      let warning = "warning: the target 'Bare' uses GenerateLocalizationHelper but has no .strings"
      #expect(build.lines.contains { $0.contains(warning) }, "\(build.output)")
      let command = "'swift package --allow-writing-to-package-directory localization init'"
      #expect(build.output.contains(command), "\(build.output)")
      #expect(build.compiledSteps.isEmpty || build.compiledSteps.contains { !$0.contains("Bare") })
    }
  }

  /// Swift that imports the runtime cannot be compiled there: the reason is told instead.
  @Test func aTargetWithoutTheProductIsTold() throws {
    try package.write(
      "\"title\" = \"Title\";\n", to: "Sources/NoProduct/en.lproj/Localizable.strings")
    try package.write("public let one = 1\n", to: "Sources/NoProduct/One.swift")
    defer { try? package.remove("Sources/NoProduct") }
    try package.writeManifest(adding: "[.target(name: \"NoProduct\", plugins: plugins)]")
    for _ in 0..<2 {
      let build = try package.build()
      #expect(build.status != 0)
      let error =
        "error: the target 'NoProduct' uses GenerateLocalizationHelper, whose code imports"
      #expect(build.lines.count { $0.contains(error) } == 1, "\(build.output)")
      #expect(
        build.output.contains(
          ".product(name: \"TypedLocalization\", package: \"TypedLocalization\")"))
      #expect(!build.output.contains("no such module"))
    }
  }

  @Test func aTargetInCIsTold() throws {
    try package.write("int one(void) { return 1; }\n", to: "Sources/InC/one.c")
    try package.write("int one(void);\n", to: "Sources/InC/include/one.h")
    defer { try? package.remove("Sources/InC") }
    try package.writeManifest(adding: "[.target(name: \"InC\", plugins: plugins)]")
    for _ in 0..<2 {
      let build = try package.build()
      #expect(build.status != 0)
      let error = "error: the target 'InC' is not written in Swift"
      #expect(build.lines.contains { $0.contains(error) }, "\(build.output)")
    }
  }

  @Test func filesThatLieInNoTargetAreTold() throws {
    // Another manifest, so that the plugin is asked before and after.
    try package.writeManifest(adding: "[] as [Target]")
    try package.write("{}\n", to: "localization.json")
    try package.write("\"title\" = \"Title\";\n", to: "en.lproj/Localizable.strings")
    for _ in 0..<2 {
      let build = try package.build()
      #expect(build.status == 0, "\(build.output)")
      let warnings = [
        "warning: nothing reads localization.json: move it into the folder of the target 'App', "
          + "Sources/App",
        "warning: nothing reads en.lproj/Localizable.strings, which lies in no target: move it into "
          + "Sources/App",
      ]
      for warning in warnings {
        #expect(build.lines.contains { $0.contains(warning) }, "\(warning): \(build.output)")
      }
    }
    for name in ["localization.json", "en.lproj"] { try package.remove(name) }
    let mended = try package.build()
    #expect(!mended.output.contains("nothing reads"), "\(mended.output)")
  }

  /// Beside the folder of a target that has none of its own.
  @Test func tablesAmongThePackagesResourcesAreTold() throws {
    try package.write("public let one = 1\n", to: "Sources/Unread/One.swift")
    try package.write("\"a\" = \"A\";\n", to: "Resources/en.lproj/Localizable.strings")
    defer { for name in ["Sources/Unread", "Resources"] { try? package.remove(name) } }
    try package.writeManifest(adding: "[.target(name: \"Unread\", plugins: plugins)]")
    for _ in 0..<2 {
      let build = try package.build()
      #expect(build.status == 0, "\(build.output)")
      let warning =
        "warning: nothing reads Resources/en.lproj/Localizable.strings, which lies in no target: "
        + "move it into Sources/Unread for the target 'Unread'"
      #expect(build.lines.contains { $0.contains(warning) }, "\(build.output)")
      #expect(build.lines.allSatisfy { !$0.contains("for the target 'App'") }, "\(build.output)")
    }
  }

  // MARK: The program of the README

  @Test func theProgramOfTheReadmePrintsTwoLanguages() throws {
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
    #expect(
      try package.app(at: package.program("Hello")).lines == [
        "Hello, Ana!", "1,200 new messages", "Listening on port 8080.", "Quit",
        "Hallo, Ana!", "1.200 neue Nachrichten", "Ich höre auf Port 8080.", "Beenden",
      ])
  }

  /// Its manifest is taken by SwiftPM, with the plugin and the product that it names.
  @Test func theManifestOfTheReadmeIsAWholeOne() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readme \(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for file in try ShownFile.all(on: Checkout.readme) {
      let url = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let text = file.text.replacingOccurrences(
        of: "../TypedLocalization", with: Checkout.root.standardizedFileURL.path)
      try Data(text.utf8).write(to: url)
    }
    let run = try Run("swift", ["package", "--package-path", folder.path, "describe"])
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Name: Hello"))
    #expect(!run.output.contains("warning:"), "\(run.output)")
  }
}
