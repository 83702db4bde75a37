/// How a number is laid out.
struct NumberLayout {
  /// Widths and precisions are cut to this; every digit of any Double is within it.
  static let highestAmount = 4096

  var isNegative: Bool
  var flags: Placeholder.Flags = []
  var width = 0
  var precision: Int?

  init(isNegative: Bool) { self.isNegative = isNegative }

  init(precision: Int) {
    isNegative = false
    self.precision = precision
  }

  /// The zero flag counts only where the `-` flag is absent.
  var padsWithZeros: Bool { flags.contains(.zero) && !flags.contains(.leftAlign) }
}

extension FormatOutput {
  /// One argument. An argument that is not of the conversion's type is printed as well as it can.
  mutating func append(
    _ argument: FormatArgument, conversion: Placeholder.Conversion, layout: NumberLayout,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    let start = count
    switch conversion {
    case .object: return append(argument.description)
    case .decimal, .integer: appendSigned(argument, layout: layout, symbols: symbols)
    case .unsigned: appendUnsigned(argument, layout: layout, symbols: symbols)
    case .hexadecimal, .uppercaseHexadecimal, .octal, .pointer:
      appendBits(argument, conversion: conversion, layout: layout)
    case .character, .utf16Unit: appendCharacter(argument)
    case .cString, .utf16String: appendPrefix(of: argument.description, layout: layout)
    default:
      if let number = argument.double {
        append(number, conversion: conversion, layout: layout, symbols: symbols)
      } else {
        append(argument.description)
      }
    }
    if layout.width > 0 {
      pad(from: start, to: layout.width, leftAligned: layout.flags.contains(.leftAlign))
    }
  }

  private mutating func appendSigned(
    _ argument: FormatArgument, layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    var layout = layout
    switch argument {
    case .int(let number):
      layout.isNegative = number < 0
      append(magnitude: UInt64(number.magnitude), layout: layout, symbols: symbols)
    case .uint(let number):
      append(magnitude: UInt64(number), layout: layout, symbols: symbols)
    case .double(let number):
      guard let magnitude = UInt64(exactly: number.magnitude) else {
        return append(argument.description)
      }
      layout.isNegative = number < 0
      append(magnitude: magnitude, layout: layout, symbols: symbols)
    case .string, .character: append(argument.description)
    }
  }

  private mutating func appendUnsigned(
    _ argument: FormatArgument, layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    var layout = layout
    layout.flags.subtract([.plus, .space])
    guard case .int(let number) = argument, number < 0 else {
      return appendSigned(argument, layout: layout, symbols: symbols)
    }
    append(magnitude: UInt64(bitPattern: Int64(number)), layout: layout, symbols: symbols)
  }

  private mutating func appendBits(
    _ argument: FormatArgument, conversion: Placeholder.Conversion, layout: NumberLayout
  ) {
    let bits: UInt64
    switch argument {
    case .int(let number): bits = UInt64(bitPattern: Int64(number))
    case .uint(let number): bits = UInt64(number)
    case .double(let number):
      guard let exact = UInt64(exactly: number) else { return append(argument.description) }
      bits = exact
    case .string, .character: return append(argument.description)
    }
    append(bits: bits, conversion: conversion, layout: layout)
  }

  /// A number is a code point.
  private mutating func appendCharacter(_ argument: FormatArgument) {
    let code: UInt32?
    switch argument {
    case .int(let number): code = UInt32(exactly: number)
    case .uint(let number): code = UInt32(exactly: number)
    default: return append(argument.description)
    }
    append(String(code.flatMap(Unicode.Scalar.init).map(Character.init) ?? "\u{FFFD}"))
  }

  private mutating func appendPrefix(of text: String, layout: NumberLayout) {
    guard let precision = layout.precision else { return append(text) }
    append(String(text.prefix(precision)))
  }
}
