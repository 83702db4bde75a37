/// Some of the texts of one table in one language, and what language they seem to be in.
struct LanguageSample {
  private let language: String
  private var texts: [Text] = []
  private var size = 0
  /// A sample of this many bytes tells enough.
  private static let enough = 2500

  /// Texts that are not the development language's, evenly over the table.
  init(of column: LanguageColumn, in table: JoinedTable) {
    language = column.language
    let step = max(1, column.entries.count / 150)
    let development = table.development
    var row = 0
    while row < column.entries.count, size < Self.enough {
      if let reference = column.entries[row], let origin = development.entries[row],
        let text = column.lastText(at: reference), development.lastText(at: origin) != text
      {
        texts.append(text)
        size += Int(text.count)
      }
      row += step
    }
  }

  /// The name of another script or language; nil where nothing speaks for one.
  var foreign: String? {
    guard texts.count >= 8 else { return nil }
    let expected = Script.expected(in: language)
    if !expected.isEmpty, expected != [.latin] || holdsOtherScripts,
      let script = foreignScript(expected)
    {
      return script
    }
    if expected == [.latin] { return foreignWords }
    if expected == [.cyrillic] { return foreignLetters }
    return expected.contains(.han) ? foreignCharacters : nil
  }

  // MARK: Scripts

  /// Whether many bytes begin letters that are not Latin.
  private var holdsOtherScripts: Bool {
    var count = 0
    for text in texts {
      let bytes = text.bytes
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if byte >= 0xCE, byte != 0xE1, byte != 0xE2 { count += 1 }
        index += 1
      }
    }
    return count * 10 > size
  }

  private func foreignScript(_ expected: Set<Script>) -> String? {
    var counts = [Int](repeating: 0, count: Script.allCases.count)
    for text in texts {
      for scalar in text.string.unicodeScalars {
        if let script = Script(scalar) { counts[Int(script.rawValue)] += 1 }
      }
    }
    func count(_ script: Script) -> Int { counts[Int(script.rawValue)] }
    let total = counts.reduce(0, +)
    guard total >= 100, let most = Script.allCases.max(by: { count($0) < count($1) }) else {
      return nil
    }
    let own = expected.reduce(0) { $0 + count($1) }
    if expected == [.kana, .han], count(.kana) == 0, count(.han) > 100 { return "Chinese" }
    guard !expected.contains(most), own * 10 < total, count(most) * 10 > total * 6 else {
      return nil
    }
    // Latin letters stand in every language's texts: names, and what was left in English.
    return most == .latin ? foreignWords : "in the \(most.name) script"
  }

  // MARK: Words

  private var foreignWords: String? {
    let base = String(language.prefix { $0 != "-" })
    let own = FrequentWords.lists.firstIndex { $0.language == base }
    let (counts, total) = FrequentWords.count(in: texts)
    guard total >= 40, let most = counts.indices.max(by: { counts[$0] < counts[$1] }), most != own
    else { return nil }
    let other = FrequentWords.lists[most].language
    // Of a language without a list it is not known how many words it shares.
    guard counts[most] * (own == nil ? 4 : 8) > total,
      (own.map { counts[$0] } ?? 0) * 4 < counts[most],
      !Self.relatives.contains(where: { $0.contains(base) && $0.contains(other) })
    else { return nil }
    return other
  }

  /// Languages that share so many words that they are not told apart.
  private static let relatives: [Set<String>] = [
    ["es", "pt", "it", "gl", "ca", "ro", "fr", "oc", "ast", "eo"],
    ["sv", "da", "nb", "nn", "no", "is", "fo"], ["nl", "de", "af", "lb", "fy"],
    ["cs", "sk", "pl", "sl", "hr", "sr", "bs"], ["fi", "et"], ["id", "ms"], ["tr", "az", "uz"],
  ]

  // MARK: Letters

  /// Letters that one language has and the other has not.
  private static let letters: [String: (own: String, foreign: String, language: String)] = [
    "uk": ("іїєґ", "ыэъё", "ru"), "ru": ("ыэъё", "іїєґ", "uk"), "bg": ("ъщ", "ыэё", "ru"),
    "be": ("ўі", "ищ", "ru"), "mk": ("ѓќљњјџ", "ыэъй", "ru"),
  ]

  private var foreignLetters: String? {
    guard let known = Self.letters[String(language.prefix { $0 != "-" })] else { return nil }
    return isMostly(known.foreign, not: known.own, least: 12, ratio: 4) ? known.language : nil
  }

  /// Characters of simplified and of traditional Chinese.
  private static let simplified = "这们国设时说为会对后请无错误连选择没开关过点网络应与动"
  private static let traditional = "這們國設時說為會對後請無錯誤連選擇沒開關過點網絡應與動"

  private var foreignCharacters: String? {
    let tag = LanguageTag(language)
    guard tag?.string.hasPrefix("zh") ?? false else { return nil }
    let parts = Set(language.split(separator: "-").map(String.init))
    let isTraditional = !parts.isDisjoint(with: ["Hant", "TW", "HK", "MO"])
    let isSimplified = !parts.isDisjoint(with: ["Hans", "CN", "SG"])
    if isTraditional, !isSimplified,
      isMostly(Self.simplified, not: Self.traditional, least: 20, ratio: 5)
    {
      return "simplified Chinese"
    }
    if isSimplified, !isTraditional,
      isMostly(Self.traditional, not: Self.simplified, least: 20, ratio: 5)
    {
      return "traditional Chinese"
    }
    return nil
  }

  private func isMostly(_ letters: String, not others: String, least: Int, ratio: Int) -> Bool {
    var found = 0
    var opposed = 0
    let (sought, unsought) = (Self.codePoints(letters), Self.codePoints(others))
    for text in texts {
      for scalar in text.string.unicodeScalars where scalar.value >= 0x80 {
        // Cyrillic capitals as their small letters.
        let value: UInt32 =
          switch scalar.value {
          case 0x400..<0x410: scalar.value + 0x50
          case 0x410..<0x430: scalar.value + 0x20
          case 0x490: 0x491
          default: scalar.value
          }
        if sought.contains(value) { found += 1 } else if unsought.contains(value) { opposed += 1 }
      }
    }
    return found >= least && found > opposed * ratio
  }

  private static func codePoints(_ letters: String) -> [UInt32] {
    letters.unicodeScalars.map(\.value)
  }
}

extension LanguageColumn {
  /// The text of a message, of one with variants the last.
  fileprivate func lastText(at reference: EntryReference) -> Text? {
    switch files[Int(reference.file)].entries[Int(reference.entry)].value {
    case .message(.plain(let form)): form.text
    case .message(.variants(let variants)): variants.forms.last?.form.text
    case .unsupported: nil
    }
  }
}
