/// Joins the files of one table by key.
struct TableJoiner {
  let sources: TableSources
  /// The catalog extraction states whose keys are taken; nil: all.
  let extractionStates: [String]?

  func table(languages: [String]) -> JoinedTable {
    let development = sources.developmentFiles
    let index = KeyIndex(capacity: development.reduce(0) { $0 + $1.entries.count })
    var (column, references) = developmentColumn(development, index)
    let order = DevelopmentOrder(index: index, references: references)
    references.removeAll()
    column.entries = order.entries
    var table = JoinedTable(
      name: sources.name, keys: keys(order, column), signatures: [], columns: [column])
    for language in languages.dropFirst() {
      var column = joined(sources.files(of: language), language, index, order)
      if sources.developmentSources.contains(language) {
        column.isPartOfDevelopment = true
        column.repeated = []
      }
      table.columns.append(column)
    }
    table.signatures = table.keys.isEmpty ? [] : MessageSignature.all(of: column, keys: table.keys)
    return table
  }

  /// The development language's entries in the order of their keys in `index`; nil for keys that
  /// give no message.
  private func developmentColumn(
    _ files: [TableFile], _ index: KeyIndex
  ) -> (LanguageColumn, [EntryReference?]) {
    var column = LanguageColumn(language: sources.development, files: files, entries: [])
    var references: [EntryReference?] = []
    for (file, tableFile) in files.enumerated() {
      tableFile.entries.withUnsafeBufferPointer { entries in
        var entry = 0
        while entry < entries.count {
          let key = entries[entry].key
          let ordinal = index.insert(key.storage.base + Int(key.start), Int(key.count))
          let reference = EntryReference(file: file, entry: entry)
          let isMessage = isMessage(entries[entry])
          entry += 1
          if ordinal == references.count {
            references.append(isMessage ? reference : nil)
          } else if isMessage {
            column.replace(&references[ordinal], with: reference)
          }
        }
      }
    }
    return (column, references)
  }

  private func isMessage(_ entry: TableEntry) -> Bool {
    if case .unsupported = entry.value { return false }
    guard let extractionStates, let catalog = entry.catalog else { return true }
    return extractionStates.contains(catalog.extractionState ?? "automatic")
  }

  private func keys(_ order: DevelopmentOrder, _ column: LanguageColumn) -> [Text] {
    order.entries.compactMap { $0.map { column.key(of: $0) } }
  }

  private func joined(
    _ files: [TableFile], _ language: String, _ index: KeyIndex, _ order: DevelopmentOrder
  ) -> LanguageColumn {
    var column = LanguageColumn(language: language, files: files, entries: [])
    var found = [EntryReference?](repeating: nil, count: order.entries.count)
    var guess = 0
    for (file, tableFile) in files.enumerated() {
      tableFile.entries.withUnsafeBufferPointer { entries in
        found.withUnsafeMutableBufferPointer { found in
          var entry = 0
          while entry < entries.count {
            let key = entries[entry].key
            let ordinal = index.ordinal(
              of: key.storage.base + Int(key.start), Int(key.count), guess: guess)
            let reference = EntryReference(file: file, entry: entry)
            let isUnsupported = entries[entry].value.isUnsupported
            entry += 1
            if isUnsupported { continue }
            if ordinal < 0 {
              column.unknown.append(reference)
              continue
            }
            guess = ordinal + 1
            let row = order.row(ofOrdinal: ordinal)
            if row >= 0 { column.replace(&found[row], with: reference) }
          }
        }
      }
    }
    column.entries = found
    return column
  }
}

/// The rows of a table: the development language's keys in byte order.
final class DevelopmentOrder {
  /// By row.
  let entries: [EntryReference?]
  private let rows: UnsafeMutablePointer<Int32>

  init(index: KeyIndex, references: [EntryReference?]) {
    let count = references.count
    rows = .allocate(capacity: max(count, 1))
    let ordinals = UnsafeMutablePointer<Int32>.allocate(capacity: max(count, 1))
    defer { ordinals.deallocate() }
    var messages = 0
    for (ordinal, reference) in references.enumerated() {
      rows[ordinal] = -1
      guard reference != nil else { continue }
      ordinals[messages] = Int32(truncatingIfNeeded: ordinal)
      messages += 1
    }
    index.sort(ordinals, count: messages)
    var entries: [EntryReference?] = []
    entries.reserveCapacity(messages)
    for row in 0..<messages {
      rows[Int(ordinals[row])] = Int32(truncatingIfNeeded: row)
      entries.append(references[Int(ordinals[row])])
    }
    self.entries = entries
  }

