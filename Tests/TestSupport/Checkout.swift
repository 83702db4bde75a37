package import Foundation

/// The checkout that the tests were built from.
package enum Checkout {
  package static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  package static let tests = root.appending(path: "Tests")

  /// Where the test program lies, and beside it what else was built.
  package static let products = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().standardizedFileURL
}

/// The executable `localization-tool` that was built with the tests.
package enum BuiltTool {
  package static let path = Checkout.products.appending(path: "localization-tool").path

  package static var isThere: Bool { FileManager.default.isExecutableFile(atPath: path) }

  package static func run(
    _ arguments: [String], in folder: URL, reading streams: Run.Streams = .both
  ) throws -> Run {
    try Run(path, arguments, in: folder, reading: streams)
  }
}
