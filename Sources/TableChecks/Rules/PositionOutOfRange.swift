struct PositionOutOfRange: MessageCheck {
  let rule = Rule(
    "position-out-of-range", .error,
    """
    Positions of placeholders go from 1 to 127, and a width or precision must fit into 32 bits. \
    Beyond that the platform's own formatter stops the process.
    """,
    bad: .strings(["en": #""far" = "%128$@";"#]),
    good: .strings(["en": #""far" = "%1$@";"#]))
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .positionOutOfRange {
      report(
        message.finding(
          self,
          "\(form.text.part(fault.range)) has a position outside of 1 to 127 or a width that is too "
            + "large",
          in: form, part: fault.range))
    }
  }
}
