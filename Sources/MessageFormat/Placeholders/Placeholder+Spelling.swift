extension Placeholder {
  /// The bare specifier: `%ld` of `%-5.2ld`.
  package var specifier: String { "%" + lengthAndConversion }

  /// `ld` of `%-5.2ld`.
  package var lengthAndConversion: String {
    (length == .none ? "" : "\(length)") + conversion.letter
  }
}

extension Placeholder.Conversion {
  fileprivate var letter: String {
    switch self {
    case .object: "@"
    case .decimal: "d"
    case .integer: "i"
    case .unsigned: "u"
    case .hexadecimal: "x"
    case .uppercaseHexadecimal: "X"
    case .octal: "o"
    case .fixed: "f"
    case .uppercaseFixed: "F"
    case .exponent: "e"
    case .uppercaseExponent: "E"
    case .general: "g"
    case .uppercaseGeneral: "G"
    case .hexadecimalFloat: "a"
    case .uppercaseHexadecimalFloat: "A"
    case .character: "c"
    case .utf16Unit: "C"
    case .cString: "s"
    case .utf16String: "S"
    case .pointer: "p"
    }
  }
}
