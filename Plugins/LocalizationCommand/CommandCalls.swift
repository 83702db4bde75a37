import Foundation

/// The calls of the tool that one call of the plugin stands for.
struct CommandCalls {
  /// As given to the plugin, without `--target`.
  let arguments: [String]

  /// The subcommands that take targets.
  private static let overTargets = ["check", "lock", "usage", "report"]

  /// Whether targets are looked at; else the arguments are the call.
  var takesTargets: Bool {
    let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
    return !asksForHelp && arguments.first.map(Self.overTargets.contains) ?? false
  }

  /// Over folders of targets, all at once.
  func call(overFolders paths: [String]) -> [String] {
    arguments + ["--"] + paths
  }

  /// Over the tables of each target of an Xcode project, which has no folder of its own.
  func calls(over targets: [ProjectTarget]) -> [[String]] {
    targets.compactMap { target in
      let tables = target.tables
      guard !tables.tables.isEmpty else { return nil }
      let folder = target.projectFolder
      var call = arguments
      if let configuration = tables.configuration {
        call += ["--config", Self.path(configuration, in: folder)]
      }
      if arguments.first == "usage" {
        for source in target.sources { call += ["--sources", Self.path(source, in: folder)] }
      }
      return call + ["--"] + tables.tables.map { Self.path($0, in: folder) }
    }
  }

  /// Relative to `folder`, as annotations and logs of findings need it.
  static func path(_ url: URL, in folder: URL) -> String {
    let path = url.standardizedFileURL.path(percentEncoded: false)
    var prefix = folder.standardizedFileURL.path(percentEncoded: false)
    if !prefix.hasSuffix("/") { prefix += "/" }
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }
}
