import Foundation
import TestSupport
import Testing

/// Packages that compile the runtime alone: from outputs that are kept in the repository, and with the
/// generator as a binary.
@Suite(.serialized)
struct WithoutPluginTests {
  /// Lies in the build folder of this checkout, so that later runs build less.
  private static let base = Checkout.root.appending(path: ".build/integration/without-plugin")
  private static let folder = base.appending(path: "Ready")
  private static let plugin = base.appending(path: "LocalizationPlugin")

  private static let catalog = """
    {
      "sourceLanguage" : "en",
      "strings" : {
        "title" : {
          "extractionState" : "manual",
          "localizations" : {
            "en" : { "stringUnit" : { "state" : "translated", "value" : "Title" } },
            "pl" : { "stringUnit" : { "state" : "translated", "value" : "Tytuł" } }
          }
        }
      },
      "version" : "1.0"
    }

    """

  private static func program(_ languages: String) -> String {
    """
    import TypedLocalization

    for language in [\(languages)] {
      print(LanguageManager.withLanguage(language) { LocalizationHelper.title })
    }

    """
  }

  private static let manifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Ready",
      defaultLocalization: "en",
      platforms: [.macOS(.v15)],
      dependencies: [
        .package(name: "TypedLocalization", path: "CHECKOUT"),
        .package(path: "../LocalizationPlugin"),
      ],
      targets: [
        .executableTarget(
          name: "Kept",
          dependencies: [.product(name: "TypedLocalization", package: "TypedLocalization")]
        ),
        .executableTarget(
          name: "Catalog",
          dependencies: [.product(name: "TypedLocalization", package: "TypedLocalization")],
          exclude: ["Localizable.xcstrings"],
          resources: [.copy("Generated/LocalizationHelper.tables")]
        ),
        .executableTarget(
          name: "Packed",
          dependencies: [.product(name: "TypedLocalization", package: "TypedLocalization")],
          plugins: [.plugin(name: "GenerateLocalization", package: "LocalizationPlugin")]
        ),
      ]
    )

    """

  private static let pluginManifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "LocalizationPlugin",
      products: [.plugin(name: "GenerateLocalization", targets: ["GenerateLocalization"])],
      targets: [
        .binaryTarget(
          name: "LocalizationGeneratorBinary", path: "localization-generator.artifactbundle"),
        .plugin(
          name: "GenerateLocalization", capability: .buildTool(),
          dependencies: ["LocalizationGeneratorBinary"]),
      ]
    )

    """

  private static func write(_ text: String, to url: URL) throws {
    if FileManager.default.contents(atPath: url.path) == Data(text.utf8) { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func writeSources() throws {
    let checkout = Checkout.root.standardizedFileURL.path
    let sources = Self.folder.appending(path: "Sources")
    try Self.write(
      Self.manifest.replacingOccurrences(of: "CHECKOUT", with: checkout),
      to: Self.folder.appending(path: "Package.swift"))
    for target in ["Kept", "Packed"] {
      let folder = sources.appending(path: target)
      try Self.write(Self.program("\"en\", \"de\""), to: folder.appending(path: "main.swift"))
      for (language, text) in [("en", "Title"), ("de", "Titel")] {
        try Self.write(
          "\"title\" = \"\(text)\";\n",
          to: folder.appending(path: "\(language).lproj/Localizable.strings"))
      }
    }
    let folder = sources.appending(path: "Catalog")
    try Self.write(Self.program("\"en\", \"pl\""), to: folder.appending(path: "main.swift"))
    try Self.write(Self.catalog, to: folder.appending(path: "Localizable.xcstrings"))
  }

  /// As the guide says: the bundle, the plugin's sources, a manifest.
  private func writePlugin() throws {
    let run = try BuiltTool.run(["pack", "--output", Self.plugin.path], in: Self.base)
    #expect(run.status == 0, "\(run.output)")
    let sources = Checkout.root.appending(path: "Plugins/GenerateLocalizationHelper")
    for name in try FileManager.default.contentsOfDirectory(atPath: sources.path) {
      try Self.write(
        try String(contentsOf: sources.appending(path: name), encoding: .utf8),
        to: Self.plugin.appending(path: "Plugins/GenerateLocalization/\(name)"))
    }
    try Self.write(Self.pluginManifest, to: Self.plugin.appending(path: "Package.swift"))
  }

  private func generate(_ target: String, _ arguments: String...) throws -> Run {
    try BuiltTool.run(
      ["generate", "--output", "Sources/\(target)/Generated"] + arguments, in: Self.folder)
  }

  private func program(_ name: String) throws -> Run {
    let settings = Self.base.appending(path: "settings-\(UUID())")
    return try Run(
      Self.folder.appending(path: ".build/debug/\(name)").path, [],
      environment: Run.speaking(nil, settings: settings))
  }

  @Test(.enabled(if: BuiltTool.isThere)) func theRuntimeAloneIsCompiled() throws {
    try FileManager.default.createDirectory(at: Self.base, withIntermediateDirectories: true)
    try writeSources()
    try writePlugin()
    for target in ["Kept", "Catalog"] {
      let run = try generate(target)
      #expect(run.status == 0, "\(run.output)")
      #expect(try generate(target, "--verify").output == "")
    }
    let build = try Run("swift", ["build", "--package-path", Self.folder.path])
    #expect(build.status == 0, "\(build.output)")
    for module in ["LocalizationGenerator", "TableParsing", "LocalizationModel", "SwiftEmission"] {
      #expect(!build.output.contains("Compiling \(module) "))
      #expect(!build.output.contains("Emitting module \(module)"))
    }
    #expect(!build.output.contains("warning:"), "\(build.output)")
    #expect(try program("Kept").lines == ["Title", "Titel"])
    #expect(try program("Catalog").lines == ["Title", "Tytuł"])
    #expect(try program("Packed").lines == ["Title", "Titel"])
  }
}
