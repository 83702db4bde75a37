import Foundation
import Testing

@testable import MessageFormat

/// Whose numbers are printed where a region of a language is asked for.
struct RegionalNumberTests {
  /// Numbers as Foundation writes them for a locale.
  private static func numbers(_ tag: String) -> [String] {
    let style = FloatingPointFormatStyle<Double>.number.locale(Locale(identifier: tag))
    let plain = style.grouping(.never)
    let grouped = [1_234_567_891_234, 1000, 10_000, 100_000, 1_000_000, .infinity, .nan]
    return grouped.map { style.format($0) } + [
      plain.format(1_234_567_890), plain.precision(.fractionLength(1)).format(1.5),
      plain.format(-1), plain.sign(strategy: .always()).format(1),
      plain.notation(.scientific).format(1e7),
    ]
  }

  /// All locales with a region that Foundation has.
  private static let locales = Locale.availableIdentifiers.compactMap { LanguageTag($0) }
    .filter { $0.region != nil && $0.variants.isEmpty }

  /// Of the language in the same script.
  private static func withoutRegion(_ tag: LanguageTag) -> String {
    tag.script.map { "\(tag.language)-\($0)" } ?? tag.language
  }

  @Test func everyRegionHasTheNumbersOfItsLocale() {
    #expect(Self.locales.count > 500)
    for locale in Self.locales {
      let full = locale.maximized
      let numbers = LanguageFormat.numbersTag(
        of: Self.withoutRegion(full), asked: locale.string)
      #expect(
        Self.numbers(numbers) == Self.numbers(locale.string), "\(locale) as \(numbers)")
    }
  }

  @Test(arguments: [
    ("de", "de-CH", "de-CH"), ("de", "de-Latn-CH", "de-CH"), ("de", "de-CH-1996", "de-CH"),
    ("de-AT", "de-CH", "de-CH"), ("de", "de-AT", "de"), ("de", "de-DE", "de"), ("de", "de", "de"),
    ("de-CH", "de-CH", "de-CH"), ("de-CH", "de", "de-CH"), ("de-CH", "de-AT", "de"),
    ("de", "de-XY", "de"), ("de", "de-999", "de"), ("de", "fr-CH", "de"), ("en", "en-IN", "en-IN"),
    ("pt-PT", "pt-AO", "pt-AO"), ("zh-Hant", "zh-TW", "zh-Hant"), ("zh-Hans", "zh-TW", "zh-Hans"),
    ("sr-Latn", "sr-ME", "sr-Latn"), ("sr", "sr-ME", "sr"), ("ms", "ms-BN", "ms-BN"),
    ("ms-Arab", "ms-Arab-BN", "ms-Arab-BN"), ("es", "es-419", "es-419"), ("he", "iw-IL", "he"),
  ])
  func regionsThatAreNotKnownMakeNoNumbersOfTheirOwn(tag: String, asked: String, numbers: String) {
    #expect(LanguageFormat.numbersTag(of: tag, asked: asked) == numbers)
    #expect(LanguageFormat(tag: tag, asked: asked).numbersTag == numbers)
  }
}
