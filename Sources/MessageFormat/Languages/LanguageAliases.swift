/// Names that mean another language.
enum LanguageAliases {
  private static let codes = SortedEntries(LanguageAliasData.codes)
  private static let aliases = SortedEntries(LanguageAliasData.aliases)

  /// `deu` → `de`. Nil where the code is not a long form of one with two letters.
  static func shortCode(of language: String) -> String? {
    language.utf8.count == 3 ? codes.value(for: language) : nil
  }

  /// CLDR's replacement of a language or of a grandfathered tag, both in lower case.
  static func replacement(of tag: String) -> String? { aliases.value(for: tag) }

  /// The names that folders had before there were codes. In lower case.
  static func named(_ name: String) -> String? {
    guard name.utf8.count >= 4 else { return nil }
    return names.value(for: name)
  }

  private static let names = SortedEntries(
    """
    arabic:ar chinese:zh-Hans danish:da dutch:nl english:en finnish:fi french:fr german:de \
    italian:it japanese:ja korean:ko norwegian:nb polish:pl portuguese:pt russian:ru spanish:es \
    swedish:sv thai:th turkish:tr
    """)
}
