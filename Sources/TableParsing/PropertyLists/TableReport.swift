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
    for index in diagnostics.indices where diagnostics[index].table == nil {
      self.diagnostics[index].table = table
      self.diagnostics[index].language = language
    }
  }

  func add(
    _ rule: StructureRule, _ message: String, at range: SourceRange,
    notes: [Diagnostic.Note] = []
  ) {
    add(rule.rawValue, rule.defaultSeverity, message, at: range, notes: notes)
  }

  /// A fault of the file as a whole.
  func malformed(_ message: String, at range: SourceRange) {
    add(ReadingRule.malformedTable.rawValue, .error, message, at: range)
  }

  /// A value of a strings file that is no text.
  func unsupported(_ message: String, at range: SourceRange) {
    let rule = ReadingRule.unsupportedValue
    add(rule.rawValue, rule.defaultSeverity, message, at: range)
  }

  private func add(
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
