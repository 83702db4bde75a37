/// What an import writes, and what it does not and why. Knows no disk and writes nothing.
package struct ImportPlan: Sendable {
  package private(set) var texts: [ImportedText] = []
  package private(set) var counts: [ImportOutcome: Int] = [:]
  package private(set) var findings: [Diagnostic] = []
  private let tables: [ExchangeTable]
  private var matching: TableMatching
  private let policy: ImportPolicy
  /// The file that is read.
  package let source: SourceText
  private var indices: [Place: UnitIndex] = [:]
  /// The index that was asked for last: texts of one table follow each other.
  private var latest: (place: Place, index: UnitIndex)?
  private var told: [ImportOutcome: Int] = [:]
  private var written: Set<Written> = []
  /// What was found for the paths in sheets.
  private var places: [String: (index: Int, note: String?)?] = [:]
  /// The keys whose texts were made of another development text, by table and language.
  private let stale: @Sendable (Int, String) -> Set<Text>

  /// How many texts of one outcome are told one by one.
  private static let mostTold = 1000

  private struct Place: Hashable {
    var table: Int
    var language: String
  }

  private struct Written: Hashable {
    var place: Place
    var key: Text
    var form: FormPath

    init(_ place: Place, _ key: Text, _ form: FormPath) {
      (self.place, self.key, self.form) = (place, key, form)
    }

    init(_ text: ImportedText) {
      self.init(Place(table: text.table, language: text.language), text.key, text.form)
    }
  }

  /// - Parameter source: the file that is read, for the places of findings.
  package init(
    _ tables: [ExchangeTable], policy: ImportPolicy, source: SourceText,
    stale: @escaping @Sendable (Int, String) -> Set<Text>
  ) {
    self.tables = tables
    matching = TableMatching(tables)
    self.policy = policy
    self.source = source
    self.stale = stale
  }

  package mutating func add(_ file: ExchangeFile, language: String) {
    guard let found = matching.table(for: file.original) else {
      return skip(
        file, "no table is at '\(file.original)', so its \(file.units.count) texts are not taken")
    }
    if let note = found.note { tell(note, file.range, severity: .note) }
    let isStringsdict = file.original.lowercased().hasSuffix(".stringsdict")
    let places = places(of: found.index, language)
    var seen: [Text: Int] = [:]
    seen.reserveCapacity(file.units.count)
    for (index, unit) in file.units.enumerated() {
      if let first = seen.updateValue(index, forKey: unit.id) {
        if file.units[first].target != unit.target {
          finish(.repeated, unit, "the id is there twice, with another text; the first counts")
        }
        continue
      }
      add(unit, places, isStringsdict: isStringsdict)
    }
  }

  /// A table and the one beside it that may have what it lacks.
  private func places(of table: Int, _ language: String) -> [Place] {
    [table, matching.twin(of: table)].compactMap(\.self).map {
      Place(table: $0, language: language)
    }
  }

  /// No more texts come: what was only needed to find their places is given back.
  package mutating func close() {
    (indices, latest) = ([:], nil)
    written = []
  }

  /// - Parameter originals: all paths of tables in the file.
  package mutating func expect(_ originals: [String]) { matching.expect(originals) }

  /// A file element whose texts nobody can place.
  package mutating func skip(_ file: ExchangeFile, _ reason: String) {
    count(.unknown, file.units.count)
    tell(reason, file.range)
  }

  private mutating func add(_ unit: ExchangeUnit, _ places: [Place], isStringsdict: Bool) {
    for place in places {
      let index = index(place)
      guard let found = index.match(unit.id, isStringsdict: isStringsdict) else { continue }
      if let note = found.note { tell(note, unit.range, severity: .note) }
      return add(unit, found.match, index, place)
    }
    if unit.target == nil { return count(.withoutTranslation) }
    finish(.unknown, unit, "no text has this id")
  }

  /// A text of a sheet, whose key and form stand in columns of their own.
  package mutating func add(
    _ unit: ExchangeUnit, key: Text, form: FormPath, original: String, language: String
  ) {
    guard let found = table(for: original) else {
      return finish(.unknown, unit, "no table is at '\(original)'")
    }
    for place in places(of: found.index, language) {
      let index = index(place)
      guard let match = index.match(key: key, form: form) else { continue }
      var unit = unit
      // Whoever changes a text in a sheet seldom thinks of the state beside it.
      if case .unit(let number) = match, let old = index.units[number].unit.target,
        let new = unit.target, new.text != old.text, new.state == old.state
      {
        unit.target = ExchangeTarget(new.text)
      }
      return add(unit, match, index, place)
    }
    if unit.target == nil { return count(.withoutTranslation) }
    finish(.unknown, unit, "no text has this key and form")
  }

  private mutating func table(for original: String) -> (index: Int, note: String?)? {
    if let known = places[original] { return known }
    let found = matching.table(for: original)
    places[original] = .some(found)
    if let note = found?.note { tell(note, .none, severity: .note) }
    return found
  }

  private mutating func index(_ place: Place) -> UnitIndex {
    if let latest, latest.place == place { return latest.index }
    let index = indices[place] ?? readIndex(place)
    indices[place] = index
    latest = (place, index)
    return index
  }

  private func readIndex(_ place: Place) -> UnitIndex {
    let units = TableUnits(
      tables[place.table], language: place.language, stale: stale(place.table, place.language))
    return UnitIndex(units.units, of: tables[place.table])
  }
}

