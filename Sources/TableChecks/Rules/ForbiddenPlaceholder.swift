struct ForbiddenPlaceholder: MessageRule {
  let id = "forbidden-placeholder"
  let defaultSeverity: Severity? = .error
  let explanation = """
    %n makes printf write to memory, which no text may do. It is printed as it stands. For a new \
    line write \\n, for a number %d.
    """
  let badExample = RuleExample.strings(["en": #""lines" = "first%nsecond";"#])
  let goodExample = RuleExample.strings(["en": #""lines" = "first\nsecond";"#])
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .forbidden {
      report(
        message.finding(
          self, "%n must not be used; write \\n for a new line or %d for a number", in: form,
          part: fault.range))
    }
  }
}
