struct DoubledWords: MessageCheck {
  let rule = Rule(
    "doubled-words", nil,
    """
    A word stands twice in a row, "the the", in a text of more than three words. Some languages \
    double words on purpose. Off unless switched on.
    """,
    bad: .strings(["en": #""open" = "Open the the file now";"#]),
    good: .strings(["en": #""open" = "Open the file now";"#]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    if message.isCopy { return }
    for form in message.forms {
      let words = form.text.string.split(separator: " ")
      guard words.count > 3 else { continue }
      let pair = zip(words, words.dropFirst()).first { first, second in
        first == second && first.count > 1 && first.allSatisfy(\.isLetter)
      }
      guard let pair else { continue }
      report(message.finding(self, "the word \(pair.0) stands twice in a row", in: form))
    }
  }
}
