/// A BCP 47 tag, canonical in case and separators.
package struct LanguageTag: Hashable, Sendable {
  /// In bytes; what is longer is no tag, whoever sends it.
  package static let longest = 100

  /// Without extensions: `zh-Hant-HK`, `ca-ES-valencia`. Old codes stay as they are written.
  package let string: String

  /// Takes `zh_Hant`, `EN-us`, `de_DE.UTF-8`, `sr_RS@latin`, and folder names such as `English`.
  /// Nil where no language can be read.
  package init?(_ string: String) {
    guard let subtags = LanguageSubtags(string) else { return nil }
    self.init(subtags)
  }

  init(_ subtags: LanguageSubtags) { string = subtags.joined }

  var subtags: LanguageSubtags { LanguageSubtags(canonical: string) }

  package var language: String { subtags.language }

  /// The script that is written in the tag.
  package var script: String? { subtags.script }
  package var region: String? { subtags.region }
  package var variants: [String] { subtags.variants }

  /// With the current code of an old or overlong one: `iw-IL` → `he-IL`, `sh` → `sr-Latn`.
  package var replacingAliases: LanguageTag {
    var subtags = subtags
    let code = LanguageAliases.shortCode(of: subtags.language) ?? subtags.language
    guard let name = LanguageAliases.replacement(of: code) else {
      subtags.language = code
      return LanguageTag(subtags)
    }
    let alias = LanguageSubtags(canonical: name)
    subtags.language = alias.language
    subtags.script = subtags.script ?? alias.script
    subtags.region = subtags.region ?? alias.region
    return LanguageTag(subtags)
  }
}

extension LanguageTag: CustomStringConvertible {
  package var description: String { string }
}

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

/// In which direction a script's characters and lines run.
package enum WritingDirection: Int, CaseIterable, Sendable {
  case leftToRight = 0
  case rightToLeft = 1
  /// Columns that follow each other to the left.
  case topToBottomRightToLeft = 2
  /// Columns that follow each other to the right.
  case topToBottomLeftToRight = 3
  /// The script is not known.
  case unsupported = 4

  package init(script: String) {
    if Self.rightToLeftScripts.contains(script) {
      self = .rightToLeft
    } else if Self.columnsToTheRight.contains(script) {
      self = .topToBottomLeftToRight
    } else if Self.columnsToTheLeft.contains(script) {
      self = .topToBottomRightToLeft
    } else if ["Zxxx", "Zyyy", "Zinh", "Zzzz"].contains(script) {
      self = .unsupported
    } else {
      self = .leftToRight
    }
  }

  /// Scripts whose letters have the bidirectional class R or AL in Unicode 17.
  private static let rightToLeftScripts: Set<String> = [
    "Adlm", "Arab", "Aran", "Armi", "Avst", "Chrs", "Cprt", "Elym", "Gara", "Hatr", "Hebr", "Hung",
    "Khar", "Lydi", "Mand", "Mani", "Mend", "Merc", "Mero", "Narb", "Nbat", "Nkoo", "Orkh", "Ougr",
    "Palm", "Phli", "Phlp", "Phlv", "Phnx", "Prti", "Rohg", "Samr", "Sarb", "Sidt", "Sogd", "Sogo",
    "Syrc", "Syre", "Syrj", "Syrn", "Thaa", "Yezi",
  ]

  private static let columnsToTheRight: Set<String> = ["Mong", "Phag"]
  private static let columnsToTheLeft: Set<String> = ["Jurc", "Kits", "Nshu", "Tang"]
}
