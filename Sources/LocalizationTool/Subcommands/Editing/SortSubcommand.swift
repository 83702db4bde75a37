internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Keys in the order that Xcode gives them.
enum SortSubcommand: EditingCommand {
  static let description = SubcommandDescription.editing(
    name: "sort", summary: "Sorts the keys of tables, their comments with them.",
    operands: "PATH",
    discussion: """
      In the order in which Xcode writes catalogs: without regard to case, digits as numbers.
      Comments that an empty line separates from every key stay where they are.

      """,
    examples: ["sort Sources/App", "sort Sources/App/en.lproj/Localizable.strings"])

  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) {
    for table in session.tableNames {
      for path in session.paths(ofTable: table) { try session.sort(path) }
    }
  }
}
