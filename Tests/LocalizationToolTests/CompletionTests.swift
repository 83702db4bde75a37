import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The completion scripts, the one for bash run by bash.
struct CompletionTests {
  static let bash = ["/bin/bash", "/usr/bin/bash", "/usr/local/bin/bash"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What bash offers for the last of `words`.
  private func completions(_ words: [String], in folder: TemporaryFolder) throws -> [String] {
    try folder.write(ToolRun(["completion", "bash"]).output, to: "completion.bash")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Self.bash))
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.arguments =
      [
        "--norc", "-c",
        """
        source ./completion.bash
        complete -p localization-tool >/dev/null || exit 3
        COMP_WORDS=("$@")
        COMP_CWORD=$(($# - 1))
        _localization_tool
        for reply in "${COMPREPLY[@]}"; do echo "$reply"; done
        """, "bash",
      ] + words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(
    .enabled(if: bash != nil),
    arguments: [
      (["ch"], ["check"]), (["check", "--f"], ["--format"]),
      (["check", "--format", "g"], ["github"]), (["check", "--format", "=", "s"], ["sarif"]),
      (["check", "--format", "="], ["text", "json", "github", "sarif"]),
      (["check", "Ta"], ["Table one.strings", "Tables"]),
      (["completion", ""], ["bash", "zsh", "fish"]), (["explain", "octal"], ["octal-escape"]),
      (["check", "--w"], ["--write-baseline"]), (["nothing", "--"], []),
    ])
  func bashCompletes(words: [String], offers: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Table one.strings")
    try folder.write("", to: "Tables/x")
    let found = try completions(["localization-tool"] + words, in: folder)
    #expect(found.sorted() == offers.sorted())
  }

  @Test(.enabled(if: bash != nil)) func bashCompletesEverySubcommandAndOption() throws {
    let folder = try TemporaryFolder()
    let all = commandLine.subcommands.map { $0.description }
    let names = try completions(["localization-tool", ""], in: folder)
    #expect(names == all.map(\.name) + ["--help"])
    for subcommand in all {
      let options = try completions(["localization-tool", subcommand.name, "--"], in: folder)
      #expect(options == subcommand.options.map { "--" + $0.name } + ["--help"])
    }
  }

  @Test func zshRunsTheScriptOfBash() {
    let script = ToolRun(["completion", "zsh"]).output
    #expect(script.hasPrefix("#compdef localization-tool\n"))
    #expect(script.contains("bashcompinit"))
    #expect(script.hasSuffix(ToolRun(["completion", "bash"]).output))
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everySubcommandOptionAndChoiceIsNamed(shell: String) {
    let script = ToolRun(["completion", shell]).output
    for subcommand in commandLine.subcommands {
      #expect(script.contains(subcommand.description.name))
      for option in subcommand.description.options {
        #expect(script.contains(option.name))
        #expect(option.choices.allSatisfy(script.contains))
      }
      #expect(subcommand.description.operandChoices.allSatisfy(script.contains))
    }
  }
}
