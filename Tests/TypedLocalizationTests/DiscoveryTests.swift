import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

/// As generated code declares it.
enum LocalizationHelperTables: LocalizedTableRegistration {
  static func register() {}
}

@Suite struct DiscoveryTests {
  @Test func targetsAreFoundByTheirResourceFolders() throws {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("discovery-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(TableDiscovery.registrations(in: [place.path]).isEmpty)
    for name in ["my_package_Other.resources", "a_b_TypedLocalizationTests.resources", "_.bundle"] {
      try FileManager.default.createDirectory(
        at: place.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let found = TableDiscovery.registrations(in: [place.path, place.path])
    #expect(found.map { "\($0)" } == ["LocalizationHelperTables"])
  }

  @Test(arguments: [
    ("package_target", ["target"]), ("my-package_my-target", ["my_target"]), ("none", []),
    ("a_b_c", ["b_c", "c"]), ("", []), ("é_ü ö", ["ü_ö"]),
  ]) func modulesOfABundle(name: String, modules: [String]) {
    #expect(TableDiscovery.modules(ofBundle: name) == modules)
  }

  @Test func placesAroundABundle() {
    let folder = URL(fileURLWithPath: "/apps/Tool.app/Contents/MacOS")
    let places = ProgramPlaces.around(folder: folder)
    #expect(places.contains("/apps/Tool.app/Contents/Resources"))
    #expect(places.first == "/apps/Tool.app/Contents/MacOS")
    #expect(ProgramPlaces.around(folder: URL(fileURLWithPath: "/")).first == "/")
  }
}
