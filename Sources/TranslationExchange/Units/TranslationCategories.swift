/// The plural categories that translators of a language are asked for.
package enum TranslationCategories {
  /// As Xcode has them: those that some number below a million selects, `other` always. French,
  /// Spanish and Portuguese get no `many`, which only round millions select.
  package static func categories(of language: String) -> [PluralCategory] {
    let rules = PluralRules(tag: language)
    var chosen = Set(rules.integerCategories)
    chosen.insert(.other)
    for decimal in ["0.0", "0.5", "1.0", "1.5", "2.5", "5.5", "10.5"] {
      if let category = rules.category(ofDecimal: decimal) { chosen.insert(category) }
    }
    return PluralCategory.allCases.filter(chosen.contains)
  }
}
