struct Brackets: MessageCheck {
  let rule = Rule(
    "brackets", nil,
    """
    A translation opens a bracket that it does not close, or the other way round, where the \
    development language's are in pairs. Off unless switched on.
    """,
    bad: .strings([
      "en": #""size" = "Size (in MB)";"#, "de": #""size" = "Größe (in MB";"#,
    ]),
    good: .strings([
      "en": #""size" = "Size (in MB)";"#, "de": #""size" = "Größe (in MB)";"#,
    ]))
  let interest = MessageTraits.any

  private static let pairs: [(open: String, close: String)] = [
    ("(（", ")）"), ("[［【", "]］】"), ("{｛", "}｝"),
  ]

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.comparePlain { form, original in
      for (open, close) in Self.pairs {
        let text = form.text.string
        guard balance(of: original, open, close) == 0, balance(of: text, open, close) != 0 else {
          continue
        }
        report(
          message.finding(
            self, "brackets \(open.prefix(1))\(close.prefix(1)) are not in pairs", in: form,
            notes: [message.developmentNote()]))
      }
    }
  }

  private func balance(of text: String, _ open: String, _ close: String) -> Int {
    text.reduce(0) { $0 + (open.contains($1) ? 1 : close.contains($1) ? -1 : 0) }
  }
}
