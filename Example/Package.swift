// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Example",
  defaultLocalization: "en",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "TypedLocalization", path: "..")],
  targets: [
    .target(
      name: "AccountKit",
      dependencies: [.product(name: "TypedLocalization", package: "TypedLocalization")],
      plugins: [.plugin(name: "GenerateLocalizationHelper", package: "TypedLocalization")]
    ),
    .executableTarget(name: "account", dependencies: ["AccountKit"]),
    .testTarget(name: "AccountKitTests", dependencies: ["AccountKit"]),
  ]
)
