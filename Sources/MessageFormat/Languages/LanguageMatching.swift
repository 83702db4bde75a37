/// Apple's matcher (SPEC §5.4).
package enum LanguageMatching {
  /// The chosen tags of `available`, spelt as there, best first; empty for none.
  ///
  /// The first preferred language that has a match decides; what follows the best match are the
  /// available ones among its parents.
  package static func matches(preferred: [String], available: [String]) -> [String] {
    let matches = matches(preferred, candidates(available))
    // "No linguistic content" serves where nothing else does.
    return matches.isEmpty && available.contains("zxx") ? ["zxx"] : matches
  }

  static func candidates(_ available: [String]) -> [AppleLocale] {
    available.filter(isUsable).map(AppleLocale.init)
  }

  static func matches(_ preferred: [String], _ candidates: [AppleLocale]) -> [String] {
    guard let best = best(preferred, candidates) else { return [] }
    return [candidates[best].original] + companions(of: best, in: candidates)
  }

  private struct Match {
    var index: Int
    /// How far both are from what they have in common: -1 for the same name.
    var distance: Int
  }

  private static func isUsable(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "_") else {
      return false
    }
    return name.lowercased() != "base" && name != "root"
  }

  private static func best(_ preferred: [String], _ candidates: [AppleLocale]) -> Int? {
    let wanted = preferred.filter(isUsable).map(AppleLocale.init)
    var brazilian: Int?
    for locale in wanted {
      if let match = match(locale, candidates, &brazilian) {
        return exactVariant(of: match, wanted, candidates) ?? match.index
      }
    }
    return brazilian
  }

  private static func match(
    _ wanted: AppleLocale, _ candidates: [AppleLocale], _ brazilian: inout Int?
  ) -> Match? {
    var best: Match?
    let chain = wanted.parentChain()
    for (index, candidate) in candidates.enumerated() {
      guard let distance = distance(wanted, chain, candidate), distance < best?.distance ?? .max
      else { continue }
      if distance > 0, wanted.normalized == "pt-PT", candidate.normalized == "pt-BR" {
        brazilian = index
      } else {
        best = Match(index: index, distance: distance)
      }
    }
    return best
  }

  private static func distance(
    _ wanted: AppleLocale, _ chain: [String], _ candidate: AppleLocale
  ) -> Int? {
    if wanted.base == candidate.base { return -1 }
    if wanted.normalized == candidate.normalized { return 0 }
    guard wanted.group == candidate.group else { return nil }
    let otherLanguage = wanted.language == candidate.language ? 0 : 1
    // An unusual region makes the way to the parents one step longer.
    let detour = candidate.hasUnusualRegion ? 1 : 0
    var least: Int?
    for (step, parent) in candidate.parentChain().enumerated() {
      guard let index = chain.firstIndex(of: parent) else { continue }
      let distance = index + step + (step > 0 ? detour : 0) + otherLanguage
      least = min(least ?? distance, distance)
    }
    return least
  }

  /// After an inexact match of a region: a wish for the same language that is met exactly.
  private static func exactVariant(
    of match: Match, _ wanted: [AppleLocale], _ candidates: [AppleLocale]
  ) -> Int? {
    let found = candidates[match.index]
    guard match.distance > 0, found.hasRegion, found.language != "zh" else { return nil }
    for locale in wanted where locale.language == found.language {
      let exact = candidates.firstIndex {
        $0.base == locale.base || $0.normalized == locale.normalized
      }
      if let exact { return exact }
    }
    return nil
  }

  private static func companions(of best: Int, in candidates: [AppleLocale]) -> [String] {
    var result: [String] = []
    for parent in candidates[best].parentChain() {
      for (index, candidate) in candidates.enumerated() where index != best {
        let name = candidate.normalized
        // Taiwan's stands in for what Hong Kong's lacks.
        guard name == parent || parent == "zh-Hant-HK" && name == "zh-Hant-TW" else { continue }
        result.append(candidate.original)
      }
    }
    return result
  }
}
