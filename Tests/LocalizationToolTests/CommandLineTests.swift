import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The built executable.
struct CommandLineTests {
  /// Beside the test bundle.
  private static let tool = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "localization-tool").path

  private func status(_ line: String, shell: String = "\"$@\"") throws -> (Int32, String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let words = line.split(separator: " ").map(String.init)
    process.arguments = ["-c", shell + " 2>&1", "sh", Self.tool] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }

  static var isBuilt: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  @Test(
    .enabled(if: isBuilt),
    arguments: [
      ("", 0, "USAGE: localization-tool <subcommand>"),
      ("--help", 0, "EXAMPLE\n  localization-tool"),
      ("chek", 2, "there is no subcommand 'chek'; did you mean 'check'?"),
      ("check", 2, "'check' needs a table or a folder of tables"),
      ("--version", 0, "localization-tool 1.0.0\n"),
      ("check /nowhere/x.strings", 2, "there is no file or folder '/nowhere/x.strings'"),
      ("read /nowhere/x.strings", 2, "See 'localization-tool read --help'."),
      ("generate --verify --swift-output a", 2, "'--verify' needs '--output'"),
      ("read --format xml a", 2, "'xml' is no value of '--format': it takes json"),
      ("match de", 2, "the option '--available' is missing"),
      ("plural en", 2, "'plural' needs a language tag and numbers"),
      ("plural en x", 2, "'x' is no decimal number"),
      ("explain placeholder-retipd", 2, "did you mean 'placeholder-retyped'?"),
      ("completion tcsh", 2, "'completion' needs one of bash, zsh, fish"),
      ("generate a", 2, "the option '--output' is missing, or '--swift-output' and its like"),
      ("generate a --output b --swift-output c", 2, "exclude each other"),
      ("generate a --swift-output b --swift-output b", 2, "'--swift-output b' is given twice"),
      ("generate a --table-output de=x", 2, "is not of the form de.lproj=FILE"),
    ])
  func endsWithItsExitCode(line: String, code: Int32, text: String) throws {
    let (status, output) = try status(line)
    #expect(status == code)
    #expect(output.contains(text), "\(output)")
  }

  @Test(.enabled(if: isBuilt)) func survivesAReaderThatGoesAway() throws {
    let (_, output) = try status(
      "rules", shell: "( { \"$@\"; echo \"code $?\" >&2; } | head -c 1 )")
    #expect(output.contains("code 0"), "\(output)")
  }

  @Test func everySubcommandHelps() {
    for subcommand in commandLine.subcommands {
      let description = subcommand.description
      let run = ToolRun([description.name, "--help"])
      #expect(run.exitCode == .success)
      #expect(run.output.contains("USAGE: localization-tool \(description.name)"))
      #expect(run.output.contains("EXAMPLE\n  localization-tool \(description.name)"))
      #expect(description.options.allSatisfy { run.output.contains("--\($0.name)") })
    }
  }
}
