/// Collects what is wrong in one file.
final class TableReport {
  let source: SourceText
  let table: String
  var language: String?
  /// The key of the entry that is being read.
  var key: Text?
  private(set) var diagnostics: [Diagnostic]

  init(source: SourceText, table: String, language: String?, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.table = table
    self.language = language
    self.diagnostics = diagnostics
  }

  func error(
    _ rule: String, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    add(rule, .error, message, at: range, notes: notes)
  }

  func warning(
    _ rule: String, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []
  ) {
    add(rule, .warning, message, at: range, notes: notes)
  }

  func add(
    _ rule: String, _ severity: Severity, _ message: String, at range: SourceRange,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message,
        location: SourceLocation(text: source, range: range), notes: notes, table: table,
        language: language, key: key?.string))
  }

  func note(_ message: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message, at: SourceLocation(text: source, range: range))
  }
}
