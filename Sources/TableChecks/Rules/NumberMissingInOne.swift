struct NumberMissingInOne: MessageCheck {
  let rule = Rule(
    "number-missing-in-one", .warning,
    """
    The category one is not the number 1: in Russian it holds 21 and 31 too, in French and Hindi \
    0. A form one that does not print its number, "a file", is wrong for those. Print the number \
    as the form other does; a form zero may say "no files".
    """,
    bad: .plural([
      "en": ["one": "a file", "other": "%d files"],
      "ru": ["one": "файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"],
    ]),
    good: .plural([
      "en": ["one": "a file", "other": "%d files"],
      "ru": ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"],
    ]))
  let interest = MessageTraits.irregularForms

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard let rules = message.column.pluralRules, rules.holdsSeveralIntegers(.one) else { return }
    for form in message.forms where form.variant.category == .one {
      let siblings = message.forms.filter {
        $0.variant.variable == form.variant.variable && $0.variant.device == form.variant.device
          && $0.variant.width == form.variant.width
      }
      let others = siblings.filter { $0.variant.category == .other }
      let hasZero = siblings.contains { $0.variant.category == .zero }
      guard !hasZero || rules.holdsSeveralIntegersBesidesZero(.one) else { continue }
      guard !printsNumber(form, message), others.contains(where: { printsNumber($0, message) })
      else { continue }
      report(
        message.finding(
          self,
          "in \(message.column.language) the form one stands for other numbers than 1 too, so it "
            + "has to print its number",
          in: form, notes: [message.developmentNote(for: form)]))
    }
  }

  /// Whether a form prints, or hands to another variable, the number that chooses it.
  private func printsNumber(_ form: CheckedForm, _ message: CheckedMessage) -> Bool {
    let number =
      form.variant.variable == nil
      ? message.arguments.root : message.arguments.first(of: form.variant)
    return form.uses.contains { $0.index == number || $0.role == .substitution }
  }
}
