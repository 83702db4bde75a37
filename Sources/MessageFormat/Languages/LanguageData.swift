/// A table in one literal, `key:value key:value …`, sorted by the bytes of the keys and searched in
/// place: ready before the first text without building a dictionary.
struct SortedEntries: Sendable {
  private let text: StaticString

  init(_ text: StaticString) { self.text = text }

  func value(for key: String) -> String? {
    var key = key
    return key.withUTF8 { key in
      search(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount), key)
    }
  }

  private func search(
    _ bytes: UnsafeBufferPointer<UInt8>, _ key: UnsafeBufferPointer<UInt8>
  ) -> String? {
    var low = 0
    var high = bytes.count
    while low < high {
      var start = (low + high) / 2
      while start > low, bytes[start - 1] != UInt8(ascii: " ") { start -= 1 }
      let end = Self.end(bytes, from: start)
      let colon = Self.colon(bytes, from: start, to: end)
      let order = Self.order(bytes, start..<colon, key)
      if order == 0 { return String(decoding: bytes[min(colon + 1, end)..<end], as: UTF8.self) }
      if order < 0 { low = end + 1 } else { high = start }
    }
    return nil
  }

  private static func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: " ") { index += 1 }
    return index
  }

  private static func colon(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int
  ) -> Int {
    var index = start
    while index < end, bytes[index] != UInt8(ascii: ":") { index += 1 }
    return index
  }

  /// Negative where the bytes of `range` come before `key`.
  private static func order(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ key: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var index = 0
    while index < range.count, index < key.count {
      let difference = Int(bytes[range.lowerBound + index]) - Int(key[index])
      if difference != 0 { return difference }
      index += 1
    }
    return range.count - key.count
  }
}

/// Names that mean another language.
enum LanguageAliases {
  private static let codes = SortedEntries(LanguageAliasData.codes)
  private static let aliases = SortedEntries(LanguageAliasData.aliases)

  /// The two-letter code of a three-letter one: `deu` → `de`. Nil if there is none.
  static func shortCode(of language: String) -> String? {
    language.utf8.count == 3 ? codes.value(for: language) : nil
  }

  /// CLDR's replacement of a language or of a grandfathered tag, both in lower case.
  static func replacement(of tag: String) -> String? { aliases.value(for: tag) }

  /// The language of an old folder name such as `english`, in lower case.
  static func named(_ name: String) -> String? {
    guard name.utf8.count >= 4 else { return nil }
    return names.value(for: name)
  }

  private static let names = SortedEntries(
    """
    arabic:ar chinese:zh-Hans danish:da dutch:nl english:en finnish:fi french:fr german:de \
    italian:it japanese:ja korean:ko norwegian:nb polish:pl portuguese:pt russian:ru spanish:es \
    swedish:sv thai:th turkish:tr
    """)
}

/// Parents that are not found by dropping the last subtag.
enum ParentLocales {
  private static let parents = SortedEntries(ParentLocaleData.parents)

  /// CLDR's explicit parent, empty for the root; nil if the parent is found by dropping the last
  /// subtag.
  static func explicit(_ tag: String) -> String? { parents.value(for: tag) }
}

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

  /// Whether the data has the language's code.
  static func isKnown(language: String) -> Bool {
    record(of: language) != nil || entries.value(for: language) != nil
  }

  /// The language most used in a region; nil for English and for what is no region.
  static func likely(inRegion region: String) -> LanguageSubtags? {
    entries.value(for: "und-\(region)").map { LanguageSubtags(canonical: $0) }
  }

  /// Where a language is most used; nil for what is no language.
  static func region(ofLanguage language: String) -> String? {
    likely(LanguageSubtags(language: language))?.region
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
