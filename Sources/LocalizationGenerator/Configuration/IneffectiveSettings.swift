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
      } + misspeltTables(names) + misspeltKeys(tableSet)
  }

  /// Names without wildcards: what may come one day is named by a pattern.
  private func misspelt(
    _ setting: String, isKnown: (String) -> Bool
  ) -> [(name: String, place: SourceLocation)] {
    places.patterns[setting, default: [:]].sorted { $0.key < $1.key }
      .filter { !$0.key.contains("*") && !$0.key.contains("?") && !isKnown($0.key) }
      .map { ($0.key, $0.value) }
  }

  private func misspeltTables(_ names: [String]) -> [Diagnostic] {
    ["exclude", "tableRules"].flatMap { setting in
      misspelt(setting, isKnown: names.contains).map { name, place in
        ineffective(
          "no table is called '\(name)', which '\(setting)' names"
            + ClosestName.of(name, in: names).question, at: place)
      }
    }
  }

  private func misspeltKeys(_ tableSet: TableSet) -> [Diagnostic] {
    ["plainNumbers", "notOverridable", "usedKeys"].flatMap { setting in
      misspelt(setting, isKnown: tableSet.hasKey).map { name, place in
        ineffective(
          "no table has the key '\(name)', which '\(setting)' names"
            + ClosestName.of(name, in: tableSet.keys(like: name)).question, at: place)
      }
    }
  }

  private func ineffective(_ message: String, at place: SourceLocation?) -> Diagnostic {
    Diagnostic(rule: .ineffectiveSetting, message: message, location: place)
  }
}
