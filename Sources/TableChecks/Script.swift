/// The scripts that are told apart, by ranges of Unicode.
enum Script: UInt8, CaseIterable {
  case latin, cyrillic, greek, arabic, hebrew, devanagari, thai, han, kana, hangul, armenian,
    georgian, bengali, tamil, otherIndic

  /// Nil for what belongs to no script or is not told apart.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
      self = .latin
    case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
    case 0x400...0x52F: self = .cyrillic
    case 0x530...0x58F: self = .armenian
    case 0x590...0x5FF: self = .hebrew
    case 0x600...0x6FF, 0x750...0x77F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: self = .arabic
    case 0x900...0x97F: self = .devanagari
    case 0x980...0x9FF: self = .bengali
    case 0xB80...0xBFF: self = .tamil
    case 0xA00...0xB7F, 0xC00...0xDFF: self = .otherIndic
    case 0xE00...0xE7F: self = .thai
    case 0x10A0...0x10FF, 0x1C90...0x1CBF: self = .georgian
    case 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .kana
    case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: self = .hangul
    case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x2FA1F: self = .han
    default: return nil
    }
  }

  var name: String {
    switch self {
    case .han: "Chinese"
    case .otherIndic: "Indic"
    default: "\(self)".prefix(1).uppercased() + "\(self)".dropFirst()
    }
  }

  /// Those that a language is written in; empty where that is not known.
  static func expected(in language: String) -> Set<Script> {
    let subtags = language.split(separator: "-").map(String.init)
    guard let base = subtags.first else { return [] }
    if let script = subtags.dropFirst().first, script.count == 4 { return tagged[script] ?? [] }
    return languages[base] ?? []
  }

  private static let tagged: [String: Set<Script>] = [
    "Latn": [.latin], "Cyrl": [.cyrillic], "Arab": [.arabic], "Hans": [.han], "Hant": [.han],
  ]

  private static let languages: [String: Set<Script>] = {
    var all: [String: Set<Script>] = [
      "el": [.greek], "he": [.hebrew], "yi": [.hebrew], "th": [.thai], "ko": [.hangul],
      "ja": [.kana, .han], "zh": [.han], "yue": [.han], "hy": [.armenian], "ka": [.georgian],
      "bn": [.bengali], "ta": [.tamil], "sr": [.cyrillic, .latin], "uz": [.latin, .cyrillic],
    ]
    let groups: [(Script, [String])] = [
      (.cyrillic, ["ru", "uk", "be", "bg", "mk", "ky", "tg", "mn"]),
      (.arabic, ["ar", "fa", "ur", "ps", "ckb"]), (.devanagari, ["hi", "mr", "ne"]),
      (.otherIndic, ["gu", "pa", "te", "kn", "ml", "or", "si"]),
      (
        .latin,
        [
          "en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "nb", "nn", "no", "fi", "et", "lv",
          "lt", "pl", "cs", "sk", "sl", "hr", "hu", "ro", "tr", "id", "ms", "vi", "ca", "gl", "eu",
          "is", "ga", "cy", "sq", "mt", "af", "sw", "fil",
        ]
      ),
    ]
    for (script, members) in groups { for member in members { all[member] = [script] } }
    return all
  }()
}

extension Text {
  /// Lead bytes of Greek and Cyrillic letters, which are rare in Latin texts.
  var holdsCyrillicOrGreek: Bool {
    holds(0xD0) || holds(0xD1) || holds(0xCE) || holds(0xCF)
  }

  /// Whether a Latin letter stands beside a letter beyond ASCII.
  var holdsLatinBesideOthers: Bool {
    let base = UnsafeRawPointer(storage.base).assumingMemoryBound(to: UInt8.self) + Int(start)
    var wasLetter = false
    var wasOther = false
    var index = 0
    while index < Int(count) {
      let byte = base[index]
      let isLetter = byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
      if isLetter && wasOther || byte >= 0x80 && wasLetter { return true }
      wasLetter = isLetter
      wasOther = byte >= 0x80
      index += 1
    }
    return false
  }
}
