internal import MessageFormat

/// The order in which a target's languages are asked for a message.
struct LanguageChain {
  /// Spelt as in `available`; the development language always ends it.
  let languages: [String]

  /// The language itself or what matches it, their parents and configured fallbacks.
  /// - Parameters:
  ///   - available: the target's languages, the development language first.
  ///   - fallbacks: tag → tags.
  init(for tag: String, available: [String], fallbacks: [String: [String]]) {
    languages =
      Self.plain(for: tag, available, fallbacks)
      ?? Self.whole(for: tag, available: available, fallbacks: fallbacks)
  }

  /// Where the language has neither parents nor configured fallbacks, which is most often so.
  private static func plain(
    for tag: String, _ available: [String], _ fallbacks: [String: [String]]
  ) -> [String]? {
    guard fallbacks.isEmpty, available.contains(tag), let parsed = LanguageTag(tag),
      parsed.parent == nil
    else { return nil }
    return available[0] == tag ? [tag] : [tag, available[0]]
  }

  private static func whole(
    for tag: String, available: [String], fallbacks: [String: [String]]
  ) -> [String] {
    let own = LanguageTag.fallbackChain(for: tag, among: available, configured: fallbacks)
    let isExact = own.first.map { TableManifest.canonical($0) == tag } ?? false
    let matched =
      isExact ? [] : LanguageMatching.matches(preferred: [tag], available: available)
    let parents = matched.first.map {
      LanguageTag.fallbackChain(for: $0, among: available, configured: fallbacks)
    }
    var chain: [String] = []
    for language in matched + own + (parents ?? []) + available.prefix(1)
    where !chain.contains(language) {
      chain.append(language)
    }
    return chain
  }
}
