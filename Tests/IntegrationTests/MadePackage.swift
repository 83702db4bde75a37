import Foundation
import TestSupport

/// A package made from scratch that uses this checkout's plugin, in a folder whose name has spaces
/// and letters beyond ASCII. All tests share it and its build folder, since the first build compiles
/// the whole tool; each begins with the files as they were made.
final class MadePackage: Sendable {
  /// Lies in the build folder of this checkout, so that later runs build less.
  let folder: String
  private let scratch: String

  static let shared = Result { try MadePackage() }

  private init() throws {
    let base = Checkout.root.appending(path: ".build/integration").path
    folder = base + "/Über Ordner 漢字"
    scratch = base + "/scratch"
    try? FileManager.default.removeItem(atPath: folder)
    try restore()
    let walks = Corpus.isPresent ? CorpusTarget.all : []
    for target in walks { try target.write(to: self) }
    let checkout = Checkout.root.standardizedFileURL.path
    try write(
      MadeFiles.manifest(checkout: checkout, walks: walks.map(\.name)), to: "Package.swift")
  }

  /// Puts all files of its own targets back as they were made, and takes others away. What is right
  /// already is left alone, since builds go by the time of the last change.
  func restore() throws {
    let texts = Dictionary(uniqueKeysWithValues: MadeFiles.all)
    let files = FileManager.default
    for target in Set(texts.keys.map { $0.split(separator: "/")[1] }) {
      let folder = "Sources/\(target)"
      let found = (try? files.subpathsOfDirectory(atPath: path(folder))) ?? []
      for name in found.map({ folder + "/" + $0 })
      where !texts.keys.contains(where: { $0 == name || $0.hasPrefix(name + "/") }) {
        try? remove(name)
      }
    }
    for (name, text) in texts where files.contents(atPath: path(name)) != Data(text.utf8) {
      try write(text, to: name)
    }
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

  func build() throws -> Run { try swift("build", []) }

  /// After the first two builds nothing is left to do: SwiftPM builds the tools of plugins with a
  /// database of their own at first, and with that of all else from the second build on.
  func buildTwice() throws {
    for _ in 0..<2 { _ = try build() }
  }

  func package(_ arguments: [String]) throws -> Run { try swift("package", arguments) }

  /// A build that a signal ends was not refused: the toolchain crashed. It is run once more.
  private func swift(_ command: String, _ arguments: [String]) throws -> Run {
    let all = [command, "--package-path", folder, "--scratch-path", scratch] + arguments
    let run = try Run("swift", all)
    guard run.wasKilled else { return run }
    print("run once more: signal \(run.status) ended 'swift \(command)': \(run.output.suffix(500))")
    return try Run("swift", all)
  }

  /// Runs the program of a corpus target.
  func walk(_ target: String, _ rows: String) throws -> Run {
    try Run(scratch + "/debug/" + target, [rows])
  }

  /// Runs the built program, by default in the build folder, with the system's language unset.
  /// - Parameter settings: the folder of the user's settings; by default a new one.
  func app(
    _ arguments: String..., at path: String? = nil, settings: String? = nil
  ) throws -> Run {
    let settings = URL(fileURLWithPath: settings ?? scratch + "/settings-\(UUID())")
    return try Run(
      path ?? program, arguments, environment: Run.speaking(nil, settings: settings))
  }

  var program: String { scratch + "/debug/App" }
  var resources: String { scratch + "/debug/Made_App.resources" }
}

extension Run {
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
