/// CLDR 48 plural rules of one language.
package struct PluralRules: Sendable {
  package static let cldrVersion = 48

  package enum Kind: Sendable { case cardinal, ordinal }

  private let program: PluralProgram
  private let tolerated: PluralCategorySet

  /// Looked up by the exact tag, then by truncation; an unknown language has only `other`.
  package init(tag: String, kind: Kind = .cardinal) {
    guard let tag = LanguageTag(tag) else {
      (program, tolerated) = (PluralProgram.none, PluralCategorySet())
      return
    }
    program =
      Self.first(of: tag.string) { PluralRuleTable.program(for: $0, kind) }
      ?? Self.first(of: tag.replacingAliases.string) { PluralRuleTable.program(for: $0, kind) }
      ?? PluralProgram.none
    tolerated =
      Self.first(of: tag.string) { PluralRuleTable.added(to: $0, kind) } ?? PluralCategorySet()
  }

  /// Without allocation. Negative numbers count by their absolute value.
  @inline(__always)
  package func category(of number: Int) -> PluralCategory {
    program.category(ofMagnitude: UInt64(number.magnitude))
  }

  package func category(of number: UInt) -> PluralCategory {
    program.category(ofMagnitude: UInt64(number))
  }

  /// A decimal as it will be printed (`1.0` differs from `1`), or in compact form (`1.2c6`); nil
  /// when it is not a number.
  package func category(ofDecimal digits: String) -> PluralCategory? {
    var digits = digits
    return digits.withUTF8 { category(ofDecimal: $0) }
  }

  package func category(ofDecimal digits: UnsafeBufferPointer<UInt8>) -> PluralCategory? {
    PluralOperands(digits).map(program.category(of:))
  }

  /// The categories the language has.
  package var categories: [PluralCategory] { program.categories.list }

  /// Categories that CLDR 49 adds to the language's; a table that has them is not at fault.
  package var toleratedCategories: [PluralCategory] { tolerated.list }

  /// What `search` finds for the tag or the first of its truncations.
  private static func first<Result>(of tag: String, _ search: (String) -> Result?) -> Result? {
    var tag = tag
    while true {
      if let result = search(tag) { return result }
      guard let separator = tag.utf8.lastIndex(of: UInt8(ascii: "-")) else { return nil }
      tag = String(tag[..<separator])
    }
  }
}
