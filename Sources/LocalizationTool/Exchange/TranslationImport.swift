internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// Translators' files on their way into the tables of one or several targets.
struct TranslationImport {
  private var inputs: [ExchangeInput]
  private let policy: ImportPolicy
  /// All tables, and which target has each.
  private let tables: [ExchangeTable]
  private let owners: [(input: Int, table: Int)]
  private var plans: [ImportPlan] = []
  private var sessions: [EditingSession] = []
  private var states: [StateFile] = []
  /// What the build will say of the texts that are taken.
  private var warnings: [Diagnostic] = []

  init(_ inputs: [ExchangeInput], _ policy: ImportPolicy) {
    self.inputs = inputs
    self.policy = policy
    tables = inputs.flatMap(\.tables)
    owners = inputs.indices.flatMap { input in
      inputs[input].tables.indices.map { (input: input, table: $0) }
    }
  }

  /// Each file for itself, side by side.
  mutating func add(_ files: [TranslatorsFile]) {
    let reading = TranslationReading(
      tables: tables, policy: policy, states: owners.map { inputs[$0.input].states })
    plans += concurrentMap(files.count) { reading.plan(for: files[$0]) }
  }

  // MARK: Results

  var findings: [Diagnostic] { plans.flatMap(\.findings) + warnings }

  func count(_ outcome: ImportOutcome) -> Int {
    plans.reduce(0) { $0 + $1.counts[outcome, default: 0] }
  }

  var hasSkipped: Bool { ImportOutcome.allCases.contains { $0.isSkipped && count($0) > 0 } }

  /// One line; what there is none of is left out.
  var summary: String {
    let parts = ImportOutcome.allCases.compactMap { outcome in
      let number = count(outcome)
      return number == 0 && outcome != .applied ? nil : "\(number) \(outcome.words)"
    }
    return parts.joined(separator: ", ") + "\n"
  }

  func patches() throws(EditFailure) -> [FilePatch] {
    var patches: [FilePatch] = []
    for session in sessions { patches += try session.patches() }
    return patches + states.map(\.patch).filter { !$0.isEmpty }
  }

  // MARK: Writing

  /// Everything that the rules of the build accept.
  mutating func apply() throws(EditFailure) {
    sessions = inputs.map(\.session)
    states = inputs.map(\.states)
    for input in inputs.indices { try apply(to: input) }
  }

  private mutating func apply(to input: Int) throws(EditFailure) {
    // Errors of one text may hide those of another.
    for _ in 0..<8 {
      var session = inputs[input].session
      try write(to: &session, of: input)
      let found = try session.newFindings()
      let errors = found.filter { $0.severity == .error }
      let refused = errors.isEmpty ? [] : texts(of: input, with: errors)
      guard !refused.isEmpty else {
        guard errors.isEmpty else { throw EditFailure.findings(errors) }
        try mark(&session, of: input)
        sessions[input] = session
        warnings += found
        return
      }
    }
    throw EditFailure.reason("the texts cannot be brought into the tables without errors")
  }

  /// Takes the texts of keys with errors back; returns them.
  private mutating func texts(of input: Int, with errors: [Diagnostic]) -> [ImportedText] {
    let found = texts(of: input, with: errors, anyLanguage: false)
    // What translations say can be told of the development text, which is not what is to be taken
    // back.
    return found.isEmpty ? texts(of: input, with: errors, anyLanguage: true) : found
  }

  private mutating func texts(
    of input: Int, with errors: [Diagnostic], anyLanguage: Bool
  ) -> [ImportedText] {
    var all: [ImportedText] = []
    let byKey = Dictionary(grouping: errors) { $0.key ?? "" }
    for plan in plans.indices {
      let refused = plans[plan].texts.compactMap { text -> (ImportedText, Diagnostic)? in
        guard owners[text.table].input == input else { return nil }
        let table = tables[text.table]
        let error = byKey[text.key.string]?.first { error in
          error.table == table.name
            && (anyLanguage || isAbout(error.language, text.language, table))
        }
        return error.map { (text, $0) }
      }
      guard !refused.isEmpty else { continue }
      let findings = refused.map { text, error in
        var finding = error
        finding.location = text.location
        finding.message = "'\(text.key)' is not taken: " + error.message
        return finding
      }
      plans[plan].refuse(refused.map(\.0), because: findings)
      all += refused.map(\.0)
    }
    return all
  }

  private func isAbout(_ named: String?, _ language: String, _ table: ExchangeTable) -> Bool {
    guard let named else { return true }
    let tag = LanguageSpelling.canonical(named)
    return tag == language || named == "Base" && language == table.sourceLanguage
  }

