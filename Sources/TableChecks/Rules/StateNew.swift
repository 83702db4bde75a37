struct StateNew: MessageRule {
  let id = "state-new"
  let defaultSeverity: Severity? = nil
  let explanation = """
    A catalog marks the string as new: nobody has translated it yet. Off unless switched on, \
    since a catalog under work is full of them.
    """
  let badExample = CatalogSample.state("new")
  let goodExample = CatalogSample.state("translated")
  let interest = MessageTraits.unfinished

  func check(_ message: CheckedMessage, report: (Diagnostic) -> Void) {
    for form in message.forms where form.form.state == "new" {
      report(
        message.finding(
          self,
          "the text of \(Quotation(message.key).string) is marked as new in the catalog: nobody has translated it yet",
          in: form))
    }
  }
}
