struct KeyAsText: TableCheck {
  let rule = Rule(
    "key-as-text", .warning,
    """
    A key of a catalog that looks like a name in code, not like a text, has translations and no text \
    in the development language, where the key itself is shown: "settings.title". Write the text.
    """,
    told: .togetherByTable,
    bad: RuleExample.catalog(Self.catalog(english: "")),
    good: RuleExample.catalog(
      Self.catalog(
        english: """
          "en" : { "stringUnit" : { "state" : "translated", "value" : "Automatic" } },
          """)))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    // The texts of other tables are in storyboards and property lists, too.
    for table in tableSet.tables where table.hasAccessors {
      let development = table.development
      for (row, key) in table.keys.enumerated() {
        guard let reference = development.entries[row],
          let catalog = development.catalog(of: reference), catalog.isImplicit,
          catalog.shouldTranslate, Self.isName(key), !key.isOfInterfaceBuilder,
          let language = translation(of: row, in: table)
        else { continue }
        report(
          Diagnostic(
            rule: rule,
            message: "\(development.language) has no text for \(key.quoted), which "
              + "\(language) translates: the key itself is shown. Write the text",
            location: development.location(ofKey: reference), table: table.name,
            language: development.language, key: key.string))
      }
    }
  }

  /// The first language with a text other than the key.
  private func translation(of row: Int, in table: JoinedTable) -> String? {
    table.columns.dropFirst().first { column in
      guard let reference = column.entries[row] else { return false }
      let entry = column.entry(reference)
      guard let form = entry.value.message?.plainForm else { return true }
      return form.text != entry.key && !form.text.isEmpty
    }?.language
  }

  /// Words joined by dots or underscores: `config.auto`, not `OK`, `e.g.` or `1.2`. Nor what an
  /// interface file has as `Dv1-io-Yv7.title`: the text of the development language stands there.
  static func isName(_ key: Text) -> Bool {
    let bytes = key.bytes
    if bytes.count > 10, bytes[3] == 0x2D, bytes[6] == 0x2D, bytes[10] == 0x2E { return false }
    var words = 0
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, ASCII.isAlphanumeric(bytes[index]) || bytes[index] == 0x2D {
        index += 1
      }
      guard index > start, words > 0 || ASCII.isLetter(bytes[start]) else { return false }
      words += 1
      guard index < bytes.count else { break }
      guard bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: "_") else {
        return false
      }
      index += 1
      if index == bytes.count { return false }
    }
    return words > 1
  }

  private static func catalog(english: String) -> String {
    """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "config.auto" : {
          "localizations" : {
            \(english)
            "de" : { "stringUnit" : { "state" : "translated", "value" : "Automatisch" } }
          }
        }
      },
      "version" : "1.0"
    }
    """
  }
}
