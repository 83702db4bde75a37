/// One check. Rules know nothing of each other.
package protocol Rule: Sendable {
  /// Kebab-case; what configuration, comments and baselines name it by.
  var id: String { get }
  /// Nil for a rule that is off unless the configuration switches it on.
  var defaultSeverity: Severity? { get }
  /// One paragraph.
  var explanation: String { get }
  /// Files in which the rule finds something.
  var badExample: RuleExample { get }
  /// The same, mended.
  var goodExample: RuleExample { get }
}

/// A rule that looks at tables as a whole, once a table set.
package protocol TableRule: Rule {
  func check(
    _ tableSet: TableSet, configuration: Configuration, report: (Diagnostic) -> Void)
}

/// A rule that looks at one message in one language. It is only asked for messages that have one
/// of the traits it is interested in.
package protocol MessageRule: Rule {
  var interest: MessageTraits { get }
  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void)
}

extension Rule {
  /// The severity where nothing else is said.
  var severity: Severity { defaultSeverity ?? .warning }
}
