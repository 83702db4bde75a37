struct ForbiddenPlaceholder: MessageCheck {
  let rule = Rule(
    "forbidden-placeholder", .error,
    """
    %n makes printf write to memory, which no text may do. It is printed as it stands. For a new \
    line write \\n, for a number %d.
    """,
    bad: .strings(["en": #""lines" = "first%nsecond";"#]),
    good: .strings(["en": #""lines" = "first\nsecond";"#]))
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
