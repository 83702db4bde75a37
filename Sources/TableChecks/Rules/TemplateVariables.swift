struct TemplateVariables: MessageCheck {
  let rule = Rule(
    "template-variables", .warning,
    """
    A translation lacks a variable that the program fills in by itself, {name}, ${name}, {{name}}, \
    %{name} or %name%, or has it under another name. Names of variables are not translated: write \
    them as the development language does.
    """,
    bad: .strings([
      "en": #""greeting" = "Hello {name}";"#, "de": #""greeting" = "Hallo {Name}";"#,
    ]),
    good: .strings([
      "en": #""greeting" = "Hello {name}";"#, "de": #""greeting" = "Hallo {name}";"#,
    ]))
  let interest = MessageTraits.sourceVariables

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment, !message.isCopy, message.differences.added.isEmpty else { return }
    let originals = message.development.texts.map(names)
    let known = originals.reduce(into: Set<String>()) { $0.formUnion($1) }
    guard let first = originals.first, !known.isEmpty else { return }
    let needed = originals.dropFirst().reduce(first) { $0.intersection($1) }
    for form in message.forms where !form.text.isEmpty {
      let variables = form.form.templateVariables
      let here = names(of: form.form)
      let mayLack = form.coversOneNumber(message.column.pluralRules)
      let missing = mayLack ? [] : needed.subtracting(here).sorted()
      let renamed = variables.first { !known.contains(form.text.part($0).string) }
      guard let text = finding(missing, renamed.map { form.text.part($0).string }, known) else {
        continue
      }
      report(
        message.finding(
          self, text, in: form, part: renamed ?? 0..<form.text.count,
          notes: [message.developmentNote(for: form)]))
    }
  }

  private func finding(_ missing: [String], _ renamed: String?, _ known: Set<String>) -> String? {
    let list = missing.joined(separator: ", ")
    if let renamed {
      if missing.count == 1 { return "\(renamed) is not filled in; write \(list)" }
      return "\(renamed) is not filled in: the development language has "
        + known.sorted().joined(separator: ", ")
    }
    return missing.isEmpty ? nil : "\(list) of the development language is lost; put it back"
  }

  private func names(of form: MessageForm) -> Set<String> {
    Set(form.templateVariables.map { form.text.part($0).string })
  }
}
