import TableChecks
import Testing

@Suite struct RuleSettingsTests {
  private let faulty = Sample(["en": ["key": "Hello %@"], "de": ["key": "Hallo %d"]])

  @Test func severityIsConfigurable() {
    #expect(faulty.findings().map(\.severity) == [.error])
    #expect(
      faulty.findings { $0.rules["placeholder-retyped"] = .warning }.map(\.severity) == [.warning])
    #expect(faulty.findings { $0.rules["placeholder-retyped"] = .off }.isEmpty)
  }

  @Test func tablesHaveTheirOwnSettings() {
    #expect(
      faulty.findings { $0.tableRules["Local*"] = ["placeholder-retyped": .off] }.isEmpty)
    #expect(
      faulty.findings { $0.tableRules["Other"] = ["placeholder-retyped": .off] }.count == 1)
    let sample = Sample(["en": ["key": "Wait..."]])
    #expect(sample.rules { $0.tableRules["Local*"] = ["typography": .warning] }.count == 1)
    #expect(sample.rules { $0.tableRules["Other"] = ["typography": .warning] }.isEmpty)
  }

  static let comments: [(comment: String, isSilent: Bool)] = [
    ("[no-lint]", true), ("A word. [no-lint:placeholder-retyped]", true),
    ("[no-lint:placeholder-dropped, placeholder-retyped]", true),
    ("[no-lint:placeholder-dropped]", false), ("no-lint", false), ("[no-lint-at-all]", false),
    ("[no-lint", false),
  ]

  @Test(arguments: comments, ["en", "de"]) func commentsSilence(
    _ item: (comment: String, isSilent: Bool), _ language: String
  ) {
    var sample = Sample()
    for (tag, text) in [("en", "Hello %@"), ("de", "Hallo %d")] {
      sample.add(tag, ["key": text], comments: tag == language ? ["key": item.comment] : [:])
    }
    #expect(sample.findings().isEmpty == item.isSilent)
  }

  @Test func commentAtTheLocationSilencesWhereTheKeyIsNotKnown() throws {
    var sample = Sample()
    sample.add("en", ["key": "x"], comments: ["key": "[no-lint:unknown-escape]"])
    let file = sample.files[0]
    let inside = Diagnostic(
      rule: .unknownEscape, message: "",
      location: SourceLocation(text: file.source, range: file.entries[0].keyRange))
    let applied = TableChecks.apply(Configuration(), to: [inside], tableSet: sample.tableSet)
    #expect(applied.isEmpty)
  }

  @Test func malformedInputCannotBeSilenced() {
    var configuration = Configuration()
    configuration.rules["malformed-table"] = .off
    configuration.rules["no-such-rule"] = .off
    let rules: [Rule] = [.malformedTable, Rule("no-such-rule", .error, ""), .unknownEscape]
    let diagnostics = rules.map { Diagnostic(rule: $0, severity: .error, message: "") }
    let applied = TableChecks.apply(configuration, to: diagnostics, tableSet: Sample().tableSet)
    #expect(applied.map(\.rule) == ["malformed-table", "no-such-rule", "unknown-escape"])
  }

  @Test func rulesOfOtherStagesAreConfigurable() {
    var configuration = Configuration()
    configuration.rules["name-collision"] = .off
    configuration.rules["octal-escape"] = .error
    let diagnostics = [Rule.nameCollision, .octalEscape].map {
      Diagnostic(rule: $0, severity: .warning, message: "")
    }
    let applied = TableChecks.apply(configuration, to: diagnostics, tableSet: Sample().tableSet)
    #expect(applied.map { "\($0.rule) \($0.severity)" } == ["octal-escape error"])
  }
}