  /// Those that are to be written.
  private func texts(of input: Int) -> [ImportedText] {
    plans.flatMap(\.texts).filter { owners[$0.table].input == input }
  }

  private struct Group: Hashable {
    var table: Int
    var language: String
  }

  private mutating func write(
    to session: inout EditingSession, of input: Int
  ) throws(EditFailure) {
    let texts = texts(of: input)
    // The entries of a catalog have an order of their own.
    if texts.contains(where: { !tables[$0.table].hasStates }) {
      session.places.build(session.tables)
    }
    var groups: [Group: [ImportedText]] = [:]
    for text in texts {
      groups[Group(table: text.table, language: text.language), default: []].append(text)
    }
    let ordered = groups.sorted {
      ($0.key.table, $0.key.language) < ($1.key.table, $1.key.language)
    }
    let byTable = Dictionary(grouping: ordered) { $0.key.table }
    for (_, groups) in byTable.sorted(by: { $0.key < $1.key }) {
      try write(groups.map { ($0.key, $0.value) }, to: &session)
    }
  }

  /// The texts of one table. A catalog takes those of all languages at once.
  private mutating func write(
    _ groups: [(key: Group, texts: [ImportedText])], to session: inout EditingSession
  ) throws(EditFailure) {
    var pending: [(path: String, changes: [EntryChange], texts: [ImportedText])] = []
    for (group, texts) in groups {
      let files = files(of: group.table)
      let path = try session.path(of: tables[group.table], files, language: group.language)
      let changes = changes(texts, files, path, session)
      for refusal in changes.refusals { refuse(refusal.texts, refusal.reason) }
      if let index = pending.firstIndex(where: { $0.path == path }) {
        pending[index].changes += changes.changes
        pending[index].texts += texts
      } else {
        pending.append((path, changes.changes, texts))
      }
    }
    for one in pending {
      let changes = EntryChange.merged(one.changes)
      let failures: [(key: String, reason: String)]
      do throws(EditFailure) {
        failures = try session.applyAllPossible(changes, to: one.path)
      } catch {
        // A file whose faults make a change unsafe.
        guard case .refusal(let refusal) = error else { throw error }
        refuse(one.texts, "\(refusal.path): \(refusal)")
        continue
      }
      for failure in failures {
        try writeByLanguage(failure.key, groups.map(\.texts), one.path, to: &session)
      }
    }
  }

  /// Of a key that cannot be changed as a whole, the languages in which it can.
  private mutating func writeByLanguage(
    _ key: String, _ groups: [[ImportedText]], _ path: String, to session: inout EditingSession
  ) throws(EditFailure) {
    for texts in groups {
      let own = texts.filter { $0.key.string.utf8.elementsEqual(key.utf8) }
      guard let first = own.first else { continue }
      let files = files(of: first.table)
      guard try session.path(of: tables[first.table], files, language: first.language) == path
      else {
        continue
      }
      let changes = changes(own, files, path, session)
      for failure in try session.applyAllPossible(changes.changes, to: path) {
        refuse(own, failure.reason)
      }
    }
  }

  private func files(of table: Int) -> ExchangeInput.Files {
    inputs[owners[table].input].files[owners[table].table]
  }

  /// - Parameter texts: of one table and language.
  private func changes(
    _ texts: [ImportedText], _ files: ExchangeInput.Files, _ path: String, _ session: EditingSession
  ) -> ImportChanges {
    let (table, language) = (tables[texts[0].table], texts[0].language)
    let spelling =
      table.hasStates
      ? files.spellings[language] ?? language : session.fileLanguage(path, language)
    return ImportChanges(texts, to: table, language: language, spelling: spelling) { key in
      session.predecessors(of: key.string, in: table.name)
    }
  }

  private mutating func refuse(_ texts: [ImportedText], _ reason: String) {
    let findings = texts.prefix(1).map { text in
      Diagnostic(
        rule: .untakenTranslation, severity: .error,
        message: "'\(text.key)' is not taken: \(reason)", location: text.location)
    }
    for plan in plans.indices {
      let own = texts.filter { $0.location.text === plans[plan].source }
      if !own.isEmpty { plans[plan].refuse(own, because: Array(findings)) }
    }
  }

  /// Of which development text each translation was made.
  private mutating func mark(
    _ session: inout EditingSession, of input: Int
  ) throws(EditFailure) {
    var marking = StaleMarking(session)
    let texts = texts(of: input)
    let hasSources = texts.contains { $0.language == session.developmentLanguage }
    // Of a catalog's translations it only matters which are written together with their sources.
    for text in texts where hasSources || !tables[text.table].hasStates {
      marking.add(
        key: text.key, table: tables[text.table].name, language: text.language,
        former: text.formerSource)
    }
    try marking.mark(&session, &states[input])
  }
}
