import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator

/// Each case through the command, and what comes out of it through the compiler.
@Suite struct MigrationCaseTests {
  @Test(arguments: MigrationCase.all) func rewritesAndReportsExactly(_ one: MigrationCase) throws {
    let copy = try one.copy()
    let rows = try one.migrate(copy)
    #expect(try copy.text("Calls.swift") == one.text("After.swift.txt"))
    #expect(try rows == one.text("left.txt").split(separator: "\n").map(String.init))
  }

  @Test(arguments: MigrationCase.all) func aSecondRunChangesNothing(_ one: MigrationCase) throws {
    let copy = try one.copy()
    let first = try one.migrate(copy)
    let second = try one.migrate(copy)
    #expect(try copy.text("Calls.swift") == one.text("After.swift.txt"))
    func left(_ rows: [String]) -> [String] {
      rows.filter { $0.contains("\tleft\t") }.map { row in
        row.split(separator: "\t").dropFirst().joined(separator: "\t")
      }
    }
    #expect(left(first) == left(second))
    #expect(!second.contains { $0.contains("\tnoted\t") })
  }

  @Test(arguments: MigrationCase.all) func withoutWriteNothingIsWritten(
    _ one: MigrationCase
  ) throws {
    let copy = try one.copy()
    let run = ToolRun(["migrate", "--from", one.tool] + one.options() + [copy.path], in: copy)
    #expect(run.exitCode == .success)
    #expect(try copy.text("Calls.swift") == one.text("Before.swift.txt"))
    #expect(run.output.contains("+++ b/") && run.output.contains("call sites"))
  }

  /// CRLF line ends, tabs and comments stay where they are.
  @Test(arguments: MigrationCase.all) func lineEndsStay(_ one: MigrationCase) throws {
    func withCRLF(_ text: String) -> String { text.replacingOccurrences(of: "\n", with: "\r\n") }
    let copy = try one.copy(calls: withCRLF(one.text("Before.swift.txt")))
    _ = try one.migrate(copy)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: copy.path + "/Calls.swift"))
    #expect(try bytes == Data(withCRLF(one.text("After.swift.txt")).utf8))
  }

  /// What the guides show is what the cases have.
  @Test func theGuidesShowLinesOfTheCases() throws {
    let catalog = Checkout.root.appending(
      path: "Sources/TypedLocalization/TypedLocalization.docc")
    let before = try MigrationCase.all.map { try $0.text("Before.swift.txt") }
    let after = try MigrationCase.all.map { try $0.text("After.swift.txt") }
    func isLine(_ line: Substring, of texts: [String]) -> Bool {
      texts.contains { ("\n" + $0).contains("\n" + line + "\n") }
    }
    var count = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: catalog.path)
    where name.hasPrefix("MigratingFrom") {
      let text = try String(contentsOf: catalog.appending(path: name), encoding: .utf8)
      for line in text.split(separator: "\n") where line.hasPrefix("-  ") || line.hasPrefix("-ext")
      {
        #expect(isLine(line.dropFirst(), of: before), "\(name): \(line)")
        count += 1
      }
      for line in text.split(separator: "\n") where line.hasPrefix("+") {
        #expect(isLine(line.dropFirst(), of: after), "\(name): \(line)")
      }
    }
    #expect(count > 20)
  }

  // MARK: The compiler

  private static let absent = [
    "SwiftUI", "UIKit", "AppIntents", "RswiftResources", "Localize_Swift",
  ]

  /// Without the imports of modules that are not there.
  private func compilable(_ code: String) -> String {
    var lines = code.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices {
      if Self.absent.contains(where: { lines[index] == "import " + $0 }) {
        lines[index] = "import Foundation"
      }
    }
    return lines.joined(separator: "\n")
      .replacingOccurrences(of: "@objc func", with: "func")
      .replacingOccurrences(of: "#selector(setText)", with: "\"setText\"")
  }

  /// The rewritten call sites, compiled with the accessors and run in each language.
  @Test(
    .enabled(if: SwiftCompiler.shared != nil, "\(SwiftCompiler.reason)"),
    arguments: MigrationCase.all)
  func theRewrittenCodePrintsTheTexts(_ one: MigrationCase) throws {
    let compiler = try #require(SwiftCompiler.shared)
    let copy = try one.copy()
    _ = try one.migrate(copy)
    let stubs = try String(
      contentsOf: MigrationCase.parent.appending(path: "Stubs.swift.txt"), encoding: .utf8)
    let program = URL(fileURLWithPath: copy.path + "/program")
    let said = try compiler.build(
      [
        "Calls.swift": compilable(copy.text("Calls.swift")), "Stubs.swift": stubs,
        "main.swift": one.text("main.swift.txt"), "Helper.swift": one.generate(in: copy),
      ], to: program, flags: ["-no-warnings-as-errors", "-suppress-warnings"])
    #expect(said == "")
    let printed = one.folder.appending(path: "printed").path
    let languages = try FileManager.default.contentsOfDirectory(atPath: printed).sorted()
    #expect(languages.contains("en.txt"))
    for name in languages {
      let language = String(name.prefix { $0 != "." })
      let run = try Run(
        program.path, [],
        environment: Run.speaking(
          language, settings: URL(fileURLWithPath: copy.path + "/settings")))
      #expect(try run.output == one.text("printed/" + name), "\(language)")
    }
  }
}
