extension Placeholder {
  /// Whether a call that passes the right argument for `other` passes it for this one too, as printf
  /// reads arguments (SPEC §4.4): flags, width and precision do not matter, lengths do.
  package func isInterchangeable(with other: Placeholder) -> Bool {
    argumentClass == other.argumentClass && lengthClass == other.lengthClass
  }

  private enum ArgumentClass {
    case object, signed, unsigned, double, character, utf16Unit, cString, utf16String, pointer
  }

  private var argumentClass: ArgumentClass {
    switch conversion {
    case .object: .object
    case .decimal, .integer: .signed
    case .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal: .unsigned
    case .character: .character
    case .utf16Unit: .utf16Unit
    case .cString: .cString
    case .utf16String: .utf16String
    case .pointer: .pointer
    case .fixed, .uppercaseFixed, .exponent, .uppercaseExponent, .general, .uppercaseGeneral,
      .hexadecimalFloat, .uppercaseHexadecimalFloat:
      .double
    }
  }

  private var lengthClass: Length {
    switch argumentClass {
    case .object, .pointer: .none
    case .double: length == .L ? .L : .none
    case .signed, .unsigned: length == .q || length == .L ? .ll : length
    case .character, .utf16Unit, .cString, .utf16String: length
    }
  }
}
