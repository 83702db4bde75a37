internal import MessageFormat

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// What fills a `%@` of a message: a text, another message, or a value that is written in the
/// message's own language (`.date`, `.currency`, `.percent`, `.list`, `.bytes`, `.number`).
public protocol LocalizedText: Sendable {
  /// As the message holds it.
  var messageArgument: LocalizedMessage.Argument { get }
}

extension String: LocalizedText {
  /// The text itself.
  public var messageArgument: LocalizedMessage.Argument { .string(self) }
}

extension Substring: LocalizedText {
  /// The text itself.
  public var messageArgument: LocalizedMessage.Argument { .string(String(self)) }
}

extension LocalizedMessage: LocalizedText {
  /// The message, which becomes text in the language of the one around it.
  public var messageArgument: LocalizedMessage.Argument { .message(self) }
}

extension LocalizedMessage.Argument: LocalizedText {
  /// The argument itself.
  public var messageArgument: LocalizedMessage.Argument { self }
}

/// What fills a placeholder of a message that prints a number with decimals, such as `%f`.
public protocol LocalizedNumber: Sendable {
  /// As the message holds it.
  var messageArgument: LocalizedMessage.Argument { get }
}

/// What fills a placeholder of a message that prints an integer, such as `%d`. A type that is a
/// `BinaryInteger` needs only the conformance.
public protocol LocalizedInteger: LocalizedNumber {}

extension LocalizedInteger where Self: BinaryInteger {
  /// The number; the nearest of 64 bits where it has more.
  public var messageArgument: LocalizedMessage.Argument {
    if let value = Int64(exactly: self) { return .int(value) }
    return self < 0 ? .int(.min) : .uint(UInt64(clamping: self))
  }
}

extension LocalizedNumber where Self: BinaryFloatingPoint {
  /// The number, in double precision.
  public var messageArgument: LocalizedMessage.Argument { .double(Double(self)) }
}

extension Int: LocalizedInteger {}
extension Int8: LocalizedInteger {}
extension Int16: LocalizedInteger {}
extension Int32: LocalizedInteger {}
extension Int64: LocalizedInteger {}
extension UInt: LocalizedInteger {}
extension UInt8: LocalizedInteger {}
extension UInt16: LocalizedInteger {}
extension UInt32: LocalizedInteger {}
extension UInt64: LocalizedInteger {}
extension Double: LocalizedNumber {}
extension Float: LocalizedNumber {}

extension Decimal: LocalizedNumber {
  /// The number, in double precision. `LocalizedText.number(_:)` writes every digit.
  public var messageArgument: LocalizedMessage.Argument {
    .double(Double(description) ?? .nan)
  }
}
