/// A locale name as Apple's matcher sees it.
struct AppleLocale {
  /// As the caller wrote it.
  let original: String
  /// Canonical in case and separators, without keywords and extensions.
  let base: String
  /// After old names are replaced; says the script of Chinese.
  let normalized: String
  let language: String
  /// Languages whose parents can meet are of one group.
  let group: String

  init(_ name: String) {
    original = name
    base = Self.base(name)
    normalized = Self.normalized(base)
    let first = String(Substring(normalized.utf8.prefix(while: Self.isLetter)))
    language = LanguageAliases.shortCode(of: first) ?? first
    group = Self.group(of: language)
  }

  /// `normalized` and its parents, nearest first.
  func parentChain() -> [String] {
    var chain = [normalized]
    while chain.count < 10, let last = chain.last, let parent = Self.parent(of: last) {
      chain.append(parent)
    }
    return chain
  }

  var hasRegion: Bool { region != nil }

  /// Whether the region is another than the one that the language has anyway.
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

  /// As good as without the region, by rule; for Punjabi of Pakistan since Apple's likely script of
  /// it is Nastaliq.
  private static let usual = ["es-MX", "zh-Hant-TW", "pa-Arab-PK"]

  /// Hindi is of English's group since Hindi in Latin letters falls back to Indian English.
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
    // What follows a single letter is an extension.
    let rest = parts.dropFirst().prefix { $0.count > 1 }
    return (LanguageAliases.shortCode(of: language) ?? language) + joined(rest) + suffix
  }

  /// Script, region and variants; a variant without a region has an empty one.
  private static func joined(_ parts: ArraySlice<ArraySlice<UInt8>>) -> String {
    guard !parts.isEmpty else { return "" }
    var result: [UInt8] = []
    var parts = parts
    if let script = parts.first, script.count == 4, script.allSatisfy(isLetter) {
      result = [UInt8(ascii: "-")] + script
      result[1] &= 0xDF
      parts = parts.dropFirst()
    }
    if let region = parts.first, !(2...3 ~= region.count) { result.append(UInt8(ascii: "-")) }
    for part in parts {
      result.append(UInt8(ascii: "-"))
      for byte in part { result.append(isLetter(byte) ? byte & 0xDF : byte) }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code set, and a modifier that is no keyword (`@euro`), stay at the end; `-` separates
  /// subtags only.
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
    return UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte ? byte | 0x20 : byte
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte
  }

  private static func normalized(_ base: String) -> String {
    if let alias = LanguageAliases.named(base) ?? appleAliases.value(for: base) { return alias }
    if let alias = LanguageAliases.replacement(of: base) { return alias }
    guard let separator = base.firstIndex(of: "-"),
      let alias = LanguageAliases.replacement(of: String(base[..<separator]))
    else { return base }
    guard let last = alias.lastIndex(of: "-") else { return alias + base[separator...] }
    // Behind a replacement that ends with a script, the region comes back.
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
