struct ForeignTemplate: MessageRule {
  let id = "foreign-template"
  let defaultSeverity: Severity? = nil
  let explanation = """
    %{name} is how other systems write a placeholder. Here it is printed as it stands. Write \
    %(name)@, or leave the rule off where the program fills such templates by itself.
    """
  let badExample = RuleExample.strings(["en": #""greeting" = "Hello %{name}";"#])
  let goodExample = RuleExample.strings(["en": #""greeting" = "Hello %(name)@";"#])
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .foreignTemplate {
      let written = form.text.part(fault.range).string
      report(
        message.finding(
          self, "\(written) is no placeholder here; write %(name)@", in: form, part: fault.range))
    }
  }
}
