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
    let first = String(normalized.prefix { $0 != "-" && $0 != "." })
    language = LanguageAliases.shortCode(of: first) ?? first
    group = Self.groups[language] ?? language
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
    guard let region, normalized != "es-MX", normalized != "zh-Hant-TW" else { return false }
    let parts = normalized.split(separator: "-")
    let script = parts.count > 1 && parts[1].utf8.count == 4 ? String(parts[1]) : nil
    return !LikelySubtags.isDefaultRegion(
      LanguageSubtags(language: language, script: script, region: region))
  }

  private var region: String? {
    for part in normalized.split(separator: "-").dropFirst().prefix(2) {
      let part = part.prefix { $0 != "." && $0 != "@" }
      if 2...3 ~= part.utf8.count { return String(part) }
      if part.utf8.count != 4 { return nil }
    }
    return nil
  }

  /// Hindi is of English's group since Hindi in Latin letters falls back to Indian English.
  private static let groups = [
    "ars": "ar", "hi": "en", "nb": "no", "nn": "no", "wuu": "zh", "yue": "zh",
  ]
}

extension AppleLocale {
  private static func base(_ name: String) -> String {
    var (tag, suffix) = split(name)
    tag = tag.lowercased().replacingSeparators()
    if tag.hasPrefix("i-"), let code = LanguageAliases.replacement(of: tag) { tag = code }
    var parts = tag.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    if let extensions = parts.dropFirst().firstIndex(where: { $0.utf8.count == 1 }) {
      parts.removeSubrange(extensions...)
    }
    if let language = parts.first { parts[0] = LanguageAliases.shortCode(of: language) ?? language }
    for index in parts.indices.dropFirst() {
      let isScript = index == 1 && parts[index].utf8.count == 4
        && parts[index].unicodeScalars.allSatisfy { $0.properties.isAlphabetic }
      parts[index] =
        isScript
        ? parts[index].prefix(1).uppercased() + parts[index].dropFirst()
        : parts[index].uppercased()
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "-") + suffix
  }

  /// The code set and a modifier that is no keyword stay at the end.
  private static func split(_ name: String) -> (tag: String, suffix: String) {
    guard let end = name.firstIndex(where: { $0 == "." || $0 == "@" }) else { return (name, "") }
    var suffix = name[end...]
    if let mark = suffix.firstIndex(of: "@"), suffix[mark...].contains("=") {
      suffix = suffix[..<mark]
    }
    return (String(name[..<end]), String(suffix))
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

  private static func parent(of name: String) -> String? {
    if let parent = appleParents.value(for: name) ?? ParentLocales.explicit(name) {
      return parent.isEmpty ? nil : parent
    }
    return name.lastIndex(of: "-").map { String(name[..<$0]) }
  }

  private static let appleAliases = SortedEntries(AppleLocaleData.aliases)
  private static let appleParents = SortedEntries(AppleLocaleData.parents)
}

extension String {
  fileprivate func replacingSeparators() -> String {
    guard utf8.contains(UInt8(ascii: "_")) else { return self }
    return String(decoding: utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}
