import Foundation

/// Files of `Fixtures`, found without resources.
enum LanguageFixture {
  static func data(_ name: String) throws -> Data {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fixtures")
    return try Data(contentsOf: folder.appendingPathComponent(name))
  }
}
