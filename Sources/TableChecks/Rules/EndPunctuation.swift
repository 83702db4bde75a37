struct EndPunctuation: MessageCheck {
  let rule = Rule(
    "end-punctuation", nil,
    """
    A translation ends with other punctuation than the development language: a full stop, question \
    mark, exclamation mark, colon or ellipsis is lost or added. Those of other scripts count as the \
    same. Off unless switched on.
    """,
    bad: .strings([
      "en": #""sure" = "Are you sure?";"#, "de": #""sure" = "Bist du sicher";"#,
    ]),
    good: .strings([
      "en": #""sure" = "Are you sure?";"#, "de": #""sure" = "Bist du sicher?";"#,
    ]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.comparePlain { form, original in
      let there = end(of: original)
      let here = end(of: form.text.string)
      guard there != here, message.column.baseLanguage != "th" || there == "?" else { return }
      report(
        message.finding(
          self,
          there.map { "the text ends without the \($0) of the development language" }
            ?? "the text ends with \(here.map(String.init) ?? ""), the development language's does not",
          in: form, notes: [message.developmentNote()]))
    }
  }

  private static let equivalents: [Character: Character] = [
    ".": ".", "。": ".", "।": ".", "።": ".", "۔": ".", "．": ".", "։": ".", "?": "?", "？": "?",
    "؟": "?", ";": ";", "!": "!", "！": "!", ":": ":", "：": ":", "…": "…",
  ]

  private func end(of text: String) -> Character? {
    let trimmed = text.reversed().drop { $0.isWhitespace || "\"”“»«’)）」』".contains($0) }
    if trimmed.starts(with: "...") { return "…" }
    return trimmed.first.flatMap { Self.equivalents[$0] }
  }
}
