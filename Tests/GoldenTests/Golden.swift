import Foundation
import TestSupport
import Testing

/// A folder of `Tests/Goldens`.
///
/// Given are tables in any format, `localization.json` and `main.swift`, a program that prints
/// accessors. Expected are `LocalizationHelper.swift` (its compiled tables shown as `<table>`),
/// `diagnostics.txt` and, for each language the program is run in, `printed/<language>.txt`.
struct Golden: Sendable, CustomTestStringConvertible {
  let name: String

  static let parent = Checkout.tests.appending(path: "Goldens")

  static let all = ((try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? [])
    .filter { !$0.hasPrefix(".") }.sorted().map(Golden.init)

  private static let helper = "LocalizationHelper.swift"
  private static let bundle = "Package_Target"

  var testDescription: String { name }
  var folder: URL { Self.parent.appending(path: name) }

  func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// All that the tool makes of the given files, in a folder of its own.
  final class Output {
    let folder: URL
    let run: Run
    let swift: String

    fileprivate init(_ golden: Golden) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID())")
      let resources = folder.appending(path: bundle + ".resources")
      run = try BuiltTool.run(
        ["generate", ".", "--output", resources.path, "--bundle-name", bundle],
        in: golden.folder, reading: .errors)
      swift = try String(contentsOf: resources.appending(path: helper), encoding: .utf8)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// As the expectation shows it.
    var swiftWithoutTables: String {
      let literal = /(literals: \[\n)(?: +"[^\n]*",\n)+/
      return swift.replacing(literal) { "\($0.output.1)      \"<table>\",\n" }
    }

    /// Compiles the accessors with `main`, and lies the program beside its resources.
    func program(_ main: String, _ compiler: SwiftCompiler) throws -> URL {
      let program = folder.appending(path: "program")
      let said = try compiler.build([helper: swift, "main.swift": main], to: program)
      #expect(said == "")
      return program
    }
  }

  func generated() throws -> Output { try Output(self) }

  /// The languages of `printed`.
  func languages() throws -> [String] {
    let folder = folder.appending(path: "printed")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { String($0.prefix { $0 != "." }) }
  }

  /// With `RECORD_GOLDENS` in the environment the expectation is written anew, which fails the run.
  func expect(_ text: String, in file: String) throws {
    guard ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil else {
      #expect(try text == self.text(file), "\(name)/\(file)")
      return
    }
    if try text != self.text(file) {
      try Data(text.utf8).write(to: folder.appending(path: file))
    }
    Issue.record("recorded \(name)/\(file); look at the difference")
  }
}
