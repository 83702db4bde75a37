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
