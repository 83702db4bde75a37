import Foundation
import PackagePlugin

/// `swift package localization <subcommand>`: the tool over the package's targets.
@main
struct LocalizationCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: "localization-tool").url
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let rest = extractor.remainingArguments
    guard let subcommand = rest.first, Self.subcommandsOverTargets.contains(subcommand),
      !rest.contains("--help"), !rest.contains("-h")
    else {
      try run(tool, rest)
      return
    }
    let targets = try targets(named: names, in: context.package)
    guard !targets.isEmpty else {
      Diagnostics.warning("no target of this package has a table")
      return
    }
    var isFailed = false
    for target in targets {
      let path = target.directoryURL.path(percentEncoded: false)
      if try status(of: tool, rest + [path]) != 0 { isFailed = true }
    }
    if isFailed { throw Failure(subcommand: subcommand) }
  }

  private static let subcommandsOverTargets: Set = ["check", "report"]

  private struct Failure: Error, CustomStringConvertible {
    var subcommand: String
    var description: String { "localization \(subcommand) failed" }
  }

  /// Those named, else all that have a table.
  private func targets(named names: [String], in package: Package) throws -> [any Target] {
    guard names.isEmpty else { return try package.targets(named: names) }
    return package.targets.filter { $0.sourceModule != nil && hasTable($0.directoryURL) }
  }

  private func hasTable(_ folder: URL) -> Bool {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let url = walk?.nextObject() as? URL {
      if ["strings", "stringsdict", "xcstrings"].contains(url.pathExtension) { return true }
    }
    return false
  }

  private func run(_ tool: URL, _ arguments: [String]) throws {
    guard try status(of: tool, arguments) == 0 else {
      throw Failure(subcommand: arguments.first ?? "")
    }
  }

  private func status(of tool: URL, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
