/// The texts of one table for the translators of one language, in Xcode's order.
package struct TableUnits: Sendable {
  package private(set) var units: [PlannedUnit] = []
  /// Texts that XML cannot hold.
  package private(set) var unwritable: [Text] = []
  private let table: ExchangeTable
  private let language: String
  private let isSource: Bool
  private let categories: [PluralCategory]
  private let stale: Set<Text>
  private let target: TableFile?
  /// Where the target's entries are, by the ordinals of their keys; -1 for what it lacks.
  private var places: [Int]

  /// - Parameter stale: the keys whose texts were made of another development text.
  package init(_ table: ExchangeTable, language: String, stale: Set<Text> = []) {
    self.table = table
    self.language = language
    self.stale = stale
    isSource = language == table.sourceLanguage
    categories = TranslationCategories.categories(of: language)
    target = table.targets[language]
    places = TableUnits.places(of: target?.entries ?? [], in: table)
    units.reserveCapacity(table.source.entries.count * 5 / 4)
    for (ordinal, entry) in table.source.entries.enumerated() { add(entry, ordinal) }
    sort()
  }

  private static func places(of entries: [TableEntry], in table: ExchangeTable) -> [Int] {
    var places = [Int](repeating: -1, count: table.source.entries.count)
    var guess = 0
    for index in entries.indices {
      let ordinal = table.keys.ordinal(of: entries[index].key, guess: guess)
      guard ordinal >= 0 else { continue }
      places[ordinal] = index
      guess = ordinal + 1
    }
    return places
  }

  /// They mostly are in order but for the forms of a key.
  private mutating func sort() {
    let isSorted = units.indices.dropFirst().allSatisfy {
      !UnitOrder.precedes(units[$0].unit.id, units[$0 - 1].unit.id)
    }
    if isSorted { return }
    let order = units.indices.sorted {
      UnitOrder.precedes(units[$0].unit.id, units[$1].unit.id)
    }
    units = order.map { units[$0] }
  }

  private func message(_ ordinal: Int) -> Message? {
    places[ordinal] < 0 ? nil : target?.entries[places[ordinal]].value.message
  }

  private mutating func add(_ entry: TableEntry, _ ordinal: Int) {
    guard let source = entry.value.message else { return }
    let isTranslatable = entry.catalog?.shouldTranslate ?? true
    let target = isTranslatable || isSource ? message(ordinal) : nil
    if case .plain(let form) = source, target.map({ $0.plainForm != nil }) ?? true {
      return addPlain(entry, form, target?.plainForm)
    }
    addForms(entry, source, target)
  }

  /// By far the most.
  private mutating func addPlain(
    _ entry: TableEntry, _ source: MessageForm, _ target: MessageForm?
  ) {
    let id =
      table.format == .stringsdict ? UnitIdentifier.plainStringsdict(entry.key) : entry.key
    var unit = ExchangeUnit(id: id, source: source.text)
    unit.target = target.map { self.target($0, $0.text, entry) }
    append(unit, entry, FormPath(), target?.state)
  }

  private mutating func addForms(_ entry: TableEntry, _ source: Message, _ target: Message?) {
    let isCatalog = table.format == .xcstrings
    let sources = MessageForms(source, in: table.source.source, spellsOut: isCatalog)
    let targets = target.map {
      MessageForms($0, in: table.targets[language]?.source, spellsOut: isCatalog)
    }
    let forms = forms(sources, targets, isCatalog: isCatalog).map { form in
      let id =
        isCatalog
        ? UnitIdentifier.catalog(entry.key, form) : stringsdictID(entry.key, form, source)
      return (form: form, id: id)
    }
    for (form, id) in forms.sorted(by: { UnitOrder.precedes($0.id, $1.id) }) {
      var unit = ExchangeUnit(id: id, source: sources.text(for: form) ?? id)
      let own = targets?.forms[form]
      unit.target = own.map { self.target($0.raw, $0.text, entry) }
      append(unit, entry, form, own?.raw.state)
    }
  }

  private func stringsdictID(_ key: Text, _ form: FormPath, _ source: Message) -> Text {
    if form.isEmpty, source.plainForm != nil { return UnitIdentifier.plainStringsdict(key) }
    return UnitIdentifier.stringsdict(key, form)
  }

  private func target(_ form: MessageForm, _ text: Text, _ entry: TableEntry) -> ExchangeTarget {
    guard table.hasStates else {
      let isStale = !isSource && stale.contains(entry.key)
      return ExchangeTarget(text, state: isStale ? ExchangeState.needsReview : nil)
    }
    let isUnwritten = entry.catalog?.isImplicit ?? false
    let isNew = isSource && (isUnwritten || entry.catalog?.shouldTranslate == false)
    return ExchangeState.target(text, state: isNew ? TextState.new : form.state)
  }

  private static let noComment: Text = ""

  private mutating func append(
    _ unit: ExchangeUnit, _ entry: TableEntry, _ form: FormPath, _ state: String?
  ) {
    var unit = unit
    unit.isTranslatable = entry.catalog?.shouldTranslate ?? true
    let comment = entry.comment ?? Self.noComment
    if table.format == .strings, table.varyingKeys.contains(entry.key) {
      unit.isTranslatable = false
      unit.notes = [ExchangeNote(Text("\(comment) (Key in .stringsdict)".trimmedStart))]
    } else {
      let isGenerated = entry.catalog?.isCommentGenerated ?? false
      unit.notes = [ExchangeNote(comment, origin: isGenerated ? "auto-generated" : nil)]
    }
    units.append(PlannedUnit(unit: unit, key: entry.key, form: form, state: state))
  }

  // MARK: Forms

  /// The forms that the translators get: those of the translation; where there is none, or the format
  /// is one that holds its shape in each language, those of the source.
  private func forms(
    _ sources: MessageForms, _ targets: MessageForms?, isCatalog: Bool
  ) -> [FormPath] {
    let shapes = isCatalog ? [targets ?? sources] : [sources] + (targets.map { [$0] } ?? [])
    var places: [FormPath] = []
    var seen: Set<FormPath> = []
    var plurals: Set<FormPath> = []
    func add(_ place: FormPath) {
      if seen.insert(place).inserted { places.append(place) }
    }
    for shape in shapes {
      for variant in shape.message.forms {
        let path = variant.path(in: shape.message)
        guard let own = path.category else {
          add(path)
          continue
        }
        // A plural's categories are those of the language, what the translation has beside them, and
        // a `zero` of the source.
        var place = path
        place.category = nil
        if plurals.insert(place).inserted {
          for category in categories {
            place.category = category
            add(place)
          }
        }
        if own == .zero || targets?.forms[path] != nil { add(path) }
      }
    }
    return places
  }
}

extension String {
  fileprivate var trimmedStart: String { hasPrefix(" ") ? String(dropFirst()) : self }
}

extension TableUnits {
  /// As they go out. Texts that XML cannot hold are left out.
  /// - Parameter isWanted: nil for all.
  package mutating func file(
    where isWanted: ((PlannedUnit) -> Bool)? = nil
  ) -> ExchangeFile {
    var file = ExchangeFile(
      original: table.original, sourceLanguage: table.sourceLanguage, targetLanguage: language)
    file.units.reserveCapacity(units.count)
    for index in units.indices where isWanted?(units[index]) ?? true {
      let unit = units[index].unit
      if unit.fitsXML {
        file.units.append(unit)
      } else {
        unwritable.append(unit.id)
      }
    }
    return file
  }
}
