struct UnusedPluralCategory: MessageCheck {
  let rule = Rule(
    "unused-plural-category", nil,
    """
    The plural has a form for a category that the language does not have, few in German, so the \
    text is never shown. A zero form is always used for the number 0 and never reported. \
    Categories that the neighbouring CLDR versions have are not reported either. Off unless \
    switched on, since such a form does no harm.
    """,
    bad: .plural([
      "de": ["one": "%d Datei", "few": "%d Dateien", "other": "%d Dateien"]
    ]),
    good: .plural(["de": ["one": "%d Datei", "other": "%d Dateien"]]))
  let interest = MessageTraits.pluralCategories

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard let rules = message.column.pluralRules, let variants = message.variants,
      !message.isCopy
    else { return }
    let language = message.column.language
    for item in variants.pluralGroups.flatMap(\.cases) {
      let category = item.label
      guard category != .zero, category != .other, !rules.categories.contains(category),
        !rules.toleratedCategories.contains(category)
      else { continue }
      report(
        message.finding(
          self,
          "\(language) has no plural category \(category.name) (CLDR "
            + "\(PluralRules.cldrVersion)): this text is never shown",
          at: message.location(item.range)))
    }
  }
}
