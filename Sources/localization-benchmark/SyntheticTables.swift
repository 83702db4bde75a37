internal import BenchmarkSupport
internal import Foundation

/// Tables in ten languages made from a seed: texts of about 45 characters, 30 % with one or two
/// placeholders, one in twenty a plural.
struct SyntheticTables {
  static let languages = SampleTables.languages

  let keyCount: Int
  /// In byte order, as the compiled tables number them.
  let keys: [String]
  private let kinds: [Kind]

  private enum Kind {
    case plain
    case formatted(String)
    case plural
  }

  /// Messages that the look-ups know by name. `onlyEnglish` is missing in all other languages.
  static let plainKey = SampleTables.plainKey
  static let formattedKey = "sample.formatted"
  static let pluralKey = "sample.plural"
  static let onlyEnglishKey = "sample.onlyEnglish"

  init(keyCount: Int) {
    self.keyCount = keyCount
    var random = SeededNumbers(seed: 1)
    var made: [(key: String, kind: Kind)] = [
      (Self.plainKey, .plain), (Self.formattedKey, .formatted("%@ %d")), (Self.pluralKey, .plural),
      (Self.onlyEnglishKey, .plain),
    ]
    let names = ["title", "button", "label", "message", "hint"]
    for index in made.count..<keyCount {
      let name = names[random.next(below: names.count)]
      let key = "feature\(index / 200).screen\(index / 20 % 10).\(name)\(index)"
      made.append((key, Self.kind(index, &random)))
    }
    made.sort { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    keys = made.map(\.key)
    kinds = made.map(\.kind)
  }

  private static let placeholders = [
    "%@", "%d", "%lld", "%f", "%.2f", "%@", "%ld", "%@", "%1$@ %2$@", "%1$@ %2$d", "%@ %d",
    "%d %d", "%@ %lld", "%2$@ %1$d",
  ]

  private static func kind(_ index: Int, _ random: inout SeededNumbers) -> Kind {
    if index % 20 == 0 { return .plural }
    guard random.next(below: 100) < 30 else { return .plain }
    return .formatted(placeholders[random.next(below: placeholders.count)])
  }

  func index(of key: String) -> Int { keys.firstIndex(of: key) ?? 0 }

  /// The first keys without placeholders and plurals.
  func plainKeys(_ count: Int) -> [Int] {
    Array(kinds.indices.lazy.filter { isPlain($0) }.prefix(count))
  }

  private func isPlain(_ index: Int) -> Bool {
    if case .plain = kinds[index], keys[index] != Self.onlyEnglishKey { return true }
    return false
  }

  /// Those that stand in the `.strings` files: the platform outside of Apple's systems stops the
  /// process when it is asked for another.
  var stringsKeys: [String] {
    keys.indices.filter { forms($0, language: 0) == nil }.map { keys[$0] }
  }

  func text(_ index: Int, language: Int) -> String {
    switch kinds[index] {
    case .plain: words(index, language, count: 8)
    case .formatted(let placeholders): words(index, language, count: 6) + " " + placeholders + "."
    case .plural: pluralText(index, language: language)
    }
  }

  /// Category and text; nil for what is no plural.
  func forms(_ index: Int, language: Int) -> [(category: String, text: String)]? {
    guard case .plural = kinds[index] else { return nil }
    return Self.categories(language).enumerated().map { offset, category in
      (category, pluralText(index + offset, language: language))
    }
  }

  private func pluralText(_ index: Int, language: Int) -> String {
    words(index, language, count: 3) + " %lld " + words(index + 1, language, count: 2)
  }

  private static func categories(_ language: Int) -> [String] {
    switch languages[language] {
    case "en", "de": ["one", "other"]
    case "fr", "es", "pt-BR": ["one", "many", "other"]
    case "ru", "pl": ["one", "few", "many", "other"]
    case "ar": ["zero", "one", "two", "few", "many", "other"]
    default: ["other"]
    }
  }

  private func words(_ index: Int, _ language: Int, count: Int) -> String {
    let choice = Self.vocabulary[language % Self.vocabulary.count]
    var random = SeededNumbers(seed: UInt64(index * 31 + language))
    var text = choice[random.next(below: choice.count)]
    for _ in 1..<count {
      text += " "
      text += choice[random.next(below: choice.count)]
    }
    return text
  }

  private static let vocabulary: [[String]] = [
    ["your", "account", "signed", "in", "folder", "please", "choose", "another", "message"],
    ["Ihr", "Konto", "wählen", "für", "Ordner", "bitte", "größer", "zurück", "Nachricht"],
    ["votre", "compte", "dossier", "créé", "très", "déjà", "façon", "ouvrir", "message"],
    ["su", "cuenta", "carpeta", "elija", "otra", "aquí", "mañana", "sesión", "mensaje"],
    ["sua", "conta", "pasta", "escolha", "outra", "não", "seção", "sessão", "mensagem"],
    ["ваш", "счёт", "папка", "выберите", "другой", "вход", "снова", "сообщение", "все"],
    ["あなたの", "アカウント", "フォルダ", "選択", "他の", "開く", "もう一度", "送信"],
    ["twoje", "konto", "folder", "wybierz", "inny", "ścieżka", "później", "wiadomość"],
    ["حسابك", "مجلد", "اختر", "آخر", "رسالة", "من", "فضلك", "تسجيل", "الدخول"],
    ["您的", "帐户", "文件夹", "选择", "其他", "打开", "再次", "消息", "登录"],
  ]
}

/// The same numbers for the same seed.
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
