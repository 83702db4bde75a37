/// All files joined: table → key → language → message.
package struct TableSet: Sendable {
  package var developmentLanguage: String
  /// Every language of any table, the development language first, then in byte order.
  package var languages: [String]
  package var tables: [JoinedTable]
  /// Tables that are checked and get no accessors: the system's, those of storyboards, and those
  /// without texts of the development language, of which each language is a table by itself.
  package var silentTables: [JoinedTable] = []

  package init(developmentLanguage: String, languages: [String], tables: [JoinedTable]) {
    self.developmentLanguage = developmentLanguage
    self.languages = languages
    self.tables = tables
  }
}

extension TableSet {
  /// With the tables without accessors among the others: what rules look at.
  package var checked: TableSet {
    var checked = self
    checked.tables += silentTables
    checked.silentTables = []
    for language in silentTables.flatMap(\.columns).map(\.language)
    where !checked.languages.contains(language) {
      checked.languages.append(language)
    }
    return checked
  }
}

package struct JoinedTable: Sendable {
  package var name: String
  /// False for tables that the system reads by itself, or that lack the development language.
  package var hasAccessors = true
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
  /// first. The development language itself counts for its regional variants and its parents.
  package func fallbackColumns(
    of column: LanguageColumn, _ fallbacks: inout LanguageFallbacks
  ) -> [Int] {
    let isRelative = column.isPartOfDevelopment || isRelative(column.language)
    let chain = fallbacks.chain(for: column.language)
      .prefix { $0 != development.language || isRelative }
    return chain.compactMap { language in
      language == column.language ? nil : columns.firstIndex { $0.language == language }
    }
  }
}

extension JoinedTable {
  /// Whether a language is the development language, one of its parents, or one of its variants.
  package func isRelative(_ language: String) -> Bool {
    LanguageTag.areRelated(language, development.language)
  }
}

extension LanguageTag {
  /// Whether two languages are the same, or one is a parent of the other.
  package static func areRelated(_ language: String, _ other: String) -> Bool {
    guard let tag = LanguageTag(language), let own = LanguageTag(other) else {
      return language == other
    }
    return tag == own || tag.ancestors.contains(own) || own.ancestors.contains(tag)
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
  /// Whether its files are among the development language's, of which all is said there.
  package var isPartOfDevelopment = false

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

  // A whole entry is copied with all that it holds, which loops over all rows do without.

  package func key(of reference: EntryReference) -> Text {
    files[Int(reference.file)].entries[Int(reference.entry)].key
  }

  package func value(of reference: EntryReference) -> TableEntry.Value {
    files[Int(reference.file)].entries[Int(reference.entry)].value
  }

  package func comment(of reference: EntryReference) -> Text? {
    files[Int(reference.file)].entries[Int(reference.entry)].comment
  }

  package func catalog(of reference: EntryReference) -> CatalogAttributes? {
    files[Int(reference.file)].entries[Int(reference.entry)].catalog
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
