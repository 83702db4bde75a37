/// The list of rules.
enum RulesSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "rules", summary: "Lists the rules with their severities.", operands: "",
    discussion: """
      Prints a line for each rule: its id, a tab, and its severity where the configuration says \
      nothing
      (error, warning or off).
      """,
    examples: ["rules"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else { throw arguments.error("'rules' takes no operand") }
    console.print(RuleCatalog.lines)
    return .success
  }
}
