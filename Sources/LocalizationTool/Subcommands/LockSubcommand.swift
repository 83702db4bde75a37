internal import LocalizationGenerator
internal import SwiftEmission
internal import TableChecks
internal import TableParsing

/// The names that a release has promised.
enum LockSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "lock", summary: "Writes down the generated names, so that none changes unnoticed.",
    operands: "PATH…",
    options: [
      .init("config", "FILE", "localization.json; else the one in a given folder"),
      .init("write", "writes the file instead of printing it"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables. Prints the lock: one generated name
      with its signature a line. With --write it goes into the file that localization.json names
      under "lock", else into localization.lock beside localization.json. Where localization.json
      names it, build and check tell a changed or removed name as an error (rule api-changed).
      Exit code: 0, 1 where the tables cannot be joined or the file not be written, 2 for a command
      line that cannot be run.
      """,
    examples: ["lock Sources/App", "lock --write Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requirePaths("a table or a folder of tables")
    let inputs = TargetInput.targets(arguments)
    guard inputs.count == 1 || arguments.isGiven("write") else {
      throw arguments.error("there are several targets; print the lock of one, or use '--write'")
    }
    var code = ExitCode.success
    for input in inputs where run(input, arguments, console) != .success { code = .failure }
    return code
  }

  private static func run(
    _ input: TargetInput, _ arguments: Arguments, _ console: Console
  ) -> ExitCode {
    guard let configuration = input.configuration else {
      return fail(input.diagnostics, console)
    }
    let tableSet = TableSet.joining(
      parse(input.files).value, folders: input.languageFolders, configuration: configuration)
    let diagnostics = TableChecks.apply(
      configuration, to: input.diagnostics + tableSet.diagnostics, tableSet: tableSet.value)
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.isEmpty else { return fail(errors, console) }
    let plan = SwiftEmission.plan(tableSet.value, configuration: configuration).value
    let text = InterfaceLock.text(plan)
    guard arguments.isGiven("write") else {
      console.output.append(text.bytes)
      return withExtendedLifetime(text) { .success }
    }
    do throws(DiskFault) {
      try Disk.write(text, to: input.lockPath)
    } catch {
      return fail([error.diagnostic], console)
    }
    console.tell("\(input.lockPath): \(plan.declarations.count) names locked\n")
    if configuration.lock == nil {
      console.tell(input.hint(naming: input.lockPath, as: "lock"))
    }
    return .success
  }

  private static func fail(_ diagnostics: [Diagnostic], _ console: Console) -> ExitCode {
    console.report(diagnostics)
    return .failure
  }
}
