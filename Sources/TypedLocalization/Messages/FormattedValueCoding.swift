#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension FormattedValue {
  private enum CodingKeys: String, CodingKey {
    case date, style, time, timeZone, currency, code, percent, list, kind, bytes, number
  }

  /// - Throws: `DecodingError` for what no formatter should see.
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try DecodingLimits.checkDepth(decoder)
    if container.contains(.date) {
      self = try Self.date(container, decoder)
    } else if container.contains(.currency) {
      self = .currency(
        try Self.decimal(container, .currency, decoder), code: try Self.code(container, decoder))
    } else if container.contains(.percent) {
      self = .percent(try container.decode(Double.self, forKey: .percent))
    } else if container.contains(.list) {
      let elements = try DecodingLimits.arguments(
        container.nestedUnkeyedContainer(forKey: .list), decoder)
      self = .list(
        elements,
        try container.decodeIfPresent(LocalizedMessage.ListKind.self, forKey: .kind) ?? .and)
    } else if container.contains(.bytes) {
      self = .bytes(try container.decode(Int64.self, forKey: .bytes))
    } else {
      self = .number(try Self.decimal(container, .number, decoder))
    }
  }

  private static func date(
    _ container: KeyedDecodingContainer<CodingKeys>, _ decoder: any Decoder
  ) throws -> FormattedValue {
    let seconds = try container.decode(Double.self, forKey: .date)
    guard DateLimits.seconds.contains(seconds) else {
      throw DecodingLimits.fault("a date outside of the years 1 to 9999", decoder)
    }
    let zone = try container.decodeIfPresent(String.self, forKey: .timeZone)
    if let zone, zone.utf8.count > 64 || TimeZone(identifier: zone) == nil {
      throw DecodingLimits.fault("a time zone that is not known", decoder)
    }
    return .date(
      seconds,
      try container.decodeIfPresent(LocalizedMessage.DateStyle.self, forKey: .style)
        ?? .abbreviated,
      try container.decodeIfPresent(LocalizedMessage.TimeStyle.self, forKey: .time) ?? .omitted,
      timeZone: zone)
  }

  /// Digits in a string, since numbers of JSON may lose some.
  private static func decimal(
    _ container: KeyedDecodingContainer<CodingKeys>, _ key: CodingKeys, _ decoder: any Decoder
  ) throws -> Decimal {
    let text = try container.decode(String.self, forKey: key)
    let isNumber =
      text.utf8.count <= 48
      && text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || byte == 0x2D || byte == 0x2E
      }
    guard isNumber, let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")),
      number.isFinite
    else { throw DecodingLimits.fault("the number “\(text.prefix(48))”", decoder) }
    return number
  }

  private static func code(
    _ container: KeyedDecodingContainer<CodingKeys>, _ decoder: any Decoder
  ) throws -> String {
    let code = try container.decode(String.self, forKey: .code)
    guard code.utf8.count == 3, code.utf8.allSatisfy({ (0x41...0x5A).contains($0 & 0xDF) }) else {
      throw DecodingLimits.fault("a currency of that name", decoder)
    }
    return code
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .date(let seconds, let style, let time, let timeZone):
      try container.encode(seconds, forKey: .date)
      try container.encode(style, forKey: .style)
      if time != .omitted { try container.encode(time, forKey: .time) }
      try container.encodeIfPresent(timeZone, forKey: .timeZone)
    case .currency(let amount, let code):
      try container.encode(amount.description, forKey: .currency)
      try container.encode(code, forKey: .code)
    case .percent(let fraction): try container.encode(fraction, forKey: .percent)
    case .list(let elements, let kind):
      try container.encode(elements, forKey: .list)
      if kind != .and { try container.encode(kind, forKey: .kind) }
    case .bytes(let count): try container.encode(count, forKey: .bytes)
    case .number(let number): try container.encode(number.description, forKey: .number)
    }
  }
}
