import Foundation
import MessageFormat
import Testing
import TypedLocalizationTesting

@testable @_spi(Generated) import TypedLocalization

/// A target of this module, with its tables in the program.
enum EmbeddedTarget {
  static let languages = ["en", "ar", "de", "es", "fr", "hi", "it", "ja", "pl", "ru", "zh-Hans"]
  private static let keys = ["broken", "greeting", "plain"]

  static let table = {
    let tables = languages.map { Unmanaged.passRetained(compiled($0)).takeUnretainedValue() }
    return LocalizedTable(
      manifest: TableManifest(
        bundle: "package_TypedLocalizationTestingTests", fingerprint: 1,
        languages: languages.map { "\($0)=" }.joined(separator: "\n"), tables: "Localizable=0..<3",
        options: ""),
      literals: tables.map(\.bytes),
      folder: ResourceFolder(bundle: "none", places: []), manager: .shared)
  }()

  /// Of one language the translation is broken.
  private static func text(_ key: String, _ language: String) -> String {
    switch key {
    case "broken": language == "pl" ? "%#@who@ zaprasza" : "%@ invites (\(language))"
    case "greeting": "\(language) %@"
    default: language
    }
  }

  private static func compiled(_ language: String) -> ByteStorage {
    var writer = CompiledTableWriter(
      language: language, fingerprint: 1, messageCount: keys.count,
      keys: language == "en" ? keys.map { Text($0) } : nil)
    for key in keys { writer.append(MessageForm(text: Text(text(key, language)))) }
    return writer.finish()
  }
}

@Suite struct LanguageTraitTests {
  private func answers(_ language: String) async -> Bool {
    for _ in 0..<50 {
      let greeting = EmbeddedTarget.table.text(1, .string("x"))
      if greeting != "\(language) x" || LanguageManager.shared.current.code != language {
        return false
      }
      await Task.yield()
    }
    return true
  }

  // Tests of a suite run in parallel.
  @Test(.language("ar")) func arabic() async { #expect(await answers("ar")) }
  @Test(.language("de")) func german() async { #expect(await answers("de")) }
  @Test(.language("es")) func spanish() async { #expect(await answers("es")) }
  @Test(.language("fr")) func french() async { #expect(await answers("fr")) }
  @Test(.language("hi")) func hindi() async { #expect(await answers("hi")) }
  @Test(.language("it")) func italian() async { #expect(await answers("it")) }
  @Test(.language("ja")) func japanese() async { #expect(await answers("ja")) }
  @Test(.language("pl")) func polish() async { #expect(await answers("pl")) }
  @Test(.language("ru")) func russian() async { #expect(await answers("ru")) }
  @Test(.language("zh-Hans")) func chinese() async { #expect(await answers("zh-Hans")) }
  @Test(.language("en")) func english() async { #expect(await answers("en")) }

  /// The suite's language is that of its tests, unless they have their own.
  @Suite(.language("fr")) struct French {
    @Test func inherited() { #expect(EmbeddedTarget.table.text(2) == "fr") }
    @Test(.language("de")) func own() { #expect(EmbeddedTarget.table.text(2) == "de") }
  }
}

@Suite struct EveryTextTests {
  @Test func aBrokenTranslationIsFound() {
    _ = EmbeddedTarget.table
    let problems = LocalizationTesting.everyText(of: Self.self)
    #expect(
      problems.map(\.description) == [
        "pl Localizable/broken: argument 1 is not shown: “%#@who@ zaprasza”",
        "pl Localizable/broken: a placeholder is not filled: “%#@who@ zaprasza”",
      ])
    #expect(LocalizationTesting.everyText(of: Self.self, in: ["de", "ar"]) == [])
  }

  @Test func longTextsAreFound() {
    _ = EmbeddedTarget.table
    let problems = LocalizationTesting.everyText(of: Self.self, in: ["de"], longest: 15)
    #expect(problems.map(\.reason) == [.tooLong(count: 16)])
  }

  @Test func aModuleWithoutTablesIsTold() {
    _ = EmbeddedTarget.table
    #expect(LocalizationTesting.everyText(of: Int.self).map(\.reason) == [.noTables])
    #expect(
      LocalizationTesting.everyText(of: Self.self, in: ["xx"]).map(\.reason) == [])
  }
}
