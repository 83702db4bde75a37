struct TableInSeveralFiles: TableCheck {
  let rule = Rule(
    "table-in-several-files", .warning,
    """
    A table of one language is spread over two files of the same kind in different folders. Both \
    are read here, but a built product holds only one file of a name. Merge them, or give one \
    table another name.
    """,
    told: .togetherByTable,
    bad: RuleExample([
      ("A/en.lproj/Localizable.strings", #""yes" = "Yes";"#),
      ("B/en.lproj/Localizable.strings", #""no" = "No";"#),
    ]),
    good: RuleExample([
      ("en.lproj/Localizable.strings", #""yes" = "Yes"; "no" = "No";"#)
    ]))

  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void
  ) {
    for table in tableSet.tables {
      for column in table.columns where column.files.count > 1 && !column.isPartOfDevelopment {
        for (index, file) in column.files.enumerated() {
          let earlier = column.files[..<index].first {
            $0.format == file.format && $0.language == file.language && $0.source !== file.source
          }
          guard let earlier, !file.format.holdsAllLanguages else { continue }
          report(
            Diagnostic(
              rule: rule,
              message:
                "table \(table.name) of \(column.language) is in two files, \(earlier.source.path) "
                + "and this one",
              location: file.beginning,
              notes: [Diagnostic.Note("the other is here", at: earlier.beginning)],
              table: table.name, language: column.language))
        }
      }
    }
  }
}
