struct MisplacedName: MessageCheck {
  let rule = Rule(
    "misplaced-name", .error,
    """
    A translation names an argument of the development language and reads another one: names do \
    not choose the argument, the order of the placeholders does, unless they have positions. \
    Write the positions where the order of the words differs.
    """,
    bad: .strings([
      "en": #""name" = "%(first)@ %(last)@";"#, "hu": #""name" = "%(last)@ %(first)@";"#,
    ]),
    good: .strings([
      "en": #""name" = "%(first)@ %(last)@";"#, "hu": #""name" = "%2$(last)@ %1$(first)@";"#,
    ]))
  let interest = MessageTraits.differences

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment else { return }
    let labels = message.signature.parameters.map(\.label)
    for form in message.forms {
      for use in form.uses {
        guard let name = form.name(of: use), let proper = labels.firstIndex(of: name),
          !labels.indices.contains(use.index) || labels[use.index] != name,
          !message.isRetyped(use, in: form)
        else { continue }
        report(
          message.finding(
            self,
            "\(form.spelling(of: use)) reads argument \(use.index + 1), but in the development "
              + "language \(name) is argument \(proper + 1); write the position, %\(proper + 1)$",
            in: form, part: form.range(of: use), notes: [message.developmentNote(for: form)]))
      }
    }
  }
}

extension CheckedMessage {
  /// What `placeholder-retyped` reports already.
  fileprivate func isRetyped(_ use: ArgumentUse, in form: CheckedForm) -> Bool {
    differences.retyped.contains { $0.use == use && $0.form.text.start == form.text.start }
  }
}

extension CheckedForm {
  /// The name that is written in the placeholder, or that of the variable.
  fileprivate func name(of use: ArgumentUse) -> String? {
    guard let template, template.segments.indices.contains(use.segment) else { return nil }
    switch (template.segments[use.segment].kind, use.role) {
    case (.placeholder(let placeholder), .value):
      return placeholder.name.map { text.part($0).string }
    case (.variable(_, let name), .variable): return text.part(name).string
    default: return nil
    }
  }
}
