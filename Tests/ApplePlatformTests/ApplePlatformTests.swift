import Foundation
import TestSupport
import Testing

/// The package is compiled on Linux for Apple's platforms, as far as the compiler can tell without
/// their SDKs: types, availability on the oldest systems that `Package.swift` names, isolation.
@Suite(.enabled(if: Toolchain.hasInterfaces, "the toolchain ships no text of its interfaces"))
struct ApplePlatformTests {
  private let manifest: PackageManifest

  init() throws { manifest = try PackageManifest.current.get() }

  @Test(arguments: ApplePlatform.all)
  func librariesCompileForTheOldestAndTheNewestSystem(_ platform: ApplePlatform) throws {
    let libraries = manifest.libraries
    #expect(libraries.map(\.name).contains("TypedLocalization"))
    for (version, depth) in [
      (try platform.minimum(in: manifest), TypeCheck.Depth.lowered),
      (ApplePlatform.newest, .types),
    ] {
      let inLibraries = try CheckedLibraries.on(platform, version, manifest).findings
      let check = try TypeCheck.withLibraries(platform, version, manifest)
      defer { check.remove() }
      let findings = try inLibraries + check.findings(inUses: depth)
      #expect(findings == [], "\(platform.triple(version))")
    }
  }

  /// A Mac that builds an app compiles the generator for the package's oldest macOS.
  @Test(arguments: [true, false])
  func toolsCompileForMacOS(_ isOldest: Bool) throws {
    let version =
      isOldest ? try ApplePlatform.macOS.minimum(in: manifest) : ApplePlatform.newest
    let check = try TypeCheck.withLibraries(.macOS, version, manifest)
    defer { check.remove() }
    let libraries = Set(manifest.libraries.map(\.name))
    let tools = manifest.tools.filter { !libraries.contains($0.name) }
    #expect(tools.map(\.name).contains("localization-tool"))
    let findings = try check.findings(in: tools, isOldest ? .lowered : .types)
    #expect(findings == [])
  }

  /// Plug-ins are compiled for the system that SwiftPM's own libraries are for.
  @Test func pluginsCompileForMacOSAndXcodeProjects() throws {
    let check = try TypeCheck(.macOS, "13.0")
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
    let check =
      try fixture == "Views"
      ? .withLibraries(platform, platform.minimum(in: manifest), manifest)
      : TypeCheck(platform, platform.minimum(in: manifest))
    defer { check.remove() }
    let path = PlatformModules.fixtures.appendingPathComponent("Wrong/\(fixture).swift").path
    let findings = try check.findings(
      in: [path], module: fixture, settings: ["-parse-as-library", "-swift-version", "6"], .lowered)
    let marked = try String(contentsOfFile: path, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { $0.element.hasSuffix("// error") || $0.element.hasSuffix("// warning") }
      .map { line in
        "\(fixture).swift:\(line.offset + 1) \(line.element.hasSuffix("error") ? "error" : "warning")"
      }
    let found = findings.compactMap { finding in
      finding.split(separator: "/").last?.split(separator: ":").prefix(2).joined(separator: ":")
        .appending(finding.contains(" error: ") ? " error" : " warning")
    }
    #expect(Set(found).sorted() == marked.sorted(), "\(findings)")
  }

  /// Also those that only generated code may call, of the platforms with UIKit and with AppKit.
  @Test func everyPublicSymbolIsDocumented() throws {
    var names: Set<String> = []
    let topics = try String(
      contentsOf: Checkout.root.appending(
        path: "Sources/TypedLocalizationUI/TypedLocalizationUI.docc/TypedLocalizationUI.md"),
      encoding: .utf8)
    for platform in [ApplePlatform.iOSSimulator, .macOS] {
      let check = try TypeCheck.withLibraries(platform, ApplePlatform.newest, manifest)
      defer { check.remove() }
      for product in ["TypedLocalization", "TypedLocalizationUI"] {
        for symbol in try check.publicSymbols(of: product) {
          let name = symbol.pathComponents.joined(separator: ".")
          names.insert(name)
          #expect(try symbol.isDocumented, "\(product): \(name) has no doc comment")
          guard product == "TypedLocalizationUI" else { continue }
          let link = symbol.pathComponents.joined(separator: "/")
          let isListed =
            topics.contains("``\(symbol.pathComponents[0])``")
            || topics.contains("/\(link)``")
          #expect(isListed, "\(name) is no topic of the documentation")
        }
      }
    }
    let some = [
      "LanguageManager.UserInfoKey.error", "LocalizedDevice.iPhone", "LanguageHost.start(with:)",
      "OverrideFault.Reason.unknownKey", "LocalizedTable.text(_:_:_:)", "UILabel.localizedKey",
      "View.followsLanguage()", "LanguageManager.redirectLocalizedStrings()",
      "LanguageDirection.userInterfaceLayoutDirection",
    ]
    #expect(names.isSuperset(of: some), "\(Set(some).subtracting(names))")
  }
}
