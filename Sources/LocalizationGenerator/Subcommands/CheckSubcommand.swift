internal import TableChecks

/// The rules of the build, by hand and in continuous integration.
package enum CheckSubcommand: Subcommand {
  package static let description = SubcommandDescription(
    name: "check", summary: "Checks tables by the same rules as the build.", operands: "PATH…",
    options: [
      .init("format", "text|json|github|sarif", "how findings are printed; text by default"),
      .init("output", "FILE", "where findings go instead of standard output"),
      .init("config", "FILE", "localization.json; else the one in a given folder"),
      .init("strict", "warnings fail too"),
      .init("write-baseline", optional: "FILE", "accepts all present findings from now on"),
    ],
    discussion: """
      PATH is a table or a target's folder, which is searched for tables; they are joined and
      compared. Several folders are several targets, and so are those of a package's folder.
      Storyboards and .xib files there are searched for keys that no table has, Swift files there and
      those that import the target for accessors that are not generated: what Git knows of the tables
      tells what became of the key.
      Findings go to standard output, a summary to standard error. Three and more warnings of one
      cause are told as one; JSON has each by itself, in one array of objects with
      path, line, column, severity, rule, message, table, language, key, keys and notes.
      The baseline is the file that localization.json names under "baseline", else
      localization-baseline.json beside it. What it accepts is silent in the build too, until it
      changes. Malformed tables cannot be accepted.
      Exit code: 0 without errors, 1 with some (with --strict, with warnings too), 2 for a command
      line that cannot be run.
      """,
    examples: [
      "check Sources/App", "check --strict Sources/App Sources/Kit",
      "check --format sarif Sources/App > findings.sarif",
      "check --write-baseline Sources/App",
    ])

  /// Findings that are made of more than tables.
  package typealias FurtherFindings = (TargetInput, Configuration) -> [Diagnostic]

  package static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try run(arguments, console: console, adding: nil)
  }

  package static func run(
    _ arguments: Arguments, console: Console, adding furtherFindings: FurtherFindings?
  ) throws(UsageError) -> ExitCode {
    try arguments.requirePaths("a table or a folder of tables")
    let format = try arguments.choice("format", of: FindingFormat.self) ?? .text
    console.progress?.begin("reading tables")
    let inputs = TargetInput.targets(arguments)
    if arguments.isGiven("write-baseline") {
      return try BaselineWriting(inputs, arguments).run(console, adding: furtherFindings)
    }
    var diagnostics = inputs.flatMap {
      format.told(
        $0.accepting(
          findings(in: $0, console, adding: furtherFindings),
          without: furtherFindings == nil ? Set(Rule.usageRules.map(\.id)) : []))
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
      console.tell(summary(diagnostics, files: files))
    }
    return ExitCode(of: diagnostics, isStrict: arguments.isGiven("strict"))
  }

  static func findings(
    in input: TargetInput, _ console: Console, adding furtherFindings: FurtherFindings?
  ) -> [Diagnostic] {
    guard let configuration = input.configuration else { return input.diagnostics }
    console.progress?.begin("checking \(input.paths.joined(separator: ", "))")
    return check(
      input.files, folders: input.languageFolders, configuration: configuration, lock: input.lock,
      reported: input.diagnostics + input.lockDiagnostics
        + (furtherFindings?(input, configuration) ?? []))
  }

  private static func write(
    _ bytes: ByteStorage, to path: String, _ console: Console
  ) -> [Diagnostic] {
    do throws(DiskFault) {
      try Disk.write(bytes, to: path)
      return []
    } catch {
      console.report([error.diagnostic])
      return [error.diagnostic]
    }
  }

  private static func summary(_ diagnostics: [Diagnostic], files: Int) -> String {
    let errors = diagnostics.count { $0.severity == .error }
    let warnings = diagnostics.count { $0.severity == .warning }
    return "\(counted(files, "file")): \(counted(errors, "error")), "
      + "\(counted(warnings, "warning"))\n"
  }

  package static func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

/// `check --write-baseline`: everything that may be accepted is; the rest is told.
struct BaselineWriting {
  private let inputs: [TargetInput]
  /// The file named on the command line.
  private let file: String?

  init(_ inputs: [TargetInput], _ arguments: Arguments) throws(UsageError) {
    self.inputs = inputs
    file = arguments.value("write-baseline")
    guard file == nil || inputs.count == 1 else {
      throw arguments.error("there are several targets, and '--write-baseline=FILE' names one file")
    }
  }

  func run(
    _ console: Console, adding furtherFindings: CheckSubcommand.FurtherFindings?
  ) -> ExitCode {
    var rest: [Diagnostic] = []
    for input in inputs { rest += write(input, console, furtherFindings) }
    return console.report(rest)
  }

  /// The errors that are not accepted.
  private func write(
    _ input: TargetInput, _ console: Console, _ furtherFindings: CheckSubcommand.FurtherFindings?
  ) -> [Diagnostic] {
    guard input.configuration != nil else { return input.diagnostics }
    let findings = CheckSubcommand.findings(in: input, console, adding: furtherFindings)
    let baseline = Baseline(accepting: findings, folder: input.folder)
    let path = file ?? input.baselinePath
    if baseline.count == 0, !Disk.exists(path) {
      console.tell("nothing to accept: \(path) is not written\n")
      return findings.filter { $0.severity == .error }
    }
    do throws(DiskFault) {
      try Disk.write(baseline.json, to: path)
    } catch {
      return [error.diagnostic]
    }
    console.tell("\(path): \(CheckSubcommand.counted(baseline.count, "finding")) accepted\n")
    if !input.isBaselineUsed || path != input.baselinePath {
      console.tell(input.hint(naming: path, as: "baseline"))
    }
    return findings.filter { $0.severity == .error && !Baseline.isAcceptable($0) }
  }
}
