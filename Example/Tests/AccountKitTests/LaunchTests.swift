import Foundation
import Testing

/// The built program as a shell starts it.
@Suite struct LaunchTests {
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "account")

  /// A folder of its own, where the program also keeps what it remembers.
  private let folder = FileManager.default.temporaryDirectory.appending(path: "launch \(UUID())")

  /// Both streams, line by line, of a program whose only language is that of `variables`.
  private func lines(
    _ variables: [String: String], of program: URL = program, arguments: [String] = []
  ) throws -> [String] {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .filter { !["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].contains($0.key) }
      .merging(variables) { $1 }
      .merging(["XDG_CONFIG_HOME": folder.path, "HOME": folder.path]) { $1 }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (["LANG": "ar_EG"], "أهلاً بك يا Ana!"),
    (["LANG": "ar_EG.UTF-8", "LANGUAGE": "xx:hi"], "स्वागत है, Ana!"),
    (["LANG": "ar_EG", "LC_ALL": "es_MX.UTF-8"], "¡Hola, Ana!"),
    (["LANG": "C", "LANGUAGE": "hi"], "Welcome, Ana!"), (["LANG": "xx_XX"], "Welcome, Ana!"),
    ([:], "Welcome, Ana!"),
  ])
  func speaksTheLanguageOfTheShell(_ variables: [String: String], _ text: String) throws {
    #expect(try lines(variables, arguments: ["--sign-in", "Ana"]) == [text])
  }

  /// One notice, however many texts are asked for.
  @Test func speaksItsDevelopmentLanguageWhereItsResourcesAreNot() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let moved = folder.appending(path: "account")
    try FileManager.default.copyItem(at: Self.program, to: moved)
    let lines = try lines(["LANG": "hi_IN"], of: moved)
    #expect(lines.count { $0.hasPrefix("TypedLocalization: ") } == 1)
    #expect(lines.contains("Account service"))
    #expect(lines.contains { $0.contains("Sign in") })
  }
}
