internal import LocalizationGenerator
internal import TableParsing

/// The language matcher by hand.
enum MatchSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "match", summary: "Chooses among languages as the running program would.",
    operands: "PREFERRED…",
    options: [.init("available", "TAG,TAG…", "the languages there are, separated by commas")],
    discussion: """
      PREFERRED are the user's languages, the best first. Prints the chosen ones on one line,
      separated by commas, spelt as in --available; an empty line where none fits.
      """,
    examples: ["match --available en,pt-BR,zh-Hans zh-TW pt-PT"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    let available = list(try arguments.required("available"))
    try arguments.requireOperands("the preferred languages")
    let preferred = arguments.operands.flatMap(list)
    let matches = LanguageMatching.settled(preferred: preferred, available: available)
    console.print(matches.joined(separator: ",") + "\n")
    return .success
  }

  private static func list(_ text: String) -> [String] {
    text.split(separator: ",").map {
      String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
  }
}
