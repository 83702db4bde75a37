internal import MessageFormat

/// An argument of a generated accessor.
@_spi(Generated)
public struct LocalizedArgument: Sendable {
  let value: FormatArgument

  public static func string(_ value: String) -> Self { Self(value: .string(value)) }
  public static func int(_ value: Int) -> Self { Self(value: .int(value)) }
  public static func uint(_ value: UInt) -> Self { Self(value: .uint(value)) }
  public static func double(_ value: Double) -> Self { Self(value: .double(value)) }
  public static func character(_ value: Character) -> Self { Self(value: .character(value)) }
}
