internal import LocalizationGenerator
internal import TableParsing

/// The plural rules by hand.
enum PluralSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "plural", summary: "Tells the plural category of numbers in a language.",
    operands: "TAG NUMBER…",
    options: [.init("ordinal", "1st, 2nd, 3rd instead of 1, 2, 3")],
    discussion: """
      Prints one category a line: zero, one, two, few, many or other, by CLDR \
      \(PluralRules.cldrVersion). NUMBER is a decimal
      as it would be printed: 1 and 1.0 can differ.
      """,
    examples: ["plural ru 1 2 5 21 1.5", "plural --ordinal en 1 2 3 11"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard let tag = arguments.operands.first, arguments.operands.count > 1 else {
      throw arguments.error("'plural' needs a language tag and numbers")
    }
    guard let language = LanguageTag(tag) else {
      throw arguments.error("'\(tag)' is no language tag")
    }
    let rules = PluralRules(
      tag: language.string, kind: arguments.isGiven("ordinal") ? .ordinal : .cardinal)
    var lines = ""
    for number in arguments.operands.dropFirst() {
      guard let category = rules.category(ofDecimal: number) else {
        throw arguments.error("'\(number)' is no decimal number")
      }
      lines += category.name + "\n"
    }
    console.print(lines)
    return .success
  }
}
