import Foundation
import TestSupport
import Testing

/// The package is compiled on Linux for Apple's platforms, as far as the compiler can tell without
/// their SDKs: types, availability on the oldest systems that `Package.swift` names, isolation.
@Suite(.enabled(if: Toolchain.hasInterfaces, "the toolchain ships no text of its interfaces"))
struct ApplePlatformTests {
  private let toolchain: Toolchain
  private let manifest: PackageManifest

  init() throws {
    toolchain = try #require(Toolchain.current)
    manifest = try PackageManifest.current.get()
  }

  /// Beside the test bundle, so that they go with the build folder.
  private static let cache = Checkout.products.appending(path: "ApplePlatformModules")

  private func check(_ platform: ApplePlatform, _ version: String) throws -> TypeCheck {
    let modules = try PlatformModules(platform, toolchain: toolchain, in: Self.cache)
    return try TypeCheck(modules, version: version, toolchain: toolchain)
  }

  @Test(arguments: ApplePlatform.all)
  func librariesCompileForTheOldestAndTheNewestSystem(_ platform: ApplePlatform) throws {
    let libraries = manifest.libraries
    #expect(libraries.map(\.name).contains("TypedLocalization"))
    for (version, depth) in [
      (try platform.minimum(in: manifest), TypeCheck.Depth.lowered),
      (ApplePlatform.newest, .types),
    ] {
      var check = try check(platform, version)
      defer { check.remove() }
      #expect(try check.findings(in: libraries, depth) == [], "\(platform.triple(version))")
    }
  }

  /// A Mac that builds an app compiles the generator for the package's oldest macOS.
  @Test(arguments: [true, false])
  func toolsCompileForMacOS(_ isOldest: Bool) throws {
    let version =
      isOldest ? try ApplePlatform.macOS.minimum(in: manifest) : ApplePlatform.newest
    var check = try check(.macOS, version)
    defer { check.remove() }
    let tools = manifest.tools
    #expect(tools.map(\.name).contains("localization-tool"))
    #expect(try check.findings(in: tools, isOldest ? .lowered : .types) == [])
  }

  /// Plug-ins are compiled for the system that SwiftPM's own libraries are for.
  @Test func pluginsCompileForMacOSAndXcodeProjects() throws {
    let check = try check(.macOS, "13.0")
    defer { check.remove() }
    #expect(manifest.plugins.count == 2)
    for plugin in manifest.plugins {
      let sources = plugin.sources
      #expect(
        try sources.contains {
          try String(contentsOfFile: $0, encoding: .utf8).contains("XcodeProjectPlugin")
        })
      let findings = try check.findings(
        in: sources, module: plugin.name, settings: ["-parse-as-library", "-swift-version", "6"],
        .lowered)
      #expect(findings == [], "\(plugin.name)")
    }
  }

  /// The check itself: what is wrong is found, at its line, and nothing else.
  @Test(arguments: [
    (ApplePlatform.macOS, "NewerSystems"), (.iOS, "NewerSystems"), (.macOS, "Isolation"),
    (.iOS, "Views"),
  ])
  func wrongCodeIsFound(_ platform: ApplePlatform, _ fixture: String) throws {
    var check = try check(platform, platform.minimum(in: manifest))
    defer { check.remove() }
    if fixture == "Views" { _ = try check.findings(in: manifest.libraries, .types) }
    let path = PlatformModules.fixtures.appendingPathComponent("Wrong/\(fixture).swift").path
    let findings = try check.findings(
      in: [path], module: fixture, settings: ["-parse-as-library", "-swift-version", "6"], .lowered)
    let marked = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// error") }.map { "\(fixture).swift:\($0.offset + 1)" }
    let found = findings.filter { $0.contains("error: ") }.compactMap { finding in
      finding.split(separator: "/").last?.split(separator: ":").prefix(2).joined(separator: ":")
    }
    #expect(Set(found).sorted() == marked.sorted(), "\(findings)")
  }
}
