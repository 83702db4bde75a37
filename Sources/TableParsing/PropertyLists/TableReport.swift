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

  func add(
    _ rule: Rule, _ message: String, at range: SourceRange, severity: Severity? = nil,
    notes: [Diagnostic.Note] = []
  ) {
    diagnostics.append(
      Diagnostic(
        rule: rule, severity: severity, message: message,
        location: SourceLocation(text: source, range: range),
        notes: notes, table: table, language: language, key: key?.string))
  }

  func add(_ findings: [Diagnostic]) { diagnostics += findings }

  /// A fault of the file as a whole.
  func malformed(_ message: String, at range: SourceRange) {
    add(.malformedTable, message, at: range)
  }

  func note(_ message: String, at range: SourceRange) -> Diagnostic.Note {
    Diagnostic.Note(message, at: SourceLocation(text: source, range: range))
  }
}

extension Diagnostic {
  /// With the table of a file, of which the reader of a property list or of JSON knows nothing.
  func named(after file: SourceFile) -> Diagnostic {
    var diagnostic = self
    diagnostic.table = file.table
    diagnostic.language = file.language
    return diagnostic
  }
}