// MARK: One text

extension ImportPlan {
  private mutating func add(
    _ unit: ExchangeUnit, _ match: UnitIndex.Match, _ index: UnitIndex, _ place: Place
  ) {
    switch match {
    case .structure: count(.unchanged)
    case .unit(let number):
      if !index.ambiguous.isEmpty, index.ambiguous.contains(unit.id) {
        return finish(.repeated, unit, "two texts of the table have this id, so neither is taken")
      }
      decide(unit, index.units[number], place)
    case .form(let key, let form, let sibling):
      var planned = index.units[sibling]
      (planned.key, planned.form, planned.state) = (key, form, nil)
      planned.unit.target = nil
      // Of a form that is nowhere yet, nobody can say which text it was made of.
      var unit = unit
      unit.source = unit.source.map { _ in planned.unit.source } ?? nil
      if unit.target != nil {
        tell("'\(key)' gets the form '\(form)', which it has not yet", unit.range, severity: .note)
      }
      decide(unit, planned, place)
    }
  }

  private mutating func decide(_ unit: ExchangeUnit, _ planned: PlannedUnit, _ place: Place) {
    guard let target = unit.target else { return count(.withoutTranslation) }
    guard unit.isTranslatable, planned.unit.isTranslatable else { return count(.notTranslatable) }
    let isSame = target.text == planned.unit.target?.text
    let source = planned.unit.source ?? ""
    if target.text.isEmpty, !source.isEmpty, !isSame, !policy.takesEmpty {
      return finish(
        .empty, unit,
        "the translation is empty, which mostly means that there is none; "
          + "--take-empty takes it")
    }
    let isChanged = unit.source.map { !$0.isSameText(as: source) } ?? false
    if target == planned.unit.target, !isChanged { return count(.unchanged) }
    var outcome = ImportOutcome.applied
    if ExchangeState.isUnfinished(target.state) {
      if isSame { return count(.unchanged) }
      guard policy.takesUnfinished else {
        return finish(
          .unfinished, unit,
          "the state '\(target.state ?? "")' says that work is left; "
            + "--take-unfinished takes it as that")
      }
      outcome = .forReview
    } else if isChanged {
      guard policy.changedSource != .skip else {
        return finish(.sourceChanged, unit, changeOfSource(source))
      }
      if policy.changedSource == .review {
        outcome = .forReview
        tell("taken, to be reviewed: " + changeOfSource(source), unit.range)
      }
    } else if isSame {
      guard target.state != nil else { return count(.unchanged) }
      outcome = .confirmed
    }
    take(unit, target, planned, place, outcome, former: isChanged ? unit.source : nil)
  }

