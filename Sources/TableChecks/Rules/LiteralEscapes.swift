struct LiteralEscapes: MessageCheck {
  let rule = Rule(
    "literal-escapes", .warning,
    """
    A translation shows an escape instead of what it stands for: \\n with two backslashes, or /n \
    with the wrong one, for a new line. Write \\n with one backslash.
    """,
    told: .togetherByTable,
    bad: .strings([
      "en": #""lines" = "One\nTwo";"#, "de": #""lines" = "Eins\\nZwei";"#,
    ]),
    good: .strings([
      "en": #""lines" = "One\nTwo";"#, "de": #""lines" = "Eins\nZwei";"#,
    ]))
  let interest: MessageTraits = [.escapes, .sourceLineBreaks]

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, !message.isCopy else { return }
    let originals = message.development.texts.map(\.text)
    for form in message.forms {
      guard let original = message.developmentForm(for: form)?.text else { continue }
      if form.text.holds(0x5C), !originals.contains(where: { $0.holds(0x5C) }) {
        if let range = form.text.escape(behind: 0x5C, letters: "nt\"'") {
          report(
            finding(
              "the backslash of \(form.text.part(range)) is shown; write one only", form, range))
        }
      } else if original.lineBreaks > 0, form.text.lineBreaks == 0,
        let range = form.text.escape(behind: 0x2F, letters: "n"), !original.contains(Text("/n"))
      {
        report(finding("/n is shown as it stands; write \\n for a new line", form, range))
      }
    }

    func finding(_ text: String, _ form: CheckedForm, _ range: Range<Int32>) -> Diagnostic {
      message.finding(
        self, text, in: form, part: range, notes: [message.developmentNote(for: form)])
    }
  }
}

extension Text {
  /// How many lines end inside of it or at its end.
  var lineBreaks: Int {
    var count = 0
    var wasReturn = false
    for byte in bytes {
      if byte == 0x0D || byte == 0x0A && !wasReturn { count += 1 }
      wasReturn = byte == 0x0D
    }
    return count
  }

  /// The first of the letters behind a sign, and no more letters of the same word behind a slash.
  fileprivate func escape(behind sign: UInt8, letters: String) -> Range<Int32>? {
    let bytes = self.bytes
    for index in bytes.indices.dropLast()
    where bytes[index] == sign && letters.utf8.contains(bytes[index + 1]) {
      let isSlash = sign == 0x2F
      if isSlash, index > 0, bytes[index - 1] == sign { continue }
      if isSlash, index + 2 < bytes.count, ASCII.isLowercase(bytes[index + 2]) { continue }
      let start = Int32(truncatingIfNeeded: index)
      return start..<start + 2
    }
    return nil
  }
}
