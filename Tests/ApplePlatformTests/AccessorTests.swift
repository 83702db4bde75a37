import Foundation
import TestSupport
import Testing

/// Generated code in the settings of those who compile it.
@Suite(.enabled(if: Toolchain.hasInterfaces, "the toolchain ships no text of its interfaces"))
struct AccessorTests {
  /// The tables of a target, and the name by which its tables are found.
  struct Target: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let folder: String
    let bundle: String
    let enumName: String

    static let all = [
      Target(
        testDescription: "the Example", folder: "Example/Sources/AccountKit",
        bundle: "Example_AccountKit", enumName: "LocalizationHelper"),
      Target(
        testDescription: "a framework",
        folder: "Tests/ApplePlatformTests/Fixtures/Targets/Framework", bundle: "Sign In Kit",
        enumName: "KitTexts"),
      Target(
        testDescription: "embedded tables",
        folder: "Tests/ApplePlatformTests/Fixtures/Targets/Embedded", bundle: "Tool",
        enumName: "LocalizationHelper"),
    ]
  }

  private static let strict = [
    "ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility",
  ].flatMap { ["-enable-upcoming-feature", $0] }

  /// The language modes, each as a project may have it.
  private static let modes = [
    ["-swift-version", "5"], ["-swift-version", "5", "-strict-concurrency=complete"],
    ["-swift-version", "6"] + strict, ["-swift-version", "6", "-default-isolation", "MainActor"],
    ["-swift-version", "5", "-default-isolation", "MainActor", "-strict-concurrency=complete"],
  ]

  @Test(arguments: Target.all)
  func accessorsCompileInEveryMode(_ target: Target) throws {
    let manifest = try PackageManifest.current.get()
    let platform = ApplePlatform.iOS
    let check = try TypeCheck.withLibraries(platform, platform.minimum(in: manifest), manifest)
    defer { check.remove() }
    let output = FileManager.default.temporaryDirectory.appending(path: "accessors-\(UUID())")
    defer { try? FileManager.default.removeItem(at: output) }
    let run = try BuiltTool.run(
      ["generate", "--output", output.path, "--bundle-name", target.bundle, target.folder],
      in: Checkout.root)
    try #require(run.status == 0, "\(run.output)")
    let helper = output.appending(path: "LocalizationHelper.swift").path
    #expect(try String(contentsOfFile: helper, encoding: .utf8).contains("enum \(target.enumName)"))
    // SwiftPM's own file for a target with resources, which Xcode's targets do not have.
    let bundle = PlatformModules.fixtures.appending(path: "Uses/ResourceBundle.swift").path
    for mode in Self.modes {
      let common = ["-parse-as-library", "-package-name", "app"] + mode
      let inPackage = try check.findings(
        in: [helper, bundle], module: "App", settings: common + ["-D", "SWIFT_PACKAGE"], .lowered)
      #expect(inPackage == [], "\(mode)")
      let inProject = try check.findings(in: [helper], module: "App", settings: common, .lowered)
      #expect(inProject == [], "\(mode)")
    }
  }
}
