/// What a build does: reads and checks a target's tables and writes what is made of them.
package enum LocalizationGenerator {
  package static let commandLine = CommandLineTool([GenerateSubcommand.self, CheckSubcommand.self])

  /// Runs the command line of the process and exits.
  package static func main() -> Never { commandLine.main() }
}
