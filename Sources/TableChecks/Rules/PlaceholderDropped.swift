struct PlaceholderDropped: MessageCheck {
  let rule = Rule(
    "placeholder-dropped", .warning,
    """
    A translation leaves out an argument that the development language prints. A plural form may \
    leave out its own number, and a form that stands for one number only may leave out anything. \
    Put the placeholder back, or silence the rule for this key where the argument is not needed in \
    that language.
    """,
    bad: .strings([
      "en": #""sent" = "%1$@ sent %2$d files";"#, "de": #""sent" = "%2$d Dateien gesendet";"#,
    ]),
    good: .plural([
      "en": ["one": "one file", "other": "%d files"],
      "de": ["one": "eine Datei", "other": "%d Dateien"],
    ]))
  let interest = MessageTraits.differences

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment else { return }
    if !message.differences.misnumbered.isEmpty { return }
    for omission in message.differences.omissions(message.column.pluralRules) {
      let form = omission.form ?? message.forms.first { $0.variant.category == .other }
      guard let shown = form ?? message.forms.first, !shown.text.isEmpty else { continue }
      report(
        message.finding(
          self,
          "\(describe(omission.indices, message)) of the development language "
            + "\(omission.indices.count == 1 ? "is" : "are") not printed here",
          in: shown, notes: [message.developmentNote(for: form)]))
    }
  }

  /// `arguments 1 (%@), 2 (%d)`.
  private func describe(_ indices: [Int], _ message: CheckedMessage) -> String {
    let list = indices.map { index in
      let specifier = message.signature.parameters[index].placeholder?.specifier
      return "\(index + 1)" + (specifier.map { " (\($0))" } ?? "")
    }
    return (indices.count == 1 ? "argument " : "arguments ") + list.joined(separator: ", ")
  }
}
