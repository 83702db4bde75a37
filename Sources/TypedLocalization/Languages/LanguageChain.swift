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
    languages = chain
  }
}
