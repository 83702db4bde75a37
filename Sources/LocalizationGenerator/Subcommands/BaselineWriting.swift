/// `check --write-baseline`: everything that may be accepted is; the rest is told.
struct BaselineWriting {
  private let inputs: [RunInput]
  /// The file named on the command line.
  private let file: String?

  init(_ inputs: [RunInput], _ arguments: Arguments) throws(UsageError) {
    self.inputs = inputs
    file = arguments.value("write-baseline")
    guard file == nil || inputs.count == 1 else {
      throw arguments.error("there are several targets, and '--write-baseline=FILE' names one file")
    }
  }

  func run(
    _ console: Console, adding furtherFindings: CheckSubcommand.FurtherFindings
  ) -> ExitCode {
    var rest: [Diagnostic] = []
    for input in inputs { rest += write(input, console, furtherFindings) }
    TextPrinter().print(Finding.resolving(rest), to: console.errors)
    return ToolResult(diagnostics: rest, outputs: []).exitCode
  }

  /// The errors that are not accepted.
  private func write(
    _ input: RunInput, _ console: Console, _ furtherFindings: CheckSubcommand.FurtherFindings
  ) -> [Diagnostic] {
    guard let configuration = input.configuration else { return input.diagnostics }
    let findings = CheckSubcommand.findings(in: input, console, adding: furtherFindings)
    let baseline = Baseline(accepting: findings, folder: input.folder)
    let path = file ?? input.baselinePath
    do throws(DiskFault) {
      try Disk.write(baseline.json, to: path)
    } catch {
      return [error.diagnostic]
    }
    console.printError(
      "\(path): \(CheckSubcommand.counted(baseline.count, "finding")) accepted\n")
    if configuration.baseline == nil || path != input.baselinePath {
      console.printError(input.hint(naming: path, as: "baseline"))
    }
    return findings.filter { $0.severity == .error && !Baseline.isAcceptable($0) }
  }
}
