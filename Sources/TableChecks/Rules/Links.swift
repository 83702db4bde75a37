struct Links: MessageCheck {
  let rule = Rule(
    "links", nil,
    """
    A translation has another address of the web or of mail than the development language, apart from \
    a part that names the language (/de/, de., hl=de). Off unless switched on, since sites differ.
    """,
    bad: .strings([
      "en": #""help" = "See https://example.com/help";"#,
      "de": #""help" = "Siehe https://exmaple.com/help";"#,
    ]),
    good: .strings([
      "en": #""help" = "See https://example.com/help";"#,
      "de": #""help" = "Siehe https://example.com/de/help";"#,
    ]))
  let interest = MessageTraits.any

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.comparePlain { form, original in
      let known = Set(addresses(in: original).map(neutral))
      guard !known.isEmpty else { return }
      let here = addresses(in: form.text.string)
      let missing = known.subtracting(here.map(neutral))
      guard !missing.isEmpty, !here.isEmpty || !form.text.isEmpty else { return }
      let shown = here.first { !known.contains(neutral($0)) }
      report(
        message.finding(
          self,
          shown.map { "\($0) is another address than the development language's" }
            ?? "the address \(missing.sorted()[0]) of the development language is lost",
          in: form, notes: [message.developmentNote()]))
    }
  }

  private func addresses(in text: String) -> [String] {
    text.split(whereSeparator: { $0.isWhitespace || "\"“”‘’()<>,;".contains($0) }).map {
      String($0).trimmed(of: ".:!?…、。")
    }.filter { word in
      let characters = Set(word)
      return Text(word).contains(Text("://")) || word.hasPrefix("www.")
        || characters.isSuperset(of: ["@", "."]) && !word.hasPrefix("@")
          && !characters.contains("%")
    }
  }

  /// Without what names a language.
  private func neutral(_ address: String) -> String {
    let parts = address.lowercased().split(
      omittingEmptySubsequences: true, whereSeparator: { "/.?&=#-_".contains($0) })
    return parts.filter { $0.count != 2 || $0.allSatisfy(\.isNumber) }.joined(separator: " ")
  }
}

extension String {
  fileprivate func trimmed(of characters: String) -> String {
    var rest = self[...]
    while let last = rest.last, characters.contains(last) { rest = rest.dropLast() }
    return String(rest)
  }
}

extension CheckedMessage {
  /// Calls `body` with the text of a plain translation and that of the development language.
  func comparePlain(_ body: (_ form: CheckedForm, _ original: String) -> Void) {
    guard !isDevelopment, !isCopy, entry.value.message?.plainForm != nil,
      let original = development.value.message?.plainForm, let form = forms.first,
      !form.text.isBlank, !original.text.isBlank
    else { return }
    body(form, original.text.string)
  }
}
