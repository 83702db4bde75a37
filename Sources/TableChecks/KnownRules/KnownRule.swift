/// A rule as the configuration, `explain` and the documentation know it, wherever it is
/// implemented.
package struct KnownRule: Sendable {
  package var id: String
  /// Nil for a rule that is off unless the configuration switches it on.
  package var defaultSeverity: Severity?
  package var explanation: String
  /// False for malformed input, which can be neither silenced nor made milder.
  package var isConfigurable: Bool
  package var badExample: RuleExample?
  package var goodExample: RuleExample?

  init(_ rule: any Rule) {
    id = rule.id
    defaultSeverity = rule.defaultSeverity
    explanation = rule.explanation
    isConfigurable = true
    badExample = rule.badExample
    goodExample = rule.goodExample
  }

  init(
    _ id: String, _ severity: Severity?, _ explanation: String, isConfigurable: Bool = true,
    bad: RuleExample? = nil, good: RuleExample? = nil
  ) {
    self.id = id
    defaultSeverity = severity
    self.explanation = explanation
    self.isConfigurable = isConfigurable
    badExample = bad
    goodExample = good
  }
}
