import Foundation
import MessageFormat
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Faults that tools of this kind have had while running.
@Suite struct ReportedFaultTests {
  @Test(arguments: [
    ("zh-TW", ["en", "zh-Hans", "zh-Hant"], "zh-Hant"),
    ("zh-Hans-NL", ["en", "zh-Hans"], "zh-Hans"),
    ("en-IN", ["en-GB", "en-US"], "en-GB"), ("es-MX", ["en", "es", "es-419"], "es-419"),
    ("pt-AO", ["en", "pt", "pt-PT"], "pt-PT"), ("nb", ["en", "no"], "no"),
    ("iw", ["en", "he"], "he"),
    ("zh", ["en", "zh-Hant"], "en"), ("sr-Latn", ["en", "sr"], "en"), ("gsw", ["de", "en"], "en"),
  ]) func preferencesFindWhatThePlatformFinds(
    preference: String, languages: [String], expected: String
  ) throws {
    let development = languages.contains("en") ? "en" : languages[0]
    let texts = languages.map { ($0, ["a": $0]) }
    let target = TargetFixture(
      Dictionary(uniqueKeysWithValues: texts), development: development, system: [preference])
    let table = try target.table()
    #expect(table.text(0) == expected)
    #expect(target.manager.current.code == expected)
    #expect(LanguageManager.withLanguage(preference) { table.text(0) } == expected)
  }

  static let sentences: [(language: String, numbers: [Int], categories: String)] = [
    ("ru", [1, 2, 5, 11, 21, 22, 25], "one few many many one few many"),
    ("ar", [0, 1, 2, 3, 11, 100], "zero one two few many other"),
    ("lv", [0, 10, 11, 21], "zero zero zero one"),
    ("pl", [1, 2, 5, 12, 22], "one few many many few"),
    ("fr", [0, 1, 2, 1_000_000], "one one other many"),
  ]

  @Test(arguments: sentences)
  func pluralsByTheRulesOfTheLanguage(language: String, numbers: [Int], categories: String) {
    let categoriesOf = PluralRules(tag: language).categories
    let table = Self.table(language, forms: categoriesOf.map { ($0, $0.name) })
    let chosen = numbers.map { table.text(0, .int($0)) }
    #expect(chosen == categories.split(separator: " ").map(String.init))
  }

  @Test(arguments: [1, 2, 5, 21]) func whatHasOnlyOtherIsNeverEmpty(number: Int) {
    #expect(Self.table("ru", forms: [(.other, "else")]).text(0, .int(number)) == "else")
  }

  /// One message, by its first argument.
  static func table(
    _ language: String, forms: [(PluralCategory, String)]
  ) -> LocalizedTable {
    var writer = CompiledTableWriter(
      language: language, fingerprint: 1, messageCount: 1, keys: [Text("a")])
    let cases = forms.map { MessageNode.Case($0.0, .form(MessageForm(text: Text($0.1)))) }
    writer.append(MessageVariants(root: .plural(cases)), arguments: VariantArguments())
    let bytes = Unmanaged.passRetained(writer.finish()).takeUnretainedValue().bytes
    return LocalizedTable(
      manifest: TableManifest(
        bundle: "none", fingerprint: 1, languages: "\(language)=", tables: "Localizable=0..<1",
        options: ""),
      literals: [bytes], folder: ResourceFolder(bundle: "none", places: []),
      manager: LanguageManager(storage: MemoryLanguageStorage()))
  }
}
