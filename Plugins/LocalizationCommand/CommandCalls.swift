import Foundation

/// The calls of the tool that one call of the plugin stands for.
struct CommandCalls {
  /// What the tool ends with where it cannot be run so.
  static let badUse: Int32 = 2

  /// As given to the plugin, without `--target`.
  let arguments: [String]

  /// The subcommands that look at all targets with tables where none is named.
  private static let overTargets = ["check", "lock", "usage", "report"]
  /// Their options without a value.
  static let flags: Set<String> = ["--strict", "--quiet", "--write", "--write-baseline"]

  /// Whether targets are looked at though none is named; else the arguments are the call.
  var takesTargets: Bool {
    let asksForHelp = arguments.contains("--help") || arguments.contains("-h")
    let isOverTargets = arguments.first.map(Self.overTargets.contains) ?? false
    return !asksForHelp && isOverTargets && !namesPaths
  }

  /// Whether something stands there that is neither an option nor its value.
  private var namesPaths: Bool {
    var isValue = false
    for word in arguments.dropFirst() {
      if isValue {
        isValue = false
      } else if word.hasPrefix("--"), word != "--" {
        isValue = !word.contains("=") && !Self.flags.contains(word)
      } else if word != "--" {
        return true
      }
    }
    return false
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
