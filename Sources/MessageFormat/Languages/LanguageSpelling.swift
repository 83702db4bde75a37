/// What somebody calls a language in the name of a folder, in a catalog or in the configuration: a tag,
/// an old folder's name, or another platform's spelling of a tag.
package struct LanguageSpelling: Equatable, Sendable {
  /// The language meant, canonical.
  package let tag: String
  /// Whether `tag` is what should be written instead: the name is another platform's, or has a code
  /// that no registry has. Case and underscores alone do not count.
  package let isForeign: Bool

  /// Nil where no language is named.
  package init?(_ name: String) {
    guard name.utf8.allSatisfy(Self.isPart) else { return nil }
    let written = Self.reordered(Self.parts(of: name))
    let isReordered = written.isForeign
    guard let tag = LanguageTag(isReordered ? written.parts.joined(separator: "-") : name) else {
      return nil
    }
    let meant = Self.registered(tag.subtags)
    isForeign = isReordered || meant != nil
    self.tag = LanguageTag(meant ?? tag.subtags).string
  }

  /// The tag that something which names no language was probably meant to be: `Français`,
  /// `de copy`.
  package static func suggestion(for name: String) -> String? {
    let words = name.lowercased().split { !$0.isLetter }
    guard let first = words.first else { return nil }
    return LanguageAliases.named(String(first)) ?? nativeNames.first { $0.name == first }?.tag
      ?? knownCode(String(first))
  }

  /// Of two letters, since short words are three.
  private static func knownCode(_ word: String) -> String? {
    guard word.utf8.count == 2, let tag = LanguageTag(word), tag.maximized != tag else {
      return nil
    }
    return tag.string
  }

  private static let nativeNames: [(name: String, tag: String)] = [
    ("bahasa", "id"), ("català", "ca"), ("čeština", "cs"), ("dansk", "da"), ("deutsch", "de"),
    ("eesti", "et"), ("español", "es"), ("français", "fr"), ("francais", "fr"),
    ("hrvatski", "hr"), ("italiano", "it"), ("latviešu", "lv"), ("lietuvių", "lt"),
    ("magyar", "hu"), ("nederlands", "nl"), ("norsk", "nb"), ("polski", "pl"),
    ("português", "pt"), ("română", "ro"), ("slovenčina", "sk"), ("suomi", "fi"),
    ("svenska", "sv"), ("tiếng", "vi"), ("türkçe", "tr"), ("ελληνικά", "el"),
    ("български", "bg"), ("русский", "ru"), ("српски", "sr"), ("українська", "uk"),
    ("עברית", "he"), ("العربية", "ar"), ("فارسی", "fa"), ("हिन्दी", "hi"), ("ไทย", "th"),
    ("中文", "zh-Hans"), ("日本語", "ja"), ("한국어", "ko"),
  ]
}

// MARK: Other platforms

extension LanguageSpelling {
  /// Of tags, and of the encodings and modifiers of `de_DE.UTF-8@calendar=buddhist`.
  private static func isPart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || "-_.@+=;".utf8.contains(byte)
  }

  private static func parts(of name: String) -> [String] {
    let end = name.firstIndex { $0 == "." || $0 == "@" } ?? name.endIndex
    return name[..<end].split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      .map(String.init)
  }

  /// Android's `fr-rCA` and `b+zh+Hant+TW`, the scripts of .NET (`zh-CHT`, `az-AZ-Cyrl`).
  private static func reordered(_ parts: [String]) -> (parts: [String], isForeign: Bool) {
    var parts = parts
    if parts.count == 1, parts[0].hasPrefix("b+") {
      return (parts[0].dropFirst(2).split(separator: "+").map(String.init), true)
    }
    guard parts.count > 1 else { return (parts, false) }
    if let script = chineseScripts[parts[1].uppercased()], parts[0].lowercased() == "zh" {
      return (["zh", script] + parts[2...], true)
    }
    if let region = androidRegion(parts[1]) {
      parts[1] = region
      let tag = LanguageTag(parts.joined(separator: "-"))
      // What a script is not told of is told by the region.
      guard parts[0].lowercased() == "zh", let full = tag?.maximized else { return (parts, true) }
      return ([full.string], true)
    }
    if parts.count > 2, parts[1].count == 2, parts[2].count == 4,
      parts[2].allSatisfy({ $0.isLetter })
    {
      parts.swapAt(1, 2)
      return (parts, true)
    }
    return (parts, false)
  }

  private static let chineseScripts = ["CHT": "Hant", "CHS": "Hans"]

  /// `CA` of `rCA`.
  private static func androidRegion(_ part: String) -> String? {
    guard part.first == "r", part.utf8.count == 3 else { return nil }
    let region = part.dropFirst()
    return region.utf8.allSatisfy(ASCII.isUppercase) ? String(region) : nil
  }
}

