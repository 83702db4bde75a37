struct StateNeedsReview: MessageRule {
  let id = "state-needs-review"
  let defaultSeverity: Severity? = nil
  let explanation = """
    A catalog marks the string as one that needs a review, mostly because the source text \
    changed. Off unless switched on.
    """
  let badExample = CatalogSample.state("needs_review")
  let goodExample = CatalogSample.state("translated")
  let interest = MessageTraits.unfinished

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for form in message.forms where form.form.state == "needs_review" {
      report(
        message.finding(
          self,
          "the text of \(Quotation(message.key).string) is marked as needing a review in the catalog",
          in: form))
    }
  }
}
