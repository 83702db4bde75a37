internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// A key under another name, in tables and in Swift.
enum RenameSubcommand: EditingCommand {
  static let words = ["a key", "its new name"]
  static let makesKeys = true

  static let description = SubcommandDescription.editing(
    name: "rename", summary: "Renames a key in all languages and in the sources that use it.",
    operands: "OLD NEW PATH",
    options: [.init("sources", "PATH", isRepeatable: true, SourceOption.summary)],
    discussion: """
      In Swift, accessors (LocalizationHelper.Inbox.unread) and the keys in string(forKey:),
      NSLocalizedString and String(localized:) are rewritten by tokens, not by their looks; so are the
      key in localization.json and in storyboards. Places that cannot be understood are told and left.

      """,
    examples: [
      "rename greeting welcome Sources/App", "rename greeting welcome --dry-run Sources/App",
    ])

  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) {
    let (old, new) = (operands[0], operands[1])
    let table = try session.table(with: old)
    if session.tables(with: new).contains(table) {
      throw EditFailure.refusal(EditRefusal(.keyExists(new)))
    }
    for path in try session.paths(with: old, ofTable: table) {
      try session.apply([EntryChange(old, [.rename(new)])], to: path)
    }
    try session.carryStates([old], of: table) { _ in (table, new) }
    try session.rewriteSources(
      [(from: (table, Text(old)), to: (table, Text(new)))], arguments, console)
  }
}

enum SourceOption {
  static let summary = "Swift files or folders; else the target's and those that import it"
}
