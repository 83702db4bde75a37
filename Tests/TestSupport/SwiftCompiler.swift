package import Foundation

/// The compiler beside this package's built modules, for generated code.
package struct SwiftCompiler: Sendable {
  private let modules: URL

  /// Nil where there is no compiler in the path or the runtime has not been built.
  package static let shared: SwiftCompiler? = {
    guard let modules = findModules(), (try? Run("swiftc", ["--version"]))?.status == 0 else {
      return nil
    }
    return SwiftCompiler(modules: modules)
  }()

  /// Why a test that needs the compiler is skipped.
  package static let reason = "there is no swiftc in PATH, or the runtime is not built"

  /// What the compiler says about `files`, every warning an error; empty where it is content.
  package func check(
    _ files: [String: String], swiftVersion: Int = 6, flags: [String] = []
  ) throws -> String {
    try run(
      files, swiftVersion: swiftVersion,
      ["-typecheck", "-parse-as-library", "-module-name", "App"] + flags)
  }

  /// Makes the program whose code is `files`, one of them `main.swift`, linked with the runtime;
  /// answers what the compiler says.
  package func build(
    _ files: [String: String], to program: URL, flags: [String] = []
  ) throws -> String {
    let objects = try ["TypedLocalization", "MessageFormat"].flatMap(objects)
    return try run(files, ["-module-name", "App", "-o", program.path] + objects, last: flags)
  }

  /// The object files of a module's present sources; the folder keeps those of former ones.
  private func objects(of module: String) throws -> [String] {
    let folder = modules.deletingLastPathComponent().appending(path: module + ".build")
    let map = try Data(contentsOf: folder.appending(path: "output-file-map.json"))
    let outputs = try JSONDecoder().decode([String: [String: String]].self, from: map)
    return outputs.values.compactMap { $0["object"] }.sorted()
  }

  private func run(
    _ files: [String: String], swiftVersion: Int = 6, _ arguments: [String],
    last: [String] = []
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "compiler-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let paths = try files.sorted { $0.key < $1.key }.map { name, text in
      let file = folder.appending(path: name)
      try Data(text.utf8).write(to: file)
      return file.path
    }
    let common = [
      "-warnings-as-errors", "-package-name", "package", "-swift-version", "\(swiftVersion)", "-I",
      modules.path,
    ]
    let run = try Run("swiftc", arguments + common + last + paths)
    return run.status == 0 ? run.output : run.output + "exit code \(run.status)"
  }

  /// Swift 6.2 has it.
  package var hasDefaultIsolation: Bool {
    (try? check(["Empty.swift": ""], flags: ["-default-isolation", "MainActor"])) == ""
  }

  /// Looks beside the test program, then upwards.
  private static func findModules() -> URL? {
    var folder = Checkout.products
    while folder.pathComponents.count > 1 {
      let modules = folder.appending(path: "Modules")
      let module = modules.appending(path: "TypedLocalization.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
