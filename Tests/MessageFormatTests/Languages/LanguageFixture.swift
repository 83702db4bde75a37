import Foundation

/// Files of `Fixtures`, found without resources.
enum LanguageFixture {
  static func data(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// The rows below the header, split at tabs.
  static func rows(_ name: String) throws -> [[String]] {
    let text = String(decoding: try data(name), as: UTF8.self)
    return text.split(separator: "\n").dropFirst().map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
