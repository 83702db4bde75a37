struct PlaceholderDropped: MessageRule {
  let id = "placeholder-dropped"
  let defaultSeverity: Severity? = .warning
  let explanation = """
    A translation leaves out an argument that the development language prints. A plural form may \
    leave out its own number, and a form that stands for one number only may leave out anything. \
    Put the placeholder back, or silence the rule for this key where the argument is not needed in \
    that language.
    """
  let badExample = RuleExample.strings([
    "en": #""sent" = "%1$@ sent %2$d files";"#, "de": #""sent" = "%2$d Dateien gesendet";"#,
  ])
  let goodExample = RuleExample.plural([
    "en": ["one": "one file", "other": "%d files"],
    "de": ["one": "eine Datei", "other": "%d Dateien"],
  ])
  let interest = MessageTraits.differences

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment else { return }
    let isDamaged = message.forms.contains { form in
      form.template?.faults.contains { $0.kind == .damaged } ?? false
    }
    if isDamaged { return }
    for omission in message.differences.dropped {
      let form = omission.form ?? message.forms.first { $0.variant.category == .other }
      report(
        message.finding(
          self,
          "\(describe(omission.index, message)) of the development language is not printed here",
          at: (form ?? message.forms.first)?.form.location(in: message.source)
            ?? message.location(message.entry.keyRange),
          notes: [message.developmentNote(for: form)]))
    }
  }

  private func describe(_ index: Int, _ message: CheckedMessage) -> String {
    let parameter = message.signature.parameters[index]
    let specifier = parameter.placeholder.map { " (\($0.specifier))" } ?? ""
    return "argument \(index + 1)\(specifier)"
  }
}
