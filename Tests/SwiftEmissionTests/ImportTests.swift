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

  /// C5: types of the target that are called like the module and what is in it.
  @Test(arguments: [5, 6]) func typesOfTheTargetWithTheModulesNames(swiftVersion: Int) throws {
    var test = TestTableSet(["sign-in", "error_1", "error_2", "TypedLocalization.a"])
    test.add([("unread", "%d %@ %@ %@")], table: "Others")
    let names = [
      "LocalizedTable", "LocalizedTableRegistration", "LanguageManager", "LocalizedArgument",
    ]
    let types = names.map { "public struct \($0) {}" }.joined(separator: "\n")
    let compiler = try #require(SwiftCompiler.shared)
    for storage in [Configuration.Storage.bundle, .embedded] {
      test.configuration.storage = storage
      for (index, kind) in ["enum", "struct", "class", "protocol"].enumerated() {
        let files = [
          "Generated.swift": test.swift,
          "Own.swift": "public \(kind) TypedLocalization {}\n" + (index == 0 ? types : ""),
          "User.swift": """
          import TypedLocalization
          func use() -> String { LocalizationHelper.signIn + LocalizationHelper.TypedLocalization.a }
          """,
        ]
        #expect(try compiler.check(files, swiftVersion: swiftVersion) == "", "\(kind)")
      }
    }
  }

  /// C8: each numbered key is a member of its own.
  @Test func aMissingNumberDoesNotCompile() throws {
    func said(_ member: String) throws -> String {
      try #require(SwiftCompiler.shared).check([
        "Generated.swift": TestTableSet(["step_1", "step_4"]).swift,
        "User.swift": "func use() -> [String?] { [LocalizationHelper.\(member)] }",
      ])
    }
    for member in ["step1", "step4", "step(number: 2)"] { #expect(try said(member) == "") }
    #expect(try said("step2").contains("type 'LocalizationHelper' has no member 'step2'"))
    #expect(try said("step(code: 1)").contains("incorrect argument label"))
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
