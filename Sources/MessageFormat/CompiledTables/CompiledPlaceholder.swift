/// A placeholder whose arguments are known by their indices.
struct CompiledPlaceholder {
  enum Amount: Equatable {
    case none
    case fixed(Int)
    case argument(Int)
  }

  var conversion: Placeholder.Conversion
  var length = Placeholder.Length.none
  var flags: Placeholder.Flags = []
  /// From 0.
  var argument: Int
  var width = Amount.none
  var precision = Amount.none

  init(conversion: Placeholder.Conversion, argument: Int) {
    self.conversion = conversion
    self.argument = argument
  }

  /// Takes its arguments from `counter`: a `*` is read before its value.
  init(_ placeholder: Placeholder, counter: inout ArgumentCounter) {
    conversion = placeholder.conversion
    length = placeholder.length
    flags = placeholder.flags
    width = Self.amount(placeholder.width, &counter)
    precision = Self.amount(placeholder.precision, &counter)
    argument = counter.index(position: placeholder.position)
  }

  private static func amount(
    _ amount: Placeholder.Amount?, _ counter: inout ArgumentCounter
  ) -> Amount {
    switch amount {
    case nil: .none
    case .fixed(let number): .fixed(max(Int(number), 0))
    case .argument(let position): .argument(counter.index(position: position))
    }
  }

  var isPlainObject: Bool { conversion == .object }

  var isPlainInteger: Bool {
    guard conversion == .decimal || conversion == .integer, flags.rawValue == 0 else {
      return false
    }
    guard case .none = width, case .none = precision else { return false }
    return true
  }
}

extension Placeholder.Conversion {
  /// Whether it prints a Double.
  var isFloat: Bool {
    switch self {
    case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general, .uppercaseGeneral,
      .hexadecimalFloat, .uppercaseHexadecimalFloat:
      true
    default: false
    }
  }
}

extension TableCursor {
  mutating func readPlaceholder() -> CompiledPlaceholder? {
    guard let conversion = readNumber().flatMap({ UInt8(exactly: $0) }),
      let length = readNumber().flatMap({ UInt8(exactly: $0) }), offset < end,
      let conversion = Placeholder.Conversion(rawValue: conversion),
      let length = Placeholder.Length(rawValue: length)
    else { return nil }
    let flags = UInt8(truncatingIfNeeded: Self.digits(at: base + offset, count: 1))
    offset += 1
    guard let argument = readNumber(), let width = readAmount(), let precision = readAmount() else {
      return nil
    }
    var placeholder = CompiledPlaceholder(conversion: conversion, argument: argument)
    placeholder.length = length
    placeholder.flags = Placeholder.Flags(rawValue: flags)
    placeholder.width = width
    placeholder.precision = precision
    return placeholder
  }

  private mutating func readAmount() -> CompiledPlaceholder.Amount? {
    guard let number = readNumber() else { return nil }
    if number == 0 { return CompiledPlaceholder.Amount.none }
    return number & 1 == 1 ? .fixed(number >> 1) : .argument((number >> 1) - 1)
  }
}
