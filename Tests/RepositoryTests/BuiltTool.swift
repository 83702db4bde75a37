import Foundation

/// The executable `localization-tool` beside the test bundle.
enum BuiltTool {
  private static let path = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "localization-tool").path

  static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  struct Run {
    let status: Int32
    let output: String

    /// Without indentation and empty lines.
    var lines: [String] { output.split(separator: "\n").map(MarkdownBlock.trimmed) }
  }

  /// A folder of its own with a link to the Example, so that nothing is written into the checkout.
  static func folderWithExample() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "readme-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "Example"),
      withDestinationURL: Repository.root.appending(path: "Example"))
    return folder
  }

  static func run(_ arguments: [String], in folder: URL) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
  }
}
