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

  @Test func aCopiedResourcesFolderIsNotTakenForTheBundlesOwn() throws {
    let target = TargetFixture(["en": ["a": "A"], "de": ["a": "D"]])
    let table = try target.table()
    let copied = target.root.appendingPathComponent("Resources/x.txt")
    try target.write(Data([1]), to: copied)
    try target.manager.select("de")
    #expect(table.text(0) == "D")
  }

  @Test func aBundleOfAnApplePlatform() throws {
    let target = TargetFixture(["en": ["a": "A"], "de": ["a": "D"]])
    let table = try target.table()
    let inner = target.place.appendingPathComponent("\(TargetFixture.bundle).bundle/Contents")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try FileManager.default.moveItem(
      at: target.root, to: inner.appendingPathComponent("Resources"))
    try target.manager.select("de")
    #expect(table.text(0) == "D")
  }

  @Test func placesAroundABundle() {
    let places = ProgramPlaces.around(executable: "/apps/Tool.app/Contents/MacOS/tool")
    #expect(places.last == "/apps")
    #expect(places.contains("/apps/Tool.app/Contents/Resources"))
    #expect(places.first == "/apps/Tool.app/Contents/MacOS")
    #expect(ProgramPlaces.around(executable: "/tool").first == "")
  }
}
