struct DuplicateKey: TableCheck {
  let rule = Rule(
    "duplicate-key", .warning,
    """
    A key stands twice in one language of a table. The last entry is used, as the platform does. \
    With different texts one of them is lost, which is a warning; with the same text it is only \
    noted.
    """,
    told: .togetherByTable,
    bad: .strings(["en": "\"yes\" = \"Yes\";\n\"yes\" = \"OK\";"]),
    good: .strings(["en": "\"yes\" = \"Yes\";\n\"ok\" = \"OK\";"]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      // A key that stands twice in a file of all languages does so in each of them.
      var shared: [Int32: Diagnostic] = [:]
      for column in table.columns {
        for (replaced, winner) in column.repeated {
          let finding = finding(column, table, replaced, winner)
          if !column.files[Int(winner.file)].format.holdsAllLanguages {
            report(finding)
          } else if let start = finding.location?.range.start,
            shared[start]?.severity != rule.severity
          {
            shared[start] = finding
          }
        }
      }
      for (_, finding) in shared.sorted(by: { $0.key < $1.key }) { report(finding) }
    }
  }

  private func finding(
    _ column: LanguageColumn, _ table: JoinedTable, _ replaced: EntryReference,
    _ winner: EntryReference
  ) -> Diagnostic {
    let entry = column.entry(winner)
    let isSame = column.entry(replaced).hasSameTexts(as: entry)
    let key = entry.key.quoted
    return Diagnostic(
      rule: rule, severity: isSame ? .note : nil,
      message: isSame
        ? "the key \(key) stands here twice with the same text; remove one"
        : "the key \(key) stands here again with another text, and this one is used; remove one",
      location: column.location(ofKey: winner),
      notes: [
        Diagnostic.Note("the earlier entry is here", at: column.location(ofKey: replaced))
      ], table: table.name, language: column.language, key: entry.key.string)
  }
}

extension TableEntry {
  /// Whether both have the same texts in the same order.
  fileprivate func hasSameTexts(as other: TableEntry) -> Bool {
    texts.map(\.text) == other.texts.map(\.text)
  }
}
