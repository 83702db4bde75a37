internal import MessageFormat

/// The JSON form. What is too large or too deep is refused while it is decoded, so that nothing that
/// is decoded can take long.
extension LocalizedMessage: Codable {
  enum CodingKeys: String, CodingKey { case target, table, key, arguments }

  /// - Throws: `DecodingError` for what is no message, has more than 64 arguments, a name or text of
  ///   more than 64 KB, or messages more than 8 deep.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    try DecodingLimits.checkDepth(decoder)
    let target = try DecodingLimits.text(container.decode(String.self, forKey: .target), decoder)
    let table = try DecodingLimits.text(container.decode(String.self, forKey: .table), decoder)
    let key = try DecodingLimits.text(container.decode(String.self, forKey: .key), decoder)
    reference = .named(MessageName(target: target, table: table, key: key))
    arguments =
      container.contains(.arguments)
      ? try DecodingLimits.arguments(container.nestedUnkeyedContainer(forKey: .arguments), decoder)
      : []
  }

  /// With the names of target, table and key, and the arguments in their order.
  public func encode(to encoder: any Encoder) throws {
    let name = name
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name.target, forKey: .target)
    try container.encode(name.table, forKey: .table)
    try container.encode(name.key, forKey: .key)
    try container.encode(arguments, forKey: .arguments)
  }
}

/// A text or a number is one in JSON, a message an object; a value that is formatted in the reader's
/// language is an object with its kind: `{"date": 1764547200, "style": "long"}`,
/// `{"currency": "12.5", "code": "EUR"}`, `{"percent": 0.25}`, `{"list": ["a", "b"]}`,
/// `{"bytes": 1024}`, `{"number": "0.1"}`.
extension LocalizedMessage.Argument: Codable {
  private enum CodingKeys: String, CodingKey { case key, real }

  /// - Throws: `DecodingError` for anything else.
  public init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if let text = try? single.decode(String.self) {
      self = .string(try DecodingLimits.text(text, decoder))
    } else if let number = try? single.decode(Int64.self) {
      self = .int(number)
    } else if let number = try? single.decode(UInt64.self) {
      self = .uint(number)
    } else if let number = try? single.decode(Double.self) {
      self = .double(number)
    } else {
      self = try Self.object(from: decoder)
    }
  }

  private static func object(from decoder: any Decoder) throws -> Self {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.key) { return .message(try LocalizedMessage(from: decoder)) }
    if container.contains(.real) {
      switch try container.decode(String.self, forKey: .real) {
      case "inf": return .double(.infinity)
      case "-inf": return .double(-.infinity)
      default: return .double(.nan)
      }
    }
    return Self(.formatted(try FormattedValue(from: decoder)))
  }

  /// JSON has no number for infinity: it is `{"real": "inf"}`.
  public func encode(to encoder: any Encoder) throws {
    switch content {
    case .message(let message): try message.encode(to: encoder)
    case .formatted(let value): try value.encode(to: encoder)
    case .plain(let value):
      if case .double(let number) = value, !number.isFinite {
        var container = encoder.container(keyedBy: CodingKeys.self)
        return try container.encode(
          number.isNaN ? "nan" : number < 0 ? "-inf" : "inf", forKey: .real)
      }
      var container = encoder.singleValueContainer()
      switch value.canonical {
      case .text(let text): try container.encode(text)
      case .integer(let number): try container.encode(number)
      case .natural(let number): try container.encode(number)
      case .real(let bits): try container.encode(Double(bitPattern: bits))
      }
    }
  }
}

/// What a message from outside may have.
enum DecodingLimits {
  private static let depth = 8
  private static let count = 64
  private static let bytes = 1 << 16

  static func text(_ text: String, _ decoder: any Decoder) throws -> String {
    guard text.utf8.count <= bytes else {
      throw fault("a text of more than \(bytes) bytes", decoder)
    }
    return text
  }

  /// By the names on the way: what a user's own type has around the message counts too where it is
  /// called the same.
  static func checkDepth(_ decoder: any Decoder) throws {
    let names: Set = ["arguments", "list"]
    guard decoder.codingPath.count(where: { names.contains($0.stringValue) }) <= depth else {
      throw fault("messages more than \(depth) deep", decoder)
    }
  }

  static func arguments(
    _ container: any UnkeyedDecodingContainer, _ decoder: any Decoder
  ) throws -> [LocalizedMessage.Argument] {
    var container = container
    var arguments: [LocalizedMessage.Argument] = []
    while !container.isAtEnd {
      guard arguments.count < count else { throw fault("more than \(count) arguments", decoder) }
      arguments.append(try container.decode(LocalizedMessage.Argument.self))
    }
    return arguments
  }

  static func fault(_ found: String, _ decoder: any Decoder) -> DecodingError {
    .dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: "no message has \(found)"))
  }
}
