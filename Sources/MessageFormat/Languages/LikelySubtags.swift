/// The script and region that a language has unless its tag says otherwise.
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

  /// Whether the region is already implied by the language, or by language and script.
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
    return record(of: language)
  }

  /// Searches the records of nine bytes.
  private static func record(of language: String) -> LanguageSubtags? {
    guard 2...3 ~= language.utf8.count else { return nil }
    let text = LikelySubtagData.languages
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    let key = language.utf8.reduce(0) { $0 << 8 | Int($1) }
    let wanted = language.utf8.count == 2 ? key << 8 | Int(ASCII.space) : key
    var low = 0
    var high = bytes.count / 9
    while low < high {
      let middle = (low + high) / 2
      let start = middle * 9
      let found = Int(bytes[start]) << 16 | Int(bytes[start + 1]) << 8 | Int(bytes[start + 2])
      if found == wanted {
        let script = String(decoding: bytes[(start + 3)..<(start + 7)], as: UTF8.self)
        let region = String(decoding: bytes[(start + 7)..<(start + 9)], as: UTF8.self)
        return LanguageSubtags(language: language, script: script, region: region)
      }
      if found < wanted { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
