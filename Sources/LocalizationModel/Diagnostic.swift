package enum Severity: String, Sendable { case error, warning, note }

/// One finding. It becomes text only in the printer.
package struct Diagnostic: Sendable {
  package struct Note: Sendable {
    package var message: String
    package var location: SourceLocation?

    package init(_ message: String, at location: SourceLocation? = nil) {
      self.message = message
      self.location = location
    }
  }

  /// A rule's id, or that of a fault in the file itself: `malformed-table` and its kin.
  package var rule: String
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

  package init(
    rule: String, severity: Severity, message: String, location: SourceLocation? = nil,
    notes: [Note] = [], table: String? = nil, language: String? = nil, key: String? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.location = location
    self.notes = notes
    self.table = table
    self.language = language
    self.key = key
  }
}
