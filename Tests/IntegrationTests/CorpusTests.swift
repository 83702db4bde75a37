import Foundation
import TestSupport
import Testing

/// Tables of real apps as resources of the made package: every message of every language is what
/// Foundation reads in its file, through `string(forKey:)` and through the member.
extension PluginTests {
  static let walks: [(target: CorpusTarget, line: String)] = [
    (.home, "11 languages, 34221 keys, 32131 members"),
    (.catalogs, "34 languages, 19346 keys, 19108 members"),
  ]

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"), arguments: walks)
  func generatedCodeGivesEveryText(_ walk: (target: CorpusTarget, line: String)) throws {
    let build = try package.build()
    #expect(build.status == 0, "\(build.output)")
    let rows = package.path("\(walk.target.name).json")
    try JSONEncoder().encode(CorpusRows(walk.target)).write(to: URL(fileURLWithPath: rows))
    let run = try package.walk(walk.target.name, rows)
    #expect(run.status == 0)
    #expect(run.lines.suffix(8) == [walk.line])
  }
}
