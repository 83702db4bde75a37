import Foundation
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
  private static let cache = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("ApplePlatformModules")

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
}
