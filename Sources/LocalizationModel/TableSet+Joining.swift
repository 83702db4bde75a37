extension TableSet {
  /// Joins the files. Diagnostics: the development language cannot be told, a catalog beside
  /// another file of the same table, a table that the development language lacks.
  package static func joining(
    _ files: [TableFile], configuration: Configuration
  ) -> Parsed<TableSet> {
    let files = selected(files, configuration: configuration)
    guard !files.isEmpty else { return Parsed(empty(configuration)) }
    let choice = DevelopmentLanguage.choose(
      among: files, configured: configuration.developmentLanguage,
      place: configuration.places.developmentLanguage)
    guard let development = choice.value else {
      return Parsed(empty(configuration), diagnostics: choice.diagnostics)
    }
    let languages = allLanguages(of: files, development: development)
    var joined = Parsed(
      TableSet(developmentLanguage: development, languages: languages, tables: []),
      diagnostics: choice.diagnostics)
    for (name, tableFiles) in grouped(files, by: \.table) {
      let sources = TableSources(name: name, files: tableFiles, development: development)
      joined.diagnostics += sources.conflicts()
      guard !sources.developmentFiles.isEmpty else {
        joined.diagnostics += sources.lackOfDevelopmentLanguage()
        continue
      }
      let joiner = TableJoiner(sources: sources, extractionStates: configuration.extractionStates)
      joined.value.tables.append(joiner.table(languages: languages))
    }
    return joined
  }

  private static func empty(_ configuration: Configuration) -> TableSet {
    let language = configuration.developmentLanguage ?? "en"
    return TableSet(developmentLanguage: language, languages: [language], tables: [])
  }

  /// The files of the included tables, tags in canonical spelling, in the order of their paths.
  private static func selected(
    _ files: [TableFile], configuration: Configuration
  ) -> [TableFile] {
    var included: [String: Bool] = [:]
    var selected: [TableFile] = []
    for var file in files {
      let includes = included[file.table] ?? configuration.tables.includes(file.table)
      included[file.table] = includes
      guard includes else { continue }
      file.language = DevelopmentLanguage.canonical(file.language)
      selected.append(file)
    }
    return selected.sorted {
      ($0.source.path, $0.language) < ($1.source.path, $1.language)
    }
  }

  private static func allLanguages(of files: [TableFile], development: String) -> [String] {
    var others = Set(files.map(\.language))
    others.remove("Base")
    others.remove(development)
    return [development] + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private static func grouped(
    _ files: [TableFile], by name: (TableFile) -> String
  ) -> [(name: String, files: [TableFile])] {
    let groups = Dictionary(grouping: files, by: name)
    return groups.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      .map { ($0.key, $0.value) }
  }
}
