import Foundation
import TestSupport

/// Compilations for one version of a platform, up to the point where code for a machine is made.
struct TypeCheck {
  let modules: PlatformModules
  let version: String
  private let toolchain: Toolchain
  /// Where the modules that were made here lie.
  private let folder: URL
  /// Of the package's own targets in C.
  private var includes: [String] = []

  init(_ modules: PlatformModules, version: String, toolchain: Toolchain) throws {
    self.modules = modules
    self.version = version
    self.toolchain = toolchain
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("type-check-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  enum Depth {
    /// Types alone.
    case types
    /// Also the passes after it, which find uninitialized variables, overflowing literals and values
    /// that leave their actor.
    case lowered
  }

  /// Errors and warnings in `targets`, each of which comes after those it depends on.
  mutating func findings(in targets: [PackageManifest.Target], _ depth: Depth) throws -> [String] {
    var findings: [String] = []
    for target in targets {
      let sources = target.sources
      guard !sources.isEmpty else {
        includes += ["-I", target.folder.appendingPathComponent("include").path]
        continue
      }
      let settings = target.flags + ["-package-name", "typedlocalization"]
      findings += try self.findings(
        in: sources, module: target.moduleName,
        settings: settings + (target.type == "executable" ? [] : ["-parse-as-library"]), depth)
    }
    return findings
  }

  /// The module is made in any case, so that what imports it is checked too.
  func findings(
    in sources: [String], module: String, settings: [String], _ depth: Depth
  ) throws -> [String] {
    let common = ["-module-name", module] + settings + sources
    let product = path(of: module)
    let mode =
      depth == .types
      ? ["-emit-module", "-o", product]
      : ["-emit-sil", "-o", "/dev/null", "-emit-module-path", product]
    let run = try compile(mode + common)
    if run.status != 0, !FileManager.default.fileExists(atPath: product) {
      _ = try compile(
        [
          "-emit-module", "-o", product, "-experimental-skip-non-inlinable-function-bodies",
          "-disable-availability-checking",
        ] + common)
    }
    return Self.findings(in: run)
  }

  private func path(of module: String) -> String {
    folder.appendingPathComponent("\(module).swiftmodule").path
  }

  private func compile(_ arguments: [String]) throws -> Run {
    try toolchain.compile(
      arguments + modules.flags(for: version) + ["-I", folder.path] + includes)
  }

  /// `file:line: text`; where the compiler ends without an error of its own, all that it said.
  private static func findings(in run: Run) -> [String] {
    let lines = run.output.split(separator: "\n").filter { line in
      line.first != " " && (line.contains("error: ") || line.contains("warning: "))
    }
    let root = Checkout.root.path + "/"
    var findings = lines.map { $0.replacingOccurrences(of: root, with: "") }
    if run.status != 0, !findings.contains(where: { $0.contains("error: ") }) {
      findings.append("the compiler ended with \(run.status): \(run.output.suffix(2000))")
    }
    return findings
  }
}
