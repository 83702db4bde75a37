/// A command line that cannot be run.
struct UsageError: Error {
  var reason: String
  /// One sentence that says what to do.
  var hint: String

  init(_ reason: String, hint: String) {
    self.reason = reason
    self.hint = hint
  }
}
