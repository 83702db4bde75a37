internal import MessageFormat

/// A compiled table and what holds its bytes.
struct OverrideTable: Sendable {
  let table: CompiledTable
  let storage: ByteStorage
}

/// One override's texts for one target, compiled so that look-ups read them like built-in ones.
struct OverrideOverlay: Sendable {
  let identifier: Int
  /// Serves every language.
  let everyLanguage: OverrideTable?
  let byLanguage: [String: OverrideTable]
  /// Keys of the override that the target has.
  let known: Set<String>

  /// The table that stands before the built-in one of `language`: its own, that of a regional variant
  /// (`es-MX` serves `es`), or that of its base where the chain has no such language.
  func table(serving language: String, asked tag: String, in chain: [String]) -> OverrideTable? {
    if byLanguage.isEmpty { return nil }
    if let own = byLanguage[TableManifest.canonical(language)] { return own }
    let candidates = byLanguage.keys.sorted().filter {
      Self.isVariant($0, of: language) || (Self.isVariant(language, of: $0) && !chain.contains($0))
    }
    let best = LanguageMatching.matches(preferred: [tag, language], available: candidates).first
    return (best ?? candidates.first).flatMap { byLanguage[$0] }
  }

  /// Never from one script to another.
  private static func isVariant(_ tag: String, of base: String) -> Bool {
    let tag = tag.split(separator: "-")
    let base = base.split(separator: "-")
    return tag.count > base.count && tag.starts(with: base) && tag[base.count].count != 4
  }
}