  deinit { rows.deallocate() }

  /// -1 for a key that gives no message.
  func row(ofOrdinal ordinal: Int) -> Int { Int(rows[ordinal]) }
}

extension LanguageColumn {
  /// Puts an entry in its place; one of the same kind of file that stood there is a repetition. A key
  /// without a text of its own is no text, where a catalog's other language has one.
  fileprivate mutating func replace(
    _ present: inout EntryReference?, with reference: EntryReference
  ) {
    if let replaced = present {
      let (lower, upper) = (files[Int(replaced.file)], files[Int(reference.file)])
      if lower.language != upper.language, entry(reference).catalog?.isImplicit == true { return }
      if lower.language == upper.language, lower.format == upper.format {
        repeated.append((replaced: replaced, by: reference))
      } else {
        complete(reference, with: replaced)
      }
    }
    present = reference
  }
}

/// All files of one table.
struct TableSources {
  let name: String
  let files: [TableFile]
  /// The target's development language.
  let development: String
  /// The languages whose texts are the development language's here, lowest first.
  let developmentSources: [String]

  init(name: String, files: [TableFile], development: String) {
    self.name = name
    self.files = files
    self.development = development
    developmentSources = DevelopmentLanguage.sources(
      of: development, in: Set(files.map(\.language)))
  }

  /// The files of a language in the order in which later entries replace earlier ones.
  func files(of language: String) -> [TableFile] {
    let languages = language == development ? developmentSources : [language]
    return languages.flatMap { language in
      let own = files.filter { $0.language == language }
      return own.enumerated().sorted {
        ($0.element.format.precedence, $0.offset) < ($1.element.format.precedence, $1.offset)
      }.map(\.element)
    }
  }

  var developmentFiles: [TableFile] { files(of: development) }

  /// None where no file has an entry.
  func lackOfDevelopmentLanguage() -> [Diagnostic] {
    let files = files.filter { !$0.entries.isEmpty }
    guard let first = files.first else { return [] }
    let languages = Set(files.map(\.language)).sorted().joined(separator: ", ")
    return [
      Diagnostic(
        rule: .tableWithoutDevelopmentLanguage,
        message: "table \(name) exists in \(languages) but not in the development language "
          + "\(development): it gives no accessors",
        location: first.beginning, table: name, language: first.language)
    ]
  }

  /// Files that must not stand side by side.
  func conflicts() -> [Diagnostic] {
    var catalogs: [SourceText] = []
    var other: TableFile?
    for file in files {
      if file.format.holdsAllLanguages {
        if !catalogs.contains(where: { $0 === file.source }) { catalogs.append(file.source) }
      } else if other == nil {
        other = file
      }
    }
    guard let catalog = catalogs.first else { return [] }
    var diagnostics = catalogs.dropFirst().map {
      conflict(
        .duplicateCatalog, "a second catalog of table \(name), which Swift Build and Xcode refuse",
        $0, beside: catalog)
    }
    if let other {
      diagnostics.append(
        conflict(
          .catalogBesideStrings,
          "table \(name) is in a catalog and in another file, which Swift Build and Xcode refuse",
          other.source, beside: catalog))
    }
    return diagnostics
  }

  private func conflict(
    _ rule: Rule, _ message: String, _ text: SourceText, beside catalog: SourceText
  ) -> Diagnostic {
    let start = SourceRange(0, 0)
    let isSame = catalog.shortName == text.shortName
    let names = [catalog, text].map { isSame ? $0.path : $0.shortName }
    return Diagnostic(
      rule: rule,
      message: "\(message): \(names[0]) and \(names[1]). Move all texts into one",
      location: SourceLocation(text: text, range: start),
      notes: [
        Diagnostic.Note(
          "the catalog is here", at: SourceLocation(text: catalog, range: start))
      ], table: name)
  }
}

extension SourceText {
  /// The file's name, with its `.lproj` folder.
  package var shortName: String {
    let components = path.split(separator: "/")
    let isLocalized = components.dropLast().last?.hasSuffix(".lproj") ?? false
    return components.suffix(isLocalized ? 2 : 1).joined(separator: "/")
  }
}
