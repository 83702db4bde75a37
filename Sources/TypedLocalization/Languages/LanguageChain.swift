internal import MessageFormat

/// The order in which a target's languages are asked for a message.
struct LanguageChain {
  /// The tags of `languages`, spelt as there; the development language always ends it.
  let languages: [String]

  /// - Parameters:
  ///   - available: the target's languages, the development language first.
  ///   - fallbacks: canonical tag → tags.
  init(for tag: String, available: [String], fallbacks: [String: [String]]) {
    var builder = Builder(available: available)
    let exact = available.first { TableManifest.canonical($0) == tag }
    let matched =
      exact.map { [$0] } ?? LanguageMatching.matches(preferred: [tag], available: available)
    builder.append(matched)
    let family = [tag] + matched.prefix(1)
    for member in family { builder.appendParents(of: member) }
    for fallback in Self.configured(for: family, in: fallbacks) {
      builder.appendMatches(of: fallback)
    }
    if let development = available.first { builder.append([development]) }
    languages = builder.languages
  }

  /// The configured fallbacks of the first of `family` and their parents that has any.
  private static func configured(
    for family: [String], in fallbacks: [String: [String]]
  ) -> [String] {
    guard !fallbacks.isEmpty else { return [] }
    for member in family {
      var tag = LanguageTag(member)
      while let current = tag {
        if let found = fallbacks[current.string] { return found }
        tag = current.parent
      }
    }
    return fallbacks["*"] ?? []
  }

  private struct Builder {
    let available: [String]
    var languages: [String] = []

    mutating func append(_ more: [String]) {
      for language in more where !languages.contains(language) { languages.append(language) }
    }

    mutating func appendParents(of tag: String) {
      var parent = LanguageTag(tag)?.parent
      while let current = parent {
        let canonical = current.string
        if let spelt = available.first(where: { TableManifest.canonical($0) == canonical }) {
          append([spelt])
        }
        parent = current.parent
      }
    }

    mutating func appendMatches(of tag: String) {
      append(LanguageMatching.matches(preferred: [tag], available: available))
      appendParents(of: tag)
    }
  }
}
