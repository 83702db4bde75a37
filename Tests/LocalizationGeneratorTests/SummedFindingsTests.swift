import Foundation
import LocalizationModel
import TableChecks
import Testing

@testable import LocalizationGenerator

/// Findings of one cause, as people are told of them and as tools are.
struct SummedFindingsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  /// `en` has the keys `a` to `e`; each language has those of its own, empty where they are upper-case.
  private func write(_ languages: [String: String]) throws {
    try folder.write(strings("abcde"), to: "T/en.lproj/L.strings")
    for (language, keys) in languages {
      try folder.write(strings(keys), to: "T/\(language).lproj/L.strings")
    }
  }

  private func strings(_ keys: String) -> String {
    keys.map { key in
      let text = key.isUppercase ? "" : "Text \(key)"
      return "\"\(key.lowercased())\" = \"\(text)\";\n"
    }.joined()
  }

  private func findings(_ count: Int, _ rule: Rule, language: String = "de") -> [Diagnostic] {
    (0..<count).map {
      Diagnostic(
        rule: rule, message: "m\($0)", location: nil, table: "L", language: language, key: "k\($0)")
    }
  }

  private func rule(_ id: String) throws -> Rule { try #require(RuleList.rule(id)) }

  // MARK: What is summed

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (3, 1), (40, 1)])
  func fromTheThirdOn(count: Int, told: Int) throws {
    let all = findings(count, try rule("empty-value"))
    #expect(SummedFindings.of(all).count == told)
    #expect(FindingFormat.json.told(all).count == count)
    for format in [FindingFormat.text, .github, .sarif] {
      #expect(format.told(all).count == told)
    }
  }

  @Test func anErrorIsNeverSummed() throws {
    var errors = findings(5, try rule("empty-value"))
    for index in errors.indices { errors[index].severity = .error }
    #expect(SummedFindings.of(errors).count == 5)
    #expect(SummedFindings.of(findings(5, try rule("mojibake"))).count == 5)
  }

  @Test func whatIsMendedOneByOneIsToldOneByOne() throws {
    for id in ["placeholder-dropped", "template-variables", "markup", "mixed-script"] {
      #expect(SummedFindings.of(findings(5, try rule(id))).count == 5, "\(id)")
    }
  }

  /// Nothing that is an error by itself may be declared to be told together.
  @Test func noRuleOfErrorsIsToldTogether() {
    for rule in RuleList.rules where rule.defaultSeverity == .error {
      #expect(rule.telling == .singly, "\(rule.id)")
    }
  }

  @Test func tablesAndSeveritiesStayApart() throws {
    let rule = try rule("number-missing")
    var all = findings(4, rule) + findings(4, rule) + findings(2, rule)
    for index in 4..<8 { all[index].table = "M" }
    for index in 8..<10 { all[index].severity = .note }
    #expect(SummedFindings.of(all).map(\.table) == ["L", "M", "L", "L"])
  }

  /// What translators have not seen yet goes to them for the whole target.
  @Test(arguments: ["language-folder", "missing-key", "unknown-key", "empty-value"])
  func tablesOfATargetAreToldTogether(id: String) throws {
    var all = findings(4, try rule(id))
    for index in 1..<4 { all[index].table = "M" }
    all[3].language = "fr"
    let told = SummedFindings.of(all)
    #expect(told.map(\.message) == ["m0 (and 3 more like it, in 2 tables and 2 languages)"])
    #expect(
      told.first?.notes.map(\.message) == [
        "m1 (and 2 more in M)", "'localization-tool check --format json' lists all 4",
      ])
  }

  @Test func aTableIsNamed() throws {
    let all =
      findings(3, try rule("number-missing"))
      + findings(1, try rule("number-missing"), language: "fr")
    #expect(
      SummedFindings.of(all).map(\.message) == ["m0 (and 3 more like it in L, in 2 languages)"])
  }

  // MARK: How it is told

  @Test func oneLanguage() throws {
    try write(["de": "ABCDe"])
    let check = run("check", folder.path + "/T")
    let lines = check.output.split(separator: "\n").filter { $0.contains("lproj") }
    #expect(
      lines == [
        "T/de.lproj/L.strings:1:8: warning: the text of \"a\" is empty (and 3 more like it) "
          + "[empty-value]",
        "T/en.lproj/L.strings:1:8: note: en says \"Text a\"",
        "T/de.lproj/L.strings:2:8: note: the text of \"b\" is empty",
        "T/de.lproj/L.strings:3:8: note: the text of \"c\" is empty",
        "T/de.lproj/L.strings:4:8: note: the text of \"d\" is empty",
      ])
    #expect(check.errors == "2 files: 0 errors, 1 warning\n")
    #expect(!check.output.contains("lists all"))
  }

  @Test func severalLanguages() throws {
    try write(["de": "ABcde", "fr": "ABCde", "it": "abcdE"])
    let output = run("check", folder.path + "/T").output
    #expect(
      output.hasPrefix(
        "T/de.lproj/L.strings:1:8: warning: the text of \"a\" is empty (and 5 more like it, in 3 "
          + "languages) [empty-value]\n"))
    #expect(
      output.contains(
        "fr.lproj/L.strings:1:8: note: the text of \"a\" is empty (and 2 more in fr)\n"))
    #expect(output.contains("it.lproj/L.strings:5:8: note: the text of \"e\" is empty\n"))
    #expect(output.contains("note: 'localization-tool check --format json' lists all 6\n"))
  }

  @Test func missingKeysOfManyLanguages() throws {
    try write(["de": "abcd", "fr": "ab", "it": "e"])
    let output = run("check", folder.path + "/T").output
    #expect(
      output.contains(
        "warning: de lacks 1 of 5 keys of L: \"e\" (and 2 more like it, in 3 languages)"))
    #expect(output.contains("note: fr lacks 3 of 5 keys of L: \"c\", \"d\", \"e\"\n"))
    #expect(output.components(separatedBy: "[missing-key]").count == 2)
  }

  @Test func jsonHasEachWithItsPlace() throws {
    try write(["de": "abcdevwxyz"])
    let text = run("check", folder.path + "/T").output
    #expect(text.components(separatedBy: "[unknown-key]").count == 2)
    let json = run("check", "--format", "json", folder.path + "/T").output
    for (index, key) in "vwxyz".enumerated() {
      #expect(json.contains("\"line\":\(index + 6),\"column\":2"))
      #expect(json.contains("\"key\":\"\(key)\""))
    }
  }

  @Test(arguments: [("github", "::warning "), ("sarif", "\"ruleId\"")])
  func annotationsAndScansGetOne(format: String, mark: String) throws {
    try write(["de": "ABCDe"])
    let output = run("check", "--format", format, folder.path + "/T").output
    #expect(output.components(separatedBy: mark).count == 2)
    #expect(output.contains("(and 3 more like it)"))
  }

  // MARK: Baselines and comments

  @Test func aBaselineKnowsEach() throws {
    try write(["de": "ABCde"])
    try folder.write("{}", to: "T/localization.json")
    let writing = run("check", "--write-baseline", folder.path + "/T")
    #expect(writing.errors.contains("3 findings accepted"))
    #expect(run("check", folder.path + "/T").output == "")
    try write(["de": "ABCDE"])
    let output = run("check", folder.path + "/T").output
    #expect(output.components(separatedBy: "[empty-value]").count == 3)
    #expect(output.contains("\"d\" is empty [") && output.contains("\"e\" is empty ["))
  }

  @Test func commentsSilenceOne() throws {
    try write([:])
    try folder.write(
      "/* [no-lint:empty-value] */\n" + strings("A") + strings("BCD") + strings("e"),
      to: "T/de.lproj/L.strings")
    #expect(run("check", folder.path + "/T").output.contains("(and 2 more like it)"))
  }

  @Test func theBuildTellsThemSo() throws {
    try write(["de": "ABCDe"])
    let generate = run(
      "generate", folder.path + "/T", "--output", folder.path + "/O", "--bundle-name", "P_T")
    #expect(generate.exitCode == .success)
    #expect(generate.errors.components(separatedBy: "[empty-value]").count == 2)
  }

  @Test func explainSaysSo() throws {
    #expect(
      RuleList.description(of: try rule("empty-value")).contains(
        "\nThree and more in one target are told as one.\n"))
    #expect(
      RuleList.description(of: try rule("number-missing")).contains(
        "\nThree and more in one table are told as one.\n"))
    #expect(!RuleList.description(of: try rule("markup")).contains("are told as one"))
  }
}
