import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The tables of cases through the command line.
struct CaseFileTests {
  private func rows(_ name: String) -> [[String]] {
    CaseTable.rows("MessageFormatTests/Fixtures/" + name)
  }

  /// Where the platform takes the first in the list, which may not decide here.
  private static let settled = ["no of nn,nb,da": "nb"]

  @Test(arguments: ["language_match_apple.tsv", "language_match_matrix.tsv"])
  func everyRowIsMatched(file: String) throws {
    let rows = rows(file)
    #expect(rows.count > 180)
    for row in rows {
      let preferred = row[0].split(separator: ",").map(String.init)
      let run = ToolRun(["match", "--available", row[1]] + preferred)
      let name = "\(row[0]) of \(row[1])"
      #expect(run.output == (Self.settled[name] ?? row[2]) + "\n", "\(name)")
      #expect(run.exitCode == .success)
    }
  }

  /// Rows: kind, category, languages, numbers. One run for all numbers of a language.
  @Test func everyPluralSampleGivesItsCategory() throws {
    var count = 0
    for row in rows("plural_samples.tsv") {
      let kind = row[0] == "ordinal" ? ["--ordinal"] : []
      let numbers = row[3].split(separator: " ").map(String.init)
      for language in row[2].split(separator: " ") {
        let run = ToolRun(["plural"] + kind + [String(language)] + numbers)
        let lines = run.output.split(separator: "\n")
        #expect(lines.allSatisfy { $0 == row[1] }, "\(row[0]) \(language) \(row[1])")
        count += lines.count
      }
    }
    print("\(count) plural samples")
    #expect(count == 40_803)
  }
}
