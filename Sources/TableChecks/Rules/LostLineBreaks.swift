struct LostLineBreaks: MessageCheck {
  let rule = Rule(
    "lost-line-breaks", .warning,
    """
    The development language's text has paragraphs or several lines, and the translation is one long \
    line. Break it where the development language does.
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
        original.hasParagraphs, !hasSign(form.text)
      else { continue }
      report(
        message.finding(
          self, "the line breaks of the development language's text are lost", in: form,
          notes: [message.developmentNote(for: form)]))
    }
  }

  /// Whether an escape is shown in the place of a line break: literal-escapes says so.
  private func hasSign(_ text: Text) -> Bool {
    text.holds(0x5C) || text.string.contains("/n") || text.string.contains("<br")
  }
}

extension Text {
  /// Whether an empty line, or two line ends, stand between words.
  fileprivate var hasParagraphs: Bool {
    var breaks = 0
    var longest = 0
    var total = 0
    var hasWord = false
    for byte in bytes {
      if byte == 0x0A {
        if hasWord { breaks += 1 }
      } else if !Text.isBlank(byte) {
        hasWord = true
        longest = max(longest, breaks)
        total += breaks
        breaks = 0
      }
    }
    return longest > 1 || total > 1
  }
}
