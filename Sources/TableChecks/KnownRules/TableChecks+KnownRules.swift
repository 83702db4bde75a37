extension TableChecks {
  /// Every rule, those of other stages too, by id.
  package static let knownRules: [String: KnownRule] = Dictionary(
    (rules.map { KnownRule($0) } + otherRules).map { ($0.id, $0) },
    uniquingKeysWith: { first, _ in first })

  /// What the readers, the joining, the emission and the tool itself report.
  private static let otherRules: [KnownRule] =
    readingRules + stringsdictRules + variableRules + catalogRules + joiningRules + namingRules
    + lockRules + usageRules + toolRules
}
