/// One check. Rules know nothing of each other.
package protocol Rule: Sendable {
  /// Kebab-case; what configuration, comments and baselines name it by.
  var id: String { get }
  /// Nil for a rule that is off unless the configuration switches it on.
  var defaultSeverity: Severity? { get }
  /// One paragraph.
  var explanation: String { get }
  func check(_ catalog: Catalog, report: (Diagnostic) -> Void)
}
