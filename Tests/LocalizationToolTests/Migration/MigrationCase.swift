import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator

/// A folder of `Fixtures/Migration`: tables, call sites in the style of another tool, what they become,
/// and what a run says of them.
struct MigrationCase: Sendable, CustomTestStringConvertible {
  let name: String
  let tool: String

  static let all = [
    MigrationCase("swiftgen", "swiftgen"), MigrationCase("swiftgen-flat", "swiftgen"),
    MigrationCase("swiftgen-tables", "swiftgen"), MigrationCase("rswift", "rswift"),
    MigrationCase("nslocalizedstring", "nslocalizedstring"),
    MigrationCase("localized", "localize-swift"),
    MigrationCase("xcstrings-tool", "xcstrings-tool"),
    MigrationCase("xcode-symbols", "xcode-symbols"), MigrationCase("swiftui", "nslocalizedstring"),
  ]

  static let parent = Checkout.tests.appending(path: "LocalizationToolTests/Fixtures/Migration")

  init(_ name: String, _ tool: String) {
    self.name = name
    self.tool = tool
  }

  var testDescription: String { name }
  var folder: URL { Self.parent.appending(path: name) }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// The tables and settings in a folder of their own, with the call sites as `Calls.swift`.
  func copy(calls: String? = nil) throws -> TemporaryFolder {
    let copy = try TemporaryFolder()
    for name in ["Tables", "swiftgen.yml"] {
      let source = folder.appending(path: name)
      guard FileManager.default.fileExists(atPath: source.path) else { continue }
      try FileManager.default.copyItem(atPath: source.path, toPath: copy.path + "/" + name)
    }
    try copy.write(try calls ?? text("Before.swift.txt"), to: "Calls.swift")
    return copy
  }

  /// What the user has to say: the expressions of `options.txt`.
  func options() -> [String] {
    let lines = (try? text("options.txt"))?.split(separator: "\n") ?? []
    return lines.flatMap { line in
      ["--current-language-expression", String(line.split(separator: "\t").last ?? "")]
    }
  }

  /// Runs `migrate --write`; answers the rows of the report without their file.
  func migrate(_ copy: TemporaryFolder, _ more: [String] = []) throws -> [String] {
    let report = copy.path + "/report.tsv"
    let run = ToolRun(
      ["migrate", "--from", tool, "--write", "--report", report] + options() + more + [copy.path],
      in: copy)
    try #require(run.exitCode == .success, "\(run.errors)")
    return try copy.text("report.tsv").split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).dropFirst()
        .joined(separator: "\t")
    }
  }

  /// The accessors that the tables have, and what their texts are read from.
  func generate(in copy: TemporaryFolder) throws -> String {
    let run = ToolRun([
      "generate", copy.path, "--output", copy.path + "/App.resources", "--bundle-name", "App",
    ])
    try #require(run.exitCode == .success, "\(run.errors)")
    return try copy.text("App.resources/LocalizationHelper.swift")
  }
}
