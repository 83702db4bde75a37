struct PlaceholderRetyped: MessageCheck {
  let rule = Rule(
    "placeholder-retyped", .error,
    """
    A translation reads an argument as another type than the development language does: %d for %@, \
    %f for %d, %@ for %d. Flags, width and precision may differ, and so may %d and %i, %u and %x, \
    %f and %g; of %d and %ld placeholder-size warns. Write the placeholder as the development language does, or with numbers (%1$@ %2$d) \
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
            + "development language, which has "
            + message.signature.expectation(of: finding.use.index),
          in: finding.form, part: finding.form.range(of: finding.use),
          notes: [message.developmentNote(for: finding.form)]))
    }
    for retyped in differences.retypedVariables {
      let variable = retyped.variable
      report(
        message.finding(
          self,
          "the variable \(variable.name) reads argument \(retyped.index + 1) as another type than "
            + "the development language, which has "
            + message.signature.expectation(of: retyped.index),
          at: message.location(variable.valueTypeRange ?? variable.nameRange),
          notes: [message.developmentNote()]))
    }
  }
}

extension MessageSignature {
  /// How the development language prints an argument.
  func expectation(of index: Int) -> String {
    guard parameters.indices.contains(index) else { return "no such argument" }
    return parameters[index].placeholder?.specifier ?? "a width or precision (*) there"
  }
}
