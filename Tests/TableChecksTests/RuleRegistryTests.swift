import Foundation
import TableChecks
import Testing

@Suite struct RuleRegistryTests {
  @Test func everyRuleOfACheckHasItsTexts() {
    for rule in RuleRegistry.checks.map(\.rule) {
      #expect(rule.explanation.count > 80, "\(rule.id)")
      #expect(!rule.explanation.contains("\n"), "\(rule.id)")
      #expect(rule.badExample?.files.isEmpty == false, "\(rule.id)")
      #expect(rule.goodExample?.files.isEmpty == false, "\(rule.id)")
      #expect(rule.isConfigurable, "\(rule.id)")
    }
  }

  @Test func everyIDIsOneOfAKind() {
    let ids = RuleRegistry.rules.map(\.id)
    #expect(Set(ids).count == ids.count)
    for id in ids {
      #expect(id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" }, "\(id)")
      #expect(RuleRegistry.rule(id)?.id == id)
    }
  }

  /// A rule that the registry does not list could be neither explained nor configured.
  @Test(arguments: ["LocalizationModel", "TableChecks"])
  func everyRuleIsListed(target: String) throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let folder = sources.appending(path: "\(target)/Rules")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    var written: [String] = []
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      written += text.matches(of: /= Rule\(\s*"([^"]+)"/).map { String($0.1) }
    }
    // The reader of catalogs reports this rule as well.
    let checked = Set(RuleRegistry.checks.map(\.rule.id)).subtracting([Rule.applicationName.id])
    let listed = RuleRegistry.rules.map(\.id)
      .filter { checked.contains($0) == (target == "TableChecks") }
    #expect(written.sorted() == listed.sorted())
  }
}
