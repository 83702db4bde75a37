internal import BenchmarkSupport
internal import Foundation

/// The compiler on the generated code, beside the same members written by hand.
struct CompileBenchmarks {
  let workspace: Workspace
  let report: Report
  private let group = "compile"

  func run() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: workspace.generated)
    let generated = names.filter { $0.hasSuffix(".swift") }.sorted()
      .map { workspace.generated + "/" + $0 }
    let byHand = workspace.root + "/ByHand.swift"
    try Data(handwritten().utf8).write(to: URL(fileURLWithPath: byHand))
    for level in ["-Onone", "-O"] { _ = try compile(generated, level) }
    // Before the other file's compiler is among the ended ones.
    let peak = Int(ResourceUsage.ofEndedChildren.peakBytes / 1e6)
    for (level, must) in [("-Onone", 0.6), ("-O", 0.4)] {
      var pairs: [(Double, Double)] = []
      for _ in 0..<3 {
        pairs.append((try compile(generated, level), try compile([byHand], level)))
      }
      report.add(
        BenchmarkRow(
          group: group,
          name:
            "generated code, \(workspace.tables.keyCount) keys in \(generated.count) files, \(level)",
          yardstick: "members written by hand", measured: median(pairs.map(\.0)),
          yardstickMeasured: median(pairs.map(\.1)),
          result: median(pairs.map { $0.0 / max($0.1, 1e-12) }), must: must))
    }
    report.remark("the compiler took at most \(peak) MB for the generated code")
  }

  /// The same members with literals and interpolations.
  private func handwritten() -> String {
    let tables = workspace.tables
    var lines = ["public enum LocalizationHelper {"]
    for (index, key) in tables.keys.enumerated() {
      let text = tables.text(index, language: 0)
      let name = key.split(separator: ".").map(\.capitalized).joined()
      let parts = text.components(separatedBy: "%")
      lines.append("  /// \(text)")
      guard parts.count > 1 else {
        lines.append("  public static var m\(name): String { \"\(text)\" }")
        continue
      }
      let parameters = (1..<parts.count).map {
        "_ arg\($0): \(isObject(parts[$0]) ? "String" : "Int")"
      }
      var literal = parts[0]
      for (number, part) in parts.enumerated().dropFirst() {
        literal += "\\(arg\(number))" + part.drop { $0 != " " && $0 != "." }
      }
      lines.append(
        "  public static func m\(name)(\(parameters.joined(separator: ", "))) -> String { \"\(literal)\" }"
      )
    }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private func isObject(_ part: String) -> Bool { part.prefix { $0 != " " }.contains("@") }

  /// The processor seconds of one run.
  private func compile(_ files: [String], _ level: String) throws -> Double {
    // The compiler skips its last part when an identical object is there.
    let objects = workspace.newFolder()
    try FileManager.default.createDirectory(atPath: objects, withIntermediateDirectories: true)
    let before = ResourceUsage.ofEndedChildren.seconds
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.currentDirectoryURL = URL(fileURLWithPath: objects)
    process.arguments =
      [
        "swiftc", level, "-swift-version", "6", "-parse-as-library", "-module-name", "Compiled",
        "-I", Self.modules, "-c",
      ]
      // As in SwiftPM's debug builds.
      + (level == "-Onone" ? ["-enable-batch-mode"] : []) + files
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError.child("swiftc \(files)") }
    return ResourceUsage.ofEndedChildren.seconds - before
  }

  /// Where SwiftPM puts the modules of this build.
  private static var modules: String {
    let executable = Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return executable.deletingLastPathComponent().appendingPathComponent("Modules").path
  }
}
