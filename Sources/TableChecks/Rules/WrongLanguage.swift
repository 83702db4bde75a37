struct WrongLanguage: TableCheck {
  let rule = Rule(
    "wrong-language", .warning,
    """
    The texts of a table are in another script or language than that of its folder: Russian in \
    fr.lproj, English in de.lproj. Files were mixed up, or never translated from another language's. \
    Texts that are the development language's own do not count. It is said only where many words \
    speak for it.
    """,
    bad: .strings([
      "en": WrongLanguage.example(["Yes", "Read the rules"]),
      "fr": WrongLanguage.example([
        "Да, я хочу сохранить все изменения", "Прочитайте правила перед началом работы",
      ]),
    ]),
    good: .strings([
      "en": WrongLanguage.example(["Yes", "Read the rules"]),
      "ru": WrongLanguage.example([
        "Да, я хочу сохранить все изменения", "Прочитайте правила перед началом работы",
      ]),
    ]))

  /// A table of some length.
  private static func example(_ texts: [String]) -> String {
    (0..<12).map { "\"key\($0)\" = \"\(texts[$0 % 2]) \($0)\";" }.joined(separator: "\n")
  }

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      for column in table.columns.dropFirst() where !column.files.isEmpty {
        guard let found = LanguageSample(of: column, in: table).foreign else { continue }
        report(
          Diagnostic(
            rule: rule,
            message:
              "the texts of \(table.name) seem to be \(found), not \(column.language); put the "
              + "right file here",
            location: column.files.first?.beginning, table: table.name,
            language: column.language))
      }
    }
  }
}
