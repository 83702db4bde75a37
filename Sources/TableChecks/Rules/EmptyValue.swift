struct EmptyValue: MessageCheck {
  let rule = Rule(
    "empty-value", .warning,
    """
    A text is empty, so nothing at all is shown. A translation that is empty because it has not \
    been written yet is better removed: then the fallback's text is shown. Empty on purpose in \
    the development language, it may be empty in the others; that of an interface file says \
    nothing about it.
    """,
    told: .togetherByTarget,
    bad: .strings([
      "en": #""yes" = "Yes";"#, "de": #""yes" = "";"#,
    ]),
    good: .strings([
      "en": #""yes" = "Yes";"#, "de": #""yes" = "Ja";"#,
    ]))
  let interest = MessageTraits.edges

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    if !message.isDevelopment, message.development.texts.contains(where: { $0.text.isEmpty }) {
      return
    }
    // Whoever cleared a text of an interface file wanted nothing to be shown.
    if message.key.isEmpty || message.isDevelopment && message.isOfInterfaceBuilder { return }
    let known = message.column.pluralRules?.categories ?? []
    for form in message.forms where form.text.isEmpty {
      if let category = form.variant.category, category != .zero, !known.contains(category) {
        continue
      }
      report(
        message.finding(
          self, "the text of \(message.key.quoted) is empty", in: form,
          notes: message.isDevelopment ? [] : [message.developmentNote(for: form)]))
    }
  }
}
