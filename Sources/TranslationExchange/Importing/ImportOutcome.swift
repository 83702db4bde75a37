/// What becomes of a text that came back.
package enum ImportOutcome: String, CaseIterable, Sendable {
  /// Written.
  case applied
  /// The text was there; that it is finished is new.
  case confirmed
  case unchanged
  /// Written as needing a review, since the development text is another one now.
  case forReview
  case withoutTranslation
  case empty
  case unfinished
  case sourceChanged
  case unknown
  case notTranslatable
  case repeated
  /// By the rules of the build, or the table's format.
  case refused

  /// For the count at the end.
  package var words: String {
    switch self {
    case .applied: "taken"
    case .confirmed: "confirmed"
    case .unchanged: "unchanged"
    case .forReview: "taken, to be reviewed"
    case .withoutTranslation: "without translation"
    case .empty: "empty"
    case .unfinished: "unfinished"
    case .sourceChanged: "of a changed source"
    case .unknown: "unknown"
    case .notTranslatable: "not to be translated"
    case .repeated: "there twice"
    case .refused: "refused"
    }
  }

  /// Whether a translator's work is left out.
  package var isSkipped: Bool {
    switch self {
    case .empty, .unfinished, .sourceChanged, .unknown, .repeated, .refused: true
    default: false
    }
  }

  package var isTaken: Bool { self == .applied || self == .forReview || self == .confirmed }
}

/// How an import decides.
package struct ImportPolicy: Sendable {
  package enum ChangedSource: String, CaseIterable, Sendable { case skip, review, take }

  package var changedSource = ChangedSource.review
  /// Whether an empty translation of a text that is not empty is meant.
  package var takesEmpty = false
  /// Whether texts that are not finished are taken, as what they are.
  package var takesUnfinished = false

  package init() {}
}

/// A text that is to be written.
package struct ImportedText: Sendable {
  package var table: Int
  package var language: String
  package var key: Text
  package var form: FormPath
  package var text: String
  /// Of a catalog.
  package var state: String?
  package var outcome: ImportOutcome
  /// The development text that it was made of, where that is another one now.
  package var formerSource: Text?
  package var location: SourceLocation
}
