import Foundation
import TableChecks
import Testing

/// The verdicts of `msgfmt -c` on pairs of source and translation.
@Suite struct GettextTests {
  struct Pair: Sendable, CustomTestStringConvertible {
    var source: String
    var translation: String
    var isOk: Bool
    var testDescription: String { "\(source) → \(translation)" }
  }

  /// Where the design says otherwise, and why.
  static let exceptions: [String: String] = [
    "%1$@ %2$@ → %2$@ %@":
      "every argument is printed by our formatter; mixed-positions warns",
    "100%% → 100 %": "a text without arguments is printed as it stands; stray-percent warns",
    "%@ → %1@": "a width directly before @ is a lost $; damaged-placeholder says so",
  ]

  static let pairs: [Pair] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/gettext_objc_cases.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Pair(source: fields[0], translation: fields[1], isOk: fields[2] == "ok")
    }
  }()

  @Test func allPairsAreThere() { #expect(Self.pairs.count == 76) }

  @Test(arguments: pairs) func verdict(_ pair: Pair) {
    let sample = Sample(["en": ["key": pair.source], "de": ["key": pair.translation]])
    let findings = sample.findings().filter { $0.language == "de" }
    let isOk = !findings.contains {
      $0.severity == .error || ["placeholder-dropped", "placeholder-size"].contains($0.rule)
    }
    let isException = Self.exceptions[pair.testDescription] != nil
    #expect((isOk == pair.isOk) != isException, "\(findings.map(\.rule))")
  }
}
