struct StateNeedsReview: MessageCheck {
  let rule = Rule(
    "state-needs-review", nil,
    """
    A catalog marks the string as one that needs a review, mostly because the source text \
    changed. Off unless switched on.
    """,
    told: .togetherByTable,
    bad: CatalogSample.state("needs_review"),
    good: CatalogSample.state("translated"))
  let interest = MessageTraits.unfinished

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.findings(self, inState: "needs_review", "marked as needing a review in the catalog")
      .forEach(report)
  }
}
