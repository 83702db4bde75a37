// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func source(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

func executable(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "TypedLocalization",
  platforms: [.macOS(.v10_15), .iOS(.v13), .tvOS(.v13), .watchOS(.v6), .visionOS(.v1)],
  products: [
    .library(name: "TypedLocalization", targets: ["TypedLocalization"]),
    .library(name: "TypedLocalizationUI", targets: ["TypedLocalizationUI"]),
    .library(name: "TypedLocalizationTesting", targets: ["TypedLocalizationTesting"]),
    .plugin(name: "GenerateLocalizationHelper", targets: ["GenerateLocalizationHelper"]),
    .plugin(name: "LocalizationCommand", targets: ["LocalizationCommand"]),
    .executable(name: "localization-tool", targets: ["localization-tool"]),
  ],
  traits: [
    .trait(
      name: "FullFoundation",
      description: """
        What needs all of Foundation outside Apple platforms: resource bundles, user's defaults, \
        notifications, and dates, amounts and lists as message values
        """),
    .default(enabledTraits: ["FullFoundation"]),
  ],
  targets: [
    source(
      "MessageFormat",
      exclude: ["Languages/Data/make.py", "Languages/Data/UNICODE-LICENSE-V3.txt"]),
    source("TypedLocalization", ["MessageFormat"]),
    source("TypedLocalizationUI", ["TypedLocalization"]),
    source("TypedLocalizationTesting", ["TypedLocalization"]),
    source("LocalizationModel", ["MessageFormat"]),
    source("TableParsing", ["LocalizationModel"]),
    source("TableChecks", ["LocalizationModel"]),
    source("SwiftEmission", ["LocalizationModel"]),
    source("LocalizationGenerator", ["TableParsing", "TableChecks", "SwiftEmission"]),
    executable("localization-generator", ["LocalizationGenerator"]),
    source("TableEditing", ["TableParsing"]),
    source("TranslationExchange", ["TableEditing"]),
    source("SourceScanning", ["TableParsing"]),
    source(
      "LocalizationTool",
      [
        "LocalizationGenerator", "TableEditing", "TranslationExchange", "SourceScanning",
        "TableParsing", "TableChecks", "SwiftEmission",
      ]),
    executable("localization-tool", ["LocalizationTool"]),
    source("BenchmarkSupport", ["TypedLocalization"]),
    executable("localization-benchmark-program", ["BenchmarkSupport", "TypedLocalization"]),
    executable(
      "localization-benchmark",
      [
        "localization-benchmark-program", "BenchmarkSupport", "TypedLocalization",
        "LocalizationTool", "LocalizationGenerator", "TableParsing", "TableChecks", "SwiftEmission",
        "LocalizationModel", "MessageFormat", "TestSupport",
      ]),
    executable(
      "localization-fuzz",
      [
        "TypedLocalization", "LocalizationTool", "LocalizationGenerator", "LocalizationModel",
        "MessageFormat", "BenchmarkSupport", "TestSupport",
      ]),
    .plugin(
      name: "GenerateLocalizationHelper", capability: .buildTool(),
      dependencies: ["localization-generator"]),
    .plugin(
      name: "LocalizationCommand",
      capability: .command(
        intent: .custom(
          verb: "localization",
          description: "Checks localization tables and tells about them and the rules")),
      dependencies: ["localization-tool"]),
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: settings),
    tests("MessageFormatTests", ["MessageFormat"], exclude: ["Fixtures"]),
    tests(
      "TypedLocalizationTests",
      ["TypedLocalization", "MessageFormat", "TableParsing", "TableChecks", "SwiftEmission"]),
    tests(
      "TypedLocalizationTestingTests",
      ["TypedLocalizationTesting", "TypedLocalization", "MessageFormat"]),
    tests("LocalizationModelTests", ["LocalizationModel"], exclude: ["Fixtures"]),
    tests("TableParsingTests", ["TableParsing"], exclude: ["Fixtures"]),
    tests("TableChecksTests", ["TableChecks"], exclude: ["Fixtures"]),
    tests("SwiftEmissionTests", ["SwiftEmission"], exclude: ["Fixtures"]),
    tests(
      "LocalizationGeneratorTests", ["LocalizationGenerator", "localization-benchmark"],
      exclude: ["Fixtures"]),
    tests("TableEditingTests", ["TableEditing"]),
    tests("TranslationExchangeTests", ["TranslationExchange"], exclude: ["Fixtures"]),
    tests("SourceScanningTests", ["SourceScanning"]),
    tests("GoldenTests", ["TypedLocalization", "localization-tool"]),
    tests(
      "LocalizationToolTests",
      ["LocalizationTool", "localization-tool", "TypedLocalization", "BenchmarkSupport"],
      exclude: ["Fixtures"]),
    tests("IntegrationTests", ["localization-generator", "localization-tool"]),
    tests(
      "ApplePlatformTests", ["MessageFormat", "localization-tool"], exclude: ["Fixtures"]),
    tests("PluginDecisionTests", []),
    tests("RepositoryTests", ["LocalizationTool", "localization-tool"]),
  ]
)
