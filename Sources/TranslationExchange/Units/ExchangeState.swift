/// How far a text is, in the words of catalogs and in those of XLIFF.
package enum ExchangeState {
  /// Of a catalog's text.
  static func target(_ text: Text, state: String?) -> ExchangeTarget {
    switch state {
    case TextState.new: ExchangeTarget(text, state: "new")
    case TextState.needsReview: ExchangeTarget(text, state: needsReview)
    case "machine_translated":
      ExchangeTarget(text, state: finished, qualifier: "leveraged-mt")
    case nil, TextState.translated: ExchangeTarget(text, state: finished)
    case .some(let other): ExchangeTarget(text, state: "x-" + other)
    }
  }

  static let finished = "translated"
  static let needsReview = "needs-review-l10n"

  /// Whether a translator says that work is left; a state that nobody knows is a finished one, as
  /// Xcode has it.
  static func isUnfinished(_ state: String?) -> Bool {
    guard let state else { return false }
    return state == "new" || state.hasPrefix("needs-")
  }

  /// What a catalog calls it.
  static func catalogState(of target: ExchangeTarget) -> String {
    if target.state == "new" || target.state == "needs-translation" { return TextState.new }
    if isUnfinished(target.state) { return TextState.needsReview }
    switch target.qualifier {
    case "leveraged-mt": return "machine_translated"
    case "mt-suggestion": return TextState.needsReview
    default: return TextState.translated
    }
  }
}
