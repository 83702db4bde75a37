import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

/// As generated code declares it.
enum LocalizationHelperTables: LocalizedTableRegistration {
  static func register() {}
}

/// Targets that announced themselves, and of which no text was read yet.
enum FirstAnnounced: LocalizedTableRegistration {
  static func register() { DiscoveryTests.makeTable("First") }
}

enum SecondAnnounced: LocalizedTableRegistration {
  static func register() { DiscoveryTests.makeTable("Second") }
}

enum ThirdAnnounced: LocalizedTableRegistration {
  static func register() { DiscoveryTests.makeTable("Third") }
}

enum FourthAnnounced: LocalizedTableRegistration {
  static func register() { DiscoveryTests.makeTable("Fourth", language: "cy") }
}

@Suite struct DiscoveryTests {
  /// Registers itself with the shared manager, for good.
  static func makeTable(_ name: String, language: String = "hi") {
    let fixture = TargetFixture(["en": ["a": "A"], language: ["a": "B"]])
    let literals = ["en", language].map {
      Unmanaged.passRetained(fixture.compiled($0)).takeUnretainedValue().bytes
    }
    _ = LocalizedTable(
      manifest: TableManifest(
        bundle: "package_\(name)", fingerprint: fixture.fingerprint, languages: "en=\n\(language)=",
        tables: "\(name)=0..<1", options: ""),
      literals: literals, folder: ResourceFolder(bundle: "", places: []), manager: .shared)
  }

  @Test func theFirstQuestionFindsWhatWasAnnounced() {
    LanguageManager.shared.storage = MemoryLanguageStorage()
    TableDiscovery.announce(FirstAnnounced.self)
    #expect(LanguageManager.shared.string(forKey: "a", table: "First") == "A")
    TableDiscovery.announce(SecondAnnounced.self)
    #expect(LanguageManager.shared.trace(forKey: "a", table: "Second")?.answer?.code == "en")
    TableDiscovery.announce(ThirdAnnounced.self)
    let installation = LanguageManager.shared.install(
      Overrides(texts: ["a": "X", "b": "Y"], table: "Third"))
    #expect(installation.report.map(\.reason) == [.unknownKey])
    installation.remove()
    TableDiscovery.announce(FourthAnnounced.self)
    let scoped = LanguageManager.withLanguage("cy-GB") { LanguageManager.shared.current }
    #expect(scoped.code == "cy")
  }

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
