/// CLDR 48 plural rules of one language.
package struct PluralRules: Sendable {
  package static let cldrVersion = 48

  package enum Kind: Sendable { case cardinal, ordinal }

  private let program: PluralProgram
  /// Categories that CLDR 49 adds to the language's; a table that has them is not at fault.
  package let toleratedCategories: [PluralCategory]

  /// Looked up by the exact tag, then by truncation; an unknown language has only `other`.
  package init(tag: String, kind: Kind = .cardinal) {
    let tags = Self.candidates(for: tag)
    program = tags.lazy.compactMap { PluralRuleTable.program(for: $0, kind) }.first ?? .none
    toleratedCategories = PluralRuleTable.addedCategories(for: tags, kind)
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
  package var categories: [PluralCategory] { program.categories }

  /// The tag and its truncations, then those of what the tag is an old name of.
  private static func candidates(for tag: String) -> [String] {
    guard let parsed = LanguageTag(tag) else { return [] }
    var result: [String] = []
    for var candidate in [parsed.string, parsed.replacingAliases.string] {
      result.append(candidate)
      while let separator = candidate.lastIndex(of: "-") {
        candidate = String(candidate[..<separator])
        result.append(candidate)
      }
    }
    return result
  }
}
