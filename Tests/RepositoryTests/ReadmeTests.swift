import Foundation
import TestSupport
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// What the guides show is code and commands that are run.
@Suite struct ReadmeTests {
  static let catalog = "Sources/TypedLocalization/TypedLocalization.docc"
  /// `Rules.md` is made from the rules, whose examples have tests of their own.
  static let guides =
    ["README.md"]
    + Repository.files(below: catalog, suffix: ".md").filter { !$0.hasSuffix("/Rules.md") }

  private static func blocks(_ language: String) throws -> [(path: String, block: MarkdownBlock)] {
    try guides.flatMap { path in
      try MarkdownBlock.blocks(in: path).filter { $0.language == language }.map { (path, $0) }
    }
  }

  /// A folder of its own with a link to the Example, so that nothing is written into the checkout.
  private static func folderWithExample() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Example"),
      withDestinationURL: Repository.root.appending(path: "Example"))
    return folder
  }

  @Test func everyBlockIsOfAKindThatIsTested() throws {
    let known: Set = ["swift", "sh", "console", "json", "text", "strings", "xcstrings"]
    for path in Self.guides {
      for block in try MarkdownBlock.blocks(in: path) {
        #expect(known.contains(block.language), "\(path):\(block.line)")
      }
    }
  }

  @Test func swiftIsCodeOfTheExampleOrTheMadePackage() throws {
    let folders = [
      "Example/Sources", "Example/Tests", "Tests/IntegrationTests",
      "Tests/ApplePlatformTests/Fixtures/Uses",
    ]
    let paths = folders.flatMap { Repository.files(below: $0, suffix: ".swift") }
    let sources = try (["Example/Package.swift"] + paths).map { path in
      try Repository.lines(path).map(MarkdownBlock.trimmed).filter { !$0.isEmpty }
    }
    // The program of the README is built and run by the tests of the made package.
    let files = Set(try ShownFile.all(on: Checkout.readme).map(\.line))
    #expect(files.count == 5)
    for (path, block) in try Self.blocks("swift")
    where path != "README.md" || !files.contains(block.line) {
      #expect(
        sources.contains { $0.contains(block.lines) }, "\(path):\(block.line) is nowhere compiled")
    }
  }

  @Test func theFirstScreenHasACallAndTheTwoCommands() throws {
    let screen = try Repository.lines("README.md").prefix(24).joined(separator: "\n")
    #expect(screen.contains("print(LocalizationHelper.welcomeUser(\"Ram\"))"))
    #expect(screen.contains("\nswift run --package-path Example\nswift test\n"))
  }

  @Test func tablesAreThoseOfTheProgramThatIsBuilt() throws {
    let files = Set(try ShownFile.all(on: Checkout.readme).map(\.line))
    for language in ["strings", "xcstrings"] {
      for (path, block) in try Self.blocks(language) {
        #expect(path == "README.md" && files.contains(block.line), "\(path):\(block.line)")
      }
    }
  }

  /// Those of SwiftPM, which need a build: by the tests of the made package and by `.ci/run`.
  @Test func shellCommandsAreRunElsewhere() throws {
    let script = try Repository.text(".ci/run")
    let tests = try Repository.lines("Tests/IntegrationTests/PluginTests.swift")
      .map(MarkdownBlock.trimmed).joined(separator: " ")
    for (path, block) in try Self.blocks("sh") {
      for command in block.lines {
        let words = command.split(separator: " ").dropFirst(2)
        let call = words.map { "\"\($0)\"" }.joined(separator: ", ")
        let isRun =
          command.hasPrefix("swift package ")
          ? tests.contains(call) : script.contains(command)
        #expect(isRun, "\(path):\(block.line): \(command)")
      }
    }
  }

  @Test func toolCommandsPrintWhatIsShown() throws {
    let folder = try Self.folderWithExample()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, block) in try Self.blocks("console") {
      for (command, output) in Self.sessions(block.lines) {
        let words = command.split(separator: " ").map(String.init)
        try #require(words.first == "localization-tool", "\(path):\(block.line)")
        let run = try BuiltTool.run(Array(words.dropFirst()), in: folder)
        #expect(run.status == 0, "\(path): \(command): \(run.output)")
        #expect(
          output.isEmpty || run.lines.map { MarkdownBlock.trimmed($0[...]) } == output,
          "\(path): \(command)")
      }
    }
  }

  /// Commands, after `$ `, and the lines that they are shown to print.
  private static func sessions(_ lines: [String]) -> [(command: String, output: [String])] {
    var sessions: [(command: String, output: [String])] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        sessions.append((String(line.dropFirst(2)), []))
      } else if !sessions.isEmpty {
        sessions[sessions.count - 1].output.append(line)
      }
    }
    return sessions
  }

  @Test(arguments: LocalizationTool.commandLine.subcommands.map { $0.description.name })
  func everySubcommandIsShown(_ name: String) throws {
    let shown = try MarkdownBlock.blocks(in: "README.md").flatMap(\.lines)
    #expect(shown.contains { $0.hasPrefix("$ localization-tool \(name)") })
  }

  @Test func theConfigurationShowsEveryKeyAndIsTaken() throws {
    let folder = try Self.folderWithExample()
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, block) in try Self.blocks("json") {
      let data = Data(block.lines.joined(separator: "\n").utf8)
      let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      if path == "README.md" {
        #expect(object?.keys.sorted() == ConfigurationFile.keys.sorted())
      }
      try data.write(to: folder.appending(path: "localization.json"))
      let arguments = ["--config", "localization.json", "Example/Sources/AccountKit"]
      if object?["lock"] != nil {
        _ = try BuiltTool.run(["lock", "--write"] + arguments, in: folder)
      }
      let run = try BuiltTool.run(["check", "--quiet"] + arguments, in: folder)
      // The Example calls the key by its usual name.
      let errors = run.lines.filter {
        $0.contains(" error: ")
          && !$0.contains("the key 'sign-in' is 'LocalizationHelper.logIn' now")
      }
      #expect(errors == [] && run.status < 2, "\(path):\(block.line): \(run.output)")
    }
  }

  @Test func everyKeyIsInTheTable() throws {
    let text = try Repository.text("README.md")
    for key in ConfigurationFile.keys {
      #expect(text.contains("| `\(key)` |"), "\(key)")
    }
  }
}
