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

extension SyntheticTables {
  /// `<language>.lproj` with a table of either kind.
  func writeFolders(to folder: String, languageCount: Int) throws {
    for language in 0..<languageCount {
      let path = "\(folder)/\(Self.languages[language]).lproj"
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try Data(strings(language).utf8)
        .write(to: URL(fileURLWithPath: path + "/Localizable.strings"))
      try Data(stringsdict(language).utf8)
        .write(to: URL(fileURLWithPath: path + "/Localizable.stringsdict"))
    }
  }

  /// The same as one catalog.
  func writeCatalog(to folder: String, languageCount: Int) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(catalog(languageCount).utf8)
      .write(to: URL(fileURLWithPath: folder + "/Localizable.xcstrings"))
  }

  private func isMissing(_ index: Int, _ language: Int) -> Bool {
    language > 0 && keys[index] == Self.onlyEnglishKey
  }

  private func strings(_ language: Int) -> String {
    var file = ""
    file.reserveCapacity(keyCount * 120)
    for index in keys.indices
    where forms(index, language: language) == nil && !isMissing(index, language) {
      file += "/* Shown on screen \(index % 97) (plain) */\n\""
      file += keys[index]
      file += "\" = \""
      file += text(index, language: language)
      file += "\";\n\n"
    }
    return file
  }

  private func stringsdict(_ language: Int) -> String {
    var file = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>

      """
    for index in keys.indices {
      guard let forms = forms(index, language: language) else { continue }
      file += "\t<key>\(keys[index])</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
      file += "\t\t<string>%#@count@</string>\n\t\t<key>count</key>\n\t\t<dict>\n"
      file += "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n"
      file += "\t\t\t<string>NSStringPluralRuleType</string>\n"
      file += "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>lld</string>\n"
      for form in forms {
        file += "\t\t\t<key>\(form.category)</key>\n\t\t\t<string>\(form.text)</string>\n"
      }
      file += "\t\t</dict>\n\t</dict>\n"
    }
    return file + "</dict>\n</plist>\n"
  }

  private func catalog(_ languageCount: Int) -> String {
    var file = "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n"
    for index in keys.indices {
      file += "    \"\(keys[index])\" : {\n      \"comment\" : \"Shown on screen \(index % 97)\",\n"
      file += "      \"extractionState\" : \"manual\",\n      \"localizations\" : {\n"
      let present = (0..<languageCount).filter { !isMissing(index, $0) }
      for language in present {
        file += "        \"\(Self.languages[language])\" : {\n"
        file += localization(index, language)
        file += language == present.last ? "        }\n" : "        },\n"
      }
      file += index == keys.count - 1 ? "      }\n    }\n" : "      }\n    },\n"
    }
    return file + "  },\n  \"version\" : \"1.0\"\n}\n"
  }

  private func localization(_ index: Int, _ language: Int) -> String {
    guard let forms = forms(index, language: language) else {
      return "          " + unit(text(index, language: language), indent: "          ") + "\n"
    }
    let indent = "                "
    let cases = forms.map { form in
      "              \"\(form.category)\" : {\n\(indent)\(unit(form.text, indent: indent))\n"
        + "              }"
    }
    return "          \"variations\" : {\n            \"plural\" : {\n"
      + cases.joined(separator: ",\n") + "\n            }\n          }\n"
  }

  private func unit(_ text: String, indent: String) -> String {
    "\"stringUnit\" : {\n\(indent)  \"state\" : \"translated\",\n"
      + "\(indent)  \"value\" : \"\(text)\"\n\(indent)}"
  }
}

/// 64 texts without placeholders, and their bytes.
struct PlainSample {
  let indices: [Int]
  let keys: [String]
  let texts: [String]
  private let bytes: [[UInt8]]

  init(_ tables: SyntheticTables, language: Int) {
    let found = tables.plainKeys(64)
    indices = (0..<64).map { found[$0 % found.count] }
    keys = indices.map { tables.keys[$0] }
    texts = indices.map { tables.text($0, language: language) }
    bytes = texts.map { Array($0.utf8) }
  }

  /// The yardstick: makes the same strings out of bytes in memory.
  func decode(_ times: Int) -> Int {
    var sum = 0
    for turn in 0..<times {
      bytes[turn & 63].withUnsafeBufferPointer {
        sum &+= String(decoding: $0, as: UTF8.self).utf8.count
      }
    }
    return sum
  }

  func each(_ times: Int, _ text: (Int, String) -> String) -> Int {
    var sum = 0
    for turn in 0..<times { sum &+= text(turn & 63, keys[turn & 63]).utf8.count }
    return sum
  }
}
