struct MalformedVariable: MessageCheck {
  let rule = Rule(
    "malformed-variable", .error,
    """
    A variable is written %#@name@, with a name of ASCII letters, digits and underscores and an @ \
    behind it. Other platforms' formatters print the rest of such a text wrongly or not at all.
    """,
    bad: RuleExample([
      ("en.lproj/Localizable.stringsdict", StringsdictSample.text(format: "%#@count@ of %#@all"))
    ]),
    good: RuleExample([
      ("en.lproj/Localizable.stringsdict", StringsdictSample.text(format: "%#@count@ of all"))
    ]))
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .malformedVariable {
      report(
        message.finding(
          self,
          "\(form.text.part(fault.range).quoted) is no well-formed variable; write "
            + "%#@name@ with ASCII letters, digits and underscores",
          in: form, part: fault.range))
    }
  }
}
