internal import MessageFormat

extension LocalizedMessage {
  /// What one placeholder of a message is filled with.
  public struct Argument: Sendable {
    enum Content: Sendable {
      case plain(FormatArgument)
      case message(LocalizedMessage)
      case formatted(FormattedValue)
    }

    let content: Content

    init(_ content: Content) { self.content = content }

    /// A text, of `%@`, `%s`, `%S`; of one character for `%c`.
    public static func string(_ value: String) -> Argument { Argument(.plain(.string(value))) }
    /// An integer, of any placeholder that prints a number.
    public static func int(_ value: Int64) -> Argument { Argument(.plain(.int(value))) }
    /// An integer without a sign, of any placeholder that prints a number.
    public static func uint(_ value: UInt64) -> Argument { Argument(.plain(.uint(value))) }
    /// A number, of `%f`, `%e`, `%g` and `%a`.
    public static func double(_ value: Double) -> Argument { Argument(.plain(.double(value))) }
    /// A character, of `%c` and `%C`.
    public static func character(_ value: Character) -> Argument {
      Argument(.plain(.character(value)))
    }
    /// Another message, of `%@`; it becomes text in the language of the one around it.
    public static func message(_ value: LocalizedMessage) -> Argument { Argument(.message(value)) }
  }
}

extension LocalizedMessage.Argument: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral
{
  /// A text.
  public init(stringLiteral value: String) { self = .string(value) }
  /// An integer.
  public init(integerLiteral value: Int64) { self = .int(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .double(value) }
}

/// Arguments are the same when they are in JSON: a number is its value, a character a text.
extension LocalizedMessage.Argument: Hashable {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left.content, right.content) {
    case (.plain(let left), .plain(let right)): left.canonical == right.canonical
    case (.message(let left), .message(let right)): left == right
    case (.formatted(let left), .formatted(let right)): left == right
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch content {
    case .plain(let value): hasher.combine(value.canonical)
    case .message(let message): hasher.combine(message)
    case .formatted(let value): hasher.combine(value)
    }
  }
}

/// A plain value as JSON has it.
enum CanonicalValue: Hashable {
  case text(String)
  case integer(Int64)
  case natural(UInt64)
  /// By its bits, so that what is not a number equals itself.
  case real(UInt64)
}

extension FormatArgument {
  var canonical: CanonicalValue {
    switch self {
    case .string(let value): .text(value)
    case .character(let value): .text(String(value))
    case .int(let value): .integer(value)
    case .uint(let value): Int64(exactly: value).map { .integer($0) } ?? .natural(value)
    case .double(let value):
      if let integer = Int64(exactly: value) {
        .integer(integer)
      } else if let natural = UInt64(exactly: value) {
        .natural(natural)
      } else {
        .real(value.bitPattern)
      }
    }
  }
}
