extension TableSet {
  /// Joins the files. Diagnostics: the development language cannot be told, folders that should be
  /// called otherwise, a catalog beside another file of the same table, a table that the development
  /// language lacks.
  /// - Parameter folders: what the `.lproj` folders of the target are called, without extension, also
  ///   those without a table.
  package static func joining(
    _ files: [TableFile], folders: [String] = [], configuration: Configuration
  ) -> Parsed<TableSet> {
    let chosen = LanguageFolders(selected(files, configuration: configuration)).chosen()
    let files = chosen.value
    guard !files.isEmpty else { return Parsed(empty(configuration)) }
    let choice = DevelopmentLanguage(files: files, folders: folders).choose(configuration)
    let development = choice.value ?? "en"
    let joining = TableSetJoining(
      development: development, isTold: choice.value != nil, configuration: configuration,
      tables: Dictionary(grouping: files, by: \.table)
        .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        .map { TableSources(name: $0.key, files: $0.value, development: development) })
    var joined = joining.joined()
    let hasNone = choice.diagnostics.contains { $0.table == nil }
    joined.diagnostics.removeAll {
      hasNone && $0.rule == Rule.tableWithoutDevelopmentLanguage.id
    }
    joined.diagnostics = chosen.diagnostics + choice.diagnostics + joined.diagnostics
    return joined
  }

  /// The development language that the files would be joined by.
  package static func developmentLanguage(
    of files: [TableFile], folders: [String], configuration: Configuration
  ) -> String {
    let files = LanguageFolders(selected(files, configuration: configuration)).chosen().value
    if files.isEmpty { return empty(configuration).developmentLanguage }
    return DevelopmentLanguage(files: files, folders: folders).choose(configuration).value ?? "en"
  }

  private static func empty(_ configuration: Configuration) -> TableSet {
    let language = configuration.developmentLanguage ?? "en"
    return TableSet(developmentLanguage: language, languages: [language], tables: [])
  }

  /// The files of the tables that are not excluded, tags in canonical spelling, in the order of their
  /// paths.
  private static func selected(
    _ files: [TableFile], configuration: Configuration
  ) -> [TableFile] {
    var isExcluded: [String: Bool] = [:]
    var canonical: [String: String] = [:]
    var selected: [TableFile] = []
    for var file in files {
      let excludes =
        isExcluded[file.table] ?? (configuration.tables.role(of: file.table) == .excluded)
      isExcluded[file.table] = excludes
      if excludes { continue }
      let language = canonical[file.language] ?? DevelopmentLanguage.canonical(file.language)
      canonical[file.language] = language
      file.language = language
      selected.append(file)
    }
    return selected.sorted {
      ($0.source.path, $0.language) < ($1.source.path, $1.language)
    }
  }
}

/// Joins the tables of a target whose development language is chosen.
private struct TableSetJoining {
  let development: String
  /// False where nothing tells the development language, which is reported.
  let isTold: Bool
  let configuration: Configuration
  let tables: [TableSources]

  func joined() -> Parsed<TableSet> {
    let speaking = tables.filter(hasAccessors)
    let languages = languages(of: speaking)
    var joined = Parsed(
      TableSet(developmentLanguage: development, languages: languages, tables: []))
    for sources in tables {
      joined.diagnostics += sources.conflicts()
      if speaking.contains(where: { $0.name == sources.name }) {
        joined.value.tables.append(table(sources, languages: languages))
      } else {
        joined.value.silentTables += silentTables(sources)
        let isSystem = configuration.tables.role(of: sources.name) == .checked
        if isTold, !isSystem, sources.developmentFiles.isEmpty {
          joined.diagnostics += sources.lackOfDevelopmentLanguage()
        }
      }
    }
    return joined
  }

  private func hasAccessors(_ sources: TableSources) -> Bool {
    configuration.tables.role(of: sources.name) == .accessors
      && !sources.developmentFiles.isEmpty
      && (!configuration.tables.include.isEmpty || !sources.isOfInterfaceBuilder)
  }

  private func languages(of tables: [TableSources]) -> [String] {
    var others = Set(tables.flatMap(\.files).map(\.language))
    others.remove(DevelopmentLanguage.base)
    others.remove(development)
    return [development] + others.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func table(_ sources: TableSources, languages: [String]) -> JoinedTable {
    TableJoiner(sources: sources, extractionStates: configuration.extractionStates)
      .table(languages: languages)
  }

  /// Without texts of the development language each language stands for itself.
  private func silentTables(_ sources: TableSources) -> [JoinedTable] {
    let groups =
      sources.developmentFiles.isEmpty
      ? languages(of: [sources]).dropFirst().map { language in
        TableSources(
          name: sources.name, files: sources.files.filter { $0.language == language },
          development: language)
      } : [sources]
    return groups.map { group in
      var languages = languages(of: [group])
      languages.removeAll { $0 == group.development }
      var table = table(group, languages: [group.development] + languages)
      table.hasAccessors = false
      return table
    }
  }
}

extension TableSources {
  /// Whether every key is that of an object in a storyboard or `.xib`, whose texts the system sets.
  fileprivate var isOfInterfaceBuilder: Bool {
    let entries = files.lazy.flatMap(\.entries)
    return entries.first != nil && entries.allSatisfy { $0.key.isOfInterfaceBuilder }
  }
}

extension Text {
  /// Whether it is the key of an object of Interface Builder: `8Gx-Ya-zhp.title`.
  package var isOfInterfaceBuilder: Bool {
    let bytes = bytes
    guard bytes.count > 11, bytes[3] == UInt8(ascii: "-"), bytes[6] == UInt8(ascii: "-"),
      bytes[10] == UInt8(ascii: ".")
    else { return false }
    return [0, 1, 2, 4, 5, 7, 8, 9].allSatisfy { ASCII.isAlphanumeric(bytes[$0]) }
  }
}
