struct PlaceholderAdded: MessageCheck {
  let rule = Rule(
    "placeholder-added", .error,
    """
    A translation prints an argument that the development language does not have. The generated \
    accessor has no parameter for it, so nothing can be printed in its place. Remove the \
    placeholder, or add it to the development language's text.
    """,
    bad: .strings([
      "en": #""greeting" = "Hello %@";"#, "de": #""greeting" = "Hallo %@ %@";"#,
    ]),
    good: .strings([
      "en": #""greeting" = "Hello %@";"#, "de": #""greeting" = "Hallo %@";"#,
    ]))
  let interest = MessageTraits.differences

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, !message.isDamagedInDevelopment else { return }
    for finding in message.differences.added {
      let spelling = finding.form.spelling(of: finding.use)
      report(
        message.finding(
          self,
          "\(spelling) reads argument \(finding.use.index + 1), which the development language "
            + "does not have; remove it, or write %% where a percent sign is meant",
          in: finding.form, part: finding.form.range(of: finding.use),
          notes: [message.developmentNote(for: finding.form)]))
    }
  }
}
