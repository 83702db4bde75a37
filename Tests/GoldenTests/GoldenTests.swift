import Foundation
import TestSupport
import Testing

/// Each folder of `Tests/Goldens` through the tool that packages are built with.
struct GoldenTests {
  @Test func everyFormatAndTheConfigurationAreCovered() throws {
    #expect(Golden.all.count >= 10)
    let files = try FileManager.default.subpathsOfDirectory(atPath: Golden.parent.path)
    for ending in [".strings", ".stringsdict", ".xcstrings"] {
      let count = files.count { $0.hasSuffix(ending) }
      #expect(count >= 2, "\(ending)")
    }
    let configured = Golden.all.filter { files.contains("\($0.name)/localization.json") }
    #expect(configured.count >= 2)
    let severities = try Set(
      Golden.all.flatMap { golden in
        try golden.text("diagnostics.txt").matches(of: /: (error|warning):/).map { $0.output.1 }
      })
    #expect(severities == ["error", "warning"])
  }

  @Test(arguments: Golden.all) func makesTheExpectedCodeAndDiagnostics(_ golden: Golden) throws {
    let output = try golden.generated()
    #expect(output.run.status == (output.run.output.contains(": error: ") ? 1 : 0))
    try golden.expect(output.swiftWithoutTables, in: "LocalizationHelper.swift")
    try golden.expect(output.run.output, in: "diagnostics.txt")
  }

  /// The accessors answer in each language, chosen as a shell does it.
  @Test(
    .enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"), arguments: Golden.all)
  func theCodePrintsTheTexts(_ golden: Golden) throws {
    let output = try golden.generated()
    let program = try output.program(
      golden.text("main.swift"), #require(SwiftCompiler.shared))
    let languages = try golden.languages()
    #expect(languages.count >= 2)
    for language in languages {
      let run = try Run(
        program.path, [],
        environment: Run.speaking(language, settings: output.folder.appending(path: "settings")))
      #expect(run.status == 0)
      try golden.expect(run.output, in: "printed/\(language).txt")
    }
  }

  @Test(
    .enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"), arguments: Golden.all)
  func theCodeCompilesInSwift5(_ golden: Golden) throws {
    let compiler = try #require(SwiftCompiler.shared)
    let files = ["LocalizationHelper.swift": try golden.generated().swift]
    #expect(try compiler.check(files, swiftVersion: 5) == "")
  }
}
