/// Chooses localizations as Apple's platforms do.
package enum LanguageMatching {
  /// The chosen tags of `available`, spelt as there, best first; empty for none.
  ///
  /// The first preferred language with a match decides; the best match is followed by those of its
  /// parents that are available.
  package static func matches(preferred: [String], available: [String]) -> [String] {
    orNoContent(matches(preferred, candidates(available)), available)
  }

  /// The same, whatever the order of `available`: where the platform takes the first of equals, names
  /// in force come before old ones, then a language below the one preferred comes before those above
  /// it, and those before its siblings; then the bytes decide.
  package static func settled(preferred: [String], available: [String]) -> [String] {
    let sorted = candidates(available).sorted(by: precedes)
    return orNoContent(matches(preferred, sorted, settlesTies: true), available)
  }

  /// "No linguistic content" is the last resort.
  private static func orNoContent(_ matches: [String], _ available: [String]) -> [String] {
    matches.isEmpty && available.contains("zxx") ? ["zxx"] : matches
  }

  static func candidates(_ available: [String]) -> [AppleLocale] {
    available.filter(isUsable).map(AppleLocale.init)
  }

  static func matches(
    _ preferred: [String], _ candidates: [AppleLocale], settlesTies: Bool = false
  ) -> [String] {
    guard let best = best(preferred, candidates, settlesTies) else { return [] }
    return [candidates[best].original] + companions(of: best, in: candidates)
  }

  /// Names in force before old ones, then by bytes.
  private static func precedes(_ left: AppleLocale, _ right: AppleLocale) -> Bool {
    if left.isCurrent != right.isCurrent { return left.isCurrent }
    return (left.normalized, left.original) < (right.normalized, right.original)
  }

  private struct Match {
    var index: Int
    var distance: Distance
  }

  private struct Distance: Comparable {
    /// The number of steps to the common parent; -1 for the same name.
    var steps: Int
    /// Of the candidate: below the language preferred, above it, beside it.
    var side = 0

    static func < (left: Self, right: Self) -> Bool {
      (left.steps, left.side) < (right.steps, right.side)
    }
  }

  private static func isUsable(_ name: String) -> Bool {
    guard let first = name.utf8.first, first != UInt8(ascii: "-"), first != UInt8(ascii: "_"),
      name.utf8.count <= LanguageTag.longest
    else { return false }
    return name.lowercased() != "base" && name != "root"
  }

  private static func best(
    _ preferred: [String], _ candidates: [AppleLocale], _ settlesTies: Bool
  ) -> Int? {
    let wanted = preferred.filter(isUsable).map(AppleLocale.init)
    var brazilian: Int?
    for locale in wanted {
      if let match = match(locale, candidates, settlesTies, &brazilian) {
        return exactVariant(of: match, wanted, candidates) ?? match.index
      }
    }
    return brazilian
  }

  private static func match(
    _ wanted: AppleLocale, _ candidates: [AppleLocale], _ settlesTies: Bool,
    _ brazilian: inout Int?
  ) -> Match? {
    var best: Match?
    let chain = wanted.parentChain
    for (index, candidate) in candidates.enumerated() {
      guard var distance = distance(wanted, chain, candidate) else { continue }
      if !settlesTies { distance.side = 0 }
      if let best, distance >= best.distance { continue }
      if distance.steps > 0, wanted.normalized == "pt-PT", candidate.normalized == "pt-BR" {
        brazilian = index
      } else {
        best = Match(index: index, distance: distance)
      }
    }
    return best
  }

  private static func distance(
    _ wanted: AppleLocale, _ chain: [String], _ candidate: AppleLocale
  ) -> Distance? {
    if wanted.base == candidate.base { return Distance(steps: -1) }
    if wanted.normalized == candidate.normalized { return Distance(steps: 0) }
    guard wanted.group == candidate.group else { return nil }
    let otherLanguage = wanted.language == candidate.language ? 0 : 1
    // An unusual region makes the path to the parents one step longer.
    let detour = candidate.hasUnusualRegion ? 1 : 0
    var least: Distance?
    for (step, parent) in candidate.parentChain.enumerated() {
      guard let index = chain.firstIndex(of: parent) else { continue }
      let distance = Distance(
        steps: index + step + (step > 0 ? detour : 0) + otherLanguage,
        side: index == 0 ? 0 : step == 0 ? 1 : 2)
      least = min(least ?? distance, distance)
    }
    return least
  }

  /// After an inexact match of a region: another preferred variant of the same language that is
  /// available exactly.
  private static func exactVariant(
    of match: Match, _ wanted: [AppleLocale], _ candidates: [AppleLocale]
  ) -> Int? {
    let found = candidates[match.index]
    guard match.distance.steps > 0, found.hasRegion, found.language != "zh" else { return nil }
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
    for parent in candidates[best].parentChain {
      for (index, candidate) in candidates.enumerated() where index != best {
        let name = candidate.normalized
        // What Hong Kong's Chinese lacks is taken from Taiwan's.
        guard name == parent || parent == "zh-Hant-HK" && name == "zh-Hant-TW" else { continue }
        result.append(candidate.original)
      }
    }
    return result
  }
}

/// A locale name as Apple's matcher sees it.
struct AppleLocale {
  /// As the caller wrote it.
  let original: String
  /// Canonical in case and separators, without keywords and extensions.
  let base: String
  /// With old names replaced, and with the script in the case of Chinese.
  let normalized: String
  let language: String
  /// Languages that can have a common parent are in the same group.
  let group: String
  /// `normalized` and its parents, nearest first.
  let parentChain: [String]

