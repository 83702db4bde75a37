struct StateNew: MessageCheck {
  let rule = Rule(
    "state-new", nil,
    """
    A catalog marks the string as new: nobody has translated it yet. Off unless switched on, \
    since a catalog under work is full of them.
    """,
    told: .togetherByTable,
    bad: CatalogSample.state("new"),
    good: CatalogSample.state("translated"))
  let interest = MessageTraits.unfinished

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    message.findings(
      self, inState: "new", "marked as new in the catalog: nobody has translated it yet"
    ).forEach(report)
  }
}
