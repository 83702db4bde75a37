package enum Severity: String, Sendable { case error, warning, note }

/// One finding of a rule. It becomes text only in the printer.
package struct Diagnostic: Sendable {
  package struct Note: Sendable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// The rule's id.
  package private(set) var rule: String
  package var severity: Severity
  /// What is wrong and what to do, in one sentence or two, without a final full stop.
  package var message: String
  package var location: SourceLocation?
  package var notes: [Note]
  /// The table, language and key it is about, where there is one: for suppression and baselines.
  package var table: String?
  package var language: String?
  package var key: String?
  /// The keys it is about where there are several: a baseline accepts each by itself.
  package var keys: [String] = []

  /// - Parameter severity: nil for that of the rule.
  package init(
    rule: Rule, severity: Severity? = nil, message: String, location: SourceLocation? = nil,
    notes: [Note] = [], table: String? = nil, language: String? = nil, key: String? = nil
  ) {
    self.rule = rule.id
    self.severity = severity ?? rule.severity
    self.message = message
    self.location = location
    self.notes = notes
    self.table = table
    self.language = language
    self.key = key
  }

  /// The same under another rule: what is wrong with the JSON of a configuration is wrong with the
  /// configuration.
  package func reported(as rule: Rule) -> Diagnostic {
    var diagnostic = self
    diagnostic.rule = rule.id
    return diagnostic
  }
}
