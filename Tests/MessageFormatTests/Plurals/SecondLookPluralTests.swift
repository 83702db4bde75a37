import Foundation
import Testing

@testable import MessageFormat

/// C1: the category of a printed number, in every language, is what CLDR's rules say of its digits.
struct SecondLookPluralTests {
  private struct Rules: Decodable { var cardinal: [String: [String: String]] }

  private static func rules() throws -> [String: [String: String]] {
    try JSONDecoder().decode(
      Rules.self, from: LanguageFixture.data("plural_rules_cldr48.json")
    ).cardinal
  }

  /// All categories but `zero`, whose form is taken for 0 whatever the language says.
  private static let forms = PluralCategory.allCases.filter { $0 != .zero }

  private static func table(_ placeholder: String) throws -> TestTable {
    let forms = forms.map { MessageNode.Case($0, form("\(placeholder) \($0.name)")) }
    return try TestTable([Message(.plural(forms))])
  }

  private func printed(
    _ number: Double, _ table: TestTable, _ environment: FormatEnvironment
  ) -> (digits: String, category: String)? {
    let words = table.format(0, [.double(number)], environment)?.split(separator: " ")
    guard let words, words.count == 2 else { return nil }
    return (String(words[0]), String(words[1]))
  }

  @Test(arguments: [1, 2, 3])
  func everyNumberBelowOneInEveryLanguage(decimals: Int) throws {
    let rules = try Self.rules()
    #expect(rules.count == 224)
    let table = try Self.table("%.\(decimals)f")
    let scale = [10, 100, 1000][decimals - 1]
    let numbers = Array(-(scale - 1)..<scale)
    // Languages with the same rules are told apart by their first one alone.
    for (language, texts) in rules {
      let oracle = Oracle(texts)
      let format = LanguageFormat(tag: language, localizesNumbers: false)
      let environment = FormatEnvironment(language: format)
      let step = decimals == 3 ? 7 : 1
      for number in stride(from: 0, to: numbers.count, by: step).map({ numbers[$0] }) {
        let value = Double(number) / Double(scale)
        let text = printed(value, table, environment)
        let digits = text.map { String($0.digits.drop { $0 == "-" }) } ?? ""
        let expected = oracle.category(of: digits)
        // The language's own zero has no form here, nor has another category.
        let shown = expected == "zero" ? "other" : expected
        if text?.category != shown || format.plurals.category(ofDecimal: digits)?.name != expected {
          Issue.record("\(language) \(value): \(text?.category ?? "nothing"), not \(expected)")
        }
      }
    }
  }

  @Test func everyOtherNotationInEveryLanguage() throws {
    let rules = try Self.rules()
    let numbers: [(String, Double)] = [
      ("%.0f", 0.4), ("%.0f", 0.6), ("%g", 0.5), ("%g", 0.05), ("%g", 0.00001), ("%.1f", 1.5),
      ("%.2f", 2), ("%.1f", 100.5), ("%.3f", 0.25), ("%e", 0.5), ("%.1f", 0.96), ("%.1f", 0.95),
      ("%.2f", 0.999), ("%f", 0.1), ("%.1f", -1.5), ("%.4f", 0.0049),
    ]
    for (language, texts) in rules {
      let oracle = Oracle(texts)
      let format = LanguageFormat(tag: language, localizesNumbers: false)
      let environment = FormatEnvironment(language: format)
      for (placeholder, number) in numbers {
        let text = printed(number, try Self.table(placeholder), environment)
        var digits = text.map { String($0.digits.drop { $0 == "-" }) } ?? ""
        if digits.contains("e") { digits = placeholder == "%e" ? "0.5" : "0.00001" }
        let expected = oracle.category(of: digits)
        let shown = expected == "zero" ? "other" : expected
        #expect(text?.category == shown, "\(language) \(placeholder) \(number)")
      }
    }
  }

  @Test func integersAndCompactExponentsInEveryLanguage() throws {
    let integers = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 100, 101, 1000, 1_000_000, -1, -2, -5, -21]
    let decimals = [
      "0.0", "0.1", "1.0", "1.2c3", "1c6", "2c6", "1.5c6", "0.5c3", "0.5c1", "1.10", "0.10", "1c3",
    ]
    for (language, texts) in try Self.rules() {
      let oracle = Oracle(texts)
      let rules = PluralRules(tag: language)
      for integer in integers {
        let expected = oracle.category(of: String(integer.magnitude))
        #expect(rules.category(of: integer).name == expected, "\(language) \(integer)")
      }
      for decimal in decimals {
        #expect(
          rules.category(ofDecimal: decimal)?.name == oracle.category(of: decimal),
          "\(language) \(decimal)")
        #expect(
          rules.category(ofDecimal: "-" + decimal) == rules.category(ofDecimal: decimal),
          "\(language) -\(decimal)")
      }
    }
  }
}

/// CLDR's rules read as TR35 describes them, by other means than the library's.
private struct Oracle {
  private typealias Relation = (
    operand: String, modulus: Int, isNegated: Bool, values: [ClosedRange<Int>]
  )
  private let rules: [(category: String, alternatives: [[Relation]])]

  init(_ texts: [String: String]) {
    rules = ["zero", "one", "two", "few", "many"].compactMap { category in
      guard let text = texts[category] else { return nil }
      let alternatives = text.components(separatedBy: " or ").map { part in
        part.components(separatedBy: " and ").map(Self.relation)
      }
      return (category, alternatives)
    }
  }

  private static func relation(_ text: String) -> Relation {
    let words = text.split(separator: " ").map(String.init)
    let modulus = words.firstIndex(of: "%").flatMap { Int(words[$0 + 1]) } ?? 0
    let values = (words.last ?? "").split(separator: ",").compactMap { part -> ClosedRange<Int>? in
      let ends = part.components(separatedBy: "..").compactMap(Int.init)
      return ends.first.map { $0...(ends.last ?? $0) }
    }
    return (words[0], modulus, words.contains("!="), values)
  }

  /// Of `1.50` or `1.2c6`.
  func category(of number: String) -> String {
    let parts = number.split(separator: "c")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let halves = parts[0].split(separator: ".").map(String.init)
    var whole = halves[0]
    var fraction = halves.count > 1 ? halves[1] : ""
    for _ in 0..<exponent {
      whole += fraction.isEmpty ? "0" : String(fraction.removeFirst())
    }
    var trimmed = fraction
    while trimmed.hasSuffix("0") { trimmed.removeLast() }
    let operands = [
      "i": Int(whole) ?? 0, "v": fraction.count, "w": trimmed.count, "f": Int(fraction) ?? 0,
      "t": Int(trimmed) ?? 0, "c": exponent, "e": exponent,
    ]
    let holds = { (relation: Relation) -> Bool in
      let isWhole = relation.operand != "n" || trimmed.isEmpty
      var value = operands[relation.operand == "n" ? "i" : relation.operand] ?? 0
      if relation.modulus > 0 { value %= relation.modulus }
      return (isWhole && relation.values.contains { $0.contains(value) }) != relation.isNegated
    }
    return rules.first { $0.alternatives.contains { $0.allSatisfy(holds) } }?.category ?? "other"
  }
}
