struct PositionGap: MessageCheck {
  let rule = Rule(
    "position-gap", .warning,
    """
    The text prints a later argument but not an earlier one: %2$@ without %1$@. The accessor has a \
    parameter for the gap, and every argument lands where its number says; the platform's own \
    formatter shifts the later arguments instead. Number the placeholders from 1 without gaps.
    """,
    bad: .strings(["en": #""name" = "Dear %2$@";"#]),
    good: .strings(["en": #""name" = "Dear %1$@";"#]))
  let interest = MessageTraits.placeholders

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard message.isDevelopment else { return }
    let gaps = message.signature.parameters.indices.filter {
      message.signature.parameters[$0].type == nil
    }
    guard let last = gaps.last, let form = message.forms.first(where: { reaches(beyond: last, $0) })
    else { return }
    let positions = gaps.map { "\($0 + 1)" }.joined(separator: ", ")
    let use = form.uses.first { $0.index > last }
    report(
      message.finding(
        self, "no text uses position \(positions); number the placeholders from 1 without gaps",
        in: form, part: use.map { form.range(of: $0) } ?? 0..<0))
  }

  private func reaches(beyond index: Int, _ form: CheckedForm) -> Bool {
    form.uses.contains { $0.index > index }
  }
}
