internal import LocalizationGenerator

/// `check` as the generator has it, with the keys of storyboards and `.xib` files.
enum CheckWithInterfaces: Subcommand {
  static let description = CheckSubcommand.description

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try CheckSubcommand.run(arguments, console: console, adding: InterfaceUsage.findings)
  }
}
