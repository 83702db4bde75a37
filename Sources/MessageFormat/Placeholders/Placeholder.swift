/// One format specifier, as written.
package struct Placeholder: Equatable, Sendable {
  /// The highest position that the platform takes (CFString).
  package static let highestPosition = 127

  /// The character that ends the specifier. `D U O` are read as `d u o` of length `l`, `i` stays `i`.
  package enum Conversion: UInt8, Sendable {
    case object  // @
    case decimal  // d
    case integer  // i
    case unsigned  // u
    case hexadecimal  // x
    case uppercaseHexadecimal  // X
    case octal  // o
    case fixed  // f
    case uppercaseFixed  // F
    case exponent  // e
    case uppercaseExponent  // E
    case general  // g
    case uppercaseGeneral  // G
    case hexadecimalFloat  // a
    case uppercaseHexadecimalFloat  // A
    case character  // c
    case utf16Unit  // C
    case cString  // s
    case utf16String  // S
    case pointer  // p
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  package enum Length: UInt8, Sendable { case none, hh, h, l, ll, q, L, z, t, j }

  package struct Flags: OptionSet, Equatable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let leftAlign = Flags(rawValue: 1)  // -
    package static let plus = Flags(rawValue: 2)  // +
    package static let space = Flags(rawValue: 4)
    package static let alternate = Flags(rawValue: 8)  // #
    package static let zero = Flags(rawValue: 16)  // 0
    package static let grouping = Flags(rawValue: 32)  // '

    // The protocol's own are generic, which a debug build pays for at every placeholder.
    package var isEmpty: Bool { rawValue == 0 }
    package func contains(_ flags: Flags) -> Bool { rawValue & flags.rawValue == flags.rawValue }
    package mutating func formUnion(_ flags: Flags) {
      self = Flags(rawValue: rawValue | flags.rawValue)
    }
  }

  /// A width or a precision.
  package enum Amount: Equatable, Sendable {
    case fixed(Int32)
    /// `*`: an Int argument of its own; `position` where it is written `*2$`.
    case argument(position: Int32?)
  }

  package var conversion: Conversion
  package var length: Length = .none
  package var flags = Flags(rawValue: 0)
  package var width: Amount?
  package var precision: Amount?
  /// The position written as `2$`, from 1.
  package var position: Int32?
  /// Where the name of `%(name)@` stands in the text, as UTF-8 offsets.
  package var name: Range<Int32>?

  package init(conversion: Conversion) { self.conversion = conversion }
}

/// What a generated parameter is typed as.
package enum ParameterType: UInt8, Sendable {
  case string, int, uint, double, character

  package var swiftName: String {
    switch self {
    case .string: "String"
    case .int: "Int"
    case .uint: "UInt"
    case .double: "Double"
    case .character: "Character"
    }
  }
}

extension Placeholder {
  package var parameterType: ParameterType {
    switch conversion {
    case .object, .cString, .utf16String: .string
    case .decimal, .integer: .int
    case .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal, .pointer: .uint
    case .character, .utf16Unit: .character
    default: .double
    }
  }

  package var isNumber: Bool {
    switch parameterType {
    case .int, .uint, .double: true
    case .string, .character: false
    }
  }
}

// MARK: Classes

extension Placeholder {
  /// Whether a call that passes the right argument for `other` passes it for this one too, as printf
  /// reads arguments: flags, width and precision do not matter, lengths do.
  package func isInterchangeable(with other: Placeholder) -> Bool {
    argumentClass == other.argumentClass && lengthClass == other.lengthClass
  }

  /// Whether both read the same kind of argument, integers of either half of the lengths: what a
  /// value type may differ by from the placeholders of its forms.
  func sharesClass(with other: Placeholder) -> Bool {
    argumentClass == other.argumentClass && isLong == other.isLong
  }

  /// Whether both print the same kind of argument, whatever its size: our runtime prints numbers
  /// whole, others may cut those that are too large.
  package func isSameKind(as other: Placeholder) -> Bool {
    switch (argumentClass, other.argumentClass) {
    case (.signed, .unsigned), (.unsigned, .signed): isDecimal && other.isDecimal
    case (let left, let right): left == right
    }
  }

  private var isDecimal: Bool {
    switch conversion {
    case .decimal, .integer, .unsigned: true
    default: false
    }
  }

  enum ArgumentClass {
    case object, signed, unsigned, double, character, utf16Unit, cString, utf16String, pointer
  }

  var argumentClass: ArgumentClass {
    switch conversion {
    case .object: .object
    case .decimal, .integer: .signed
    case .unsigned, .hexadecimal, .uppercaseHexadecimal, .octal: .unsigned
    case .character: .character
    case .utf16Unit: .utf16Unit
    case .cString: .cString
    case .utf16String: .utf16String
    case .pointer: .pointer
    default: .double
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

  /// Of integers: whether the length says more than `int`.
  private var isLong: Bool {
    guard argumentClass == .signed || argumentClass == .unsigned else { return false }
    switch length {
    case .none, .h, .hh: return false
    default: return true
    }
  }
}

// MARK: Spelling

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
