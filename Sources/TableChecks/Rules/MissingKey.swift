struct MissingKey: TableCheck {
  let rule = Rule(
    "missing-key", .warning,
    """
    A language lacks keys that the development language has; the texts of its parents, of the \
    configured fallbacks or of the development language are shown there. One finding a language \
    and table, with the first few keys. What a language of the fallback chain before the \
    development language answers is not counted: a regional language may leave to its parent what \
    does not differ. Neither are keys that are not to be translated or have no text.
    """,
    bad: .strings([
      "en": #""yes" = "Yes"; "no" = "No";"#, "de": #""yes" = "Ja";"#,
    ]),
    good: .strings([
      "en": #""yes" = "Yes"; "no" = "No";"#, "de": #""yes" = "Ja"; "no" = "Nein";"#,
    ]))
  private static let shown = 5

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    var fallbacks = LanguageFallbacks(
      available: tableSet.languages, configured: configuration.fallbacks)
    for table in tableSet.tables {
      for column in table.columns.dropFirst() where !column.files.isEmpty {
        let rows = missingRows(of: column, in: table, &fallbacks)
        guard let first = rows.first else { continue }
        let names = rows.prefix(Self.shown).map { table.keys[$0].quoted }
        let more = rows.count > Self.shown ? ", …" : ""
        let development = table.development
        var finding = Diagnostic(
          rule: rule,
          message: "\(column.language) lacks \(rows.count) of \(table.keys.count) keys of "
            + "\(table.name): \(names.joined(separator: ", "))\(more)",
          location: column.files.first?.beginning,
          notes: development.entries[first].map {
            [Diagnostic.Note("the first of them is here", at: development.location(ofKey: $0))]
          } ?? [],
          table: table.name, language: column.language)
        finding.keys = rows.map { table.keys[$0].string }
        report(finding)
      }
    }
  }

  private func missingRows(
    of column: LanguageColumn, in table: JoinedTable, _ fallbacks: inout LanguageFallbacks
  ) -> [Int] {
    var missing: [Int] = []
    column.entries.withUnsafeBufferPointer { entries in
      var row = 0
      while row < entries.count {
        if entries[row] == nil { missing.append(row) }
        row += 1
      }
    }
    guard !missing.isEmpty else { return [] }
    let malformed = column.malformedKeys
    let answering = table.fallbackColumns(of: column, &fallbacks)
    return missing.filter { row in
      if answering.contains(where: { table.columns[$0].entries[row] != nil }) { return false }
      guard let reference = table.development.entries[row] else { return false }
      let entry = table.development.entry(reference)
      if let form = entry.value.message?.plainForm, form.text.count == 0 { return false }
      if entry.isMadeByXcode || malformed.contains(table.keys[row]) { return false }
      return entry.catalog?.shouldTranslate != false
        && !Suppression(entry.comment).silences(rule.id)
    }
  }
}

extension LanguageColumn {
  /// Keys that the language has, with something that is no message; that is reported by itself.
  fileprivate var malformedKeys: Set<Text> {
    var keys: Set<Text> = []
    for file in files {
      for entry in file.entries where entry.value.isUnsupported { keys.insert(entry.key) }
    }
    return keys
  }

  /// Where the key of an entry is written.
  package func location(ofKey reference: EntryReference) -> SourceLocation {
    SourceLocation(
      text: files[Int(reference.file)].source, range: entry(reference).keyRange)
  }
}
