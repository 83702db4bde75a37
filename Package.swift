// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func source(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "TypedLocalization",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "TypedLocalization", targets: ["TypedLocalization"]),
    .plugin(name: "GenerateLocalizationHelper", targets: ["GenerateLocalizationHelper"]),
    .executable(name: "localization-tool", targets: ["localization-tool"]),
  ],
  targets: [
    source("MessageFormat"),
    source("TypedLocalization", ["MessageFormat"]),
    source("LocalizationModel", ["MessageFormat"]),
    source("TableParsing", ["LocalizationModel"]),
    source("TableChecks", ["LocalizationModel"]),
    source("SwiftEmission", ["LocalizationModel"]),
    source("LocalizationTool", ["TableParsing", "TableChecks", "SwiftEmission"]),
    .executableTarget(
      name: "localization-tool", dependencies: ["LocalizationTool"], swiftSettings: settings),
    .plugin(
      name: "GenerateLocalizationHelper", capability: .buildTool(),
      dependencies: ["localization-tool"]),
    .testTarget(
      name: "MessageFormatTests", dependencies: ["MessageFormat"], exclude: ["Fixtures"],
      swiftSettings: settings),
    tests("TypedLocalizationTests", ["TypedLocalization", "MessageFormat"]),
    .testTarget(
      name: "LocalizationModelTests", dependencies: ["LocalizationModel"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "TableParsingTests", dependencies: ["TableParsing"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "TableChecksTests", dependencies: ["TableChecks"], exclude: ["Fixtures"],
      swiftSettings: settings),
    tests("SwiftEmissionTests", ["SwiftEmission"]),
    tests("LocalizationToolTests", ["LocalizationTool"]),
    tests("RepositoryTests", []),
  ]
)
