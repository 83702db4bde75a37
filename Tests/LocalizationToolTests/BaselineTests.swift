import LocalizationModel
import TableChecks
import Testing

@testable import LocalizationTool

@Suite(.enabled(if: !TableChecks.rules.isEmpty))
struct BaselineTests {
  private func diagnostic(_ key: String?, line: Int, message: String = "m") -> Diagnostic {
    Diagnostic(
      rule: TableChecks.rules.first?.id ?? "", severity: .error, message: message,
      location: LocalizationModel.SourceLocation(
        text: source("text"), range: SourceRange(line, line)), table: "T",
      language: "de", key: key)
  }

  private func written(_ diagnostics: [Diagnostic]) -> Baseline {
    let json = Baseline(accepting: diagnostics).json
    return Baseline.parse(SourceText(path: "baseline.json", storage: json)).value
  }

  @Test func movedFindingsStayAcceptedAndNewOnesAreTold() {
    let baseline = written([diagnostic("a\"\n", line: 0), diagnostic(nil, line: 0)])
    #expect(baseline.count == 2)
    let now = [
      diagnostic("a\"\n", line: 3, message: "other words"), diagnostic("b", line: 0),
      diagnostic(nil, line: 2), diagnostic("a\"\n", line: 4),
    ]
    #expect(baseline.filter(now).map(\.key) == ["b", "a\"\n"])
  }

  @Test func fixedFindingsAreTold() {
    let baseline = written([diagnostic("a", line: 0), diagnostic("b", line: 0)])
    let rest = baseline.filter([diagnostic("b", line: 0)])
    #expect(rest.map(\.rule) == ["fixed-finding"])
    #expect(rest.map(\.severity) == [.note])
  }

  @Test func malformedInputIsNeverAccepted() {
    let fault = Diagnostic(rule: "malformed-table", severity: .error, message: "m")
    #expect(written([fault]).count == 0)
  }
}
