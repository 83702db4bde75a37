internal import LocalizationGenerator

/// A rule's text.
enum ExplainSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "explain", summary: "Explains a rule.", operands: "RULE",
    operandChoices: RuleList.ids,
    discussion: "RULE is what stands in brackets behind a finding, or a line of 'rules'.",
    examples: ["explain placeholder-retyped"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard let id = arguments.operands.first, arguments.operands.count == 1 else {
      throw arguments.error("'explain' needs the id of one rule")
    }
    guard let rule = RuleList.rule(id) else {
      throw UsageError(
        "there is no rule '\(id)'" + ClosestName.of(id, in: RuleList.ids).question,
        hint: "See 'localization-tool rules'.")
    }
    console.print(ToolCommand.named(RuleList.description(of: rule)))
    return .success
  }
}
