struct ForeignTemplate: MessageCheck {
  let rule = Rule(
    "foreign-template", nil,
    """
    %{name}, %name%, ${name}, {{name}} and {name} are how other systems write a placeholder. Here they \
    are printed as they stand. Write %(name)@, or leave the rule off where the program fills such \
    templates by itself.
    """,
    bad: .strings(["en": #""greeting" = "Hello %{name}";"#]),
    good: .strings(["en": #""greeting" = "Hello %(name)@";"#]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for fault in message.differences.faults where fault.fault.kind == .foreignTemplate {
      report(finding(in: fault.form, fault.fault.range, of: message))
    }
    for form in message.forms {
      var braces = BracedNames(form.text)
      while let range = braces.next() { report(finding(in: form, range, of: message)) }
    }
  }

  private func finding(
    in form: CheckedForm, _ range: Range<Int32>, of message: CheckedMessage
  ) -> Diagnostic {
    let written = form.text.part(range).string
    return message.finding(
      self, "\(written) is no placeholder here; write %(name)@", in: form, part: range)
  }
}
