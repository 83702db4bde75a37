import Foundation
import Testing

@testable import LocalizationTool

/// The tables of cases through the command line.
struct CaseFileTests {
  private func rows(_ name: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../MessageFormatTests/Fixtures/" + name)
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  @Test(arguments: ["language_match_apple.tsv", "language_match_matrix.tsv"])
  func everyRowIsMatched(file: String) throws {
    let rows = try rows(file)
    #expect(rows.count > 180)
    for row in rows {
      let preferred = row[0].split(separator: ",").map(String.init)
      let run = ToolRun(["match", "--available", row[1]] + preferred)
      #expect(run.output == row[2] + "\n", "\(row[0]) of \(row[1])")
      #expect(run.exitCode == .success)
    }
  }

  /// One run for all numbers of a locale.
  @Test func everyPluralSampleGivesItsCategory() throws {
    let rows = try rows("plural_samples.tsv")
    let groups = Dictionary(grouping: rows) { [$0[0], $0[1]] }
    var count = 0
    for (name, rows) in groups {
      let kind = name[1] == "ordinal" ? ["--ordinal"] : []
      let run = ToolRun(["plural"] + kind + [name[0]] + rows.map { $0[2] })
      let lines = run.output.split(separator: "\n").map(String.init)
      #expect(lines == rows.map { $0[3] }, "\(name)")
      count += lines.count
    }
    print("\(count) plural samples")
    #expect(count == 40_803)
  }
}
