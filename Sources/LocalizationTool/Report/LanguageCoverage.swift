/// The figures of one table in one language.
struct LanguageCoverage: Equatable {
  var language: String
  /// The keys that are to be translated.
  var keys = 0
  var translated = 0
  /// Left to a parent language; not counted as translated.
  var inherited = 0
  var needsReview = 0
  var missing = 0
  /// Keys with a text here that a catalog marks as no longer found in the code.
  var stale = 0
  /// Of the texts that there are.
  var words = 0
  /// The development language's words of what is missing.
  var missingWords = 0

  init(_ language: String) { self.language = language }

  /// Of the keys, rounded down, so that 100 means all.
  var percent: Int { keys == 0 ? 100 : (translated + inherited) * 100 / keys }

  static func += (left: inout LanguageCoverage, right: LanguageCoverage) {
    left.keys += right.keys
    left.translated += right.translated
    left.inherited += right.inherited
    left.needsReview += right.needsReview
    left.missing += right.missing
    left.stale += right.stale
    left.words += right.words
    left.missingWords += right.missingWords
  }

  mutating func add(_ status: MessageStatus) {
    if status != .excluded { keys += 1 }
    switch status {
    case .translated: translated += 1
    case .inherited: inherited += 1
    case .needsReview: needsReview += 1
    case .missing: missing += 1
    case .excluded: break
    }
  }
}