// MARK: Registered codes

extension LanguageSpelling {
  /// The subtags with registered codes in place of those that no registry has, or that are taken for
  /// a country's; nil where nothing is to be replaced, or nothing is known.
  private static func registered(_ subtags: LanguageSubtags) -> LanguageSubtags? {
    var result = subtags
    if let meant = language(ofCountry: subtags.language) {
      let likely = LanguageSubtags(canonical: meant)
      result.language = likely.language
      result.script = subtags.script ?? likely.script
      result.region = subtags.region ?? likely.region
    }
    if let region = subtags.region, !isRegion(region) {
      result.region = self.region(meantBy: region) ?? region
    }
    return result == subtags ? nil : result
  }

  /// The language that a country's code in its place stands for: `jp` → `ja`.
  private static func language(ofCountry code: String) -> String? {
    if let known = mistaken.first(where: { $0.code == code }) { return known.tag }
    guard code.utf8.count == 2, LanguageAliases.replacement(of: code) == nil,
      !LikelySubtags.isKnown(language: code),
      let likely = LikelySubtags.likely(inRegion: code.uppercased())
    else { return nil }
    return likely.language == "zh" ? "zh-" + (likely.script ?? "Hans") : likely.language
  }

  /// Codes of languages that almost nobody means, and what data of regions does not tell.
  private static let mistaken: [(code: String, tag: String)] = [
    ("kr", "ko"), ("tw", "zh-Hant"), ("sp", "es"), ("gb", "en-GB"), ("us", "en"), ("au", "en-AU"),
    ("nz", "en-NZ"),
  ]

  private static func isRegion(_ code: String) -> Bool {
    // Three digits are an area of several countries; X… and AA, QM…QZ, ZZ are for private use.
    code.utf8.count == 3 || code.utf8.first == UInt8(ascii: "X") || code == "ZZ"
      || LikelySubtags.likely(inRegion: code) != nil || english.contains(Substring(code))
  }

  private static func region(meantBy code: String) -> String? {
    if let current = formerRegions[code] { return current }
    return LikelySubtags.region(ofLanguage: code.lowercased())
  }

  private static let formerRegions = [
    "UK": "GB", "CS": "RS", "YU": "RS", "SP": "RS", "SU": "RU", "DD": "DE", "BU": "MM", "TP": "TL",
    "ZR": "CD", "FX": "FR", "AN": "CW",
  ]

  /// The regions where English is the likely language, which likely subtags leave out.
  private static let english = Set(
    """
    AG AI AQ AU BB BM BS BW BZ CA CK CX DM FJ FK FM GB GD GG GI GM GS GU GY HM IE IM IO JE JM KI KN \
    KY LC LR MH MP MS MW NF NG NR NU NZ PN SB SG SH SL SX SZ TC TT UM US VC VG VI ZA ZM
    """.split(separator: " "))
}

extension LanguageTag {
  /// The same for tags that mean one language and region: `iw` and `he`, `no` and `nb`, `sr` and
  /// `sr-Cyrl`. A region that is written counts: `en` and `en-US` differ.
  package var identity: LanguageTag {
    var subtags = replacingAliases.subtags
    if subtags.language == "no" { subtags.language = "nb" }
    subtags.script = LikelySubtags.maximize(subtags).script
    return LanguageTag(subtags)
  }
}
