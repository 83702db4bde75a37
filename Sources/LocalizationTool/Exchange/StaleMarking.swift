internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// What a command that writes texts notes of them: of which development text a translation was made,
/// and that translations are to be looked at since the development text is another one now.
struct StaleMarking {
  private struct Written: Hashable {
    var table: String
    var key: Text
    var language: String
  }

  private let before: [TableFile]
  private let development: String
  private var translations: [Written: Text?] = [:]
  private var sources: [Written] = []

  /// - Parameter session: as it was before anything was written, or after.
  init(_ session: EditingSession) {
    before = session.tables
    development = session.developmentLanguage
  }

  /// - Parameter former: the development text that a translation was made of, where it is not the
  ///   present one.
  mutating func add(key: Text, table: String, language: String, former: Text? = nil) {
    let written = Written(table: table, key: key, language: language)
    if language == development {
      sources.append(written)
    } else {
      // One form that is doubtful makes the whole so.
      if let known = translations[written], known != nil { return }
      translations[written] = .some(former)
    }
  }

  /// By table.
  private var keys: [String: Set<Text>] {
    var keys: [String: Set<Text>] = [:]
    for written in Array(translations.keys) + sources {
      keys[written.table, default: []].insert(written.key)
    }
    return keys
  }

  /// Changes states in catalogs and the fingerprints of all other texts.
  func mark(
    _ session: inout EditingSession, _ states: inout StateFile
  ) throws(EditFailure) {
    if translations.isEmpty, sources.isEmpty { return }
    let keys = keys
    let now = Entries(session.currentTables, of: keys, development: development)
    let old = sources.isEmpty ? now : Entries(before, of: keys, development: development)
    var reviews: [String: [EntryChange]] = [:]
    for source in sources {
      let was = old.source(source.table, source.key)
      let isChanged = was.map(\.fingerprint) != now.source(source.table, source.key)?.fingerprint
      guard isChanged, let was else { continue }
      markTranslations(of: source, was, now, &states, &reviews)
    }
    for (path, changes) in reviews { try session.apply(EntryChange.merged(changes), to: path) }
    for (written, former) in translations {
      guard let source = now.source(written.table, written.key), !source.isCatalog else { continue }
      let fingerprint = former.map { TranslationStates.fingerprint(of: $0) }
      states.states.set(
        fingerprint ?? source.fingerprint, table: written.table, language: written.language,
        key: written.key.string)
    }
  }

  private func markTranslations(
    of source: Written, _ was: Entries.Entry, _ now: Entries, _ states: inout StateFile,
    _ reviews: inout [String: [EntryChange]]
  ) {
    for (language, entry) in now.translations(source.table, source.key) {
      let written = Written(table: source.table, key: source.key, language: language)
      if translations[written] != nil { continue }
      guard entry.isCatalog else {
        let key = source.key.string
        if states.states.fingerprint(table: source.table, language: language, key: key) == nil {
          states.states.set(
            was.fingerprint, table: source.table, language: language, key: key)
        }
        continue
      }
      let operations = entry.message.forms.filter {
        ($0.form.state ?? TextState.translated) == TextState.translated
      }.map { variant in
        EntryChange.Operation.text(
          variant.form.text.string, language: entry.language,
          form: variant.path(in: entry.message), state: TextState.needsReview)
      }
      if !operations.isEmpty {
        reviews[entry.path, default: []].append(EntryChange(source.key.string, operations))
      }
    }
  }
}

/// The messages of tables by key and language.
private struct Entries {
  struct Entry {
    var message: Message
    var isCatalog: Bool
    /// As its file calls it.
    var language: String
    var path: String

    var fingerprint: String { TranslationStates.fingerprint(of: message) }
  }

  private var tables: [String: [(tag: String, entries: [Text: Entry])]] = [:]
  private let development: String

