/// A BCP 47 tag, canonical in case and separators.
package struct LanguageTag: Hashable, Sendable {
  /// Without extensions: `zh-Hant-HK`, `ca-ES-valencia`. Old codes stay as they are written.
  package let string: String

  /// Takes `zh_Hant`, `EN-us`, `de_DE.UTF-8`, `sr_RS@latin`, and folder names such as `English`.
  /// Nil where no language can be read.
  package init?(_ string: String) {
    guard let subtags = LanguageSubtags(string) else { return nil }
    self.init(subtags)
  }

  init(_ subtags: LanguageSubtags) { string = subtags.joined }

  var subtags: LanguageSubtags { LanguageSubtags(canonical: string) }

  package var language: String { subtags.language }

  /// The script that is written in the tag.
  package var script: String? { subtags.script }
  package var region: String? { subtags.region }
  package var variants: [String] { subtags.variants }

  /// With the current code of an old or overlong one: `iw-IL` → `he-IL`, `sh` → `sr-Latn`.
  package var replacingAliases: LanguageTag {
    var subtags = subtags
    let code = LanguageAliases.shortCode(of: subtags.language) ?? subtags.language
    guard let name = LanguageAliases.replacement(of: code) else {
      subtags.language = code
      return LanguageTag(subtags)
    }
    let alias = LanguageSubtags(canonical: name)
    subtags.language = alias.language
    subtags.script = subtags.script ?? alias.script
    subtags.region = subtags.region ?? alias.region
    return LanguageTag(subtags)
  }
}

extension LanguageTag: CustomStringConvertible {
  package var description: String { string }
}
