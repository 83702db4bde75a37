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
    let folder = context.package.directoryURL
    guard let subcommand = rest.first, let options = Self.optionsOverTargets[subcommand],
      !rest.contains("--help"), !rest.contains("-h")
    else {
      return try end(rest.first ?? "", isFailed: status(of: tool, rest, in: folder) != 0)
    }
    let targets = try targets(named: names, in: context.package)
    guard !targets.isEmpty else {
      Diagnostics.warning("no target of this package has a table")
      return
    }
    let paths = targets.map { Self.path($0.directoryURL, in: folder) }
    let code = try status(of: tool, rest + options + ["--"] + paths, in: folder)
    try end(subcommand, isFailed: code != 0)
  }

  /// The subcommands that take targets, and what they are told about several.
  private static let optionsOverTargets = [
    "check": ["--separately"], "lock": ["--separately"], "usage": ["--separately"], "report": [],
  ]

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
      if TableFileKind(fileName: url.lastPathComponent) != nil { return true }
    }
    return false
  }

  /// Relative to the package, as annotations and logs of findings need it.
  private static func path(_ url: URL, in folder: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    var prefix = folder.standardizedFileURL.path(percentEncoded: false)
    if !prefix.hasSuffix("/") { prefix += "/" }
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  /// Fails as the tool does, so that the exit code stops a script.
  private func end(_ subcommand: String, isFailed: Bool) throws {
    if isFailed { throw Failure(subcommand: subcommand) }
  }

  private func status(of tool: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
