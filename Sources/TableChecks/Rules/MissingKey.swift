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
    told: .togetherByTarget,
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
      let isRequired = requiredRows(of: table)
      for column in table.columns.dropFirst() where !column.files.isEmpty {
        let rows = missingRows(of: column, in: table, isRequired, &fallbacks)
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

  /// By row: whether translations have to have the key.
  private func requiredRows(of table: JoinedTable) -> [Bool] {
    let development = table.development
    return development.entries.map { reference in
      guard let reference else { return false }
      let entry = development.entry(reference)
      if let form = entry.value.message?.plainForm, form.text.count == 0 { return false }
      return !entry.isMadeByXcode && entry.catalog?.shouldTranslate != false
        && !Suppression(entry.comment).silences(rule.id)
    }
  }

  private func missingRows(
    of column: LanguageColumn, in table: JoinedTable, _ isRequired: [Bool],
    _ fallbacks: inout LanguageFallbacks
  ) -> [Int] {
    var missing: [Int] = []
    column.entries.withUnsafeBufferPointer { entries in
      var row = 0
      while row < entries.count {
        if entries[row] == nil, isRequired[row] { missing.append(row) }
        row += 1
      }
    }
    guard !missing.isEmpty else { return [] }
    let malformed = column.malformedKeys
    let answering = table.fallbackColumns(of: column, &fallbacks)
    guard !malformed.isEmpty || !answering.isEmpty else { return missing }
    return missing.filter { row in
      !malformed.contains(table.keys[row])
        && !answering.contains { table.columns[$0].entries[row] != nil }
    }
  }
}

extension LanguageColumn {
  /// Keys that the language has, with something that is no message; that is reported by itself.
  fileprivate var malformedKeys: Set<Text> {
    var keys: Set<Text> = []
    for file in files {
      file.entries.withUnsafeBufferPointer { entries in
        guard var entry = entries.baseAddress else { return }
        let end = entry + entries.count
        while entry < end {
          if entry.pointee.value.isUnsupported { keys.insert(entry.pointee.key) }
          entry += 1
        }
      }
    }
    return keys
  }

  /// Where the key of an entry is written.
  package func location(ofKey reference: EntryReference) -> SourceLocation {
    SourceLocation(
      text: files[Int(reference.file)].source, range: entry(reference).keyRange)
  }
}
