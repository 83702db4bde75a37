package import Foundation

/// What a process printed and how it ended.
package struct Run: Sendable {
  package enum Streams: Sendable { case both, output, errors }

  package let output: String
  /// The exit code, or the number of the signal.
  package let status: Int32
  /// Whether a signal ended it: a crash, where nobody sent one.
  package let wasKilled: Bool

  package var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs a program to its end, without input.
  /// - Parameters:
  ///   - program: a path, or a name that is looked up in `PATH`.
  ///   - environment: what differs from that of the tests; nil takes a variable away.
  package init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String?] = [:], reading streams: Streams = .both
  ) throws {
    let process = Process()
    let isPath = program.contains("/")
    process.executableURL = URL(fileURLWithPath: isPath ? program : "/usr/bin/env")
    process.arguments = isPath ? arguments : [program] + arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.compactMapValues(\.self)) { $1 }
      .filter { environment[$0.key, default: ""] != nil }
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = streams == .errors ? FileHandle.nullDevice : pipe
    process.standardError = streams == .output ? FileHandle.nullDevice : pipe
    try process.run()
    let printed = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    output = String(decoding: printed, as: UTF8.self)
    status = process.terminationStatus
    wasKilled = process.terminationReason == .uncaughtSignal
  }

  /// The variables that choose a program's language; nil for no choice. What it remembers goes into
  /// a folder of its own.
  package static func speaking(_ language: String?, settings: URL) -> [String: String?] {
    [
      "LANGUAGE": language, "LC_ALL": nil, "LC_MESSAGES": nil,
      // In the locale C nothing else counts.
      "LANG": language == nil ? "C" : "en_US.UTF-8",
      "XDG_CONFIG_HOME": settings.path,
    ]
  }
}
