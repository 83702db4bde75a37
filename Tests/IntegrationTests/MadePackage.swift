import Foundation
import Testing

/// A package made from scratch that uses this checkout's plugin, in a folder whose name has spaces
/// and letters beyond ASCII. All tests share it and its build folder, since the first build compiles
/// the whole tool.
final class MadePackage: Sendable {
  /// Lies in the build folder of this checkout, so that later runs build less.
  let folder: String
  private let scratch: String

  static let shared = Result { try MadePackage() }

  static let checkout = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  private init() throws {
    let base = Self.checkout + "/.build/integration"
    folder = base + "/Über Ordner 漢字"
    scratch = base + "/scratch"
    try? FileManager.default.removeItem(atPath: folder)
    for (name, text) in MadeFiles.all { try write(text, to: name) }
    let walks = CorpusTarget.isCorpusPresent ? CorpusTarget.all : []
    for target in walks { try target.write(to: self) }
    try write(
      MadeFiles.manifest(checkout: Self.checkout, walks: walks.map(\.name)), to: "Package.swift")
  }

  /// Where plugins' outputs go.
  var outputs: String { scratch + "/plugins/outputs" }

  func path(_ name: String) -> String { folder + "/" + name }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: path(name)) }

  /// Puts a file back as it was made.
  func restore(_ name: String) throws {
    for (file, text) in MadeFiles.all where file == name || file.hasPrefix(name + "/") {
      try write(text, to: file)
    }
  }

  func build() throws -> Run {
    try run(
      "/usr/bin/env", ["swift", "build", "--package-path", folder, "--scratch-path", scratch])
  }

  func package(_ arguments: [String]) throws -> Run {
    try run(
      "/usr/bin/env",
      ["swift", "package", "--package-path", folder, "--scratch-path", scratch] + arguments)
  }

  /// Runs the program of a corpus target.
  func walk(_ target: String, _ rows: String) throws -> Run {
    try run(scratch + "/debug/" + target, [rows])
  }

  /// Runs the tool that was built with the tests.
  func tool(_ arguments: [String]) throws -> Run {
    try run(Self.checkout + "/.build/debug/localization-tool", arguments)
  }

  /// Runs the built program, by default in the build folder.
  /// - Parameter settings: the folder of the user's settings; by default a new one.
  func app(
    _ arguments: String..., at path: String? = nil, settings: String? = nil
  ) throws -> Run {
    var environment = ProcessInfo.processInfo.environment
    for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES"] { environment[name] = nil }
    environment["LANG"] = "C"
    environment["XDG_CONFIG_HOME"] = settings ?? scratch + "/settings-\(UUID())"
    return try run(path ?? program, arguments, environment: environment)
  }

  var program: String { scratch + "/debug/App" }
  var resources: String { scratch + "/debug/Made_App.resources" }

  private func run(
    _ program: String, _ arguments: [String], environment: [String: String]? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    if let environment { process.environment = environment }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(output: String(decoding: output, as: UTF8.self), status: process.terminationStatus)
  }
}

/// What a process printed, to either stream, and how it ended.
struct Run {
  let output: String
  let status: Int32

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// The steps in which a Swift file of the made package was compiled.
  var compiledSteps: [String] {
    lines.filter { line in
      ["App", "Library", "Embedded"].contains { module in
        line.contains("Compiling \(module) ") || line.contains("Emitting module \(module)")
      }
    }
  }

  /// The names of plugins are told in every build, compiled or not.
  var compilerSteps: [String] {
    lines.filter { line in
      ["Compiling", "Linking", "Emitting"].contains(where: line.contains)
        && !line.contains("Compiling plugin")
    }
  }

  var toolSteps: [String] { lines.filter { $0.contains("Reading the localization tables") } }
}
