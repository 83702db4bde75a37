internal import MessageFormat

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

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
