import Foundation
import TestSupport

/// The package's libraries, checked for one version of a platform: once, for all tests that need
/// their modules.
struct CheckedLibraries: Sendable {
  let findings: [String]
  /// Where the modules lie.
  let folder: URL

  /// - Throws: where the platform's own modules cannot be made.
  static func on(
    _ platform: ApplePlatform, _ version: String, _ manifest: PackageManifest
  ) throws -> CheckedLibraries {
    try place(platform.triple(version)).libraries {
      let check = try TypeCheck(
        platform, version,
        in: TypeCheck.cache.appending(path: "libraries/\(platform.triple(version))"))
      // One pass after the types is enough: what it finds does not depend on the system.
      let depth = version == ApplePlatform.newest ? TypeCheck.Depth.types : .lowered
      return CheckedLibraries(
        findings: try check.findings(in: manifest.libraries, depth), folder: check.folder)
    }
  }

  /// Where the check of one system is kept; tests that ask for it meanwhile wait.
  private final class Place: @unchecked Sendable {
    private let lock = NSLock()
    private var made: CheckedLibraries?

    func libraries(_ make: () throws -> CheckedLibraries) throws -> CheckedLibraries {
      try lock.withLock {
        if let made { return made }
        let libraries = try make()
        made = libraries
        return libraries
      }
    }
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var places: [String: Place] = [:]

  private static func place(_ triple: String) -> Place {
    lock.withLock {
      if let place = places[triple] { return place }
      let place = Place()
      places[triple] = place
      return place
    }
  }
}
