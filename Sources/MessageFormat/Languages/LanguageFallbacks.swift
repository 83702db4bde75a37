/// The order in which a target's languages are asked for a message: at run time, by `render`, and
/// where missing keys are counted.
///
/// Depth first, and each language once:
/// 1. the language asked for, or what the matcher takes for it, then the CLDR parents of both;
/// 2. the configured fallbacks of each of these, in the configured order, each one followed by its
///    own parents and fallbacks;
/// 3. the development language, where no fallback named it before.
///
/// A configured key counts in any spelling that means the same: `zh-TW` serves `zh-Hant-TW`.
package struct LanguageFallbacks {
  private let available: [String]
  private let configured: [String: [String]]
  private lazy var tags = AvailableTags(available)
  private lazy var links = Self.links(configured)

  /// - Parameters:
  ///   - available: the languages to choose from, the development language first.
  ///   - configured: language → the languages asked after it and its parents.
  package init(available: [String], configured: [String: [String]]) {
    self.available = available
    self.configured = configured
  }

  /// The languages that are asked for `language`, spelt as in `available`.
  package mutating func chain(for language: String) -> [String] {
    let tag = LanguageTag(language)
    if available.contains(language), configured.isEmpty || tag == nil, tag?.parent == nil {
      return available.first == language ? [language] : [language] + available.prefix(1)
    }
    var chain: [String] = []
    if let tag { walk(from: tag, into: &chain) }
    if chain.isEmpty {
      chain = LanguageMatching.settled(preferred: [language], available: available)
    }
    for development in available.prefix(1) where !chain.contains(development) {
      chain.append(development)
    }
    return chain
  }

  private mutating func walk(from start: LanguageTag, into chain: inout [String]) {
    var visited: Set<LanguageTag> = []
    // The next to visit is last.
    var pending = [start]
    while let tag = pending.popLast() {
      guard visited.insert(tag).inserted else { continue }
      let nearest = nearest(to: tag)
      let matched = nearest.first.flatMap { LanguageTag($0) }
      let parents = tag.ancestors + (matched?.ancestors ?? [])
      for name in nearest + parents.compactMap({ tags.tag(for: $0) }) where !chain.contains(name) {
        chain.append(name)
      }
      let line = [tag] + (matched.map { [$0] } ?? []) + parents
      pending += line.flatMap { links[$0.maximized] ?? [] }.reversed()
    }
  }

  /// The tag's own language, else what the matcher takes for it; "no linguistic content" serves only
  /// where nothing else does.
  private mutating func nearest(to tag: LanguageTag) -> [String] {
    if let same = tags.tag(for: tag) { return [same] }
    return LanguageMatching.settled(preferred: [tag.string], available: available)
      .filter { $0 != "zxx" }
  }

  /// Of two spellings of one key the fallbacks of both count.
  private static func links(_ configured: [String: [String]]) -> [LanguageTag: [LanguageTag]] {
    var links: [LanguageTag: [LanguageTag]] = [:]
    for (key, tags) in configured.sorted(by: { $0.key < $1.key }) {
      guard let key = LanguageTag(key) else { continue }
      links[key.maximized, default: []] += tags.compactMap(LanguageTag.init)
    }
    return links
  }
}

extension LanguageTag {
  /// The tag among `tags` that means the same as `code`, short or full (`en` and `en-US`, `pt` and
  /// `pt-BR`), else the nearest of the same language; spelt as there. Nil for none.
  package static func resolve(_ code: String, among tags: [String]) -> String? {
    guard let tag = LanguageTag(code) else { return tags.first { $0 == code } }
    return AvailableTags(tags).tag(for: tag)
      ?? LanguageMatching.settled(preferred: [tag.string], available: tags).first
  }
}

/// Tags to choose from, found by what they mean.
private struct AvailableTags {
  private let tags: [(name: String, tag: LanguageTag)]

  init(_ names: [String]) {
    tags = names.compactMap { name in LanguageTag(name).map { (name, $0) } }
  }

  func tag(for tag: LanguageTag) -> String? {
    if let exact = tags.first(where: { $0.tag == tag }) { return exact.name }
    let current = tag.replacingAliases
    if let same = first(where: { $0.replacingAliases == current }) { return same }
    let full = tag.maximized
    return first { $0.maximized == full }
  }

  /// The first by its bytes, so that the order in which languages are listed decides nothing.
  private func first(where means: (LanguageTag) -> Bool) -> String? {
    tags.filter { means($0.tag) }.map({ $0.name }).min()
  }
}
