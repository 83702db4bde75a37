/// A conversion under way: the bytes made so far and what was found on the way.
struct Conversion {
  struct Finding {
    var rule: Rule
    var severity: Severity?
    var message: String
    /// In the converted text.
    var start = 0
    var end = 0
  }

  /// Nil as long as the file's own bytes serve.
  var storage: ByteStorage?
  private var findings: [Finding] = []

  mutating func note(_ finding: Finding) { findings.append(finding) }

  mutating func shiftFindings(by length: Int) {
    for index in findings.indices {
      findings[index].start = max(0, findings[index].start - length)
      findings[index].end = max(0, findings[index].end - length)
    }
  }

  func diagnostics(in text: SourceText, of file: SourceFile) -> [Diagnostic] {
    findings.map { finding in
      Diagnostic(
        rule: finding.rule, severity: finding.severity, message: finding.message,
        location: SourceLocation(text: text, range: SourceRange(finding.start, finding.end)),
        table: file.table, language: file.language)
    }
  }
}

/// Faulty places, one for each line that has any; of many only the first are reported.
struct FaultyLines {
  private static let limit = 10

  private var findings: [Conversion.Finding] = []
  private var lastStart = -1
  private var hidden = 0

  /// `start` and `end` delimit the U+FFFD in `output`; `message` names the fault.
  mutating func add(
    _ start: Int, _ end: Int, in output: UnsafeRawBufferPointer, severity: Severity? = nil,
    message: @autoclosure () -> String
  ) {
    defer { lastStart = start }
    if lastStart >= 0 {
      var index = lastStart
      while index < start, output[index] != 0x0A, output[index] != 0x0D { index += 1 }
      if index == start { return }
    }
    guard findings.count < Self.limit else {
      hidden += 1
      return
    }
    findings.append(
      Conversion.Finding(
        rule: .invalidEncoding, severity: severity, message: message(), start: start, end: end))
  }

  func report(to conversion: inout Conversion) {
    for (index, finding) in findings.enumerated() {
      var finding = finding
      if index == Self.limit - 1, hidden > 0 { finding.message += " (and \(hidden) more lines)" }
      conversion.note(finding)
    }
  }
}
