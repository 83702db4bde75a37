internal import TableParsing

/// The rules of the build, by hand and in continuous integration.
enum CheckSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "check", summary: "Checks tables by the same rules as the build.", operands: "PATH…",
    options: [
      .init("format", "text|json|github|sarif", "how findings are printed; text by default"),
      .init("config", "FILE", "localization.json; else the one in a given folder"),
      .init("write-baseline", "accepts all present findings from now on"),
    ],
    discussion: """
      PATH is a table or a folder that is searched for tables; all of them are joined and compared.
      Of a package's folder each target is checked on its own. Storyboards and .xib files there are
      searched for keys that no table has.
      Findings go to standard output, a summary to standard error. JSON is one array of objects
      with path, line, column, severity, rule, message, table, language, key and notes.
      Exit code: 0 without errors, 1 with some, 2 for a command line that cannot be run.
      """,
    examples: ["check Sources/App", "check --format sarif Sources/App > findings.sarif"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requireOperands("a table or a folder of tables")
    let format = try arguments.choice("format", of: FindingFormat.self) ?? .text
    let inputs = RunInput.targets(arguments)
    if arguments.isGiven("write-baseline") { return writeBaselines(inputs, console) }
    let diagnostics = inputs.flatMap { $0.accepting(findings(in: $0)) }
    format.print(Finding.resolving(diagnostics), console: console)
    if format == .text {
      let files = inputs.reduce(0) { $0 + $1.files.count }
      console.printError(summary(diagnostics, files: files))
    }
    return ToolResult(diagnostics: diagnostics, outputs: []).exitCode
  }

  private static func findings(in input: RunInput) -> [Diagnostic] {
    guard let configuration = input.configuration else { return input.diagnostics }
    return input.diagnostics + check(input.files, configuration: configuration)
      + InterfaceUsage.findings(below: input, configuration)
  }

  private static func summary(_ diagnostics: [Diagnostic], files: Int) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    return "\(counted(files, "file")): \(counted(errors, "error")), "
      + "\(counted(warnings, "warning"))\n"
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private static func writeBaselines(_ inputs: [RunInput], _ console: Console) -> ExitCode {
    for input in inputs {
      let baseline = Baseline(accepting: findings(in: input))
      do throws(DiskFault) {
        try Disk.write(baseline.json, to: input.baselinePath)
      } catch {
        TextPrinter().print(Finding.resolving([error.diagnostic]), to: console.errors)
        return .failure
      }
      console.printError("\(input.baselinePath): \(counted(baseline.count, "finding")) accepted\n")
    }
    return .success
  }
}
