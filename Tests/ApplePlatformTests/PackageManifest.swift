import Foundation
import TestSupport

/// What `Package.swift` says, as SwiftPM reads it.
struct PackageManifest: Decodable, Sendable {
  let name: String
  let platforms: [Platform]
  let products: [Product]
  let targets: [Target]
  let toolsVersion: ToolsVersion

  /// This package's.
  static let current = Result {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // In a build folder of its own: that of the package may be in use.
    let run = try Run(
      "swift",
      [
        "package", "--package-path", Checkout.root.path, "--scratch-path", scratch.path,
        "dump-package",
      ])
    let start = run.output.firstIndex(of: "{") ?? run.output.startIndex
    return try JSONDecoder().decode(PackageManifest.self, from: Data(run.output[start...].utf8))
  }

  struct Platform: Decodable {
    let platformName: String
    let version: String
  }

  struct Product: Decodable {
    let name: String
    let targets: [String]
    let type: [String: [String]?]
  }

  struct ToolsVersion: Decodable { let _version: String }

  struct Target: Decodable {
    let name: String
    let type: String
    let dependencies: [Dependency]
    let settings: [Setting]
  }

  struct Dependency: Decodable {
    let byName: [String?]?
    let target: [String?]?
    var name: String? { (byName ?? target)?.first ?? nil }
  }

  struct Setting: Decodable {
    struct Value: Decodable { let _0: String }
    let kind: [String: Value]
  }

  func target(_ name: String) -> Target? { targets.first { $0.name == name } }

  /// The targets that building `names` builds, each after those that it depends on.
  func closure(of names: [String]) -> [Target] {
    var found: [Target] = []
    for name in names {
      guard let target = target(name), !found.contains(where: { $0.name == name }) else { continue }
      for dependency in closure(of: target.dependencies.compactMap(\.name))
      where !found.contains(where: { $0.name == dependency.name }) {
        found.append(dependency)
      }
      found.append(target)
    }
    return found
  }

  /// What is linked into programs.
  var libraries: [Target] {
    closure(of: products.filter { $0.type["library"] != nil }.flatMap(\.targets))
  }

  var plugins: [Target] { targets.filter { $0.type == "plugin" } }

  /// What plug-ins call; it is built for the machine that builds.
  var tools: [Target] {
    closure(of: plugins.flatMap { $0.dependencies.compactMap(\.name) })
  }
}

extension PackageManifest.Target {
  var folder: URL {
    let parent = type == "plugin" ? "Plugins" : "Sources"
    return Checkout.root.appendingPathComponent(parent).appendingPathComponent(name)
  }

  /// Its Swift files.
  var sources: [String] {
    let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? []
    return files.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
      .map { folder.appendingPathComponent($0).path }
  }

  var moduleName: String { name.map { $0.isLetter || $0.isNumber ? "\($0)" : "_" }.joined() }

  /// As the compiler takes them.
  var flags: [String] {
    settings.flatMap { setting in
      setting.kind.flatMap { kind, value -> [String] in
        switch kind {
        case "swiftLanguageMode": ["-swift-version", value._0]
        case "enableUpcomingFeature": ["-enable-upcoming-feature", value._0]
        case "enableExperimentalFeature": ["-enable-experimental-feature", value._0]
        default: []
        }
      }
    }
  }
}
