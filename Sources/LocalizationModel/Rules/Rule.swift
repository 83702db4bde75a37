/// A named kind of finding.
package final class Rule: Sendable {
  /// Whether many findings are told to people as one, since they come in crowds, have one cause and
  /// are mended in one go. Errors are always told one by one.
  package enum Telling: Sendable { case singly, togetherByTable, togetherByTarget }

  /// Kebab-case; what the configuration, comments and baselines name it by.
  package let id: String
  /// Nil for a rule that is off unless the configuration switches it on.
  package let defaultSeverity: Severity?
  /// One paragraph.
  package let explanation: String
  /// False for malformed input, which can be neither silenced nor made milder.
  package let isConfigurable: Bool
  package let telling: Telling
  /// Files in which the rule finds something; nil where no text can show it.
  package let badExample: RuleExample?
  /// The same, mended.
  package let goodExample: RuleExample?

  package init(
    _ id: String, _ severity: Severity?, _ explanation: String, isConfigurable: Bool = true,
    told telling: Telling = .singly, bad: RuleExample? = nil, good: RuleExample? = nil
  ) {
    self.id = id
    defaultSeverity = severity
    self.explanation = explanation
    self.isConfigurable = isConfigurable
    self.telling = telling
    badExample = bad
    goodExample = good
  }

  /// The severity of a finding that says nothing else.
  package var severity: Severity { defaultSeverity ?? .warning }
}

extension Rule: Equatable {
  package static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }
}
