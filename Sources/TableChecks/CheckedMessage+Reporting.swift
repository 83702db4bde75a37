extension CheckedMessage {
  /// A finding about a part of one of the texts.
  func finding(
    _ check: some Check, _ message: String, in form: CheckedForm, part: Range<Int32>,
    severity: Severity? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    finding(
      check, message, at: form.form.location(of: part, in: source), severity: severity,
      notes: notes)
  }

  /// A finding about one of the texts.
  func finding(
    _ check: some Check, _ message: String, in form: CheckedForm, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    finding(check, message, at: form.form.location(in: source), notes: notes)
  }

  func finding(
    _ check: some Check, _ message: String, at location: SourceLocation,
    severity: Severity? = nil, notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      rule: check.rule, severity: severity, message: message, location: location,
      notes: notes, table: column.table.name, language: column.language, key: key.string)
  }

  func location(_ range: SourceRange) -> SourceLocation {
    SourceLocation(text: source, range: range)
  }

  /// The development language's text of `form`, for a note.
  func developmentNote(for form: CheckedForm? = nil) -> Diagnostic.Note {
    let original = developmentForm(for: form)
    let text = original.map { $0.text.quoted } ?? ""
    return Diagnostic.Note(
      "\(column.table.development.language) says \(text)",
      at: original?.location(in: developmentSource)
        ?? SourceLocation(text: developmentSource, range: development.keyRange))
  }

  /// The form of the same variable and category, else `other` of the root, else any.
  private func developmentForm(for form: CheckedForm?) -> Form? {
    switch development.value {
    case .text(let form): return form
    case .unsupported: return nil
    case .variants(let original):
      let forms = original.forms
      let name = form?.variant.variable.flatMap { index in
        variants.flatMap { $0.variables.indices.contains(index) ? $0.variables[index].name : nil }
      }
      let variable = name.flatMap { name in original.variables.firstIndex { $0.name == name } }
      let candidates = forms.filter { $0.variable == variable }
      let match =
        candidates.first { $0.category == form?.variant.category }
        ?? candidates.first { $0.category == .other } ?? candidates.first ?? forms.first
      return match?.form
    }
  }
}

extension Text {
  /// As a message shows it: in quotation marks, on one line, cut where it is long.
  var quoted: String { string.quoted }
}

extension String {
  private static let longestQuotation = 100

  /// As a message shows it: in quotation marks, on one line, cut where it is long.
  var quoted: String {
    var shown = ""
    var count = 0
    for scalar in unicodeScalars {
      if count == String.longestQuotation {
        shown += "…"
        break
      }
      count += 1
      switch scalar.value {
      case 0x0A: shown += "\\n"
      case 0x0D: shown += "\\r"
      case 0x09: shown += "\\t"
      case 0..<0x20, 0x7F, 0x2028, 0x2029: shown += "\\u{\(String(scalar.value, radix: 16))}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return "\"\(shown)\""
  }
}
