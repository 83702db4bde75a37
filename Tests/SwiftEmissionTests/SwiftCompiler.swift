import Foundation

/// The compiler beside this package's built modules, for type-checking generated code.
struct SwiftCompiler {
  private let compiler: URL
  private let modules: URL

  /// Nil where there is no compiler in the path or the runtime has not been built.
  static let shared: SwiftCompiler? = {
    guard let compiler = findCompiler(), let modules = findModules() else {
      print("skipped: no swiftc in PATH, or TypedLocalization is not built")
      return nil
    }
    return SwiftCompiler(compiler: compiler, modules: modules)
  }()

  /// What the compiler says about `files`, every warning an error; empty where it is content.
  func check(_ files: [String: String], swiftVersion: Int = 6, flags: [String] = []) throws
    -> String
  {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SwiftEmissionTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var arguments = [
      "-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App",
      "-package-name", "package", "-swift-version", "\(swiftVersion)", "-I", modules.path,
    ]
    arguments += flags
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let file = folder.appendingPathComponent(name)
      try Data(text.utf8).write(to: file)
      arguments.append(file.path)
    }
    let output = folder.appendingPathComponent("output.txt")
    try Data().write(to: output)
    let process = Process()
    process.executableURL = compiler
    process.arguments = arguments
    process.standardError = try FileHandle(forWritingTo: output)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let said = try String(contentsOf: output, encoding: .utf8)
    return process.terminationStatus == 0 ? said : said + "exit code \(process.terminationStatus)"
  }

  /// Swift 6.2 has it.
  var hasDefaultIsolation: Bool {
    let flags = ["-default-isolation", "MainActor"]
    return (try? check(["Empty.swift": ""], flags: flags)) == ""
  }

  private static func findCompiler() -> URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").lazy
      .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swiftc") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// Looks beside the test program, then upwards.
  private static func findModules() -> URL? {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).standardizedFileURL
    while folder.pathComponents.count > 1 {
      folder.deleteLastPathComponent()
      let modules = folder.appendingPathComponent("Modules")
      let module = modules.appendingPathComponent("TypedLocalization.swiftmodule")
      if FileManager.default.fileExists(atPath: module.path) { return modules }
    }
    return nil
  }
}
