import SwiftEmission
import TestSupport
import Testing

/// The generated file's import fits whatever imports the target's other files have.
@Suite(.enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"))
struct ImportTests {
  private static let upcoming = [
    "-enable-upcoming-feature", "InternalImportsByDefault",
    "-enable-upcoming-feature", "MemberImportVisibility",
    "-enable-upcoming-feature", "ExistentialAny",
  ]

  @Test(arguments: ["", "internal ", "public ", "package ", "private "], [5, 6])
  func importsOfOtherFiles(modifier: String, swiftVersion: Int) throws {
    let access = modifier == "public " || modifier == "package " ? modifier : ""
    let user = """
      \(modifier)import TypedLocalization
      \(access)func use(_ manager: LanguageManager) { _ = LocalizationHelper.signIn }
      """
    let body = modifier == "private " ? "private \(user.split(separator: "\n")[1])" : nil
    let files = [
      "Generated.swift": TestTableSet(["sign-in"]).swift,
      "User.swift": body.map { "private import TypedLocalization\n\($0)" } ?? user,
    ]
    let compiler = try #require(SwiftCompiler.shared)
    let flags = swiftVersion == 6 ? Self.upcoming : []
    #expect(try compiler.check(files, swiftVersion: swiftVersion, flags: flags) == "")
  }

  @Test func noOtherImport() throws {
    let files = ["Generated.swift": TestTableSet(["sign-in"]).swift]
    #expect(try #require(SwiftCompiler.shared).check(files, flags: Self.upcoming) == "")
  }

  /// The branch for Apple platforms, with the accessor that SwiftPM writes there.
  @Test func resourcesOfApplePlatforms() throws {
    let generated = TestTableSet(["sign-in"]).swift
      .replacing("#if canImport(Darwin) && SWIFT_PACKAGE", with: "#if canImport(Foundation)")
    #expect(generated.contains("canImport(Foundation)"))
    let accessor = """
      import Foundation
      extension Foundation.Bundle { static let module: Bundle = .main }
      """
    let compiler = try #require(SwiftCompiler.shared)
    let files = ["Generated.swift": generated, "Accessor.swift": accessor]
    #expect(try compiler.check(files, swiftVersion: 5) == "")
    #expect(try compiler.check(files, swiftVersion: 6, flags: Self.upcoming) == "")
  }

  @Test func twoFilesOfOneTarget() throws {
    var other = TestTableSet(["sign-in"])
    other.configuration.enumName = "Other"
    other.configuration.storage = .embedded
    let files = ["A.swift": TestTableSet(["sign-in"]).swift, "B.swift": other.swift]
    #expect(try #require(SwiftCompiler.shared).check(files) == "")
  }

  @Test func aMisspeltKeyDoesNotCompile() throws {
    let files = [
      "Generated.swift": TestTableSet(["sign-in"]).swift,
      "User.swift": "func use() { _ = LocalizationHelper.singIn }",
    ]
    let said = try #require(SwiftCompiler.shared).check(files)
    #expect(said.contains("type 'LocalizationHelper' has no member 'singIn'"))
  }
}