  init(_ files: [TableFile], of keys: [String: Set<Text>], development: String) {
    self.development = development
    for file in files.sorted(by: { $0.format.precedence < $1.format.precedence }) {
      guard let wanted = keys[file.table] else { continue }
      var entries: [Text: Entry] = [:]
      for entry in file.entries(of: wanted) {
        guard let message = entry.value.message else { continue }
        entries[entry.key] = Entry(
          message: message, isCatalog: file.format.holdsAllLanguages, language: file.language,
          path: file.source.path)
      }
      let isForeign = file.language.isEmpty || file.language == "Base"
      let tag = isForeign ? development : LanguageSpelling.canonical(file.language)
      tables[file.table, default: []].append((tag, entries))
    }
  }

  func source(_ table: String, _ key: Text) -> Entry? {
    tables[table]?.last { $0.tag == development && $0.entries[key] != nil }?.entries[key]
  }

  func translations(_ table: String, _ key: Text) -> [(language: String, entry: Entry)] {
    (tables[table] ?? []).compactMap { file in
      file.tag == development ? nil : file.entries[key].map { (file.tag, $0) }
    }
  }
}

extension EditingSession {
  /// Notes of texts that were set of which development text they were made.
  mutating func markStale(_ texts: [TextAssignment]) throws(EditFailure) {
    var states = try StateFile(self)
    var marking = StaleMarking(self)
    for text in texts {
      marking.add(
        key: Text(text.key), table: try table(with: text.key, named: text.table),
        language: LanguageSpelling.canonical(text.language))
    }
    try marking.mark(&self, &states)
    if !states.patch.isEmpty { change(states.patch) }
  }

  /// Notes of all translations without a note that they were made of the present texts.
  mutating func adoptStates(_ copies: [(key: Text, table: String, language: String)])
    throws(EditFailure)
  {
    var states = try StateFile(self)
    var marking = StaleMarking(self)
    for copy in copies { marking.add(key: copy.key, table: copy.table, language: copy.language) }
    if states.old != nil || !copies.isEmpty {
      for table in tables where !table.format.holdsAllLanguages {
        guard let language = language(of: table.source.path), language != developmentLanguage else {
          continue
        }
        for entry in table.entries {
          let known = states.states.fingerprint(
            table: table.table, language: language, key: entry.key.string)
          if known == nil { marking.add(key: entry.key, table: table.table, language: language) }
        }
      }
    }
    try marking.mark(&self, &states)
    for copy in copies {
      let (table, language, key) = (copy.table, copy.language, copy.key.string)
      let made = states.states.fingerprint(table: table, language: language, key: key)
      states.states.set(made, table: table, language: language, key: key, isCopy: true)
    }
    if !states.patch.isEmpty { change(states.patch) }
  }

  /// The tables as they are to be written.
  var currentTables: [TableFile] {
    var current: [TableFile] = []
    var seen: Set<String> = []
    for table in tables {
      guard let reading = reading(table.source.path) else {
        current.append(table)
        continue
      }
      if seen.insert(table.source.path).inserted { current += reading.value }
    }
    for path in paths where !seen.contains(path) {
      guard !tables.contains(where: { $0.source.path == path }), let reading = reading(path) else {
        continue
      }
      current += reading.value
    }
    return current
  }

  /// A language's file of a table, made where there is none.
  mutating func path(
    of table: ExchangeTable, _ files: ExchangeInput.Files, language: String
  ) throws(EditFailure) -> String {
    if let path = files.paths[language] { return path }
    if table.hasStates, let path = files.paths.values.first { return path }
    let name = "\(languageFolder(language))/\(table.name).\(table.format.name)"
    let path = TableSearch.joined(files.folder, name)
    if file(path) == nil {
      try create(path, table.format == .strings ? "" : NewTable.stringsdict)
    }
    return path
  }

  /// All changes but those that the file cannot take, which are returned.
  mutating func applyAllPossible(
    _ changes: [EntryChange], to path: String
  ) throws(EditFailure) -> [(key: String, reason: String)] {
    guard !changes.isEmpty else { return [] }
    do throws(EditFailure) {
      try apply(changes, to: path)
      return []
    } catch {
      guard case .refusal(let refusal) = error, refusal.reason != .faults else { throw error }
      guard changes.count > 1 else { return [(changes[0].key, refusal.description)] }
    }
    let middle = changes.count / 2
    let first = try applyAllPossible(Array(changes[..<middle]), to: path)
    return first + (try applyAllPossible(Array(changes[middle...]), to: path))
  }
}
