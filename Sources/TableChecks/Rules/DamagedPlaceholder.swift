struct DamagedPlaceholder: MessageCheck {
  let rule = Rule(
    "damaged-placeholder", .error,
    """
    What stands here was a placeholder once: %1 without its letter, % 1 $ @ with blanks in it, %2@ \
    without its dollar sign, $@ or {0} where an argument of the development language is lacking, \
    or a percent sign of another script (٪ or ％). It would be printed as it stands, or print \
    another argument. Write it as the development language does. It is only a warning where \
    the text is right all the same.
    """,
    bad: .strings([
      "en": #""page" = "%1$@ of %2$@";"#, "de": #""page" = "%2@ von %1@";"#,
    ]),
    good: .strings([
      "en": #""page" = "%1$@ of %2$@";"#, "de": #""page" = "%2$@ von %1$@";"#,
    ]))
  let interest: MessageTraits = [.faults, .differences, .placeholders]

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for damage in message.differences.damaged {
      let advice = damage.meant.map { "write \($0)" } ?? "write it like %1$@ or %@"
      report(
        message.finding(
          self, "\(damage.text.quoted) is a damaged placeholder; \(advice)", in: damage.form,
          part: damage.range, severity: damage.isHarmless ? .warning : nil,
          notes: message.isDevelopment ? [] : [message.developmentNote(for: damage.form)]))
    }
  }
}
