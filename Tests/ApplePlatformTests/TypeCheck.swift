import Foundation
import TestSupport

/// Compilations for one version of a platform, up to the point where code for a machine is made.
struct TypeCheck {
  let modules: PlatformModules
  let version: String
  private let toolchain: Toolchain
  /// Where the modules that are made here lie.
  let folder: URL
  /// Where others lie that may be imported.
  private var imports: [URL] = []

  /// The modules of platforms lie beside the test program, so that they go with the build folder.
  static let cache = Checkout.products.appending(path: "ApplePlatformModules")

  /// - Parameter folder: where modules are made; else in one of its own, which `remove` takes away.
  init(_ platform: ApplePlatform, _ version: String, in folder: URL? = nil) throws {
    guard let toolchain = Toolchain.current else { throw NoToolchain() }
    self.toolchain = toolchain
    modules = try PlatformModules(platform, toolchain: toolchain, in: Self.cache)
    self.version = version
    self.folder =
      folder
      ?? FileManager.default.temporaryDirectory.appending(path: "type-check-\(UUID().uuidString)")
    try? FileManager.default.removeItem(at: self.folder)
    try FileManager.default.createDirectory(at: self.folder, withIntermediateDirectories: true)
  }

  private struct NoToolchain: Error {}

  /// With the package's libraries, for what imports them.
  static func withLibraries(
    _ platform: ApplePlatform, _ version: String, _ manifest: PackageManifest
  ) throws -> TypeCheck {
    var check = try TypeCheck(platform, version)
    check.imports = [try CheckedLibraries.on(platform, version, manifest).folder]
    return check
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
  func findings(in targets: [PackageManifest.Target], _ depth: Depth) throws -> [String] {
    var findings: [String] = []
    for target in targets {
      let settings = target.flags + ["-package-name", "typedlocalization"]
      findings += try self.findings(
        in: target.sources, module: target.moduleName,
        settings: settings + (target.type == "executable" ? [] : ["-parse-as-library"]), depth)
    }
    return findings
  }

  /// Errors and warnings in what programs write, the guides' code among it.
  func findings(inUses depth: Depth) throws -> [String] {
    let folder = PlatformModules.fixtures.appending(path: "Uses")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try findings(
      in: names.map { folder.appending(path: $0).path }, module: "Uses",
      settings: ["-parse-as-library", "-swift-version", "6"], depth)
  }

  /// The module is made in any case, so that what imports it is checked too.
  func findings(
    in sources: [String], module: String, settings: [String], _ depth: Depth
  ) throws -> [String] {
    // What is said in comments goes into a file of its own.
    let comments = [
      "-emit-module-doc-path", path(of: module).replacing(".swiftmodule", with: ".swiftdoc"),
      "-emit-module-source-info-path",
      path(of: module).replacing(".swiftmodule", with: ".swiftsourceinfo"),
    ]
    let common = ["-module-name", module] + settings + comments + sources
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

  /// The declarations of a module that was made here or is imported, for its users and for generated code.
  func publicSymbols(of module: String) throws -> [SymbolGraph.Symbol] {
    let graphs = folder.appending(path: "\(module).graphs")
    try FileManager.default.createDirectory(at: graphs, withIntermediateDirectories: true)
    let flags = modules.flags(for: version).filter { $0 != "-enable-objc-interop" }
    let plugins = flags.firstIndex(of: "-plugin-path").map { [$0, $0 + 1] } ?? []
    let extraction = try Run(
      "swift-symbolgraph-extract",
      [
        "-module-name", module, "-minimum-access-level", "public", "-skip-synthesized-members",
        "-include-spi-symbols", "-output-dir", graphs.path,
      ] + searchPaths + flags.indices.filter { !plugins.contains($0) }.map { flags[$0] })
    guard extraction.status == 0 else { throw SymbolGraph.Failure(output: extraction.output) }
    return try FileManager.default.contentsOfDirectory(atPath: graphs.path).flatMap { name in
      let data = try Data(contentsOf: graphs.appending(path: name))
      return try JSONDecoder().decode(SymbolGraph.self, from: data).symbols
    }
  }

  private func path(of module: String) -> String {
    folder.appendingPathComponent("\(module).swiftmodule").path
  }

  private func compile(_ arguments: [String]) throws -> Run {
    try toolchain.compile(arguments + modules.flags(for: version) + searchPaths)
  }

  private var searchPaths: [String] { ([folder] + imports).flatMap { ["-I", $0.path] } }

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

/// What `swift-symbolgraph-extract` writes.
struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct DocComment: Decodable {}
    struct Location: Decodable {
      struct Position: Decodable { let line: Int }
      let uri: String
      let position: Position
    }

    let pathComponents: [String]
    let docComment: DocComment?
    let location: Location?

    /// What a protocol of the standard library or Foundation asks for is documented there.
    private static let requirements: Set = [
      "==(_:_:)", "description", "errorDescription", "hash(into:)", "id", "init(rawValue:)",
    ]

    /// Comments of what only generated code may call are in no `.swiftdoc`: its source is read.
    var isDocumented: Bool {
      get throws {
        if docComment != nil || pathComponents.last.map(Self.requirements.contains) ?? false {
          return true
        }
        guard let location, let file = URL(string: location.uri) else { return false }
        let lines = try String(contentsOf: file, encoding: .utf8)
          .split(separator: "\n", omittingEmptySubsequences: false)
          .prefix(location.position.line)
          .map { $0.drop { $0 == " " } }
        return lines.reversed().first { !$0.hasPrefix("@") }?.hasPrefix("///") ?? false
      }
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let output: String
    var description: String { output }
  }

  let symbols: [Symbol]
}
