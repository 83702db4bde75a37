/// The rules of the build, by hand and in continuous integration.
package enum CheckSubcommand: Subcommand {
  package static let description = SubcommandDescription(
    name: "check", summary: "Checks tables by the same rules as the build.", operands: "PATH…",
    options: [
      .init("format", "text|json|github|sarif", "how findings are printed; text by default"),
      .init("output", "FILE", "where findings go instead of standard output"),
      .init("config", "FILE", "localization.json; else the one in a given folder"),
      .init("separately", "takes each PATH as a target of its own"),
      .init("write-baseline", optional: "FILE", "accepts all present findings from now on"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables; all of them are joined and compared.
      Of a package's folder each target is checked on its own. Storyboards and .xib files there are
      searched for keys that no table has.
      Findings go to standard output, a summary to standard error. JSON is one array of objects
      with path, line, column, severity, rule, message, table, language, key, keys and notes.
      The baseline is the file that localization.json names under "baseline", else
      localization-baseline.json beside it. What it accepts is silent in the build too, until it
      changes. Malformed tables cannot be accepted.
      Exit code: 0 without errors, 1 with some, 2 for a command line that cannot be run.
      """,
    examples: [
      "check Sources/App", "check --format sarif Sources/App > findings.sarif",
      "check --write-baseline Sources/App",
    ])

  /// Findings that are made of more than tables.
  package typealias FurtherFindings = (RunInput, Configuration) -> [Diagnostic]

  package static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try run(arguments, console: console) { _, _ in [] }
  }

  package static func run(
    _ arguments: Arguments, console: Console, adding furtherFindings: FurtherFindings
  ) throws(UsageError) -> ExitCode {
    try arguments.requireOperands("a table or a folder of tables")
    let format = try arguments.choice("format", of: FindingFormat.self) ?? .text
    console.progress?.begin("reading tables")
    let inputs = RunInput.targets(arguments)
    if arguments.isGiven("write-baseline") {
      return try BaselineWriting(inputs, arguments).run(console, adding: furtherFindings)
    }
    var diagnostics = inputs.flatMap {
      $0.accepting(findings(in: $0, console, adding: furtherFindings))
    }
    if let path = arguments.value("output") {
      let bytes = ByteStorage(capacity: 4096)
      format.print(Finding.resolving(diagnostics), to: bytes, isColoured: false)
      diagnostics += write(bytes, to: path, console)
    } else {
      format.print(Finding.resolving(diagnostics), console: console)
    }
    if format == .text || arguments.isGiven("output") {
      let files = inputs.reduce(0) { $0 + $1.files.count }
      console.printError(summary(diagnostics, files: files))
    }
    return ToolResult(diagnostics: diagnostics, outputs: []).exitCode
  }

  static func findings(
    in input: RunInput, _ console: Console, adding furtherFindings: FurtherFindings
  ) -> [Diagnostic] {
    guard let configuration = input.configuration else { return input.diagnostics }
    console.progress?.begin("checking \(input.paths.joined(separator: ", "))")
    return check(
      input.files, configuration: configuration, lock: input.lock,
      reported: input.diagnostics + input.lockDiagnostics + furtherFindings(input, configuration))
  }

  private static func write(
    _ bytes: ByteStorage, to path: String, _ console: Console
  ) -> [Diagnostic] {
    do throws(DiskFault) {
      try Disk.write(bytes, to: path)
      return []
    } catch {
      TextPrinter().print(Finding.resolving([error.diagnostic]), to: console.errors)
      return [error.diagnostic]
    }
  }

  private static func summary(_ diagnostics: [Diagnostic], files: Int) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    return "\(counted(files, "file")): \(counted(errors, "error")), "
      + "\(counted(warnings, "warning"))\n"
  }

  static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
