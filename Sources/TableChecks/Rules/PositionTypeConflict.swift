struct PositionTypeConflict: MessageCheck {
  let rule = Rule(
    "position-type-conflict", .error,
    """
    Two placeholders read the same argument as different types, in one text or in two forms of one \
    message: %1$@ and %1$d. There is no argument that both can print. Give each its own position.
    """,
    bad: .strings(["en": #""sum" = "%1$@ costs %1$d";"#]),
    good: .strings(["en": #""sum" = "%1$@ costs %2$d";"#]))
  let interest = MessageTraits.placeholders

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard message.isDevelopment else { return }
    for finding in message.differences.retyped
    where !finding.isOwnNumber(of: message) {
      let index = finding.use.index
      let other = message.signature.parameters[index].placeholder?.specifier ?? "a width"
      report(
        message.finding(
          self,
          "\(finding.form.spelling(of: finding.use)) and \(other) read the same argument, "
            + "number \(index + 1); give each its own position",
          in: finding.form, part: finding.form.range(of: finding.use)))
    }
  }
}

extension ArgumentDifferences.Finding {
  /// Whether a form prints the number that selects it, only with another length than the value type's.
  func isOwnNumber(of message: CheckedMessage) -> Bool {
    guard case .value(let printed) = use.role, form.variant.variable != nil,
      message.arguments.first(of: form.variant) == use.index
    else { return false }
    return message.signature.parameters[use.index].type.map { type in
      [.int, .uint].contains(type) && [.int, .uint].contains(printed.parameterType)
    } ?? false
  }
}
