internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// What goes to translators, by language.
struct TranslationExport {
  let languages: [String]
  private let inputs: [ExchangeInput]
  private let isUntranslated: Bool
  private var work: [String: TranslationWork] = [:]
  private var units: [String: Int] = [:]
  private var unwritable: [String] = []

  /// - Parameter languages: none for all that there are.
  init(_ inputs: [ExchangeInput], languages: [String], isUntranslated: Bool) {
    self.inputs = inputs
    self.isUntranslated = isUntranslated
    self.languages = languages.isEmpty ? Set(inputs.flatMap(\.languages)).sorted() : languages
  }

  /// The files as they are to be.
  mutating func patches(
    _ format: ExportSubcommand.Format, below folder: String, _ console: Console
  ) throws(EditFailure) -> [FilePatch] {
    let texts = selected(console)
    var patches: [FilePatch] = []
    switch format {
    case .csv:
      patches.append(try patch("translations.csv", in: folder, sheet(texts).write()))
    case .xliff:
      for (language, contents) in written(texts) {
        patches.append(try patch("\(language).xliff", in: folder, contents))
      }
    case .xcloc:
      for (language, contents) in written(texts) {
        patches += try bundle(
          language, contents, in: TableSearch.joined(folder, language + ".xcloc"))
      }
    }
    return patches
  }

  /// A line for each language.
  var summary: String {
    var text = ""
    for language in languages {
      text += "\(language): \(CheckSubcommand.counted(units[language, default: 0], "text"))"
      if isUntranslated { text += ", " + work[language, default: TranslationWork()].summary }
      text += "\n"
    }
    for id in Set(unwritable).sorted() {
      text +=
        "note: '\(VisibleText.line(id))' holds a control character, which XML cannot: left out\n"
    }
    return text
  }

  // MARK: Texts

  private struct Place: Sendable {
    var input: Int
    var language: String
    var table: ExchangeTable
    var stale: Set<Text>
  }

  private struct Texts: Sendable {
    var language: String
    var table: ExchangeTable
    var units: TableUnits
    /// Nil for all.
    var keys: Set<Text>?
  }

  /// The tables that have something for a language, in Xcode's order of files.
  private mutating func selected(_ console: Console) -> [Texts] {
    var places: [Place] = []
    for language in languages {
      for input in inputs.indices {
        for table in inputs[input].tables {
          places.append(
            Place(
              input: input, language: language, table: table,
              stale: inputs[input].states.staleKeys(table, language)))
        }
      }
    }
    console.progress?.begin("collecting texts")
    let wanted = places
    var texts = concurrentMap(wanted.count) { index in
      let place = wanted[index]
      return Texts(
        language: place.language, table: place.table,
        units: TableUnits(place.table, language: place.language, stale: place.stale))
    }
    if isUntranslated { select(&texts, places.map(\.input)) }
    for one in texts {
      let all = one.units.units
      units[one.language, default: 0] +=
        one.keys.map { keys in all.count { keys.contains($0.key) } } ?? all.count
    }
    return texts.filter { $0.keys.map { !$0.isEmpty } ?? true }.sorted {
      ($0.table.original.lowercased(), $0.table.original)
        < ($1.table.original.lowercased(), $1.table.original)
    }
  }

  private mutating func select(_ texts: inout [Texts], _ owners: [Int]) {
    let reports = inputs.map { UntranslatedKeys($0) }
    for index in texts.indices {
      let one = texts[index]
      let found = reports[owners[index]].keys(of: one.table, one.units.units, one.language)
      texts[index].keys = found.keys
      work[one.language, default: TranslationWork()] += found.work
    }
  }

  private func sheet(_ texts: [Texts]) -> TranslationSheet {
    var sheet = TranslationSheet(languages: languages)
    for one in texts {
      let units = one.units.units.filter { one.keys?.contains($0.key) ?? true }
      sheet.add(units, original: one.table.original, language: one.language)
    }
    return sheet
  }

  private mutating func written(_ texts: [Texts]) -> [(language: String, contents: ByteStorage)] {
    let (languages, texts) = (languages, texts)
    let made = concurrentMap(languages.count) { index in
      var document = ExchangeDocument()
      var unwritable: [String] = []
      for var one in texts where one.language == languages[index] {
        let wanted = one.keys
        document.files.append(
          one.units.file(where: wanted.map { keys in { keys.contains($0.key) } }))
        unwritable += one.units.unwritable.map(\.string)
      }
      return (XLIFFWriter.write(document), unwritable)
    }
    unwritable += made.flatMap(\.1)
    return zip(languages, made).map { ($0, $1.0) }
  }

  // MARK: Files

  private func patch(
    _ name: String, in folder: String, _ contents: ByteStorage
  ) throws(EditFailure) -> FilePatch {
    let path = TableSearch.joined(folder, name)
    return FilePatch(path: path, old: try existingContents(of: path), new: contents)
  }

  private func bundle(
    _ language: String, _ contents: ByteStorage, in folder: String
  ) throws(EditFailure) -> [FilePatch] {
    let development = inputs.first?.session.developmentLanguage ?? "en"
    let description = BundleContents(
      developmentRegion: development, targetLocale: language,
      project: inputs.first?.project.project)
    var patches = [
      try patch(BundleContents.fileName, in: folder, description.write()),
      try patch("\(BundleContents.texts)/\(language).xliff", in: folder, contents),
    ]
    for input in inputs {
      for source in try input.sources() {
        patches.append(
          try patch("\(BundleContents.sources)/\(source.original)", in: folder, source.contents))
      }
    }
    return patches
  }
}

extension ExchangeInput {
  /// The development language's files, catalogs without other languages and keys that are gone from
  /// the code.
  fileprivate func sources() throws(EditFailure) -> [(original: String, contents: ByteStorage)] {
    var sources: [(original: String, contents: ByteStorage)] = []
    for (table, files) in zip(tables, files) {
      guard let path = files.paths[table.sourceLanguage], let file = session.file(path) else {
        continue
      }
      let original = project.original(of: path)
      guard !original.hasPrefix("/"), !original.split(separator: "/").contains("..") else {
        continue
      }
      guard table.hasStates else {
        sources.append((original, file.contents))
        continue
      }
      let contents = try refusing { () throws(EditRefusal) in
        try CatalogSlice.source(of: file)
      }
      sources.append((original, contents))
    }
    return sources
  }
}
