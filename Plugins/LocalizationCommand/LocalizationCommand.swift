import Foundation
import PackagePlugin

/// `swift package localization <subcommand>`: the tool over the package's targets.
@main
struct LocalizationCommand: CommandPlugin {
  private static let tool = "localization-tool"

  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try context.tool(named: Self.tool).url
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let calls = CommandCalls(arguments: extractor.remainingArguments)
    let folder = context.package.directoryURL
    guard calls.takesTargets || !names.isEmpty else {
      return try run(tool, [calls.arguments], in: folder)
    }
    let targets = targets(named: names, in: context.package)
    guard !targets.isEmpty else {
      Diagnostics.warning("no target of this package has a table")
      return
    }
    let paths = targets.map { CommandCalls.path($0.directoryURL, in: folder) }
    try run(tool, [calls.call(overFolders: paths)], in: folder)
  }

  private struct Failure: Error, CustomStringConvertible {
    var subcommand: String
    var description: String { "localization \(subcommand) failed" }
  }

  /// Those named, else all that have a table. A name that is no target's ends the run.
  private func targets(named names: [String], in package: Package) -> [any Target] {
    let all = package.targets.filter { $0.sourceModule != nil }
    for name in names where !all.contains(where: { $0.name == name }) {
      Diagnostics.error(
        "there is no target '\(name)'; the package has "
          + all.map(\.name).sorted().joined(separator: ", "))
      exit(CommandCalls.badUse)
    }
    return names.isEmpty
      ? all.filter { hasTable($0.directoryURL) } : all.filter { names.contains($0.name) }
  }

  private func hasTable(_ folder: URL) -> Bool {
    let walk = FileManager.default.enumerator(
      at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let url = walk?.nextObject() as? URL {
      if TableFileKind(fileName: url.lastPathComponent) != nil { return true }
    }
    return false
  }

  /// Ends as the tool does, so that the exit code stops a script; all calls are made before.
  private func run(_ tool: URL, _ calls: [[String]], in folder: URL) throws {
    var statuses: [Int32] = []
    for arguments in calls { statuses.append(try status(of: tool, arguments, in: folder)) }
    if statuses.contains(CommandCalls.badUse) { exit(CommandCalls.badUse) }
    if statuses.contains(where: { $0 != 0 }) { throw Failure(subcommand: calls.first?.first ?? "") }
  }

  private func status(of tool: URL, _ arguments: [String], in folder: URL) throws -> Int32 {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment
      .merging([BuildFileNames.pluginVariable: "1"]) { $1 }
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  /// In Xcode's menu of a project, which asks for targets and arguments; without any it is a check.
  extension LocalizationCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      let tool = try context.tool(named: Self.tool).url
      var extractor = ArgumentExtractor(arguments)
      let names = extractor.extractOption(named: "target")
      let rest = extractor.remainingArguments
      let calls = CommandCalls(arguments: rest.isEmpty ? ["check"] : rest)
      let folder = context.xcodeProject.directoryURL
      guard calls.takesTargets else { return try run(tool, [calls.arguments], in: folder) }
      let targets = context.xcodeProject.targets.filter {
        names.isEmpty || names.contains($0.displayName)
      }
      let projectTargets = targets.map {
        ProjectTarget(
          name: $0.displayName, files: $0.inputFiles.map(\.url), projectFolder: folder)
      }
      let planned = calls.calls(over: projectTargets)
      if planned.isEmpty { Diagnostics.warning("no target of this project has a table") }
      try run(tool, planned, in: folder)
    }
  }
#endif
