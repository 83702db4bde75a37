/// The parts of a language tag, each in its canonical case.
struct LanguageSubtags: Equatable {
  var language: String
  var script: String?
  var region: String?
  var variants: [String] = []

  init(language: String, script: String? = nil, region: String? = nil) {
    self.language = language
    self.script = script
    self.region = region
  }

  /// `tag` is canonical.
  init(canonical tag: String) {
    let parts = Self.parts(of: tag)
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 2, 3: region = part
      case 4 where part.utf8.first.map(ASCII.isLetter) ?? false: script = part
      default: variants.append(part)
      }
    }
  }

  private static func parts(of tag: String) -> [String] {
    var tag = tag
    return tag.withUTF8 { bytes in
      var parts: [String] = []
      var start = 0
      for end in 0...bytes.count where end == bytes.count || bytes[end] == UInt8(ascii: "-") {
        if end > start {
          let part = UnsafeBufferPointer(rebasing: bytes[start..<end])
          parts.append(String(decoding: part, as: UTF8.self))
        }
        start = end + 1
      }
      return parts
    }
  }

  var joined: String {
    var result = language
    if let script { result += "-" + script }
    if let region { result += "-" + region }
    for variant in variants { result += "-" + variant }
    return result
  }
}

extension LanguageSubtags {
  /// Reads BCP 47, POSIX (`sr_RS.UTF-8@latin`) and ICU (`de@collation=phonebook`) names, and the
  /// English names of old folders. Extensions and private parts are dropped.
  init?(_ name: String) {
    guard name.utf8.count <= LanguageTag.longest else { return nil }
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

  /// The part before the code set and the modifier, in lower case. Nil if it has characters that no
  /// tag has.
  private static func tag(_ bytes: [UInt8]) -> [UInt8]? {
    var tag: [UInt8] = []
    tag.reserveCapacity(bytes.count)
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "."), UInt8(ascii: "@"): return tag
      case UInt8(ascii: "_"), UInt8(ascii: "-"): tag.append(UInt8(ascii: "-"))
      case _ where ASCII.isDigit(byte): tag.append(byte)
      case _ where ASCII.isLetter(byte): tag.append(byte | 0x20)
      default: return nil
      }
    }
    return tag
  }

  /// Reads subtags up to the first invalid one. False if there is no language.
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
    case 3 where region == nil && variants.isEmpty && part.allSatisfy { !ASCII.isLetter($0) }:
      region = text
    case 5...8: variants.append(text)
    case 4 where !ASCII.isLetter(part[part.startIndex]): variants.append(text)
    default: return false
    }
    return true
  }

  private static func isLetters(_ part: ArraySlice<UInt8>) -> Bool {
    part.allSatisfy(ASCII.isLetter)
  }

  /// Languages that may be followed by a more specific code: `zh-yue` is `yue`.
  private static let macrolanguages = ["ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh"]

  private static func grandfathered(_ tag: String) -> String? {
    guard tag.utf8.contains(UInt8(ascii: "-")) else { return nil }
    return LanguageAliases.replacement(of: tag)
  }

  /// Applies a POSIX modifier; one that names neither script nor variant (`euro`) is ignored.
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
