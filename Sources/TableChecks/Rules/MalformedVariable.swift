struct MalformedVariable: MessageRule {
  let id = "malformed-variable"
  let defaultSeverity: Severity? = .error
  let explanation = """
    A variable is written %#@name@, with a name of ASCII letters, digits and underscores and an @ \
    behind it. Other platforms' formatters print the rest of such a text wrongly or not at all.
    """
  let badExample = RuleExample([
    ("en.lproj/Localizable.stringsdict", StringsdictSample.text(format: "%#@count@ of %#@all"))
  ])
  let goodExample = RuleExample([
    ("en.lproj/Localizable.stringsdict", StringsdictSample.text(format: "%#@count@ of all"))
  ])
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for (form, fault) in message.faults where fault.kind == .malformedVariable {
      report(
        message.finding(
          self,
          "\(Quotation(form.text.part(fault.range)).string) is no well-formed variable; write "
            + "%#@name@ with ASCII letters, digits and underscores",
          in: form, part: fault.range))
    }
  }
}
