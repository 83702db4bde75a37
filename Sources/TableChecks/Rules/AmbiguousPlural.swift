struct AmbiguousPlural: MessageCheck {
  let rule = Rule(
    "ambiguous-plural", .warning,
    """
    A text with two numbers varies by plural as a whole, and nothing says which of them decides: the \
    first is taken. Give each number that varies a substitution, or a variable in a .stringsdict.
    """,
    bad: CatalogSample.plural("%lld of %lld file", "%lld of %lld files"),
    good: CatalogSample.plural("%lld file", "%lld files"))
  let interest = MessageTraits.placeholders

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    guard let variants = message.variants, variants.root.hasPlural else { return }
    if !message.isDevelopment, message.development.value.message?.variants != nil { return }
    for form in message.forms where form.variant.variable == nil && form.variant.category != nil {
      var numbers: Set<Int> = []
      for use in form.uses {
        guard case .value(let placeholder) = use.role,
          [.int, .uint].contains(placeholder.parameterType)
        else { continue }
        numbers.insert(use.index)
      }
      guard numbers.count > 1 else { continue }
      report(
        message.finding(
          self,
          "which of \(numbers.count) numbers decides the plural? Argument "
            + "\(message.arguments.root + 1) is taken; use a substitution for each that varies",
          in: form))
      return
    }
  }
}
