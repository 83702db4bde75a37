struct BlankText: MessageCheck {
  let rule = Rule(
    "blank-text", .warning,
    """
    A translation is nothing but white space where the development language has words, so nothing can \
    be seen. Write the text, or remove the entry: then the fallback's is shown.
    """,
    told: .togetherByTable,
    bad: .strings([
      "en": #""yes" = "Yes";"#, "de": #""yes" = " ";"#,
    ]),
    good: .strings([
      "en": #""yes" = "Yes";"#, "de": #""yes" = "Ja";"#,
    ]))
  let interest = MessageTraits.edges

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment else { return }
    for form in message.forms where !form.text.isEmpty && form.text.isBlank {
      guard message.developmentForm(for: form)?.hasLetters ?? false else { continue }
      report(
        message.finding(
          self, "the text of \(message.key.quoted) is blank", in: form,
          notes: [message.developmentNote(for: form)]))
    }
  }
}
