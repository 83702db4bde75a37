internal import LocalizationGenerator

/// Completion scripts for shells, made from the descriptions of the subcommands.
enum CompletionSubcommand: Subcommand {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static let description = SubcommandDescription(
    name: "completion", summary: "Prints a completion script for a shell.", operands: "SHELL",
    operandChoices: Shell.allCases.map(\.rawValue),
    discussion: """
      SHELL is bash, zsh or fish. The script completes subcommands, options, their values, rules
      and paths. In zsh it is sourced behind compinit.
      """,
    examples: [
      "completion bash > /etc/bash_completion.d/localization-tool",
      "completion zsh > ~/.localization-tool.zsh",
      "completion fish > ~/.config/fish/completions/localization-tool.fish",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
    guard arguments.operands.count == 1, let shell = Shell(rawValue: arguments.operands[0]) else {
      throw arguments.error("'completion' needs one of \(names)")
    }
    let subcommands = LocalizationTool.commandLine.subcommands.map { $0.description }
    switch shell {
    case .bash: console.print(BashCompletion(subcommands).script)
    case .zsh: console.print(BashCompletion(subcommands).zshScript)
    case .fish: console.print(FishCompletion(subcommands).script)
    }
    return .success
  }
}
