struct Numbers: MessageCheck {
  let rule = Rule(
    "numbers", nil,
    """
    A number of the development language is not in the translation, or another one is. Separators of \
    thousands and of decimals may differ, and so may the digits of a script. Off unless switched on.
    """,
    bad: .strings([
      "en": #""length" = "At least 8 characters";"#, "de": #""length" = "Mindestens 6 Zeichen";"#,
    ]),
    good: .strings([
      "en": #""length" = "At least 8 characters";"#, "de": #""length" = "Mindestens 8 Zeichen";"#,
    ]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.comparePlain { form, original in
      let known = numbers(in: original, message.development.value.message?.plainForm?.template)
      let here = numbers(in: form.text.string, form.template)
      guard !known.isEmpty, known != here else { return }
      let lost = known.subtracting(here).sorted()
      report(
        message.finding(
          self,
          lost.isEmpty
            ? "the numbers \(here.subtracting(known).sorted().joined(separator: ", ")) are added"
            : "the numbers \(lost.joined(separator: ", ")) of the development language are lost",
          in: form, notes: [message.developmentNote()]))
    }
  }

  /// Outside of placeholders, in ASCII digits, without separators.
  private func numbers(in text: String, _ template: MessageTemplate?) -> Set<String> {
    var found: Set<String> = []
    var digits = ""
    let utf8 = Array(text.utf8)
    let parts = template?.segments.filter { $0.kind == .text }.map { segment in
      String(
        decoding: utf8[Int(segment.range.lowerBound)..<Int(segment.range.upperBound)],
        as: UTF8.self)
    }
    for character in (parts ?? [text]).joined(separator: " ") + " " {
      if let value = character.wholeNumberValue, value < 10 {
        digits += String(value)
      } else if !digits.isEmpty, !".,’'٫٬\u{A0}\u{202F}".contains(character) {
        found.insert(digits)
        digits = ""
      }
    }
    return found
  }
}
