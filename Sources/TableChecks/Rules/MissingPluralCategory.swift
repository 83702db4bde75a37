struct MissingPluralCategory: MessageCheck {
  let rule = Rule(
    "missing-plural-category", .warning,
    """
    The language has a plural category that some integer selects and that this plural has no form \
    for: Polish needs one, few and many. The form other is used instead, which is wrong grammar. \
    Add the form. Categories that only fractions or millions select are not asked for, nor is one \
    where the development language has nothing but other, as for a text about several things.
    """,
    told: .togetherByTable,
    bad: .plural([
      "en": ["one": "%d file", "other": "%d files"], "pl": ["one": "%d plik", "other": "%d pliku"],
    ]),
    good: .plural([
      "en": ["one": "%d file", "other": "%d files"],
      "pl": ["one": "%d plik", "few": "%d pliki", "many": "%d plików", "other": "%d pliku"],
    ]))
  let interest = MessageTraits.pluralCategories

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard let rules = message.column.pluralRules, let variants = message.variants,
      !message.isCopy
    else { return }
    let isAboutSeveral = message.isAboutSeveralThings
    for group in variants.pluralGroups {
      let present = group.categories
      let missing = rules.integerCategories.filter {
        $0 != .other && !present.contains($0) && !($0 == .one && isAboutSeveral)
      }
      guard !missing.isEmpty else { continue }
      let names = missing.map(\.name).joined(separator: ", ")
      report(
        message.finding(
          self,
          "\(message.column.language) needs the plural \(missing.count == 1 ? "form" : "forms") "
            + "\(names) here (CLDR \(PluralRules.cldrVersion)); without it, other is used",
          at: message.location(group.range ?? message.entry.keyRange)))
    }
  }
}

extension CheckedMessage {
  /// Whether the development language's plurals have no form but `other`.
  fileprivate var isAboutSeveralThings: Bool {
    guard let groups = development.value.message?.variants?.pluralGroups else { return false }
    return !groups.isEmpty && groups.allSatisfy { $0.categories.allSatisfy { $0 == .other } }
  }
}
