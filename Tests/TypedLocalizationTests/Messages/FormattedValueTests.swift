import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

/// Values are written as Foundation writes them in the language of the text.
@Suite struct FormattedValueTests {
  static let languages = ["en", "de", "ar", "hi", "ja"]
  static let date = Date(timeIntervalSince1970: 1_792_540_800)

  private func target() throws -> MessageTarget {
    let texts = Self.languages.map { ($0, ["value": "\($0): %@"]) }
    return try MessageTarget(Dictionary(uniqueKeysWithValues: texts))
  }

  private func text(_ value: LocalizedMessage.Argument, _ language: String) throws -> String {
    let target = try target()
    let text = withExtendedLifetime(target) {
      target.message("value", value).string(in: language)
    }
    #expect(text.hasPrefix("\(language): "))
    return String(text.dropFirst(language.count + 2))
  }

  @Test(arguments: languages) func valuesAreThoseOfFoundation(_ language: String) throws {
    let locale = Locale(identifier: language)
    let zone = try #require(TimeZone(identifier: "Asia/Kolkata"))
    for (style, ours) in [
      (Date.FormatStyle.DateStyle.numeric, LocalizedMessage.DateStyle.numeric),
      (.abbreviated, .abbreviated), (.long, .long), (.complete, .complete),
    ] {
      var wanted = Date.FormatStyle(date: style, time: .shortened, locale: locale)
      wanted.timeZone = zone
      #expect(
        try text(.date(Self.date, ours, time: .shortened, timeZone: zone), language)
          == Self.date.formatted(wanted))
    }
    #expect(
      try text(.currency(1234.5, "EUR"), language)
        == Decimal(1234.5).formatted(.currency(code: "EUR").locale(locale)))
    #expect(try text(.percent(0.256), language) == 0.256.formatted(.percent.locale(locale)))
    #expect(
      try text(.list(["A", "B", "C"]), language)
        == ["A", "B", "C"].formatted(.list(type: .and).locale(locale)))
    #expect(
      try text(.list(["A", "B", "C"], .or), language)
        == ["A", "B", "C"].formatted(.list(type: .or).locale(locale)))
    #expect(
      try text(.bytes(5_300_000), language)
        == Int64(5_300_000).formatted(.byteCount(style: .file).locale(locale)))
    let number = try #require(Decimal(string: "1234567.125"))
    #expect(try text(.number(number), language) == number.formatted(.number.locale(locale)))
  }

  /// Not of the one that was asked for: a date in the middle of an English sentence is English.
  @Test func theLanguageIsThatOfTheTextThatAnswers() throws {
    let target = try MessageTarget(["en": ["value": "Due %@"], "de": ["other": "Anderes"]])
    let zone = TimeZone(identifier: "GMT")
    let message = target.message("value", .date(Self.date, .long, timeZone: zone))
    #expect(message.string(in: "de") == "Due October 21, 2026")
  }

  @Test func elementsOfListsAreWrittenInTheLanguageToo() throws {
    let target = try MessageTarget()
    let list: LocalizedMessage.Argument = .list([
      .message(target.message("sign-in")), 1234, .percent(0.5),
    ])
    #expect(
      target.message("welcome", list).string(in: "de")
        == "Willkommen, Anmelden, 1.234 und 50\u{A0}%!")
  }

  @Test func impossibleDatesAreTheNearestPossible() throws {
    #expect(try text(.date(Date(timeIntervalSince1970: .infinity)), "en").contains("9999"))
    #expect(try !text(.date(Date(timeIntervalSince1970: -.greatestFiniteMagnitude)), "en").isEmpty)
  }
}
