import Foundation
import TestSupport

/// The modules of a platform: the standard library's, made from the toolchain's own interfaces, and
/// stand-ins for Apple's, made from the fixtures.
///
/// The interfaces carry the real `@available` marks, so that a type check tells what an old system
/// lacks. They are made once for the platform's oldest system and kept beside the tests.
struct PlatformModules: Sendable {
  let platform: ApplePlatform
  private let toolchain: Toolchain
  private let folder: URL

  private static let library = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Synchronization",
    "Observation",
  ]
  /// Those before may be imported by those after.
  private static let standIns = [
    "Darwin", "ObjectiveC", "Dispatch", "Combine", "Foundation", "SwiftUI", "PackagePlugin",
    "XcodeProjectPlugin",
  ]
  static let fixtures = Checkout.tests.appending(path: "ApplePlatformTests/Fixtures")

  /// - Throws: `Failure` with the compiler's words where one cannot be made.
  init(_ platform: ApplePlatform, toolchain: Toolchain, in cache: URL) throws {
    self.platform = platform
    self.toolchain = toolchain
    folder = cache.appendingPathComponent(platform.triple(platform.oldest))
    let lock = Self.locks[platform, default: NSLock()]
    try lock.withLock { try makeAll() }
  }

  /// Tests run side by side, and those of a platform share its modules.
  private static let locks = Dictionary(
    uniqueKeysWithValues: ApplePlatform.all.map { ($0, NSLock()) })

  private func makeAll() throws {
    try makeFolders()
    var stamp = try headers()
    for module in Self.library + Self.standIns {
      let text = try source(of: module)
      // The large ones come with the compiler, whose version is in the first lines.
      let identity = Self.library.contains(module) ? String(text.prefix(4000)) : text
      stamp = "\(Self.digest(stamp + identity))"
      try make(module, from: text, stamp: stamp)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let module: String
    let output: String
    var description: String { "no module \(module): \(output.prefix(4000))" }
  }

  /// What a compilation for the platform's `version` needs.
  func flags(for version: String) -> [String] {
    ["-target", platform.triple(version)] + commonFlags + ["-enable-objc-interop"]
  }

  private var resources: URL { folder.appendingPathComponent("resources") }
  private var sdk: URL { folder.appendingPathComponent("sdk") }
  private var commonFlags: [String] {
    [
      "-resource-dir", resources.path, "-sdk", sdk.path,
      "-module-cache-path", folder.appendingPathComponent("cache").path,
      "-plugin-path", toolchain.root.appendingPathComponent("lib/swift/host/plugins").path,
      // Where an SDK has settings, module maps are not looked for in subfolders.
      "-Xcc", "-fmodule-map-file=\(resources.path)/shims/module.modulemap",
    ]
  }

  private func makeFolders() throws {
    let include = sdk.appendingPathComponent("usr/include")
    let manager = FileManager.default
    try manager.createDirectory(at: include, withIntermediateDirectories: true)
    try manager.createDirectory(at: resources, withIntermediateDirectories: true)
    for name in ["shims", "clang"] {
      let link = resources.appendingPathComponent(name)
      guard !manager.fileExists(atPath: link.path) else { continue }
      try manager.createSymbolicLink(
        at: link, withDestinationURL: toolchain.resources.appendingPathComponent(name))
    }
    if platform.system == "xros" { try write(Self.visionSettings, to: "sdk/SDKSettings.json") }
  }

  /// Writes the parts in C and Objective-C and answers their text.
  private func headers() throws -> String {
    var names = ["Darwin", "ObjectiveC", "Foundation"]
    if platform.hasUIKit { names.append("UIKit") }
    if platform.hasAppKit { names.append("AppKit") }
    var all = ""
    for name in names {
      let text = try fixture("Headers/\(name).h")
      try write(text, to: "sdk/usr/include/\(name).h")
      all += text
    }
    let map = names.map {
      "module \($0) [system] {\n  header \"\($0).h\"\n  export *\n}\n"
    }.joined()
    try write(map, to: "sdk/usr/include/module.modulemap")
    return all + map
  }

  private func source(of module: String) throws -> String {
    guard Self.library.contains(module) else {
      return try fixture("Interfaces/\(module).swiftinterface")
        .replacingOccurrences(
          of: "-target TARGET", with: "-target \(platform.triple(platform.oldest))")
    }
    guard let text = toolchain.interface(of: module) else {
      throw Failure(module: module, output: "the toolchain ships no interface of it")
    }
    return LibraryInterface.adapted(text, module, target: platform.triple(platform.oldest))
  }

  private func make(_ module: String, from text: String, stamp: String) throws {
    let place = resources.appendingPathComponent("\(platform.folder)/\(module).swiftmodule")
    let product = place.appendingPathComponent(platform.moduleFile)
    let mark = place.appendingPathComponent("stamp")
    if FileManager.default.fileExists(atPath: product.path),
      (try? String(contentsOf: mark, encoding: .utf8)) == stamp
    {
      return
    }
    try? FileManager.default.removeItem(at: place)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try write(text, to: "\(module).swiftinterface")
    // No body is needed for a type check: a tenth of the time.
    let run = try toolchain.compile(
      [
        "-emit-module", folder.appendingPathComponent("\(module).swiftinterface").path,
        "-parse-as-library", "-o", product.path, "-experimental-skip-all-function-bodies",
        "-disable-availability-checking",
      ] + LibraryInterface.flags(in: text) + commonFlags)
    guard FileManager.default.fileExists(atPath: product.path) else {
      throw Failure(module: module, output: run.output)
    }
    try stamp.write(to: mark, atomically: true, encoding: .utf8)
  }

  private func fixture(_ path: String) throws -> String {
    try String(contentsOf: Self.fixtures.appendingPathComponent(path), encoding: .utf8)
  }

  /// Leaves a file alone that holds the text already: Clang's modules depend on its date.
  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    if (try? String(contentsOf: file, encoding: .utf8)) == text { return }
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  private static func digest(_ text: String) -> UInt64 {
    text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Marks for iOS count on visionOS too, whose versions the SDK translates.
  private static let visionSettings = """
    {"Version": "2.0", "MaximumDeploymentTarget": "99.0", "VersionMap": {"iOS_visionOS": {
      "17.0": "1.0", "17.1": "1.0", "17.4": "1.1", "17.5": "1.2", "18.0": "2.0", "18.1": "2.1",
      "18.2": "2.2", "18.4": "2.4", "26.0": "26.0"}}}
    """
}

/// Interfaces that were written for Linux, made ready for another target.
enum LibraryInterface {
  static func adapted(_ text: String, _ module: String, target: String) -> String {
    let words = flags(in: text)
    let host = words.firstIndex(of: "-target").map { words[$0 + 1] } ?? ""
    let lines = text.replacingOccurrences(of: "-target \(host)", with: "-target \(target)")
      .split(separator: "\n", omittingEmptySubsequences: false)
    var kept: [Substring] = []
    for (index, line) in lines.enumerated() {
      let code = line.drop { $0 == " " }
      if code == "import Glibc" || code == "import SwiftGlibc" { continue }
      // The mark demands a body, which interfaces for Linux leave out.
      if code.hasPrefix("@backDeployed"), !hasBody(lines[(index + 1)...]) { continue }
      kept.append(line)
    }
    if let addition = additions[module] { kept.append(Substring(addition)) }
    return kept.joined(separator: "\n")
  }

  /// As the interface says that it was compiled.
  static func flags(in text: String) -> [String] {
    let mark = "// swift-module-flags: "
    guard let start = text.range(of: mark)?.upperBound else { return [] }
    return text[start...].prefix { $0 != "\n" }.split(separator: " ").map(String.init)
  }

  private static func hasBody(_ lines: ArraySlice<Substring>) -> Bool {
    let declaration = lines.first { line in
      let code = line.drop { $0 == " " }
      return !code.hasPrefix("@")
        || ["func ", "var ", "init", "subscript"].contains { code.contains($0) }
    }
    return declaration?.last { $0 != " " } == "{"
  }

  private static let additions = [
    // A library for Linux has none, and without it no pointer is converted where there is Objective-C.
    "Swift": """
    @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee> : Swift._Pointer {
      public let _rawValue: Builtin.RawPointer
      @_transparent public init(_ _rawValue: Builtin.RawPointer) { self._rawValue = _rawValue }
      public var pointee: Pointee { get nonmutating set }
    }
    """,
    // What Linux's locks call: the platform's own are another implementation of the same type.
    "Synchronization": "@usableFromInline internal func _swift_stdlib_gettid() -> Swift.UInt32",
  ]
}
