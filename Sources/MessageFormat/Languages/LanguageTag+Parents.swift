extension LanguageTag {
  /// CLDR's parent, nil at the root: `zh-Hant-HK` → `zh-Hant` → nil, `en-AU` → `en-001` → `en`.
  ///
  /// A parent is never written in another script: `zh-TW` → `zh-Hant`, where CLDR only cuts off the
  /// region.
  package var parent: LanguageTag? {
    if let parent = ParentLocales.explicit(string) { return LanguageTag(parent) }
    var shorter = subtags
    if !shorter.variants.isEmpty {
      shorter.variants.removeLast()
      return LanguageTag(shorter)
    }
    if shorter.region != nil { return parentWithoutRegion(&shorter) }
    guard let script = shorter.script else { return nil }
    shorter.script = nil
    let likely = LanguageTag(shorter).likelyScript
    return likely == nil || likely == script ? LanguageTag(shorter) : nil
  }

  private func parentWithoutRegion(_ shorter: inout LanguageSubtags) -> LanguageTag? {
    let script = shorter.script == nil ? likelyScript : nil
    let region = shorter.region
    shorter.region = nil
    guard let script, LanguageTag(shorter).likelyScript != script else {
      return LanguageTag(shorter)
    }
    let full = LanguageSubtags(language: shorter.language, script: script, region: region)
    return LanguageTag(full).parent
  }

  /// The parents, nearest first.
  package var ancestors: [LanguageTag] {
    var result: [LanguageTag] = []
    var next = parent
    while let tag = next, result.count < 16 {
      result.append(tag)
      next = tag.parent
    }
    return result
  }
}

enum ParentLocales {
  private static let parents = SortedEntries(ParentLocaleData.parents)

  /// CLDR's explicit parent, empty for the root; nil where the last subtag is dropped.
  static func explicit(_ tag: String) -> String? { parents.value(for: tag) }
}
