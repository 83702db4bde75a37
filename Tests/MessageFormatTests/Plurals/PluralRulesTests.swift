import Testing

@testable import MessageFormat

@Suite struct PluralRulesTests {
  /// Rows of `plural_samples.tsv`, grouped: kind, category, languages, numbers.
  @Test func everySampleOfCLDRGivesItsCategory() throws {
    var count = 0
    for row in caseRows("plural_samples.tsv") {
      let category = try #require(PluralCategory(name: row[1]))
      for language in row[2].split(separator: " ") {
        let rules = PluralRules(
          tag: String(language), kind: row[0] == "ordinal" ? .ordinal : .cardinal)
        for number in row[3].split(separator: " ").map(String.init) {
          count += 1
          if rules.category(ofDecimal: number) != category {
            Issue.record("\(language) \(row[0]) \(number) is not \(category)")
          }
          if let integer = Int(number), rules.category(of: integer) != category {
            Issue.record("\(language) \(row[0]) integer \(number) is not \(category)")
          }
        }
      }
    }
    print("plural samples: \(count)")
    #expect(count == 40_803)
  }

  @Test(arguments: [
    ("ru", [1, 2, 5, 11, 21, 22, 25], "one few many many one few many"),
    ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
    ("lv", [0, 10, 11, 21], "zero zero zero one"),
    ("pl", [1, 2, 5, 12, 22], "one few many many few"),
    ("fr", [0, 1, 2, 1_000_000, 1_000_001], "one one other many other"),
    ("ru", [-1, -2, .min, .max], "one few many many"),
    ("pt-AO", [0], "one"), ("pt-PT", [0], "other"), ("PT_pt", [0], "other"),
    ("kok_latn", [0], "one"), ("xx", [1], "other"), ("iw", [2], "two"), ("no", [1], "one"),
    ("en_US.UTF-8", [1, 2], "one other"), ("Russian", [2], "few"), ("arb", [2], "two"),
    ("sr-Latn-RS", [2], "few"), ("", [1], "other"), ("zh-Hant-TW", [1], "other"),
  ])
  func integersHaveTheirCategory(tag: String, numbers: [Int], expected: String) {
    let rules = PluralRules(tag: tag)
    #expect(numbers.map { rules.category(of: $0).name }.joined(separator: " ") == expected)
  }

  @Test(arguments: [
    ("en", "1", "one"), ("en", "1.0", "other"), ("da", "1.0", "one"), ("lv", "0.1", "one"),
    ("fr", "1.5", "one"), ("fr", "1c6", "many"), ("fr", "1000000", "many"),
    ("fr", "1.2c6", "many"), ("fr", "1.2345678c6", "many"), ("fr", "1000000.0", "other"),
    ("en", "-1", "one"), ("en", "+1", "one"), ("cs", "1.00", "many"), ("en", "0001", "one"),
    ("ru", "100000000000000000000000000000000000000000000001", "one"),
    ("ru", "100000000000000000000000000000000000000000000011", "many"),
    ("ar", "1000000000000000000000000000000000000000000000", "other"),
    ("es", "5000000000000000000000000000000000000000000000000", "many"),
    ("fr", "1c999999999999999999999", "many"), ("fr", "0c999999999999999999999", "one"),
    ("mk", "0.100000000000000000000000000000000000000000001", "one"),
    ("is", "1.0000000000000000000000", "one"), ("it", "1e6", "many"),
  ])
  func decimalsHaveTheirCategory(tag: String, digits: String, expected: String) {
    #expect(PluralRules(tag: tag).category(ofDecimal: digits)?.name == expected)
  }

  @Test(arguments: [
    "", "-", "a", "1.", ".5", "1.2.3", "1c", "c6", "1c6c6", "1,5", "٣", " 1", "1c-6",
  ])
  func whatIsNoNumberHasNoCategory(text: String) {
    #expect(PluralRules(tag: "en").category(ofDecimal: text) == nil)
  }

  @Test(arguments: [
    ("en", "one other", "one other", "other"),
    ("fr", "one many other", "one other", "one many other"),
    ("ar", "zero one two few many other", "zero one two few many other", "few many other"),
    ("ja", "other", "other", "other"), ("ru", "one few many other", "one few many", "one few many"),
    ("cs", "one few many other", "one few other", "few other"),
    ("lv", "zero one other", "zero one other", "zero one other"),
    ("cy", "zero one two few many other", "zero one two few many other", "other"),
  ])
  func categoriesOfALanguage(
    tag: String, all: String, ofIntegers: String, withSeveral: String
  ) {
    let rules = PluralRules(tag: tag)
    func names(_ categories: [PluralCategory]) -> String {
      categories.map(\.name).joined(separator: " ")
    }
    #expect(names(rules.categories) == all)
    #expect(names(rules.integerCategories) == ofIntegers)
    #expect(names(PluralCategory.allCases.filter(rules.holdsSeveralIntegers)) == withSeveral)
  }

  @Test func categoriesOfTheNextVersionAreTolerated() {
    #expect(PluralRules(tag: "vi-VN").toleratedCategories == [.one])
    #expect(PluralRules(tag: "gl").toleratedCategories == [.many])
    #expect(PluralRules(tag: "bg", kind: .ordinal).toleratedCategories == [.one, .two, .few])
    #expect(PluralRules(tag: "ru").toleratedCategories.isEmpty)
  }
}
