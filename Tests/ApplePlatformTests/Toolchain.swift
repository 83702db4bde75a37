import Foundation
import TestSupport

/// The compiler that the tests run with, and what it ships.
struct Toolchain: Sendable {
  /// `usr` of the toolchain.
  let root: URL

  /// Nil where there is no compiler on the path.
  static let current: Toolchain? = {
    guard let run = try? Run("swiftc", ["-print-target-info"]),
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(run.output.utf8))
    else { return nil }
    let resources = URL(fileURLWithPath: info.paths.runtimeResourcePath).standardizedFileURL
    return Toolchain(root: resources.deletingLastPathComponent().deletingLastPathComponent())
  }()

  /// Whether modules for other platforms can be made: the text of the standard library's interfaces is
  /// there, with its availability marks.
  static let hasInterfaces = current?.interface(of: "Swift") != nil

  /// Whether programs of 32 bits can be made and run.
  static let makes32BitPrograms: Bool = {
    #if os(Linux) && arch(x86_64)
      guard let toolchain = current else { return false }
      let files = [
        toolchain.resources.appending(path: unicodeDataOf32Bits),
        toolchain.root.appending(path: "bin/clang"), toolchain.root.appending(path: "bin/ld.lld"),
      ]
      return files.allSatisfy { FileManager.default.fileExists(atPath: $0.path) }
    #else
      return false
    #endif
  }()

  static let unicodeDataOf32Bits = "embedded/i686-unknown-none-elf/libswiftUnicodeDataTables.a"

  var resources: URL { root.appendingPathComponent("lib/swift") }

  /// What the standard library's `module` declares, as it was compiled for Linux.
  func interface(of module: String) -> String? {
    let folder = resources.appendingPathComponent("linux/\(module).swiftmodule")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let file = files.first { $0.hasSuffix(".swiftinterface") && !$0.contains(".private.") }
    return file.flatMap {
      try? String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }
  }

  /// One run of the compiler's frontend, which, unlike the driver, needs no linker for the target.
  func compile(_ arguments: [String]) throws -> Run {
    try Run("swiftc", ["-frontend"] + arguments)
  }

  private struct TargetInfo: Decodable {
    struct Paths: Decodable { var runtimeResourcePath: String }
    var paths: Paths
  }
}
