struct LostLineBreaks: MessageCheck {
  let rule = Rule(
    "lost-line-breaks", .warning,
    """
    The development language's text has several lines, and the translation is one long line. Break \
    it where the development language does. Where most of many translations are one line, the \
    development language is the odd one out, and nothing is said.
    """,
    bad: .strings([
      "en": #""help" = "First this.\n\nThen that.";"#, "de": #""help" = "Erst dies. Dann das.";"#,
    ]),
    good: .strings([
      "en": #""help" = "First this.\n\nThen that.";"#,
      "de": #""help" = "Erst dies.\n\nDann das.";"#,
    ]))
  let interest = MessageTraits.sourceLineBreaks

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, !message.isCopy else { return }
    for form in message.forms where !form.text.isBlank && form.text.lineBreaks == 0 {
      guard let original = message.developmentForm(for: form)?.text,
        original.hasInnerLineBreak, !hasSign(form.text), !isUsual(in: message)
      else { continue }
      report(
        message.finding(
          self, "the line breaks of the development language's text are lost", in: form,
          notes: [message.developmentNote(for: form)]))
    }
  }

  /// Whether at least four translations, and most of them, are one line.
  private func isUsual(in message: CheckedMessage) -> Bool {
    var counts = (single: 0, broken: 0)
    for column in message.column.table.columns.dropFirst() {
      guard let reference = column.entries[message.row],
        let texts = column.entry(reference).value.message?.forms.map(\.form.text)
      else { continue }
      if texts.contains(where: { $0.lineBreaks > 0 }) {
        counts.broken += 1
      } else {
        counts.single += 1
      }
    }
    return counts.single > 3 && counts.single > counts.broken
  }

  /// Whether an escape is shown in the place of a line break: literal-escapes says so.
  private func hasSign(_ text: Text) -> Bool {
    text.holds(0x5C) || text.string.contains("/n") || text.string.contains("<br")
  }
}

extension Text {
  /// Whether a line ends between words.
  fileprivate var hasInnerLineBreak: Bool {
    var hasWord = false
    var isBroken = false
    for byte in bytes {
      if byte == 0x0A || byte == 0x0D {
        isBroken = hasWord
      } else if !Text.isBlank(byte) {
        if isBroken { return true }
        hasWord = true
      }
    }
    return false
  }
}
