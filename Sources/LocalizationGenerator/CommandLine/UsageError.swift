/// A command line that cannot be run.
package struct UsageError: Error {
  package var reason: String
  /// One sentence that says what to do.
  package var hint: String

  package init(_ reason: String, hint: String) {
    self.reason = reason
    self.hint = hint
  }
}
