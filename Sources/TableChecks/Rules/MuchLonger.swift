struct MuchLonger: MessageCheck {
  let rule = Rule(
    "much-longer", nil,
    """
    A translation is more than three times as long as the development language's text, so that it may \
    not fit, or belong to another key. Texts of fewer than ten characters may grow to thirty. \
    Off unless switched on.
    """,
    bad: .strings([
      "en": #""open" = "Open";"#,
      "de": #""open" = "Hier tippen, um die ausgewählte Datei zu öffnen";"#,
    ]),
    good: .strings([
      "en": #""open" = "Open";"#, "de": #""open" = "Öffnen";"#,
    ]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.comparePlain { form, original in
      let (there, here) = (original.count, form.text.string.count)
      guard here > 3 * max(there, 10) else { return }
      report(
        message.finding(
          self, "the text has \(here) characters, the development language's \(there)", in: form,
          notes: [message.developmentNote()]))
    }
  }
}
