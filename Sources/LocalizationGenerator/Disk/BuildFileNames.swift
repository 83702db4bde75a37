/// The names that a build's inputs and outputs go by.
///
/// The build-tool plugin compiles this file too, through a link, since it cannot import a library.
enum BuildFileNames {
  static let configuration = "localization.json"
  /// Where the configuration names no other.
  static let baseline = "localization-baseline.json"
  /// What translations were made of, which no build reads.
  static let states = "localization-states.json"

  /// One language's table, in a folder of that language's name.
  static let table = "LocalizationHelper.table"
  /// The tables of the languages without a folder.
  static let tableArchive = "LocalizationHelper.tables"

  /// What a build that has something to say about a target takes as changed every time.
  static let again = "LocalizationHelper.again"

  /// The variable of the environment by which plugins say that they run the tool.
  static let pluginVariable = "LOCALIZATION_TOOL_PLUGIN"

  /// All that there may be: the first, and those that the accessors of many keys are spread over.
  static let swift = (1...33).map { "LocalizationHelper\($0 > 1 ? "+\($0)" : "").swift" }

  /// Of `swift`, how many there may be for tables of that size, which tells roughly how many keys
  /// there are. Their number doubles from step to step, so that another key hardly ever changes it.
  /// - Parameters:
  ///   - languageBytes: of the largest language that has files of its own.
  ///   - sharedBytes: of the files that hold all languages.
  static func swiftCount(languageBytes: Int, sharedBytes: Int) -> Int {
    let most = min((languageBytes + sharedBytes / 8) / 4_000, swift.count - 1)
    guard most >= 4 else { return 1 }
    var count = 4
    while count * 2 <= most { count *= 2 }
    return 1 + count
  }

  /// `zh_CN` of `zh_CN.lproj`; nil of any other name.
  static func language(ofFolder name: some StringProtocol) -> String? {
    guard name.count > 6, name.lowercased().hasSuffix(".lproj") else { return nil }
    return String(name.dropLast(6))
  }

  /// Whether a folder without its extension holds texts of the development language, whichever it is.
  static func isBase(_ language: some StringProtocol) -> Bool { language.lowercased() == "base" }

  /// The same for folders that lie at one place in a built product: `zh_CN.lproj` and `zh-cn.lproj`.
  static func place(ofFolder name: String) -> String {
    String(name.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// Whether a folder of that name may hold tables.
  static func isSearched(folder name: String) -> Bool {
    ![".xcassets", ".build", ".xcodeproj", ".framework", ".xcframework", ".app"]
      .contains { name.hasSuffix($0) }
  }
}
