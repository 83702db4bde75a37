internal import BenchmarkSupport
internal import Foundation

/// `swift build` of a package with the plugin and of the same without it.
struct BuildBenchmarks {
  private let workspace: Workspace
  private let report: Report
  private let package: String
  private let group = "build"

  init(_ workspace: Workspace, _ report: Report, package: String) {
    self.workspace = workspace
    self.report = report
    self.package = URL(fileURLWithPath: package).standardizedFileURL.path
  }

  func run() throws {
    try makePackage("with", usesPlugin: true)
    try makePackage("without", usesPlugin: false)
    add("cold build, the tool compiled too", try build("with"), try build("without"))
    // The build after a cold one still links.
    for name in ["with", "without"] { for _ in 0..<2 { _ = try build(name) } }
    var pairs: [(Double, Double)] = []
    for _ in 0..<25 { pairs.append((try build("with"), try build("without"))) }
    report.add(
      BenchmarkRow(
        group: group, name: "nothing changed", yardstick: "without the plugin", unit: .seconds,
        measured: median(pairs.map(\.0)), yardstickMeasured: median(pairs.map(\.1)),
        result: median(pairs.map { $0.0 / $0.1 }), must: 1.05))
    try changeText()
    let idle = median(pairs.map(\.0))
    add("one translation changed", try build("with"), idle, yardstick: "nothing changed")
    try addKey()
    add("one key added", try build("with"), idle, yardstick: "nothing changed")
  }

  private func add(
    _ name: String, _ measured: Double, _ yardstick: Double,
    yardstick yardstickName: String = "without the plugin"
  ) {
    report.add(
      BenchmarkRow(
        group: group, name: name, yardstick: yardstickName, unit: .seconds, measured: measured,
        yardstickMeasured: yardstick, result: measured / yardstick))
  }

  private func sources(_ name: String) -> String { "\(workspace.root)/\(name)/Sources/Program" }

  private func makePackage(_ name: String, usesPlugin: Bool) throws {
    let plugin =
      usesPlugin
      ? """
      , plugins: [.plugin(name: "GenerateLocalizationHelper", package: "TypedLocalization")]
      """ : ""
    let header = "// swift-tools-version: 6.1\nimport PackageDescription\n"
    let manifest = """
      \(header)
      let package = Package(
        name: "\(name)", defaultLocalization: "en",
        platforms: [.macOS(.v15)],
        dependencies: [.package(name: "TypedLocalization", path: "\(package)")],
        targets: [
          .executableTarget(
            name: "Program",
            dependencies: [.product(name: "TypedLocalization", package: "TypedLocalization")],
            resources: [.process("Resources")]\(plugin))
        ]
      )

      """
    let resources = sources(name) + "/Resources"
    try workspace.tables.writeFolders(to: resources, languageCount: workspace.languageCount)
    try write(manifest, to: "\(workspace.root)/\(name)/Package.swift")
    let program = usesPlugin ? "print(LocalizationHelper.Sample.plain)" : "print(1)"
    try write("import TypedLocalization\n\(program)\n", to: sources(name) + "/main.swift")
  }

  private func write(_ text: String, to path: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
  }

  /// The seconds of one build.
  private func build(_ name: String) throws -> Double {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "build", "--quiet", "--package-path", "\(workspace.root)/\(name)",
    ]
    process.standardOutput = FileHandle.nullDevice
    let stopwatch = Stopwatch(.elapsed)
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw BenchmarkError.child("swift build") }
    return stopwatch.seconds
  }

  private func changeText() throws {
    let path = sources("with") + "/Resources/de.lproj/Localizable.strings"
    let old = try String(contentsOfFile: path, encoding: .utf8)
    try write(old.replacingOccurrences(of: " Konto", with: " Nutzerkonto"), to: path)
  }

  private func addKey() throws {
    for language in SyntheticTables.languages {
      let path = sources("with") + "/Resources/\(language).lproj/Localizable.strings"
      let old = try String(contentsOfFile: path, encoding: .utf8)
      try write(old + "\"sample.added\" = \"one more\";\n", to: path)
    }
  }
}
