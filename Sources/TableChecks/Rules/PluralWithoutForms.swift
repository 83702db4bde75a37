struct PluralWithoutForms: MessageCheck {
  let rule = Rule(
    "plural-without-forms", nil,
    """
    The development language's text prints a whole number before a word, "%d items", and has no \
    plural forms, so it says "1 items". Move it to a .stringsdict or vary it by plural in a \
    catalog. Off unless switched on, since "%d MB" looks the same.
    """,
    bad: .strings(["en": #""items" = "%d items";"#]),
    good: .plural(["en": ["one": "%d item", "other": "%d items"]]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard message.isDevelopment, let form = message.entry.value.message?.plainForm,
      let template = form.template, let checked = message.forms.first
    else { return }
    for (index, segment) in template.segments.enumerated().dropLast() {
      guard case .placeholder(let placeholder) = segment.kind,
        [.int, .uint].contains(placeholder.parameterType),
        isWord(form.text.part(template.segments[index + 1].range).string)
      else { continue }
      let written = form.text.part(segment.range)
      report(
        message.finding(
          self, "\(written) before a word and no plural forms: what does it say for 1?",
          in: checked, part: segment.range))
      return
    }
  }

  /// A blank and a word of lower-case letters.
  private func isWord(_ text: String) -> Bool {
    guard text.first == " " else { return false }
    let word = text.dropFirst().prefix { $0.isLetter }
    return word.count > 2 && word.allSatisfy(\.isLowercase)
  }
}
