struct PlaceholderRetyped: MessageCheck {
  let rule = Rule(
    "placeholder-retyped", .error,
    """
    A translation reads an argument as another type than the development language does: %d for %@, \
    %d for %ld, %@ for %d. Flags, width and precision may differ, and so may %d and %i, %u and %x, \
    %f and %g. Write the placeholder as the development language does, or with numbers (%1$@ %2$d) \
    where the order of the words differs.
    """,
    bad: .strings([
      "en": #""greeting" = "Hello %@";"#, "de": #""greeting" = "Hallo %d";"#,
    ]),
    good: .strings([
      "en": #""sent" = "%@ sent %d";"#, "de": #""sent" = "%2$d von %1$@";"#,
    ]))
  let interest = MessageTraits.differences

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard !message.isDevelopment else { return }
    let differences = message.differences
    if differences.retyped.isEmpty, differences.retypedVariables.isEmpty { return }
    if message.repeatsPlaceholders { return }
    for finding in differences.retyped {
      let spelling = finding.form.spelling(of: finding.use)
      report(
        message.finding(
          self,
          "\(spelling) reads argument \(finding.use.index + 1) as another type than the "
            + "development language, which has \(expectation(message, finding.use.index))",
          in: finding.form, part: finding.form.range(of: finding.use),
          notes: [message.developmentNote(for: finding.form)]))
    }
    for (variable, index) in differences.retypedVariables {
      report(
        message.finding(
          self,
          "the variable \(variable.name) reads argument \(index + 1) as another type than the "
            + "development language, which has \(expectation(message, index))",
          at: message.location(variable.valueTypeRange ?? variable.nameRange),
          notes: [message.developmentNote()]))
    }
  }

  /// How the development language prints an argument.
  private func expectation(_ message: CheckedMessage, _ index: Int) -> String {
    let parameters = message.signature.parameters
    guard parameters.indices.contains(index) else { return "no such argument" }
    return parameters[index].placeholder?.specifier ?? "a width or precision (*) there"
  }
}
