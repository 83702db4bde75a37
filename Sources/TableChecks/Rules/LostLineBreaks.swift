struct LostLineBreaks: MessageCheck {
  let rule = Rule(
    "lost-line-breaks", .warning,
    """
    The development language's text has several lines, and the translation is one long line. Break \
    it where the development language does. Where most of many translations are one line, the \
    development language is the odd one out, and nothing is said.
    """,
    told: .togetherByTable,
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
        original.hasInnerLineBreak, !hasSign(form.text), !message.isUsual({ $0.lineBreaks == 0 })
      else { continue }
      report(
        message.finding(
          self, "the line breaks of the development language's text are lost", in: form,
          notes: [message.developmentNote(for: form)]))
    }
  }

  /// Whether an escape is shown in the place of a line break: literal-escapes says so.
  private func hasSign(_ text: Text) -> Bool {
    text.holds(0x5C) || text.contains(Text("/n")) || text.contains(Text("<br"))
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
