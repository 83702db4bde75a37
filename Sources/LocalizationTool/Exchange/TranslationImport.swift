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

  // MARK: Reading

  mutating func add(_ file: TranslatorsFile) {
    let (inputs, tables, owners) = (inputs, tables, owners)
    var plan = ImportPlan(tables, policy: policy, source: file.source) { table, language in
      inputs[owners[table].input].staleKeys(tables[table], language)
    }
    switch file.content {
    case .document(let document):
      plan.expect(document.files.map(\.original))
      for one in document.files { add(one, of: file, to: &plan) }
    case .sheet(let sheet):
      plan.expect(sheet.rows.map(\.original))
      add(sheet, to: &plan)
    }
    plans.append(plan)
  }

  private func add(_ one: ExchangeFile, of file: TranslatorsFile, to plan: inout ImportPlan) {
    guard let name = one.targetLanguage ?? file.language, let tag = LanguageSpelling(name)?.tag
    else {
      plan.skip(
        one,
        "'target-language' must say which language the texts are in; it is "
          + (one.targetLanguage.map { "'\($0)'" } ?? "missing"))
      return
    }
    if one.targetLanguage == nil {
      plan.tell(
        "there is no 'target-language'; '\(tag)' is taken, as the file is called", one.range)
    }
    let language = known(tag)
    if language != tag {
      plan.tell(
        "'\(tag)' is taken for '\(language)', which is the same language and in the tables",
        one.range, severity: .note)
    }
    if tables.contains(where: { $0.sourceLanguage == language }) {
      plan.tell(
        "'\(language)' is the development language: what is new here replaces its own texts",
        one.range, severity: .note)
    }
    plan.add(one, language: language)
  }

  private func add(_ sheet: TranslationSheet, to plan: inout ImportPlan) {
    let languages = sheet.languages.map { ($0, known($0)) }
    for row in sheet.rows {
      for (language, known) in languages {
        var unit = ExchangeUnit(id: row.key, source: sheet.hasSources ? row.source : nil)
        unit.target = row.targets[language]
        unit.range = row.range
        unit.targetRange = row.range
        plan.add(
          unit, key: row.key, form: row.form, original: row.original, language: known)
      }
    }
  }

  /// A language as the tables call it: `pt` and `pt-BR`, `fr` and `fr-FR` are the same.
  private func known(_ tag: String) -> String {
    let languages = Set(tables.flatMap(\.languages) + tables.map(\.sourceLanguage))
    if languages.contains(tag) { return tag }
    guard let whole = LanguageTag(tag)?.maximized else { return tag }
    let same = languages.filter { LanguageTag($0)?.maximized == whole }
    return same.count == 1 ? same.first ?? tag : tag
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

  private struct Group: Hashable {
    var table: Int
    var language: String
  }

  private mutating func write(
    to session: inout EditingSession, of input: Int
  ) throws(EditFailure) {
    session.places.build(session.tables)
    var groups: [Group: [ImportedText]] = [:]
    for text in plans.flatMap(\.texts) where owners[text.table].input == input {
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
    for text in plans.flatMap(\.texts) where owners[text.table].input == input {
      marking.add(
        key: text.key, table: tables[text.table].name, language: text.language,
        former: text.formerSource)
    }
    try marking.mark(&session, &states[input])
  }
}
