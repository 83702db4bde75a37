struct NewlineInKey: TableCheck {
  let rule = Rule(
    "newline-in-key", .warning,
    """
    A key goes over the end of its line. It is legal, but nearly always a closing quote was \
    forgotten. Write \\n where the key really contains a line break.
    """,
    bad: .strings(["en": "\"first\nsecond\" = \"Two lines\";"]),
    good: .strings(["en": #""first\nsecond" = "Two lines";"#]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      let column = table.development
      for (row, key) in table.keys.enumerated() where key.hasLineBreak {
        guard let reference = column.entries[row], column.location(ofKey: reference).hasLineBreak
        else { continue }
        report(
          Diagnostic(
            rule: rule,
            message:
              "the key \(key.quoted) goes over the end of its line; was a quotation "
              + "mark forgotten?",
            location: column.location(ofKey: reference),
            table: table.name, language: column.language, key: key.string))
      }
    }
  }
}

extension SourceLocation {
  /// Whether there is a line break in the range.
  fileprivate var hasLineBreak: Bool {
    let start = Int(range.start)
    let count = Int(range.end) - start
    guard start >= 0, count > 0, Int(range.end) <= text.storage.count else { return false }
    return Text(storage: text.storage, start: start, count: count).hasLineBreak
  }
}

extension Text {
  /// Whether it contains LF or CR.
  fileprivate var hasLineBreak: Bool {
    let base = UnsafeRawPointer(storage.base) + Int(start)
    return memchr(base, 0x0A, Int(count)) != nil || memchr(base, 0x0D, Int(count)) != nil
  }
}
