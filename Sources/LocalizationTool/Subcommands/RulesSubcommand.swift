internal import LocalizationGenerator

/// The list of rules.
enum RulesSubcommand: Subcommand {
  enum Format: String, CaseIterable { case text, markdown }

  static let description = SubcommandDescription(
    name: "rules", summary: "Lists the rules with their severities.", operands: "",
    options: [.init("format", "text|markdown", "text by default")],
    discussion: """
      As text, prints a line for each rule: its id, a tab, and its severity where the configuration
      says nothing (error, warning, note or off). As Markdown, prints the page of the documentation
      that explains them all.
      """,
    examples: ["rules", "rules --format markdown"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.isEmpty else { throw arguments.error("'rules' takes no operand") }
    switch try arguments.choice("format", of: Format.self) ?? .text {
    case .text: console.print(RuleList.lines)
    case .markdown: console.print(RuleMarkdown.page)
    }
    return .success
  }
}
