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
      return LanguageSubtags(entry)
    }
    for part in [subtags.script, subtags.region] {
      if let part, let entry = entries.value(for: "\(language)-\(part)") {
        return LanguageSubtags(entry)
      }
    }
    return entries.value(for: language).flatMap(LanguageSubtags.init) ?? record(of: language)
  }

  /// Searches the nine-byte records.
  private static func record(of language: String) -> LanguageSubtags? {
    let key = Array(language.utf8.prefix(3)) + [UInt8(ascii: " ")]
    guard 3...4 ~= key.count else { return nil }
    let isSecond = Data.second.record(at: 0).map { !key.prefix(3).lexicographicallyPrecedes($0) }
    return (isSecond == true ? Data.second : Data.first).find(Array(key.prefix(3)), language)
  }

  private struct Data {
    static let first = Data(text: LikelyScriptDataA.records)
    static let second = Data(text: LikelyScriptDataB.records)

    let text: StaticString

    var count: Int { text.utf8CodeUnitCount / 9 }

    func record(at index: Int) -> UnsafeBufferPointer<UInt8>? {
      guard index < count else { return nil }
      return UnsafeBufferPointer(start: text.utf8Start + index * 9, count: 9)
    }

    func find(_ key: [UInt8], _ language: String) -> LanguageSubtags? {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        guard let record = record(at: middle) else { return nil }
        if record.prefix(3).elementsEqual(key) {
          let script = String(decoding: record[3..<7], as: UTF8.self)
          let region = String(decoding: record[7..<9], as: UTF8.self)
          return LanguageSubtags(language: language, script: script, region: region)
        }
        let isBefore = record.prefix(3).lexicographicallyPrecedes(key)
        if isBefore { low = middle + 1 } else { high = middle }
      }
      return nil
    }
  }
}
