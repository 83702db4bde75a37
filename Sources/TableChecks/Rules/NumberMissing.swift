struct NumberMissing: MessageCheck {
  let rule = Rule(
    "number-missing", .warning,
    """
    A plural form does not print its number, though it stands for several: other in every language, \
    but also one in Russian, which holds 21 and 31, and in French and Hindi, which holds 0. "A \
    file" is wrong for those. Print the number as the development language does. A form for a single \
    number may leave it out, and so may one where a form zero says "no files".
    """,
    told: .togetherByTable,
    bad: .plural([
      "en": ["one": "a file", "other": "%d files"],
      "ru": ["one": "файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"],
    ]),
    good: .plural([
      "en": ["one": "a file", "other": "%d files"],
      "ru": ["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"],
    ]))
  let interest: MessageTraits = [.irregularForms, .differences]

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard let rules = message.column.pluralRules, message.variants != nil, !message.isCopy else {
      return
    }
    for (index, form) in message.forms.enumerated() {
      guard let category = form.variant.category,
        holdsSeveral(category, of: rules, in: siblings(of: form, message)),
        !printsNumber(form, message), !message.differences.isDamaged(inForm: index),
        isPrintedElsewhere(form, message)
      else { continue }
      report(
        message.finding(
          self,
          "in \(message.column.language) the form \(category.name) stands for \(numbers(category)), "
            + "so it has to print its number",
          in: form, notes: message.isDevelopment ? [] : [message.developmentNote(for: form)]))
    }
  }

  private func numbers(_ category: PluralCategory) -> String {
    category == .one ? "other numbers than 1 too" : "several numbers"
  }

  private func siblings(of form: CheckedForm, _ message: CheckedMessage) -> [CheckedForm] {
    message.forms.filter {
      $0.variant.variable == form.variant.variable && $0.variant.device == form.variant.device
        && $0.variant.width == form.variant.width
    }
  }

  private func holdsSeveral(
    _ category: PluralCategory, of rules: PluralRules, in siblings: [CheckedForm]
  ) -> Bool {
    if category == .zero, !rules.categories.contains(.zero) { return false }
    let hasZero = siblings.contains { $0.variant.category == .zero }
    return hasZero
      ? rules.holdsSeveralIntegersBesidesZero(category) : rules.holdsSeveralIntegers(category)
  }

  /// Whether the development language prints the number, or here another form does: the form `other`
  /// of the development language itself may do without.
  private func isPrintedElsewhere(_ form: CheckedForm, _ message: CheckedMessage) -> Bool {
    if message.isDevelopment {
      return form.variant.category != .other
        && siblings(of: form, message).contains {
          $0.variant.category == .other && printsNumber($0, message)
        }
    }
    return message.differences.needed.contains(form.count(in: message.resolved))
  }

  /// Whether a form, or the text around it, prints the number that chooses it or hands it on.
  private func printsNumber(_ form: CheckedForm, _ message: CheckedMessage) -> Bool {
    let number = form.count(in: message.resolved)
    if form.uses.contains(where: { $0.index == number || $0.role == .substitution }) { return true }
    guard form.variant.variable != nil else { return false }
    return message.forms.contains { root in
      root.variant.variable == nil
        && root.uses.contains { $0.index == number && $0.role != .variable }
    }
  }
}
