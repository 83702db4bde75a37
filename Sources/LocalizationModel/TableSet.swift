/// All files joined: table → key → language → message.
package struct TableSet: Sendable {
  package var developmentLanguage: String
  /// Every language of any table, the development language first, then in byte order.
  package var languages: [String]
  package var tables: [JoinedTable]

  package init(developmentLanguage: String, languages: [String], tables: [JoinedTable]) {
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.tables = tables
  }
}

package struct JoinedTable: Sendable {
  package var name: String
  /// The development language's keys in byte order.
  package var keys: [Text]
  /// By key.
  package var signatures: [MessageSignature]
  /// One a language of the catalog, in the order of `TableSet.languages`; the first is the
  /// development language's.
  package var columns: [LanguageColumn]

  package init(
    name: String, keys: [Text], signatures: [MessageSignature], columns: [LanguageColumn]
  ) {
    self.name = name
    self.keys = keys
    self.signatures = signatures
    self.columns = columns
  }

  package var development: LanguageColumn { columns[0] }

  /// The columns that answer for what a language lacks before the development language does, nearest
  /// first. The development language itself counts for its regional variants.
  package func fallbackColumns(
    of column: LanguageColumn, _ fallbacks: inout LanguageFallbacks
  ) -> [Int] {
    let parents = LanguageTag(column.language)?.ancestors.map(\.string) ?? []
    let chain = fallbacks.chain(for: column.language)
      .prefix { $0 != development.language || parents.contains($0) }
    return chain.compactMap { language in
      language == column.language ? nil : columns.firstIndex { $0.language == language }
    }
  }
}

/// One table in one language.
package struct LanguageColumn: Sendable {
  package var language: String
  package var files: [TableFile]
  /// By key of the table; nil where the language lacks it. The last of several in one file wins, a
  /// stringsdict entry wins over a strings entry.
  package var entries: [EntryReference?]
  /// Entries whose key the development language does not have.
  package var unknown: [EntryReference]
  /// Repeated keys of one file: each with the entry that replaced it.
  package var repeated: [(replaced: EntryReference, by: EntryReference)]

  package init(
    language: String, files: [TableFile], entries: [EntryReference?],
    unknown: [EntryReference] = [],
    repeated: [(replaced: EntryReference, by: EntryReference)] = []
  ) {
    self.language = language
    self.files = files
    self.entries = entries
    self.unknown = unknown
    self.repeated = repeated
  }

  package func entry(_ reference: EntryReference) -> TableEntry {
    files[Int(reference.file)].entries[Int(reference.entry)]
  }
}

/// An entry of one of a column's files.
package struct EntryReference: Equatable, Sendable {
  package var file: Int32
  package var entry: Int32

  package init(file: Int, entry: Int) {
    self.file = Int32(truncatingIfNeeded: file)
    self.entry = Int32(truncatingIfNeeded: entry)
  }
}

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

extension LanguageColumn {
  /// Takes the text of a `.strings` entry as what a stringsdict entry says on all other devices.
  /// Findings about it stand at the stringsdict entry.
  mutating func complete(_ reference: EntryReference, with replaced: EntryReference) {
    let (file, index) = (Int(reference.file), Int(reference.entry))
    guard files[file].format == .stringsdict,
      var fallback = entry(replaced).value.message?.plainForm,
      let variants = files[file].entries[index].value.message?.variants
    else { return }
    fallback.range = files[file].entries[index].keyRange
    guard let completed = variants.completed(by: fallback) else { return }
    files[file].entries[index].value = .message(.variants(completed))
  }
}
