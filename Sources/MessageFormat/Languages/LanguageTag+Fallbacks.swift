extension LanguageTag {
  /// The tag among `tags` that means the same as `code`, short or full (`en` and `en-US`, `pt` and
  /// `pt-BR`), else the nearest of the same language; spelt as there. Nil for none.
  package static func resolve(_ code: String, among tags: [String]) -> String? {
    guard let tag = LanguageTag(code) else { return tags.first { $0 == code } }
    return AvailableTags(tags).tag(for: tag)
      ?? LanguageMatching.matches(preferred: [tag.string], available: tags).first
  }

  /// The languages in which a key is looked up, spelt as in `available`: the language, its
  /// parents, then what is configured for them, with parents and configuration of its own.
  package static func fallbackChain(
    for language: String, among available: [String], configured: [String: [String]] = [:]
  ) -> [String] {
    guard let tag = LanguageTag(language) else { return available.filter { $0 == language } }
    var walk = FallbackWalk(available: AvailableTags(available))
    for (key, tags) in configured.sorted(by: { $0.key < $1.key }) {
      guard let key = LanguageTag(key) else { continue }
      walk.configured[key.maximized, default: []] += tags.compactMap(LanguageTag.init)
    }
    walk.visit(tag)
    return walk.chain
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
    if let same = tags.first(where: { $0.tag.replacingAliases == current }) { return same.name }
    let full = tag.maximized
    return tags.first { $0.tag.maximized == full }?.name
  }
}

private struct FallbackWalk {
  let available: AvailableTags
  var configured: [LanguageTag: [LanguageTag]] = [:]
  private(set) var chain: [String] = []
  private var visited: Set<LanguageTag> = []

  init(available: AvailableTags) { self.available = available }

  mutating func visit(_ start: LanguageTag) {
    // The next to visit is last.
    var pending = [start]
    while let tag = pending.popLast() {
      guard visited.insert(tag).inserted else { continue }
      let line = [tag] + tag.ancestors
      for member in line {
        guard let name = available.tag(for: member), !chain.contains(name) else { continue }
        chain.append(name)
      }
      let next = line.flatMap { configured[$0.maximized] ?? [] }
      pending += next.reversed()
    }
  }
}
