struct StrayPercent: MessageCheck {
  let rule = Rule(
    "stray-percent", .error,
    """
    A lone percent sign in a text with arguments. It is printed as it stands, but other formatters \
    read it together with the letters behind it, and print something else in its place; so it is \
    written %%. In a text without arguments a percent sign is just that. Where an \
    argument is lacking, the sign is what is left of its placeholder, and damaged-placeholder says so.
    """,
    bad: .strings(["en": #""sure" = "100% sure, %@";"#]),
    good: .strings(["en": #""sure" = "100%% sure, %@";"#]))
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard message.differences.isFormatted else { return }
    for fault in message.differences.faults where fault.isPercentSign {
      guard case .strayPercent(let reading) = fault.fault.kind else { continue }
      var placeholder = ""
      if let reading {
        placeholder = ": printf reads \(Placeholder(conversion: reading).specifier)"
      }
      report(
        message.finding(
          self, "a lone percent sign\(placeholder); write %% for a percent sign",
          in: fault.form, part: fault.fault.range))
    }
  }
}
