struct SurroundingWhitespace: MessageCheck {
  let rule = Rule(
    "surrounding-whitespace", .warning,
    """
    A translation begins or ends with white space where the development language does not, or the \
    other way round. Where texts are joined, words stick together or blanks double. Where most of \
    many translations differ in the same way, the development language is the odd one out, and \
    nothing is said.
    """,
    told: .togetherByTable,
    bad: .strings([
      "en": #""name" = "Name: ";"#, "de": #""name" = "Name:";"#,
    ]),
    good: .strings([
      "en": #""name" = "Name: ";"#, "de": #""name" = "Name: ";"#,
    ]))
  let interest = MessageTraits.edges

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, let form = message.entry.value.message?.plainForm,
      let original = message.development.value.message?.plainForm,
      let checked = message.forms.first, !form.text.isBlank, !original.text.isBlank,
      !message.isNameOfObject
    else { return }
    let ends = [
      ("begins", form.text.leadingBlanks, original.text.leadingBlanks),
      ("ends", form.text.trailingBlanks, original.text.trailingBlanks),
    ]
    for (verb, here, there) in ends where here != there {
      if form.text.hasNoBreakSpace(atStart: verb == "begins") { continue }
      if here.isEmpty, there == " ", isWrittenWithoutSpaces(message.column.language) { continue }
      let isLeading = verb == "begins"
      if message.isUsual({ (isLeading ? $0.leadingBlanks : $0.trailingBlanks) == here }) {
        continue
      }
      report(
        message.finding(
          self,
          "the text \(verb) with \(describe(here)), in the development language with "
            + "\(describe(there))",
          in: checked, notes: [message.developmentNote()]))
    }
  }

  /// Languages whose full-width punctuation and words need no blank beside them.
  private func isWrittenWithoutSpaces(_ language: String) -> Bool {
    ["zh", "ja", "yue", "th", "lo", "km", "my"].contains(language.prefix { $0 != "-" })
  }

  private func describe(_ blanks: String) -> String {
    blanks.isEmpty ? "no white space" : blanks.quoted
  }
}

extension Text {
  /// U+00A0 counts as white space, whatever the development language has there.
  fileprivate func hasNoBreakSpace(atStart: Bool) -> Bool {
    let ends = atStart ? Array(bytes.prefix(2)) : Array(bytes.suffix(2))
    return ends == [0xC2, 0xA0]
  }

  var isBlank: Bool { bytes.allSatisfy(Text.isBlank) }

  fileprivate var leadingBlanks: String {
    String(decoding: bytes.prefix(while: Text.isBlank), as: UTF8.self)
  }

  fileprivate var trailingBlanks: String {
    var start = bytes.count
    while start > 0, Text.isBlank(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start...], as: UTF8.self)
  }
}
