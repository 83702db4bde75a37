struct Untranslated: MessageCheck {
  let rule = Rule(
    "untranslated", nil,
    """
    A translation is the same as the development language's text and has letters in it, so it was \
    perhaps copied and never translated. Names and loan words make it guess wrongly, which is why \
    it is off unless switched on. Regional variants of the development language are left alone.
    """,
    told: .togetherByTable,
    bad: .strings([
      "en": #""settings" = "Settings";"#, "de": #""settings" = "Settings";"#,
    ]),
    good: .strings([
      "en": #""settings" = "Settings";"#, "de": #""settings" = "Einstellungen";"#,
    ]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, let form = message.entry.value.message?.plainForm,
      let original = message.development.value.message?.plainForm, form.text == original.text,
      message.entry.catalog?.shouldTranslate != false, let checked = message.forms.first,
      !isVariant(message.column.language, of: message.column.table.development.language),
      form.hasLetters
    else { return }
    report(
      message.finding(
        self, "the text is the same as in \(message.column.table.development.language)",
        in: checked))
  }

  private func isVariant(_ language: String, of other: String) -> Bool {
    language.prefix { $0 != "-" } == other.prefix { $0 != "-" }
  }
}
