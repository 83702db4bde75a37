struct LanguageFolder: TableCheck {
  let rule = Rule(
    "language-folder", .warning,
    """
    A language folder has a name from olden times (English.lproj, iw.lproj), a country's code for \
    a language's (jp, cz, dk), or an underscore for the hyphen. Such a folder is read here where \
    its meaning is known, but not everywhere. Use the BCP 47 tag: en, he, ja, cs, da, zh-Hans.
    """,
    bad: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("German.lproj/Localizable.strings", #""yes" = "Ja";"#),
    ]),
    good: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("de.lproj/Localizable.strings", #""yes" = "Ja";"#),
    ]))

  /// Legacy and mistaken names in lower case, and the tags that they stand for.
  private static let replacements: [String: String] = [
    "english": "en", "french": "fr", "german": "de", "italian": "it", "dutch": "nl",
    "spanish": "es", "japanese": "ja", "korean": "ko", "portuguese": "pt", "russian": "ru",
    "swedish": "sv", "danish": "da", "finnish": "fi", "polish": "pl", "norwegian": "nb",
    "turkish": "tr", "thai": "th", "arabic": "ar", "chinese": "zh-Hans", "iw": "he", "in": "id",
    "ji": "yi", "jp": "ja", "cz": "cs", "dk": "da", "gr": "el", "cn": "zh-Hans", "tw": "zh-Hant",
    "ua": "uk", "sp": "es", "ge": "ka", "jw": "jv", "mo": "ro",
  ]

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    var seen: Set<String> = []
    for table in tableSet.tables {
      for file in table.columns.flatMap(\.files) {
        guard let folder = file.source.languageFolder, seen.insert(folder.path).inserted,
          let replacement = Self.replacement(for: folder.name)
        else { continue }
        report(
          Diagnostic(
            rule: rule,
            message: "the folder \(folder.name).lproj should be called \(replacement).lproj",
            location: file.beginning, table: table.name, language: file.language))
      }
    }
  }

  private static func replacement(for name: String) -> String? {
    if let known = replacements[name.lowercased()] { return known }
    guard name.contains("_") else { return nil }
    return name.split(separator: "_").joined(separator: "-")
  }
}

extension SourceText {
  /// The `.lproj` folder that the file lies in: its name without extension, and its path.
  fileprivate var languageFolder: (name: String, path: String)? {
    let components = path.split(separator: "/").dropLast()
    guard let folder = components.last, folder.hasSuffix(".lproj") else { return nil }
    return (String(folder.dropLast(".lproj".count)), components.joined(separator: "/"))
  }
}
