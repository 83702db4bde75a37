struct Mojibake: MessageCheck {
  let rule = Rule(
    "mojibake", .error,
    """
    The text was once read in a wrong encoding and saved so: Ã« for ë, â€™ for ’, Ð¿Ñ€ for пр, or \
    U+FFFD for what was lost. It is damaged in every language in which it is shown. Restore it from \
    an earlier version, or write it anew.
    """,
    bad: .strings(["en": #""yes" = "Yes";"#, "sq": #""yes" = "PÃ«rdorues";"#]),
    good: .strings(["en": #""yes" = "Yes";"#, "sq": #""yes" = "Përdorues";"#]))
  let interest = MessageTraits.damagedCharacters

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for form in message.forms {
      guard let damage = DamagedCharacters.find(in: form.text) else { continue }
      // What an escape stands for is reported where the escape is read.
      let location = form.form.location(of: damage.range, in: message.source)
      let written = form.text.part(damage.range)
      if location.range == form.form.range, written != form.text, !message.source.isWritten(written)
      {
        continue
      }
      let advice = damage.meant.map { "write \(Text($0).quoted)" } ?? "restore the text"
      report(
        message.finding(
          self, "\(written.quoted) is damaged by a wrong encoding; \(advice)", at: location))
    }
  }
}

extension SourceText {
  /// Whether the bytes of a text stand in the file.
  fileprivate func isWritten(_ text: Text) -> Bool {
    Text(storage: storage, start: 0, count: storage.count).contains(text)
  }
}
