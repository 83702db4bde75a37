internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// The keys that a language lacks, with the development language's texts.
enum SyncSubcommand: EditingCommand {
  static let description = SubcommandDescription.editing(
    name: "sync", summary: "Gives every language the keys that it lacks.", operands: "PATH",
    options: [.init("language", "TAG", isRepeatable: true, "these alone; else all that there are")],
    discussion: """
      In the order of the development language's table, with its comments and texts. What a parent
      language answers, as de does for de-AT, is not lacking. In catalogs the
      texts are new, elsewhere they are copies, which the rule untranslated tells; localization-states.json
      then holds for all translations that they were made of the present texts, unless it knows better.

      """,
    examples: ["sync Sources/App", "sync --language de --dry-run Sources/App"])

  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) {
    let languages = arguments.values("language").map { LanguageSpelling.canonical($0) }
    var copies: [(key: Text, table: String, language: String)] = []
    for table in session.tableNames {
      for path in session.paths(ofTable: table) {
        guard let file = session.file(path) else { continue }
        if file.format.holdsAllLanguages {
          try syncCatalog(path, languages, &session)
        } else if let language = session.language(of: path),
          languages.isEmpty || languages.contains(language)
        {
          let keys = try syncFile(path, file, &session)
          copies += keys.map { ($0, table, language) }
        }
      }
    }
    try session.adoptStates(copies)
  }

  private static func isUntranslatable(_ entry: TableEntry) -> Bool {
    entry.catalog?.shouldTranslate == false || entry.catalog?.extractionState == "stale"
  }

  /// A catalog's languages are those that any of its keys has.
  static func syncCatalog(
    _ path: String, _ languages: [String], _ session: inout EditingSession
  ) throws(EditFailure) {
    let columns = session.tables.filter { $0.source.path == path }
    guard let source = columns.first else { return }
    var changes: [EntryChange] = []
    let wanted = languages.isEmpty ? columns.dropFirst().map(\.language) : languages
    var present: [String: Set<Text>] = [:]
    for language in wanted {
      present[language] = session.keysOfParents(source.table, of: language)
        .union(columns.filter { $0.language == language }.flatMap { $0.entries.map(\.key) })
    }
    for entry in source.entries where !isUntranslatable(entry) && !entry.isMadeByXcode {
      guard let message = entry.value.message else { continue }
      for language in wanted where language != source.language {
        if present[language, default: []].contains(entry.key) { continue }
        let adapted = message.untranslated(for: language)
        changes.append(
          EntryChange(entry.key.string, [.message(adapted, language: language)]))
      }
    }
    try session.apply(EntryChange.merged(changes), to: path)
  }

  /// Returns the keys that were copied.
  static func syncFile(
    _ path: String, _ file: SourceFile, _ session: inout EditingSession
  ) throws(EditFailure) -> [Text] {
    guard
      let model = session.developmentTable(file.table, file.format), model.source.path != path
    else { return [] }
    let present = Set(try session.keys(of: path).map { Text($0) })
    let elsewhere = session.keysOfOtherFormats(file, language: session.language(of: path))
      .union(session.keysOfParents(file.table, of: session.language(of: path) ?? ""))
    var anchor: [String] = []
    var changes: [EntryChange] = []
    for entry in model.entries {
      if present.contains(entry.key) { anchor = [entry.key.string] }
      guard !present.contains(entry.key), !elsewhere.contains(entry.key),
        let message = entry.value.message
      else { continue }
      let language = file.language ?? ""
      var operations: [EntryChange.Operation] = [
        .message(message.untranslated(for: language), language: language)
      ]
      if let comment = entry.comment { operations.append(.comment(comment.string)) }
      changes.append(
        EntryChange(entry.key.string, operations, place: .behind(anchor)))
    }
    try session.apply(EntryChange.merged(changes), to: path)
    return changes.map { Text($0.key) }
  }
}

extension EditingSession {
  /// The development language's file of a table.
  func developmentTable(_ table: String, _ format: TableFormat) -> TableFile? {
    let all = tables.filter { $0.table == table && $0.format == format }
    return all.first { $0.language == developmentLanguage } ?? all.first { $0.language == "Base" }
  }

  /// The keys that other languages answer for one before the development language does: a copy of its
  /// text would hide theirs.
  func keysOfParents(_ table: String, of language: String) -> Set<Text> {
    let own = tables.filter { $0.table == table }
    let others = Set(own.map(\.language)).subtracting([developmentLanguage, "Base"]).sorted()
    var fallbacks = LanguageFallbacks(
      available: [developmentLanguage] + others, configured: configuration.fallbacks)
    let isRelative = LanguageTag.areRelated(language, developmentLanguage)
    let chain = Set(
      fallbacks.chain(for: language).prefix { $0 != developmentLanguage || isRelative })
    let parents = own.filter { file in
      let name = file.language == "Base" ? developmentLanguage : file.language
      return name != language && chain.contains(name)
    }
    return Set(parents.flatMap { $0.entries.map(\.key) })
  }

  /// What a language has in a stringsdict is not missing in its `.strings`.
  func keysOfOtherFormats(_ file: SourceFile, language: String?) -> Set<Text> {
    let others = tables.filter {
      $0.table == file.table && $0.format != file.format && $0.language == file.language
    }
    return Set(others.flatMap { $0.entries.map(\.key) })
  }
}

extension Message {
  /// With the plural categories of a language, all texts new.
  func untranslated(for language: String) -> Message {
    switch self {
    case .plain(let form): .plain(form.with(state: TextState.new))
    case .variants(var variants):
      {
        let categories = PluralRules(tag: language).categories
        variants.root = variants.root.untranslated(categories)
        for index in variants.variables.indices {
          variants.variables[index].node = variants.variables[index].node.untranslated(categories)
        }
        return .variants(variants)
      }()
    }
  }
}

extension MessageForm {
  func with(state: String) -> MessageForm {
    var form = self
    form.state = state
    return form
  }
}

extension MessageNode {
  /// A category that the source lacks has its text for all other numbers; `zero` stays, which every
  /// language may have.
  fileprivate func untranslated(_ categories: [PluralCategory]) -> MessageNode {
    switch self {
    case .form(let form): return .form(form.with(state: TextState.new))
    case .plural(let cases):
      let other = cases.last { $0.label == .other } ?? cases.last
      var adapted: [Case<PluralCategory>] = []
      for category in PluralCategory.allCases {
        let own = cases.last { $0.label == category }
        let isKept = categories.contains(category) || category == .zero && own != nil
        guard isKept, let one = own ?? other else { continue }
        adapted.append(Case(category, one.node.untranslated(categories)))
      }
      return .plural(adapted)
    case .device(let cases):
      return .device(cases.map { Case($0.label, $0.node.untranslated(categories)) })
    case .width(let cases):
      return .width(cases.map { Case($0.label, $0.node.untranslated(categories)) })
    }
  }
}
