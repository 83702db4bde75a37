internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

extension EditingSession {
  /// What the file of states knows of keys goes with them.
  mutating func carryStates(
    _ keys: [String], of table: String, to target: (String) -> (table: String, key: String)
  ) throws(EditFailure) {
    var states = try StateFile(self)
    for key in keys { states.states.move(key, of: table, to: target(key)) }
    if !states.patch.isEmpty { change(states.patch) }
  }
}

extension StateFile {
  /// A table whose texts have the states that a catalog would give them.
  func marked(_ table: TableFile) -> TableFile {
    let language = LanguageSpelling.canonical(table.language)
    let outdated = stale.keys(table: table.table, language: language)
    var marked = table
    for (index, entry) in table.entries.enumerated() {
      guard let message = entry.value.message else { continue }
      let isCopy = stale.isCopy(
        message, table: table.table, language: language, key: entry.key.string)
      guard isCopy || outdated.contains(entry.key) else { continue }
      let state = isCopy ? TextState.new : TextState.needsReview
      marked.entries[index].value = .message(message.with(state: state))
    }
    return marked
  }

  /// That a text needs a review, where its own file cannot say so.
  /// - Parameter catalog: the tables of a catalog that becomes files.
  mutating func noteReviews(in catalog: [TableFile], development: String) {
    for table in catalog {
      let language = LanguageSpelling.canonical(table.language)
      guard language != development else { continue }
      for entry in table.entries {
        let forms = entry.value.message?.forms ?? []
        guard forms.contains(where: { $0.form.state == TextState.needsReview }) else { continue }
        states.set(
          TranslationStates.unknown, table: table.table, language: language,
          key: entry.key.string)
      }
    }
  }
}

/// The texts of a target that are still copies of the development texts.
struct CopiedTexts {
  private struct Place: Hashable {
    var table: String
    var language: String
    var key: Text
  }

  private var places: Set<Place> = []

  init(_ session: EditingSession) throws(EditFailure) {
    let stale = try StateFile(session).stale
    for table in session.tables where !table.format.holdsAllLanguages {
      let language = LanguageSpelling.canonical(table.language)
      for entry in table.entries {
        guard let message = entry.value.message else { continue }
        if stale.isCopy(message, table: table.table, language: language, key: entry.key.string) {
          places.insert(Place(table: table.table, language: table.language, key: entry.key))
        }
      }
    }
  }

  /// - Parameter language: as its file calls it.
  func contains(_ key: Text, table: String, language: String) -> Bool {
    places.contains(Place(table: table, language: language, key: key))
  }
}

extension Message {
  /// With all texts in one state.
  fileprivate func with(state: String) -> Message {
    switch self {
    case .plain(let form): return .plain(form.with(state: state))
    case .variants(var variants):
      variants.root = variants.root.with(state: state)
      for index in variants.variables.indices {
        variants.variables[index].node = variants.variables[index].node.with(state: state)
      }
      return .variants(variants)
    }
  }
}

extension MessageNode {
  fileprivate func with(state: String) -> MessageNode {
    switch self {
    case .form(let form): .form(form.with(state: state))
    case .plural(let cases):
      .plural(cases.map { Case($0.label, $0.node.with(state: state)) })
    case .device(let cases):
      .device(cases.map { Case($0.label, $0.node.with(state: state)) })
    case .width(let cases):
      .width(cases.map { Case($0.label, $0.node.with(state: state)) })
    }
  }
}
