import Foundation
import Testing

@testable import MessageFormat

@Suite struct PluralRuleDataTests {
  private struct Rules: Decodable {
    var cardinal: [String: [String: String]]
    var ordinal: [String: [String: String]]
  }

  /// Makes the data anew from CLDR's rules.
  @Test func dataIsMadeFromCLDR() throws {
    let rules = try JSONDecoder().decode(
      Rules.self, from: LanguageFixture.data("plural_rules_cldr48.json"))
    #expect(rules.cardinal.count == 224)
    #expect(rules.ordinal.count == 108)
    #expect("\(PluralRuleData.cardinal)" == compact(rules.cardinal))
    #expect("\(PluralRuleData.ordinal)" == compact(rules.ordinal))
  }

  private func compact(_ rules: [String: [String: String]]) -> String {
    var languages: [String: [String]] = [:]
    for (language, categories) in rules {
      languages[text(categories), default: []].append(language)
    }
    let lines = languages.map { text, languages in
      (languages.sorted().joined(separator: " "), text.isEmpty ? "" : " " + text)
    }
    return lines.sorted { $0 < $1 }.map { "\($0):\($1)" }.joined(separator: "\n")
  }

  private func text(_ categories: [String: String]) -> String {
    let named = PluralCategory.allCases.filter { $0 != .other && categories[$0.name] != nil }
    return named.map { category in
      var rule = categories[category.name] ?? ""
      for (long, short) in [(" and ", " & "), (" or ", " / ")] {
        rule = rule.replacingOccurrences(of: long, with: short)
      }
      for sign in ["%", "!=", "="] {
        rule = rule.replacingOccurrences(of: " \(sign) ", with: sign)
      }
      return "\(category.name) \(rule)"
    }.joined(separator: "; ")
  }

  /// What `PluralOperands` and the sampled integers of `PluralRules` rely on.
  @Test func shortcutsHoldForEveryLanguage() throws {
    let rules = try JSONDecoder().decode(
      Rules.self, from: LanguageFixture.data("plural_rules_cldr48.json"))
    let texts = [rules.cardinal, rules.ordinal].flatMap { $0.values.flatMap(\.values) }
    for text in Set(texts) {
      for modulus in text.matches(of: /% (\d+)/).compactMap({ UInt64($0.1) }) {
        #expect(PluralOperands.limit % modulus == 0)
      }
    }
    for line in "\(PluralRuleData.cardinal)\n\(PluralRuleData.ordinal)".split(separator: "\n") {
      let tag = String(line.prefix { $0 != " " && $0 != ":" })
      checkCounts(PluralRules(tag: tag, kind: .cardinal), tag)
      checkCounts(PluralRules(tag: tag, kind: .ordinal), tag)
    }
  }

  private func checkCounts(_ rules: PluralRules, _ tag: String) {
    var counts = [Int](repeating: 0, count: 6)
    let numbers = Array(0...3000) + stride(from: 4000, to: 1_000_000, by: 500)
    for number in numbers { counts[Int(rules.category(of: number).rawValue)] += 1 }
    let found = PluralCategory.allCases.filter { counts[Int($0.rawValue)] > 0 }
    #expect(rules.integerCategories == found, "\(tag)")
    for category in found where category != .many {
      #expect(
        rules.holdsSeveralIntegers(category) == (counts[Int(category.rawValue)] > 1), "\(tag)")
    }
  }
}
