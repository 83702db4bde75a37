struct MisplacedPosition: MessageCheck {
  let rule = Rule(
    "misplaced-position", .warning,
    """
    In %1#@count@ the dollar sign of the position is missing. It is read as %1$#@count@ here, but \
    the platform takes the number for a width.
    """,
    bad: RuleExample([
      ("en.lproj/Localizable.stringsdict", StringsdictSample.text(format: "%1#@count@ found"))
    ]),
    good: RuleExample([
      ("en.lproj/Localizable.stringsdict", StringsdictSample.text(format: "%1$#@count@ found"))
    ]))
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .misplacedPosition {
      let written = form.text.part(fault.range).string
      let mended = written.replacingFirst("#", with: "$#")
      report(
        message.finding(self, "\(written): write \(mended)", in: form, part: fault.range))
    }
  }
}

extension String {
  fileprivate func replacingFirst(_ character: Character, with replacement: String) -> String {
    guard let index = firstIndex(of: character) else { return self }
    return self[..<index] + replacement + self[self.index(after: index)...]
  }
}
