import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

/// The languages that a program offers (C10) and the numbers of a region (C13).
struct SecondLookRuntimeTests {
  private static let app: TargetFixture.Texts = ["en": ["a": "app"], "fr": ["a": "appli"]]
  private static let library: TargetFixture.Texts = [
    "en": ["a": "library"], "de": ["a": "Bücherei"],
  ]

  /// An app and a library in one program.
  private struct Program {
    let app: TargetFixture
    let appTable: LocalizedTable
    let libraryTable: LocalizedTable
    private let library: TargetFixture
    var manager: LanguageManager { app.manager }

    init(options: String = "", system: [String] = []) throws {
      app = TargetFixture(SecondLookRuntimeTests.app, system: system)
      library = TargetFixture(SecondLookRuntimeTests.library, manager: app.manager)
      appTable = try app.table(options: options)
      libraryTable = try library.table()
    }

    var available: [String] { manager.available.map(\.code) }
  }

  @Test(arguments: [
    ("", ["de", "en", "fr"], "de"), ("offers=en,fr", ["en", "fr"], "en"),
    ("offers=fr", ["fr"], "fr"),
    ("offers=en,de,fr", ["de", "en", "fr"], "de"), ("offers=en-GB,fr-CA", ["en", "fr"], "en"),
    ("offers=it,en", ["en"], "en"), ("offers=de-AT,fr", ["de", "fr"], "de"),
  ])
  func configuredOffers(options: String, available: [String], german: String) throws {
    let program = try Program(options: options, system: ["de-DE"])
    #expect(program.available == available)
    #expect(program.manager.current.code == german)
    #expect(program.appTable.text(0) == (german == "fr" ? "appli" : "app"))
    #expect(program.libraryTable.text(0) == (german == "de" ? "Bücherei" : "library"))
    for code in ["de", "fr", "en"] where !available.contains(code) {
      #expect(throws: LanguageError.unavailable(code: code, available: available)) {
        try program.manager.select(code)
      }
    }
  }

  @Test func offersAtRunTimeComeFirstAndAreTold() throws {
    let program = try Program(options: "offers=en,fr", system: ["de", "fr"])
    #expect(program.manager.offered == ["en", "fr"])
    #expect(program.manager.current.code == "fr")
    program.manager.offered = ["de", "en"]
    #expect(program.available == ["de", "en"])
    #expect(program.manager.current.code == "de")
    #expect(program.libraryTable.text(0) == "Bücherei")
    program.manager.offered = ["en"]
    #expect(program.manager.current.code == "en")
    program.manager.offered = nil
    #expect(program.manager.offered == ["en", "fr"])
    #expect(program.available == ["en", "fr"])
  }

  /// Made by the build: selected like any language, but not found by anybody who did not ask.
  @Test(arguments: [
    ("pseudo=en-XA", ["en"]), ("pseudo=en-XA\noffers=en,en-XA", ["en", "en-XA"]),
    ("pseudo=en-XA\noffers=en", ["en"]), ("", ["en", "en-XA"]),
  ])
  func pseudoLanguagesAreSelectedAndNotOffered(options: String, available: [String]) throws {
    let fixture = TargetFixture(
      ["en": ["a": "A"], "en-XA": ["a": "[Å one]"]], system: ["en-GB", "en-XB"])
    let table = try fixture.table(folders: ["en-XA": ""], options: options)
    #expect(fixture.manager.available.map(\.code) == available)
    #expect(table.text(0) == "A")
    try fixture.manager.select("en-XA")
    #expect(fixture.manager.current.code == "en-XA")
    #expect(table.text(0) == "[Å one]")
  }

  /// What was selected before it was taken off the list comes back with it.
  @Test func aSelectionWaitsUntilItIsOffered() throws {
    let program = try Program(system: ["fr"])
    try program.manager.select("de")
    program.manager.offered = ["en", "fr"]
    #expect(program.manager.selected == nil)
    #expect(program.manager.current.code == "fr")
    program.manager.offered = nil
    #expect(program.manager.selected?.code == "de")
  }

  @Test func scopesDoNotAsk() throws {
    let program = try Program(options: "offers=en,fr")
    #expect(LanguageManager.withLanguage("de") { program.libraryTable.text(0) } == "Bücherei")
  }

  // MARK: C13

  private static let numbers: TargetFixture.Texts = [
    "en": ["n": "en %.1f"], "fr": ["n": "fr %.1f"], "ar": ["n": "ar %.1f"], "de": ["n": "de %.1f"],
    "zh-Hant": ["n": "zh %.1f"],
  ]

  private static func text(_ table: LocalizedTable) -> String {
    String(
      table.text(0, .double(1234.5)).map {
        $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? " " : $0
      })
  }

  @Test(
    arguments: [
      (["en-GB"], "en", "en 1,234.5"), (["fr-CH"], "fr", "fr 1 234,5"),
      (["fr"], "fr", "fr 1 234,5"),
      (["ar-MA"], "ar", "ar 1.234,5"), (["ar-EG"], "ar", "ar ١٬٢٣٤٫٥"),
      (["de-CH"], "de", "de 1’234.5"), (["de"], "de", "de 1.234,5"),
      (["de-LI", "de"], "de", "de 1’234.5"), (["xx", "de-CH"], "de", "de 1’234.5"),
      (["it-CH"], "en", "en 1,234.5"), (["en-ZA"], "en", nil), (["zh-HK"], "zh-Hant", "zh 1,234.5"),
    ] as [([String], String, String?)])
  func theSystemsRegion(system: [String], language: String, text: String?) throws {
    let target = TargetFixture(Self.numbers, system: system)
    let table = try target.table()
    #expect(target.manager.current.code == language)
    if let text { #expect(Self.text(table) == text) }
    #expect(target.manager.selected == nil)
  }

  @Test func aSelectedBareTagFormatsAsThatTag() throws {
    let target = TargetFixture(Self.numbers, system: ["de-CH"])
    let table = try target.table()
    #expect(Self.text(table) == "de 1’234.5")
    try target.manager.select("de")
    #expect(Self.text(table) == "de 1.234,5")
    target.manager.followSystem()
    #expect(Self.text(table) == "de 1’234.5")
    #expect(LanguageManager.withLanguage("de") { Self.text(table) } == "de 1.234,5")
    #expect(LanguageManager.withLanguage("de-LI") { Self.text(table) } == "de 1’234.5")
    #expect(Self.text(table) == "de 1’234.5")
  }
}
