import Foundation
import TestSupport

/// SHA-256 by the platform's own program, since Foundation has none on Linux.
enum Digests {
  private static let programs = [("sha256sum", []), ("shasum", ["-a", "256"])]
  private static let program = programs.first { name, _ in
    (try? Run(name, ["--version"]))?.status == 0
  }

  static var areThere: Bool { program != nil }

  /// The first 16 hexadecimal digits for each of `contents`.
  static func of(_ contents: [Data]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "digests-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (index, content) in contents.enumerated() {
      try content.write(to: folder.appending(path: "\(index)"))
    }
    let names = contents.indices.map { "\($0)" }
    guard let (name, options) = program else { return [] }
    return try Run(name, options + names, in: folder).lines.map { String($0.prefix(16)) }
  }
}
