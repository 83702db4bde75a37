internal import LocalizationGenerator
internal import TableParsing
internal import TranslationExchange

/// What is left for translators, in words and characters of the development language.
struct TranslationWork: Equatable {
  struct Amount: Equatable {
    var texts = 0
    var words = 0
    var characters = 0

    static func += (left: inout Amount, right: Amount) {
      left.texts += right.texts
      left.words += right.words
      left.characters += right.characters
    }
  }

  /// Without a translation.
  var new = Amount()
  /// Marked as needing a review, mostly since the development text was changed.
  var changed = Amount()
  /// Made of another development text, by `localization-states.json`.
  var stale = Amount()

  var total: Amount {
    var total = new
    total += changed
    total += stale
    return total
  }

  static func += (left: inout TranslationWork, right: TranslationWork) {
    left.new += right.new
    left.changed += right.changed
    left.stale += right.stale
  }

  /// - Parameter value: the development text.
  mutating func add(_ status: MessageStatus, _ value: TableEntry.Value) {
    switch status {
    case .missing: new += Amount(value)
    case .needsReview: changed += Amount(value)
    case .outdated: stale += Amount(value)
    case .translated, .inherited, .excluded: break
    }
  }

  /// `12 words, 70 characters to translate (new 10, changed 2, stale 0)`.
  var summary: String {
    "\(CheckSubcommand.counted(total.words, "word")), \(CheckSubcommand.counted(total.characters, "character")) to translate "
      + "(new \(new.words), changed \(changed.words), stale \(stale.words))"
  }
}

extension TranslationWork.Amount {
  /// One development text, all forms together.
  init(_ value: TableEntry.Value) {
    self.init(
      texts: 1, words: value.wordCount,
      characters: value.forms.reduce(0) { $0 + $1.text.string.count })
  }
}

/// The keys that a language lacks or that are to be looked at again, as a report counts them.
struct UntranslatedKeys {
  /// By table and language.
  private var statuses: [String: [String: [Text: MessageStatus]]] = [:]
  private let input: ExchangeInput

  init(_ input: ExchangeInput) {
    self.input = input
    for table in CoverageReport([input.session.input]).tables {
      for row in table.rows {
        for (language, status) in zip(table.languages, row.statuses) {
          statuses[table.name, default: [:]][language.language, default: [:]][row.key] = status
        }
      }
    }
  }

  func keys(
    of table: ExchangeTable, _ units: [PlannedUnit], _ language: String
  ) -> (keys: Set<Text>, work: TranslationWork) {
    var found: (keys: Set<Text>, work: TranslationWork) = ([], TranslationWork())
    guard language != table.sourceLanguage else { return found }
    let known = statuses[table.name]?[language]
    let forms = Dictionary(grouping: units, by: \.key)
    for (key, units) in forms where units[0].unit.isTranslatable {
      let status = known?[key] ?? UntranslatedKeys.status(of: units)
      guard status == .missing || status == .needsReview || status == .outdated,
        let source = table.entry(key, in: table.sourceLanguage)
      else { continue }
      found.keys.insert(key)
      found.work.add(status, source.value)
    }
    return found
  }

  /// Of tables that no report counts: the system's.
  private static func status(of units: [PlannedUnit]) -> MessageStatus {
    if units.contains(where: { $0.unit.target == nil || $0.unit.target?.state == "new" }) {
      return .missing
    }
    if units.allSatisfy({ $0.unit.target?.text.isEmpty ?? true && !($0.unit.source ?? "").isEmpty })
    {
      return .missing
    }
    let isDoubtful = units.contains { $0.unit.target?.state == "needs-review-l10n" }
    return isDoubtful ? .needsReview : .translated
  }
}
