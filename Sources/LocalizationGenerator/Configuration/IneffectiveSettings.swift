extension Configuration {
  /// What the configuration says of tables and languages that are not there.
  func ineffectiveSettings(_ files: [SourceFile], _ tableSet: TableSet) -> [Diagnostic] {
    guard !files.isEmpty else { return [] }
    let names = Set(files.map(\.table)).sorted()
    let patterns = tables.include.filter { pattern in
      !names.contains { WildcardPattern(pattern).matches($0) }
    }
    let languages = (offers ?? []).filter { offer in
      LanguageTag.resolve(offer, among: tableSet.languages) == nil
    }
    return patterns.map { pattern in
      ineffective(
        "no table is called '\(pattern)', so nothing is included by it"
          + ClosestName.of(pattern, in: names).question, at: places.includedTables[pattern])
    }
      + languages.map { language in
        ineffective(
          "no table has the offered language '\(language)'; there are "
            + tableSet.languages.joined(separator: ", "), at: places.offers[language])
      }
  }

  private func ineffective(_ message: String, at place: SourceLocation?) -> Diagnostic {
    Diagnostic(rule: .ineffectiveSetting, message: message, location: place)
  }
}
