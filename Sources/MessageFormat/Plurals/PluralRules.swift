/// CLDR 48 plural rules of one language.
package struct PluralRules: Sendable {
  package static let cldrVersion = 48

  package enum Kind: Sendable { case cardinal, ordinal }

  /// Looked up by the exact tag, then by truncation; an unknown language has only `other`.
  package init(tag: String, kind: Kind = .cardinal) {}

  /// Without allocation. Negative numbers count by their absolute value.
  package func category(of number: Int) -> PluralCategory { .other }
  /// A decimal as it will be printed (`1.0` differs from `1`); nil when it is not a number.
  package func category(ofDecimal digits: String) -> PluralCategory? { nil }

  /// The categories the language has.
  package var categories: [PluralCategory] { [.other] }
  /// Those that some integer below a million selects.
  package var integerCategories: [PluralCategory] { [.other] }
  /// Whether more than one integer selects `category`.
  package func holdsSeveralIntegers(_ category: PluralCategory) -> Bool { true }
}
