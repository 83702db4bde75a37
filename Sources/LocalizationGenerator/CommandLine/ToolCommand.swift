internal import Foundation

/// How the reader of a message calls the tool: by its name, or by SwiftPM's command where one of the
/// plugins runs it.
package enum ToolCommand {
  package static let version = "1.0.0"

  private static let name = "localization-tool "
  private static let plugin = "swift package localization "
  /// On macOS a plugin may not write otherwise.
  private static let writingPlugin =
    "swift package --allow-writing-to-package-directory localization "

  private static let isRunByPlugin =
    ProcessInfo.processInfo.environment[BuildFileNames.pluginVariable] != nil

  /// A text that names the tool, as its reader knows it.
  package static func named(_ text: String) -> String { named(text, isRunByPlugin: isRunByPlugin) }

  static func named(_ text: String, isRunByPlugin: Bool) -> String {
    guard isRunByPlugin, text.contains(name) else { return text }
    let pieces = text.components(separatedBy: name)
    var result = pieces[0]
    for piece in pieces.dropFirst() {
      let isQuoted = result.hasSuffix("'")
      let command = isQuoted ? piece.prefix { $0 != "'" && $0 != "\n" } : ""
      result += writes(command) ? writingPlugin : plugin
      result += piece
    }
    return result
  }

  private static let writingSubcommands: Set<Substring> = [
    "init", "add-language", "add", "set", "sync", "generate",
  ]

  private static func writes(_ command: Substring) -> Bool {
    let words = command.split(separator: " ")
    return words.first.map(writingSubcommands.contains) ?? false
      || words.contains { $0.hasPrefix("--write") }
  }
}