  private func changeOfSource(_ source: Text) -> String {
    "the text that was translated is now '\(source.string.prefix(80))'"
  }

  private mutating func take(
    _ unit: ExchangeUnit, _ target: ExchangeTarget, _ planned: PlannedUnit, _ place: Place,
    _ outcome: ImportOutcome, former: Text?
  ) {
    let table = tables[place.table]
    guard written.insert(Written(place, planned.key, planned.form)).inserted
    else { return finish(.repeated, unit, "another id means the same text; the first counts") }
    var state: String?
    if table.hasStates {
      state = ExchangeState.catalogState(of: target)
      if outcome == .forReview, state != TextState.new { state = TextState.needsReview }
      // A state is never raised by a text that still needs a review.
      let old = planned.state ?? TextState.translated
      let isUnfinished = outcome == .forReview && old == TextState.new
      if planned.unit.target?.text == target.text, state == old || isUnfinished {
        return count(.unchanged)
      }
    }
    var former = policy.changedSource == .take ? nil : former
    if outcome == .forReview, former == nil { former = "" }
    count(outcome)
    texts.append(
      ImportedText(
        table: place.table, language: place.language, key: planned.key, form: planned.form,
        text: stored(target.text, planned, place), state: state, outcome: outcome,
        formerSource: former,
        location: SourceLocation(text: source, range: unit.targetRange)))
  }

  /// In a catalog, as it writes texts with substitutions.
  private func stored(_ text: Text, _ planned: PlannedUnit, _ place: Place) -> String {
    let table = tables[place.table]
    guard table.format == .xcstrings, text.bytes.contains(0x25) else { return text.string }
    let target = table.message(of: planned.key, in: place.language)
    guard let message = target ?? table.message(of: planned.key, in: table.sourceLanguage) else {
      return text.string
    }
    guard message.variants?.variables.isEmpty == false else { return text.string }
    let language = target == nil ? table.sourceLanguage : place.language
    let forms = MessageForms(message, in: table.targets[language]?.source, spellsOut: true)
    return forms.stored(
      text, for: planned.form, isSpeltOut: forms.saysArgument(planned.form) ?? false)
  }

  // MARK: Telling

  private mutating func finish(_ outcome: ImportOutcome, _ unit: ExchangeUnit, _ reason: String) {
    count(outcome)
    told[outcome, default: 0] += 1
    guard told[outcome, default: 0] <= Self.mostTold else { return }
    tell("'\(unit.id)' is not taken: \(reason)", unit.range)
  }

  private mutating func count(_ outcome: ImportOutcome, _ number: Int = 1) {
    counts[outcome, default: 0] += number
  }

  package mutating func tell(
    _ message: String, _ range: SourceRange, severity: Severity = .warning
  ) {
    findings.append(
      Diagnostic(
        rule: .untakenTranslation, severity: severity, message: message,
        location: SourceLocation(text: source, range: range)))
  }

  /// Takes back what cannot be written.
  package mutating func refuse(_ refused: [ImportedText], because findings: [Diagnostic]) {
    self.findings += findings
    let keys = Set(refused.map { Written($0) })
    texts.removeAll { text in
      guard keys.contains(Written(text)) else { return false }
      counts[text.outcome, default: 1] -= 1
      counts[.refused, default: 0] += 1
      return true
    }
  }
}

extension Text {
  /// Whether they differ in line ends at most, which tools rewrite.
  fileprivate func isSameText(as other: Text) -> Bool {
    if self == other { return true }
    guard bytes.contains(ASCII.carriageReturn) || other.bytes.contains(ASCII.carriageReturn) else {
      return false
    }
    return string.withPlainLineEnds == other.string.withPlainLineEnds
  }
}

extension String {
  fileprivate var withPlainLineEnds: [UInt8] {
    Array(replacing("\r\n", by: "\n").replacing("\r", by: "\n").utf8)
  }
}
