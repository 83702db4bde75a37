import Foundation
import TableChecks
import TableParsing
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// Every rule's texts, run through the whole tool.
struct RuleExampleTests {
  static let examples = RuleList.rules.compactMap { rule in rule.badExample.map { (rule, $0) } }
  static let mended = RuleList.rules.compactMap { rule in rule.goodExample.map { (rule, $0) } }

  /// Rules about bytes, files and folders that no text can show, those about Swift sources and about
  /// translators' files.
  static let withoutExamples: Set = [
    "invalid-encoding", "utf16-without-bom", "unreadable-file", "unwritable-file", "unused-key",
    "undefined-key", "dynamic-key", "malformed-exchange", "untaken-translation",
    "unsuitable-target", "stale-output",
  ]

  /// Rules whose example shows more than their usual severity.
  static let graver = ["stray-percent": "error"]

  @Test func everyOtherRuleHasExamples() {
    let without = RuleList.rules.filter { $0.badExample == nil || $0.goodExample == nil }
    #expect(Set(without.map(\.id)).isSubset(of: Self.withoutExamples))
  }

  @Test(arguments: examples)
  func theBadExampleYieldsTheRule(rule: Rule, example: RuleExample) throws {
    let found = try findings(in: example, of: rule)
    let own = found.filter { $0.rule == rule.id }
    #expect(!own.isEmpty, "\(found)")
    let severity = (rule.defaultSeverity ?? .warning).rawValue
    #expect(own.contains { $0.severity == Self.graver[rule.id, default: severity] }, "\(own)")
  }

  @Test(arguments: mended)
  func theGoodExampleYieldsNothing(rule: Rule, example: RuleExample) throws {
    #expect(try findings(in: example, of: rule).map(\.description) == [])
  }

  private struct Found: Decodable, CustomStringConvertible {
    var rule: String
    var severity: String
    var message: String
    var description: String { "\(severity): \(message) [\(rule)]" }
  }

  private func findings(in example: RuleExample, of rule: Rule) throws -> [Found] {
    let folder = try TemporaryFolder()
    var settings: [String: Any] = [:]
    if rule.defaultSeverity == nil { settings["rules"] = [rule.id: "warning"] }
    settings["languages"] = example.requiredLanguages
    let json = try JSONSerialization.data(withJSONObject: settings)
    try folder.write(String(decoding: json, as: UTF8.self), to: "localization.json")
    for file in example.files { try folder.write(file.content, to: file.name) }
    let run = ToolRun(["check", "--format", "json", folder.path], in: folder)
    return try JSONDecoder().decode([Found].self, from: Data(run.output.utf8))
  }

  @Test func explanationsAreWholeSentences() {
    for rule in RuleList.rules {
      #expect(rule.explanation.count > 60, "\(rule.id)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
      #expect(!rule.explanation.contains("\n") && !rule.explanation.contains("  "), "\(rule.id)")
      let run = ToolRun(["explain", rule.id])
      #expect(run.exitCode == .success)
      #expect(run.output.hasPrefix("\(rule.id) ("))
    }
  }

  private static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// 'localization-tool rules --format markdown' makes the page anew.
  @Test func thePageOfTheDocumentationIsThatOfTheRules() throws {
    let page = Self.checkout.appending(
      path: "Sources/TypedLocalization/TypedLocalization.docc/Rules.md")
    let written = try String(contentsOf: page, encoding: .utf8)
    let run = ToolRun(["rules", "--format", "markdown"])
    let differences = zip(written.split(separator: "\n"), run.output.split(separator: "\n"))
      .filter { $0 != $1 }
    #expect(differences.first.map { "\($0)" } == nil)
    #expect(written.utf8.count == run.output.utf8.count)
  }
}
