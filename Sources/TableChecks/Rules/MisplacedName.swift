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
    for (finding, named) in message.differences.misnamed {
      let (form, use) = (finding.form, finding.use)
      report(
        message.finding(
          self,
          "\(form.spelling(of: use)) reads argument \(use.index + 1), but in the development "
            + "language \(form.name(of: use) ?? "") is argument \(named + 1); write the position, "
            + "%\(named + 1)$",
          in: form, part: form.range(of: use), notes: [message.developmentNote(for: form)]))
    }
  }
}
