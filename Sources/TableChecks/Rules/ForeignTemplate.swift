struct ForeignTemplate: MessageRule {
  let id = "foreign-template"
  let defaultSeverity: Severity? = nil
  let explanation = """
    %{name}, ${name}, {{name}} and {name} are how other systems write a placeholder. Here they \
    are printed as they stand. Write %(name)@, or leave the rule off where the program fills such \
    templates by itself.
    """
  let badExample = RuleExample.strings(["en": #""greeting" = "Hello %{name}";"#])
  let goodExample = RuleExample.strings(["en": #""greeting" = "Hello %(name)@";"#])
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .foreignTemplate {
      report(finding(in: form, fault.range, of: message))
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
