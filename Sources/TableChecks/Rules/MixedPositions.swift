struct MixedPositions: MessageCheck {
  let rule = Rule(
    "mixed-positions", .warning,
    """
    A text has placeholders with and without positions. Those without count from 1 on their own, \
    without regard to the others, so that %1$@ %@ prints the same argument twice. Number all of \
    them, or none. Where each argument is read once all the same, nothing is said.
    """,
    bad: .strings(["en": #""pair" = "%1$@ and %@";"#]),
    good: .strings(["en": #""pair" = "%1$@ and %2$@";"#]))
  let interest = MessageTraits.placeholders

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for form in message.differences.misnumbered {
      if message.repeatsPlaceholders { return }
      let first = form.uses.first { use in
        guard case .value(let placeholder) = use.role else { return false }
        return placeholder.position == nil
      }
      report(
        message.finding(
          self,
          "placeholders with and without positions read an argument twice or leave one out; number "
            + "all of them or none",
          in: form, part: first.map { form.range(of: $0) } ?? 0..<0))
    }
  }
}
