#if FullFoundation || !canImport(FoundationEssentials)
  internal import Foundation

  /// The texts of values, as Foundation's formatters of a locale write them.
  enum ValueText {
    static func date(
      _ date: Date, _ style: LocalizedMessage.DateStyle, _ time: LocalizedMessage.TimeStyle,
      _ zone: TimeZone, _ locale: Locale
    ) -> String {
      if #available(macOS 12, iOS 15, tvOS 15, watchOS 8, *) {
        return Date.FormatStyle(
          date: style.formatStyle, time: time.formatStyle, locale: locale,
          calendar: locale.calendar,
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
#else
  internal import FoundationEssentials

  /// The texts of values in a program without Foundation's formatters, which can only meet them in
  /// messages that another program made: complete, and the same in every language.
  enum ValueText {
    static func date(
      _ date: Date, _ style: LocalizedMessage.DateStyle, _ time: LocalizedMessage.TimeStyle,
      _ zone: TimeZone, _ locale: Locale
    ) -> String {
      let whole = Date.ISO8601FormatStyle(timeZone: zone)
      if time == .omitted { return whole.year().month().day().format(date) }
      return style == .omitted
        ? whole.time(includingFractionalSeconds: false).format(date)
        : whole.format(date)
    }

    static func currency(_ amount: Decimal, _ code: String, _ locale: Locale) -> String {
      "\(amount) \(code)"
    }

    static func percent(_ fraction: Double, _ locale: Locale) -> String {
      real(fraction * 100, locale) + "%"
    }

    static func list(
      _ elements: [String], _ kind: LocalizedMessage.ListKind, _ locale: Locale
    ) -> String {
      elements.joined(separator: ", ")
    }

    static func bytes(_ count: Int64, _ locale: Locale) -> String { "\(count) B" }
    static func number(_ number: Decimal, _ locale: Locale) -> String { "\(number)" }
    static func real(_ number: Double, _ locale: Locale) -> String { "\(number)" }
  }
#endif
