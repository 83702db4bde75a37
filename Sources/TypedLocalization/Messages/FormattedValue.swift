internal import Foundation
internal import MessageFormat

/// A value that becomes text in the language of its message, by Foundation's formatters.
indirect enum FormattedValue: Hashable, Sendable {
  /// In seconds since 1970, which are in JSON as they are here.
  case date(
    Double, LocalizedMessage.DateStyle, LocalizedMessage.TimeStyle, timeZone: String?)
  case currency(Decimal, code: String)
  case percent(Double)
  case list([LocalizedMessage.Argument], LocalizedMessage.ListKind)
  case bytes(Int64)
  case number(Decimal)

  /// - Parameter tag: whose digits, names and order.
  func text(in tag: String, _ rendering: MessageRendering) -> String {
    let locale = Language(tag).locale
    switch self {
    case .date(let seconds, let style, let time, let timeZone):
      let zone = timeZone.flatMap(TimeZone.init(identifier:)) ?? .current
      return ValueText.date(
        Date(timeIntervalSince1970: seconds), style, time, zone, locale)
    case .currency(let amount, let code): return ValueText.currency(amount, code, locale)
    case .percent(let fraction): return ValueText.percent(fraction, locale)
    case .list(let elements, let kind):
      return ValueText.list(elements.map { $0.text(in: tag, rendering) }, kind, locale)
    case .bytes(let count): return ValueText.bytes(count, locale)
    case .number(let number): return ValueText.number(number, locale)
    }
  }
}

extension LocalizedMessage.Argument {
  /// As an element of a list.
  fileprivate func text(in tag: String, _ rendering: MessageRendering) -> String {
    switch content {
    case .plain(.string(let text)): text
    case .plain(.character(let character)): String(character)
    case .plain(.int(let number)): ValueText.number(Decimal(number), Language(tag).locale)
    case .plain(.uint(let number)): ValueText.number(Decimal(number), Language(tag).locale)
    case .plain(.double(let number)): ValueText.real(number, Language(tag).locale)
    case .message(let message): rendering.inner(message)
    case .formatted(let value): value.text(in: tag, rendering)
    }
  }
}

/// What calendars can tell.
enum DateLimits {
  /// The years 1 to 9999.
  static let seconds = -62_135_596_800.0...253_402_300_799.0

  static func seconds(of date: Date) -> Double {
    let count = date.timeIntervalSince1970
    return count.isNaN ? 0 : min(max(count, seconds.lowerBound), seconds.upperBound)
  }
}

/// The texts of values, as Foundation's formatters of a locale write them.
private enum ValueText {
  static func date(
    _ date: Date, _ style: LocalizedMessage.DateStyle, _ time: LocalizedMessage.TimeStyle,
    _ zone: TimeZone, _ locale: Locale
  ) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return Date.FormatStyle(
        date: style.formatStyle, time: time.formatStyle, locale: locale, calendar: locale.calendar,
        timeZone: zone
      ).format(date)
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.dateStyle = style.formatterStyle
    formatter.timeStyle = time.formatterStyle
    return formatter.string(from: date)
  }

  static func currency(_ amount: Decimal, _ code: String, _ locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return Decimal.FormatStyle.Currency(code: code, locale: locale).format(amount)
    }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .currency
    formatter.currencyCode = code
    return string(formatter, NSDecimalNumber(decimal: amount))
  }

  static func percent(_ fraction: Double, _ locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return FloatingPointFormatStyle<Double>.Percent(locale: locale).format(fraction)
    }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .percent
    return string(formatter, NSNumber(value: fraction))
  }

  static func list(
    _ elements: [String], _ kind: LocalizedMessage.ListKind, _ locale: Locale
  ) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      let style: ListFormatStyle<StringStyle, [String]> = .list(type: kind == .and ? .and : .or)
      return style.locale(locale).format(elements)
    }
    #if canImport(Darwin)
      let formatter = ListFormatter()
      formatter.locale = locale
      return formatter.string(from: elements) ?? elements.joined(separator: ", ")
    #else
      return elements.joined(separator: ", ")
    #endif
  }

  static func bytes(_ count: Int64, _ locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return ByteCountFormatStyle(
        style: .file, allowedUnits: .all, spellsOutZero: true, includesActualByteCount: false,
        locale: locale
      ).format(count)
    }
    return ByteCountFormatter.string(fromByteCount: count, countStyle: .file)
  }

  static func number(_ number: Decimal, _ locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return Decimal.FormatStyle(locale: locale).format(number)
    }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    formatter.maximumFractionDigits = 38
    return string(formatter, NSDecimalNumber(decimal: number))
  }

  static func real(_ number: Double, _ locale: Locale) -> String {
    if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
      return FloatingPointFormatStyle<Double>(locale: locale).format(number)
    }
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .decimal
    return string(formatter, NSNumber(value: number))
  }

  private static func string(_ formatter: NumberFormatter, _ number: NSNumber) -> String {
    formatter.string(from: number) ?? "\(number)"
  }
}
