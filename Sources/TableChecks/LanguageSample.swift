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
    var row = 0
    while row < column.entries.count, size < Self.enough {
      if let reference = column.entries[row], let origin = table.development.entries[row],
        let text = column.entry(reference).value.message?.forms.last?.form.text,
        table.development.entry(origin).value.message?.forms.last?.form.text != text
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
    var counts: [Script: Int] = [:]
    var total = 0
    for text in texts {
      for scalar in text.string.unicodeScalars {
        guard scalar.value >= 0x80 || ASCII.isLetter(UInt8(scalar.value)),
          let script = Script(scalar)
        else { continue }
        counts[script, default: 0] += 1
        total += 1
      }
    }
    guard total >= 100, let most = counts.max(by: { $0.value < $1.value }) else { return nil }
    let own = expected.reduce(0) { $0 + counts[$1, default: 0] }
    if expected == [.kana, .han], counts[.kana] == nil, counts[.han, default: 0] > 100 {
      return "Chinese"
    }
    // Latin letters stand in every language's texts: names, and what was left in English.
    guard most.key != .latin, !expected.contains(most.key), own * 10 < total,
      most.value * 10 > total * 6
    else { return nil }
    return "in the \(most.key.name) script"
  }

  // MARK: Words

  /// Short words that are frequent in one language and rare in those around it.
  private static let words: [(language: String, words: String)] = [
    ("en", "the and of to is you your for this with not are be from have will can it"),
    ("de", "der die das und ist nicht sie ein eine für mit den von zu werden wird auf kann"),
    ("fr", "le la les des est vous votre une pour dans pas avec ce sur cette du et être"),
    ("es", "el la los las de que y una para por con su este esta no se del está"),
    ("it", "il di che è per non un una con della sono questo gli le nel alla puoi si"),
    ("pt", "o a os as de que e uma para com não seu em do da você está este"),
    ("nl", "de het een en van is niet je op voor met dit zijn wordt kunt uw deze om"),
    ("sv", "och att det är inte en ett för med som på av du din kan den har till"),
    ("pl", "nie jest się na do z w dla tego może aby przez lub czy ten to są być"),
    ("tr", "ve bir bu için ile değil veya olarak daha bunu var olan tüm lütfen sizin"),
    ("fi", "ja on ei että se tämä voit sinun kun tai ovat ole jos kaikki vain sen"),
    ("cs", "je se na že to není pro jste nebo by který pokud tento jsou byl aby do"),
    ("hu", "a az és nem egy hogy van ez meg kell vagy csak lehet nincs ezt ha"),
    ("ro", "și nu este în un cu pe să pentru din care sunt sau acest de la ai"),
    ("id", "yang dan ini untuk tidak dengan anda dari di ke akan atau pada dapat"),
    ("vi", "và của không bạn là cho có được này để trong một với các đã sẽ"),
  ]

  /// Languages that share so many words that they are not told apart.
  private static let relatives: [Set<String>] = [
    ["es", "pt", "it", "gl", "ca", "ro", "fr", "oc", "ast", "eo"],
    ["sv", "da", "nb", "nn", "no", "is", "fo"], ["nl", "de", "af", "lb", "fy"],
    ["cs", "sk", "pl", "sl", "hr", "sr", "bs"], ["fi", "et"], ["id", "ms"], ["tr", "az", "uz"],
  ]

  private static let languagesByWord: [String: [Int]] = {
    var all: [String: [Int]] = [:]
    for (index, list) in words.enumerated() {
      for word in list.words.split(separator: " ") { all[String(word), default: []].append(index) }
    }
    return all
  }()

  private var foreignWords: String? {
    let base = String(language.prefix { $0 != "-" })
    guard let own = Self.words.firstIndex(where: { $0.language == base }) else { return nil }
    var counts = [Int](repeating: 0, count: Self.words.count)
    var total = 0
    for text in texts {
      for word in text.string.lowercased().utf8.split(whereSeparator: { !isLetter($0) }) {
        total += 1
        if word.count > 8 { continue }
        for index in Self.languagesByWord[String(Substring(word))] ?? [] { counts[index] += 1 }
      }
    }
    guard total >= 40, let most = counts.indices.max(by: { counts[$0] < counts[$1] }), most != own
    else { return nil }
    let other = Self.words[most].language
    guard counts[most] * 8 > total, counts[own] * 4 < counts[most],
      !Self.relatives.contains(where: { $0.contains(base) && $0.contains(other) })
    else { return nil }
    return other
  }

  private func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || ASCII.isLetter(byte) }

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
  private static let simplified = "这们国设时说为会对后请无法错误连选择没开关过点网络应与动"
  private static let traditional = "這們國設時說為會對後請無法錯誤連選擇沒開關過點網絡應與動"

  private var foreignCharacters: String? {
    let tag = LanguageTag(language)
    guard tag?.string.hasPrefix("zh") ?? false else { return nil }
    let parts = Set(language.split(separator: "-").map(String.init))
    let isTraditional = !parts.isDisjoint(with: ["Hant", "TW", "HK", "MO"])
    let isSimplified = !parts.isDisjoint(with: ["Hans", "CN", "SG"])
    let shared = Set(Self.simplified).intersection(Self.traditional)
    let simple = String(Self.simplified.filter { !shared.contains($0) })
    let complex = String(Self.traditional.filter { !shared.contains($0) })
    if isTraditional, !isSimplified, isMostly(simple, not: complex, least: 20, ratio: 5) {
      return "simplified Chinese"
    }
    if isSimplified, !isTraditional, isMostly(complex, not: simple, least: 20, ratio: 5) {
      return "traditional Chinese"
    }
    return nil
  }

  private func isMostly(_ letters: String, not others: String, least: Int, ratio: Int) -> Bool {
    let (sought, opposed) = (Set(letters.unicodeScalars), Set(others.unicodeScalars))
    var counts = (found: 0, opposed: 0)
    for text in texts {
      for scalar in text.string.lowercased().unicodeScalars {
        if sought.contains(scalar) { counts.found += 1 }
        if opposed.contains(scalar) { counts.opposed += 1 }
      }
    }
    return counts.found >= least && counts.found > counts.opposed * ratio
  }
}
