import Testing

/// A kind of Apple's systems, in the compiler's words.
struct ApplePlatform: Hashable, Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// In the manifest.
  let manifestName: String
  let architecture: String
  let system: String
  /// `simulator`, `macabi` for Catalyst; empty for a device.
  var environment = ""
  /// Of its modules in the toolchain's resources.
  let folder: String
  /// Where the manifest's version is not for exactly this platform.
  var minimum: String?

  static let macOS = ApplePlatform(
    testDescription: "macOS", manifestName: "macos", architecture: "x86_64", system: "macosx",
    folder: "macosx")
  static let iOS = ApplePlatform(
    testDescription: "iOS", manifestName: "ios", architecture: "arm64", system: "ios",
    folder: "iphoneos")
  static let iOSSimulator = ApplePlatform(
    testDescription: "iOS, simulator", manifestName: "ios", architecture: "x86_64", system: "ios",
    environment: "simulator", folder: "iphonesimulator")
  static let catalyst = ApplePlatform(
    testDescription: "Catalyst", manifestName: "ios", architecture: "x86_64", system: "ios",
    environment: "macabi", folder: "maccatalyst", minimum: "13.1")
  static let tvOS = ApplePlatform(
    testDescription: "tvOS", manifestName: "tvos", architecture: "x86_64", system: "tvos",
    environment: "simulator", folder: "appletvsimulator")
  static let watchOS = ApplePlatform(
    testDescription: "watchOS, simulator", manifestName: "watchos", architecture: "x86_64",
    system: "watchos", environment: "simulator", folder: "watchsimulator")
  static let watchOSDevice = ApplePlatform(
    testDescription: "watchOS, arm64_32", manifestName: "watchos", architecture: "arm64_32",
    system: "watchos", folder: "watchos")
  static let visionOS = ApplePlatform(
    testDescription: "visionOS", manifestName: "visionos", architecture: "x86_64", system: "xros",
    environment: "simulator", folder: "xrsimulator")

  static let all = [
    macOS, iOS, iOSSimulator, catalyst, tvOS, watchOS, watchOSDevice, visionOS,
  ]
  /// All of them are called so since the systems of 2025.
  static let newest = "26.0"

  func triple(_ version: String) -> String {
    "\(architecture)-apple-\(system)\(version)" + (environment.isEmpty ? "" : "-\(environment)")
  }

  /// The oldest system that the package says it is for.
  func minimum(in manifest: PackageManifest) throws -> String {
    if let minimum { return minimum }
    let declared = manifest.platforms.first { $0.platformName == manifestName }
    return try #require(declared, "the manifest does not name \(manifestName)").version
  }

  /// How the file of a module is called.
  var moduleFile: String {
    let name = system == "macosx" ? "macos" : system
    return "\(architecture)-apple-\(name)" + (environment.isEmpty ? "" : "-\(environment)")
      + ".swiftmodule"
  }

  var hasUIKit: Bool { system != "macosx" }
  var hasAppKit: Bool { system == "macosx" || environment == "macabi" }
  /// The modules of the platform are made for it and serve every later system.
  var oldest: String {
    switch system {
    case "macosx": "10.15"
    case "watchos": "6.0"
    case "xros": "1.0"
    default: minimum ?? "13.0"
    }
  }
}
