/// What stands after a percent sign, read as far as it follows the printf grammar; whether it is a
/// placeholder is decided afterwards.
struct Directive {
  var placeholder = Placeholder(conversion: .object)
  /// The character in the conversion's place; 0 at the end of the text.
  var conversion: UInt8 = 0
  /// Behind the conversion where that is known, else before it.
  var end = 0
  /// A position or an amount that does not fit.
  var overflows = false
  /// `% 1$@`: the flag stands before the position.
  var hasSpaceBeforePosition = false
  /// `%1#@name@`: the position lacks its `$`.
  var hasMisplacedPosition = false
  /// `%(name` without a usable name or its parenthesis.
  var hasBrokenName = false
}

extension Placeholder.Conversion {
  /// The conversion that a character stands for, and the length that it brings along.
  static func reading(_ byte: UInt8) -> (conversion: Self, length: Placeholder.Length)? {
    switch byte {
    case UInt8(ascii: "@"): (.object, .none)
    case UInt8(ascii: "d"): (.decimal, .none)
    case UInt8(ascii: "D"): (.decimal, .l)
    case UInt8(ascii: "i"): (.integer, .none)
    case UInt8(ascii: "u"): (.unsigned, .none)
    case UInt8(ascii: "U"): (.unsigned, .l)
    case UInt8(ascii: "x"): (.hexadecimal, .none)
    case UInt8(ascii: "X"): (.uppercaseHexadecimal, .none)
    case UInt8(ascii: "o"): (.octal, .none)
    case UInt8(ascii: "O"): (.octal, .l)
    case UInt8(ascii: "f"): (.fixed, .none)
    case UInt8(ascii: "F"): (.uppercaseFixed, .none)
    case UInt8(ascii: "e"): (.exponent, .none)
    case UInt8(ascii: "E"): (.uppercaseExponent, .none)
    case UInt8(ascii: "g"): (.general, .none)
    case UInt8(ascii: "G"): (.uppercaseGeneral, .none)
    case UInt8(ascii: "a"): (.hexadecimalFloat, .none)
    case UInt8(ascii: "A"): (.uppercaseHexadecimalFloat, .none)
    case UInt8(ascii: "c"): (.character, .none)
    case UInt8(ascii: "C"): (.utf16Unit, .none)
    case UInt8(ascii: "s"): (.cString, .none)
    case UInt8(ascii: "S"): (.utf16String, .none)
    case UInt8(ascii: "p"): (.pointer, .none)
    default: nil
    }
  }

  var isSignedNumber: Bool {
    switch self {
    case .decimal, .integer, .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general,
      .uppercaseGeneral, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      true
    default: false
    }
  }
}

extension Placeholder.Flags {
  static func reading(_ byte: UInt8) -> Self? {
    switch byte {
    case UInt8(ascii: "-"): .leftAlign
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: " "): .space
    case UInt8(ascii: "#"): .alternate
    case UInt8(ascii: "0"): .zero
    case UInt8(ascii: "'"): .grouping
    default: nil
    }
  }
}
