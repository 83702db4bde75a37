internal import Foundation

/// A command line that begins with one of several verbs.
package struct CommandLineTool: Sendable {
  package let subcommands: [any Subcommand.Type]

  package init(_ subcommands: [any Subcommand.Type]) { self.subcommands = subcommands }

  /// Runs the command line of the process and exits.
  package func main() -> Never {
    let isColoured = Console.usesColour(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment)
    let console = Console(isColoured: isColoured, progress: .onTerminal())
    let code = run(Array(CommandLine.arguments.dropFirst()), console: console)
    console.flush()
    exit(code.rawValue)
  }

  /// Runs one command line; what it prints is collected in `console`.
  package func run(_ arguments: [String], console: Console) -> ExitCode {
    guard let name = arguments.first, name != "--help", name != "-h", name != "help" else {
      console.print(ToolCommand.named(usage))
      return .success
    }
    guard name != "--version" else {
      console.print("localization-tool \(ToolCommand.version)\n")
      return .success
    }
    do throws(UsageError) {
      return try run(subcommand: name, Array(arguments.dropFirst()), console: console)
    } catch {
      console.printError("localization-tool: error: \(error.reason)\n\(error.hint)\n")
      return .badUse
    }
  }

  private func run(
    subcommand name: String, _ arguments: [String], console: Console
  ) throws(UsageError) -> ExitCode {
    guard let subcommand = subcommands.first(where: { $0.description.name == name }) else {
      let names = subcommands.map { $0.description.name }
      let suggestion = ClosestName.of(name, in: names)
      throw UsageError(
        "there is no subcommand '\(name)'" + suggestion.question,
        hint: "See 'localization-tool --help'.")
    }
    let description = subcommand.description
    guard !arguments.prefix(while: { $0 != "--" }).contains(where: Self.isHelp) else {
      console.print(ToolCommand.named(description.help))
      return .success
    }
    let parsed = try Arguments(parsing: arguments, for: description)
    if parsed.isGiven(SubcommandDescription.Option.quiet.name) { console.beQuiet() }
    return try subcommand.run(parsed, console: console)
  }

  private static func isHelp(_ argument: String) -> Bool {
    argument == "--help" || argument == "-h"
  }

  private var usage: String {
    let width = subcommands.map { $0.description.name.count }.max() ?? 0
    var text = "Typed localization for Swift packages: reads, checks and compiles tables.\n\n"
    text += "USAGE: localization-tool <subcommand> [options] …\n\nSUBCOMMANDS\n"
    for subcommand in subcommands {
      let description = subcommand.description
      let padding = String(repeating: " ", count: width - description.name.count + 2)
      text += "  \(description.name)\(padding)\(description.summary)\n"
    }
    text += "\nOPTIONS\n  --help     prints this\n  --version  prints the version\n"
    text += "\nEXAMPLE\n  localization-tool check Sources/App\n"
    text += "\nSee 'localization-tool <subcommand> --help' for the options of one.\n"
    return text
  }
}
