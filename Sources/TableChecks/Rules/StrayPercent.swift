struct StrayPercent: MessageCheck {
  let rule = Rule(
    "stray-percent", .warning,
    """
    A lone percent sign. It is printed as it stands, but printf would read it together with the \
    letters behind it, so it is written %%. Beside real placeholders it is an error, since there \
    it may well be a broken one. Texts of Interface Builder's objects and of programs that fill \
    templates of their own, %0 and %1, are left alone: nothing formats them.
    """,
    bad: .strings(["en": #""sure" = "100% sure, %@";"#]),
    good: .strings(["en": #""sure" = "100%% sure, %@";"#]))
  let interest = MessageTraits.faults

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    let isFormatted = message.differences.isFormatted
    if !message.isDevelopment, !isFormatted,
      message.developmentFaults(where: \.isStrayPercent) > 0
    {
      return
    }
    if !isFormatted, message.isOfInterfaceBuilder || message.differences.hasOwnTemplates { return }
    for (form, fault) in message.faults {
      guard case .strayPercent(let reading) = fault.kind else { continue }
      var placeholder = ""
      if let reading {
        placeholder = ": printf reads \(Placeholder(conversion: reading).specifier)"
      }
      report(
        message.finding(
          self, "a lone percent sign\(placeholder); write %% for a percent sign",
          in: form, part: fault.range, severity: isFormatted ? .error : .warning))
    }
  }
}

extension PlaceholderFault.Kind {
  fileprivate var isStrayPercent: Bool {
    if case .strayPercent = self { return true }
    return false
  }
}
