internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// A subcommand that changes tables: the last operand is the folder or table.
protocol EditingCommand: Subcommand {
  /// The operands before the path, as the help calls them.
  static var words: [String] { get }
  static var makesKeys: Bool { get }
  /// - Parameter operands: those before the path.
  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure)
}

extension EditingCommand {
  static var words: [String] { [] }
  static var makesKeys: Bool { false }

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == words.count + 1, let path = arguments.operands.last,
      !path.isEmpty
    else {
      let wanted = (words + ["a folder or table"]).joined(separator: ", ")
      throw arguments.error("'\(description.name)' takes \(wanted)")
    }
    guard Disk.exists(path) else { throw arguments.missing(path) }
    do throws(EditFailure) {
      var session = try EditingSession(path, arguments)
      session.makesKeys = makesKeys
      try edit(&session, Array(arguments.operands.dropLast()), arguments, console)
      return try session.finish(arguments, console)
    } catch {
      return error.report(to: console)
    }
  }
}

extension SubcommandDescription {
  /// Of a subcommand that changes tables.
  static func editing(
    name: String, summary: String, operands: String, options: [Option] = [],
    discussion: String, examples: [String]
  ) -> SubcommandDescription {
    SubcommandDescription(
      name: name, summary: summary, operands: operands,
      options: options + [
        .init("table", "NAME", "the table, where several have the key"),
        .init("config", "FILE", "localization.json; else the one in the folder"),
        .init("dry-run", "prints the difference instead of writing"),
      ],
      discussion: discussion + """

        PATH is a target's folder, a catalog, or a table of one language, which stands for it in all.
        What is not changed keeps its bytes; a file with faults is refused. Texts that the build would
        refuse are not written, and of several files either all are written or none.
        As a plugin it needs leave to write:
        swift package --allow-writing-to-package-directory localization \(name) …
        Exit code: 0, 1 where nothing was changed for a reason that is told, 2 for a command line that
        cannot be run.
        """,
      examples: examples)
  }
}
