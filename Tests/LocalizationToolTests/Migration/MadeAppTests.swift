import Foundation
import Testing

@testable import LocalizationGenerator

/// Ten made apps, the call sites of each in the contexts that real ones have: what is not rewritten as
/// it has to be is wrong.
@Suite struct MadeAppTests {
  private static let files = 4
  private static let sites = 140

  @Test(arguments: MadeApp.all) func everyCallSiteIsRewrittenRightlyOrLeft(_ app: MadeApp) throws {
    let folder = try TemporaryFolder()
    for (name, text) in app.tables { try folder.write(text, to: name) }
    let codes = (0..<Self.files).map { app.code(file: $0, count: Self.sites) }
    for (index, code) in codes.enumerated() {
      try folder.write(code.before, to: "Code\(index).swift")
    }
    let run = ToolRun(
      ["migrate", "--from", app.tool, "--write"] + app.options + [folder.path], in: folder)
    try #require(run.exitCode == .success, "\(run.errors)")
    var wrong: [String] = []
    for (index, code) in codes.enumerated() {
      let lines = try folder.text("Code\(index).swift").split(separator: "\n")
      let expected = code.after.split(separator: "\n")
      #expect(lines.count == expected.count)
      wrong += zip(lines, expected).filter { $0 != $1 }.map { "\($0) is not \($1)" }
    }
    #expect(wrong.prefix(5) == [], "\(wrong.count) lines are wrong")
    let rewritten = codes.reduce(0) { $0 + $1.rewritten }
    let left = codes.reduce(0) { $0 + $1.left }
    #expect(left > 20 && rewritten > left * 5, "\(rewritten) rewritten, \(left) left")
  }

  /// How many call sites there are, so that the share can be told.
  @Test func countsAreTold() {
    let codes = MadeApp.all.flatMap { app in
      (0..<Self.files).map { app.code(file: $0, count: Self.sites) }
    }
    let rewritten = codes.reduce(0) { $0 + $1.rewritten }
    let left = codes.reduce(0) { $0 + $1.left }
    #expect(rewritten == 6_657 && left == 383, "\(rewritten) rewritten, \(left) left")
  }
}
