import Foundation
import TestSupport

/// A package made from scratch that uses this checkout's plugin, in a folder whose name has spaces
/// and letters beyond ASCII. All tests share it and its build folder, since the first build compiles
/// the whole tool; each begins with the files as they were made.
final class MadePackage: Sendable {
  /// Lies in the build folder of this checkout, so that later runs build less.
  let folder: String
  private let scratch: String
  /// Where SwiftPM puts what it builds: each of its build systems has a folder of its own.
  private let products: String
  /// `native` or `swiftbuild`; nil for SwiftPM's own choice.
  private static let buildSystem = ProcessInfo.processInfo.environment["BUILD_SYSTEM"]
  /// Swift Build does not say which of the package's files it compiles and which tools it runs.
  static let tellsSteps = buildSystem != "swiftbuild"

  static let shared = Result { try MadePackage() }

  private init() throws {
    let base = Checkout.root.appending(path: ".build/integration").path
    folder = base + "/Über Ordner 漢字"
    scratch = base + "/scratch" + (Self.buildSystem.map { "-" + $0 } ?? "")
    try? FileManager.default.removeItem(atPath: folder)
    products =
      switch Self.buildSystem {
      case "swiftbuild": scratch + "/out/Products/Debug-linux"
      default: scratch + "/debug"
      }
    try restore()
    if Corpus.isPresent { for target in CorpusTarget.all { try target.write(to: self) } }
  }

  /// With further targets, as a list of Swift.
  func writeManifest(adding targets: String = "[]") throws {
    let manifest = MadeFiles.manifest(
      checkout: Checkout.root.standardizedFileURL.path,
      walks: Corpus.isPresent ? CorpusTarget.all.map(\.name) : [], adding: targets)
    let present = FileManager.default.contents(atPath: path("Package.swift"))
    if present != Data(manifest.utf8) { try write(manifest, to: "Package.swift") }
  }

  /// Puts all files of its own targets back as they were made, and takes others away. What is right
  /// already is left alone, since builds go by the time of the last change.
  func restore() throws {
    try writeManifest()
    for name in ["localization.json", "en.lproj"] where exists(name) { try remove(name) }
    let texts = Dictionary(uniqueKeysWithValues: try MadeFiles.all + MadeFiles.ofReadme())
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

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(name)) }

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
    var all = [command, "--package-path", folder, "--scratch-path", scratch]
    if let system = Self.buildSystem { all += ["--build-system", system] }
    all += arguments
    let run = try Run("swift", all)
    guard run.wasKilled else { return run }
    print("run once more: signal \(run.status) ended 'swift \(command)': \(run.output.suffix(500))")
    return try Run("swift", all)
  }

  /// Runs the program of a corpus target.
  func walk(_ target: String, _ rows: String) throws -> Run {
    try Run(products + "/" + target, [rows])
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

  /// Another program of the package.
  func program(_ name: String) -> String { products + "/" + name }

  var program: String { products + "/App" }
  var resources: String {
    products + (Self.buildSystem == "swiftbuild" ? "/Made_App.bundle" : "/Made_App.resources")
  }
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

  /// Without the target that has something to be said about in every build.
  var toolSteps: [String] {
    lines.filter {
      $0.contains("Reading the localization tables") && !$0.contains("tables of Bare")
    }
  }
}
