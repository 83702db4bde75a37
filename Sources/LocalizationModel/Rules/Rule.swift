/// A named kind of finding.
package struct Rule: Sendable {
  /// Kebab-case; what the configuration, comments and baselines name it by.
  package let id: String
  /// Nil for a rule that is off unless the configuration switches it on.
  package let defaultSeverity: Severity?
  /// One paragraph.
  package let explanation: String
  /// False for malformed input, which can be neither silenced nor made milder.
  package let isConfigurable: Bool
  /// Files in which the rule finds something; nil where no text can show it.
  package let badExample: RuleExample?
  /// The same, mended.
  package let goodExample: RuleExample?

  package init(
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

  /// The severity of a finding that says nothing else.
  package var severity: Severity { defaultSeverity ?? .warning }
}

extension Rule: Equatable {
  package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }
}
