struct PlaceholderSize: MessageCheck {
  let rule = Rule(
    "placeholder-size", .warning,
    """
    A number is printed in another size than the development language has, or with another sign: \
    %ld for %d, %u for %d. It is printed whole here, but the platform's own formatter cuts large \
    numbers, or takes negative ones for large. Write it as the development language does.
    """,
    told: .togetherByTable,
    bad: .strings([
      "en": #""files" = "Files: %ld";"#, "de": #""files" = "Dateien: %d";"#,
    ]),
    good: .strings([
      "en": #""files" = "Files: %ld";"#, "de": #""files" = "Dateien: %ld";"#,
    ]))
  let interest: MessageTraits = [.differences, .placeholders]

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    let differences = message.differences
    if differences.resized.isEmpty, differences.resizedVariables.isEmpty { return }
    if message.repeatsPlaceholders { return }
    let notes = message.isDevelopment ? [] : [message.developmentNote()]
    for finding in differences.resized
    where !message.isDevelopment || !finding.isOwnNumber(of: message) {
      report(
        message.finding(
          self,
          "\(finding.form.spelling(of: finding.use)) prints argument \(finding.use.index + 1) in "
            + "another size; write \(message.signature.expectation(of: finding.use.index))",
          in: finding.form, part: finding.form.range(of: finding.use), notes: notes))
    }
    guard !message.isDevelopment, differences.resized.isEmpty else { return }
    for resized in differences.resizedVariables {
      let variable = resized.variable
      let expected = message.signature.expectation(of: resized.index).dropFirst()
      report(
        message.finding(
          self, "the variable \(variable.name) has another size; its value type is \(expected)",
          at: message.location(variable.valueTypeRange ?? variable.nameRange), notes: notes))
    }
  }
}
