struct CStringPlaceholder: MessageCheck {
  let rule = Rule(
    "c-string-placeholder", .warning,
    """
    %s and %S print C strings, which Swift does not have. The accessor takes a String, but the \
    platform's own formatter would print garbage. Write %@.
    """,
    told: .togetherByTable,
    bad: .strings(["en": #""greeting" = "Hello %s";"#]),
    good: .strings(["en": #""greeting" = "Hello %@";"#]))
  let interest = MessageTraits.placeholders

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard message.isDevelopment else { return }
    for form in message.forms {
      for use in form.uses {
        guard case .value(let placeholder) = use.role,
          [.cString, .utf16String].contains(placeholder.conversion)
        else { continue }
        report(
          message.finding(
            self, "\(form.spelling(of: use)) prints a C string; write %@", in: form,
            part: form.range(of: use)))
      }
    }
  }
}
