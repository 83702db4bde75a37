struct DamagedPlaceholder: MessageCheck {
  let rule = Rule(
    "damaged-placeholder", .error,
    """
    What stands here was a placeholder once: %1 without its letter, % 1 $ @ with blanks in it, @% \
    the wrong way round, or a percent sign of another script (٪ or ％). It would be printed as it \
    stands. Write it as the development language does.
    """,
    bad: .strings([
      "en": #""page" = "%1$@ of %2$@";"#, "de": #""page" = "%1 von %2";"#,
    ]),
    good: .strings([
      "en": #""page" = "%1$@ of %2$@";"#, "de": #""page" = "%1$@ von %2$@";"#,
    ]))
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for damage in message.differences.damaged {
      report(
        message.finding(
          self,
          "\(damage.text.quoted) is a damaged placeholder; write it like %1$@ or %@",
          in: damage.form, part: damage.fault.range,
          notes: message.isDevelopment ? [] : [message.developmentNote(for: damage.form)]))
    }
  }
}
