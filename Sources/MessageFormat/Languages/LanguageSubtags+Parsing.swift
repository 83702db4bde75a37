extension LanguageSubtags {
  /// Reads BCP 47, POSIX (`sr_RS.UTF-8@latin`) and ICU (`de@collation=phonebook`) names, and the
  /// English names of old folders. Extensions and private parts are dropped.
  init?(_ name: String) {
    guard name.utf8.count < 256 else { return nil }
    let bytes = Array(name.utf8)
    guard let tag = Self.tag(bytes) else { return nil }
    let text = String(decoding: tag, as: UTF8.self)
    if let replaced = LanguageAliases.named(text) ?? Self.grandfathered(text) {
      self.init(canonical: replaced)
    } else {
      self.init(language: "")
      guard read(tag) else { return nil }
    }
    if let mark = bytes.firstIndex(of: UInt8(ascii: "@")) {
      apply(modifier: String(decoding: bytes[(mark + 1)...], as: UTF8.self).lowercased())
    }
  }

  /// What stands before the code set and the modifier, in lower case. Nil where it has signs that
  /// no tag has.
  private static func tag(_ bytes: [UInt8]) -> [UInt8]? {
    var tag: [UInt8] = []
    tag.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "@"): return tag
      case UInt8(ascii: "_"), UInt8(ascii: "-"): tag.append(UInt8(ascii: "-"))
      case UInt8(ascii: "0")...UInt8(ascii: "9"): tag.append(byte)
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"):
        tag.append(byte | 0x20)
      default: return nil
      }
    }
    return tag
  }

  /// Reads the subtags up to the first that is none. False where there is no language.
  private mutating func read(_ tag: [UInt8]) -> Bool {
    var start = 0
    while start <= tag.count {
      var end = start
      while end < tag.count, tag[end] != UInt8(ascii: "-") { end += 1 }
      let part = tag[start..<end]
      if start == 0 {
        guard 2...3 ~= part.count, Self.isLetters(part) else { return false }
        language = String(decoding: part, as: UTF8.self)
      } else if !part.isEmpty, !take(part) {
        return true
      }
      start = end + 1
    }
    return true
  }

  private mutating func take(_ part: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: part, as: UTF8.self)
    let isFirst = script == nil && region == nil && variants.isEmpty
    switch part.count {
    case 3 where isFirst && Self.isLetters(part) && Self.macrolanguages.contains(language):
      language = text
    case 4 where isFirst && Self.isLetters(part):
      script = String(decoding: [part[part.startIndex] & 0xDF] + part.dropFirst(), as: UTF8.self)
    case 2 where region == nil && variants.isEmpty && Self.isLetters(part):
      region = String(decoding: part.map { $0 & 0xDF }, as: UTF8.self)
    case 3 where region == nil && variants.isEmpty && part.allSatisfy { !Self.isLetter($0) }:
      region = text
    case 5...8: variants.append(text)
    case 4 where !Self.isLetter(part[part.startIndex]): variants.append(text)
    default: return false
    }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte > UInt8(ascii: "9") }

  private static func isLetters(_ part: ArraySlice<UInt8>) -> Bool { part.allSatisfy(isLetter) }

  /// Languages before which a more exact code may stand: `zh-yue` is `yue`.
  private static let macrolanguages = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  private static func grandfathered(_ tag: String) -> String? {
    guard tag.utf8.contains(UInt8(ascii: "-")) else { return nil }
    return LanguageAliases.replacement(of: tag)
  }

  /// A POSIX modifier; those that tell no script or variant (`euro`) are ignored.
  private mutating func apply(modifier: String) {
    switch modifier {
    case "latin", "iqtelif": script = script ?? "Latn"
    case "cyrillic": script = script ?? "Cyrl"
    case "devanagari": script = script ?? "Deva"
    case "arabic": script = script ?? "Arab"
    case "valencia": variants.append("valencia")
    default: break
    }
  }
}
