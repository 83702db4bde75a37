extension LanguageTag {
  /// With the likely script and region filled in (CLDR "Likely Subtags"): `zh-TW` → `zh-Hant-TW`.
  /// The tag itself where the language is not known.
  package var maximized: LanguageTag {
    LanguageTag(LikelySubtags.maximize(replacingAliases.subtags))
  }

  /// The script that is written in the tag, else the likely one of language and region.
  package var likelyScript: String? { maximized.script }

  package var direction: WritingDirection {
    likelyScript.map(WritingDirection.init(script:)) ?? .unsupported
  }

  package var isRightToLeft: Bool { direction == .rightToLeft }
}

/// Which script and region a language has when none is said.
enum LikelySubtags {
  private static let entries = SortedEntries(LikelySubtagData.entries)

  static func maximize(_ subtags: LanguageSubtags) -> LanguageSubtags {
    guard subtags.script == nil || subtags.region == nil || subtags.language == "und",
      let likely = likely(subtags)
    else { return subtags }
    var result = subtags
    if subtags.language == "und" { result.language = likely.language }
    result.script = subtags.script ?? likely.script
    result.region = subtags.region ?? likely.region
    return result
  }

  /// Whether the region says no more than the language, or language and script, say already.
  static func isDefaultRegion(_ subtags: LanguageSubtags) -> Bool {
    let full = maximize(subtags)
    func isFull(script: String?, region: String?) -> Bool {
      let shorter = LanguageSubtags(language: subtags.language, script: script, region: region)
      let longer = maximize(shorter)
      return (longer.script, longer.region) == (full.script, full.region)
    }
    guard full.script != nil, full.region != nil else { return false }
    if isFull(script: nil, region: nil) { return true }
    return !isFull(script: nil, region: full.region) && isFull(script: full.script, region: nil)
  }

  private static func likely(_ subtags: LanguageSubtags) -> LanguageSubtags? {
    let language = subtags.language
    if let script = subtags.script, let region = subtags.region,
      let entry = entries.value(for: "\(language)-\(script)-\(region)")
    {
      return LanguageSubtags(canonical: entry)
    }
    for part in [subtags.script, subtags.region] {
      if let part, let entry = entries.value(for: "\(language)-\(part)") {
        return LanguageSubtags(canonical: entry)
      }
    }
    if let entry = entries.value(for: language) { return LanguageSubtags(canonical: entry) }
    return LikelyScripts.first.find(language) ?? LikelyScripts.second.find(language)
  }
}
