/// How far one message is in one language.
package enum MessageStatus: String, Sendable {
  case translated = "t"
  /// Left to a parent language that has it.
  case inherited = "i"
  case needsReview = "r"
  /// Made of another development text, which `localization-states.json` tells.
  case outdated = "o"
  case missing = "m"
  /// Marked as not to be translated.
  case excluded = "x"
}

extension JoinedTable {
  /// Nil where the language lacks the key.
  package func entry(_ row: Int, _ column: Int) -> TableEntry? {
    guard row < columns[column].entries.count else { return nil }
    return columns[column].entries[row].map { columns[column].entry($0) }
  }

  /// - Parameter answering: the columns that answer for the column's language.
  package func status(
    _ row: Int, _ column: Int, _ original: TableEntry, _ answering: [Int]
  ) -> MessageStatus {
    if original.catalog?.shouldTranslate == false { return .excluded }
    guard let entry = entry(row, column) else {
      return answering.contains { self.entry(row, $0) != nil } ? .inherited : .missing
    }
    let forms = entry.value.message?.forms.map(\.form) ?? []
    if forms.contains(where: { $0.state == "new" }) { return .missing }
    let originals = original.value.message?.forms.map(\.form) ?? []
    if forms.allSatisfy(\.text.isEmpty), !originals.allSatisfy(\.text.isEmpty) {
      return .missing
    }
    return forms.contains { $0.state == "needs_review" } ? .needsReview : .translated
  }

  /// By column, the columns that answer for what its language lacks.
  package func answeringColumns(_ fallbacks: [String: [String]]) -> [[Int]] {
    var chains = LanguageFallbacks(available: columns.map(\.language), configured: fallbacks)
    return columns.map { fallbackColumns(of: $0, &chains) }
  }
}
