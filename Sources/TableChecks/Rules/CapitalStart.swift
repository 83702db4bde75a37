struct CapitalStart: MessageCheck {
  let rule = Rule(
    "capital-start", nil,
    """
    A translation begins with a small letter where the development language begins with a capital, or \
    the other way round. Off unless switched on.
    """,
    bad: .strings([
      "en": #""open" = "Open file";"#, "fr": #""open" = "ouvrir le fichier";"#,
    ]),
    good: .strings([
      "en": #""open" = "Open file";"#, "fr": #""open" = "Ouvrir le fichier";"#,
    ]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.comparePlain { form, original in
      guard let there = original.first, let here = form.text.string.first, there.isCased,
        here.isCased, there.isUppercase != here.isUppercase
      else { return }
      report(
        message.finding(
          self,
          "the text begins with a \(here.isUppercase ? "capital" : "small letter"), the development "
            + "language's does not",
          in: form, notes: [message.developmentNote()]))
    }
  }
}
