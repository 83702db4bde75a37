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
    let parts = tag.utf8.split(separator: UInt8(ascii: "-")).map { String(Substring($0)) }
    language = parts.first ?? ""
    for part in parts.dropFirst() {
      switch part.utf8.count {
      case 2, 3: region = part
      case 4 where part.utf8.first.map { $0 > UInt8(ascii: "9") } ?? false: script = part
      default: variants.append(part)
      }
    }
  }

  var joined: String {
    var result = language
    if let script { result += "-" + script }
    if let region { result += "-" + region }
    for variant in variants { result += "-" + variant }
    return result
  }

  /// Reads BCP 47, POSIX (`sr_RS.UTF-8@latin`) and ICU (`de@collation=phonebook`) names, and the
  /// English names of old folders. Extensions and private parts are dropped.
  init?(_ name: String) {
    guard name.utf8.count < 256 else { return nil }
    let halves = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = halves.first else { return nil }
    let tag = String(first.prefix { $0 != "." }).lowercased().map { $0 == "_" ? "-" : $0 }
    self.init(tag: String(tag))
    if halves.count == 2 { apply(modifier: halves[1].lowercased()) }
  }

  /// `tag` is in lower case.
  private init?(tag: String) {
    let replaced = LanguageAliases.named(tag) ?? Self.grandfathered(tag) ?? tag
    let parts = replaced.split(separator: "-", omittingEmptySubsequences: false)
    guard let first = parts.first, parts.allSatisfy(\.isAlphanumeric),
      first.isAlphabetic, 2...3 ~= first.utf8.count
    else { return nil }
    self.init(language: String(first))
    var rest = parts.dropFirst().filter { !$0.isEmpty }[...]
    if Self.macrolanguages.contains(language), let part = rest.first, part.isAlphabetic,
      part.utf8.count == 3
    {
      language = String(part)
      rest = rest.dropFirst()
    }
    readScriptAndRegion(&rest)
    while let part = rest.popFirst(), part.isVariant { variants.append(part.lowercased()) }
  }

  private mutating func readScriptAndRegion(_ rest: inout ArraySlice<Substring>) {
    if let part = rest.first, part.isAlphabetic, part.utf8.count == 4 {
      script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
      rest = rest.dropFirst()
    }
    if let part = rest.first, part.isRegion {
      region = part.uppercased()
      rest = rest.dropFirst()
    }
  }

  /// Languages before which a more exact code may stand: `zh-yue` is `yue`.
  private static let macrolanguages: Set<String> = [
    "ar", "kok", "lv", "ms", "sgn", "sw", "uz", "zh",
  ]

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

extension Substring {
  fileprivate var isAlphabetic: Bool {
    utf8.allSatisfy { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }
  }

  fileprivate var isDigits: Bool {
    utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }

  fileprivate var isAlphanumeric: Bool {
    utf8.allSatisfy {
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0
    }
  }

  fileprivate var isRegion: Bool {
    utf8.count == 2 && isAlphabetic || utf8.count == 3 && isDigits
  }

  fileprivate var isVariant: Bool {
    5...8 ~= utf8.count || utf8.count == 4 && prefix(1).isDigits
  }
}