  init(_ name: String) {
    original = name
    base = Self.base(name)
    normalized = Self.normalized(base)
    let first = String(Substring(normalized.utf8.prefix(while: ASCII.isLowercase)))
    language = LanguageAliases.shortCode(of: first) ?? first
    group = Self.group(of: language)
    var chain = [normalized]
    // A tag of the greatest length has no more subtags.
    while chain.count < LanguageTag.longest / 2, let last = chain.last,
      let parent = Self.parent(of: last)
    {
      chain.append(parent)
    }
    parentChain = chain
  }

  /// Whether nothing in it is old.
  var isCurrent: Bool { base == normalized }

  var hasRegion: Bool { region != nil }

  /// Whether the region is not the likely one of the language.
  var hasUnusualRegion: Bool {
    guard let region, region != "ZZ", !Self.usual.contains(normalized) else { return false }
    let parts = normalized.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    let script = parts.count > 1 && parts[1].utf8.count == 4 ? parts[1] : nil
    return !LikelySubtags.isDefaultRegion(
      LanguageSubtags(language: language, script: script, region: region))
  }

  private var region: String? {
    let parts = normalized.utf8.split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    for part in parts.dropFirst().prefix(2) {
      let part = part.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
      if 2...3 ~= part.count { return String(Substring(part)) }
      if part.count != 4 { return nil }
    }
    return nil
  }

  /// Exceptions that count as usual: by Apple's rules, and in the case of Punjabi in Pakistan because
  /// its likely script is Nastaliq for Apple.
  private static let usual = ["es-MX", "zh-Hant-TW", "pa-Arab-PK"]

  /// Hindi is in the group of English, since Hindi in Latin script falls back to Indian English.
  private static func group(of language: String) -> String {
    switch language {
    case "ars": "ar"
    case "hi": "en"
    case "nb", "nn": "no"
    case "wuu", "yue": "zh"
    default: language
    }
  }
}

extension AppleLocale {
  private static func base(_ name: String) -> String {
    var bytes = Array(name.utf8)
    let suffix = removeSuffix(of: &bytes)
    for index in bytes.indices { bytes[index] = lowercased(bytes[index]) }
    let parts = bytes.split(separator: UInt8(ascii: "-"))
    guard let first = parts.first else { return suffix }
    if first == [UInt8(ascii: "i")],
      let code = LanguageAliases.replacement(of: String(decoding: bytes, as: UTF8.self))
    {
      return code
    }
    let language = String(decoding: first, as: UTF8.self)
    // A single letter begins an extension.
    let rest = parts.dropFirst().prefix { $0.count > 1 }
    return (LanguageAliases.shortCode(of: language) ?? language) + joined(rest) + suffix
  }

  /// Script, region and variants; a variant without a region has an empty one.
  private static func joined(_ parts: ArraySlice<ArraySlice<UInt8>>) -> String {
    guard !parts.isEmpty else { return "" }
    var result: [UInt8] = []
    var parts = parts
    if let script = parts.first, script.count == 4, script.allSatisfy(ASCII.isLowercase) {
      result = [UInt8(ascii: "-")] + script
      result[1] &= 0xDF
      parts = parts.dropFirst()
    }
    if let region = parts.first, !(2...3 ~= region.count) { result.append(UInt8(ascii: "-")) }
    for part in parts {
      result.append(UInt8(ascii: "-"))
      for byte in part { result.append(ASCII.isLowercase(byte) ? byte & 0xDF : byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Removes and returns the code set and a modifier that is no keyword (`@euro`), with each `-` in
  /// them replaced, since that separates subtags.
  private static func removeSuffix(of bytes: inout [UInt8]) -> String {
    let marks: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "@")]
    guard let start = bytes.firstIndex(where: marks.contains) else { return "" }
    var suffix = bytes[start...]
    bytes.removeSubrange(start...)
    if let mark = suffix.firstIndex(of: marks[1]), suffix[mark...].contains(UInt8(ascii: "=")) {
      suffix = suffix[..<mark]
    }
    let kept = suffix.map { $0 == UInt8(ascii: "-") ? UInt8(ascii: "~") : $0 }
    return String(decoding: kept, as: UTF8.self)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    if byte == UInt8(ascii: "_") { return UInt8(ascii: "-") }
    return ASCII.isUppercase(byte) ? byte | 0x20 : byte
  }

  private static func normalized(_ base: String) -> String {
    if let alias = LanguageAliases.named(base) ?? appleAliases.value(for: base) { return alias }
    if let alias = LanguageAliases.replacement(of: base) { return alias }
    guard let separator = base.firstIndex(of: "-"),
      let alias = LanguageAliases.replacement(of: String(base[..<separator]))
    else { return base }
    guard let last = alias.lastIndex(of: "-") else { return alias + base[separator...] }
    // A replacement that ends with a script keeps the region.
    let tail = base[(base.lastIndex(of: "-") ?? separator)...]
    return alias[last...].utf8.count == 5 && tail.utf8.count <= 4 ? alias + tail : alias
  }

  static func parent(of name: String) -> String? {
    if let parent = appleParents.value(for: name) ?? ParentLocales.explicit(name) {
      return parent.isEmpty ? nil : parent
    }
    return name.lastIndex(of: "-").map { String(name[..<$0]) }
  }

  private static let appleAliases = SortedEntries(AppleLocaleData.aliases)
  private static let appleParents = SortedEntries(AppleLocaleData.parents)
}
