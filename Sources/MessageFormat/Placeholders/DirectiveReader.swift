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

/// Reads one directive of the printf grammar, `[n$][(name)][flags][width][.precision][length]` and
/// a conversion, from the byte behind the percent sign.
struct DirectiveReader {
  let base: UnsafePointer<UInt8>
  let count: Int
  private var cursor: Int
  private var directive = Directive()

  init(base: UnsafePointer<UInt8>, count: Int, start: Int) {
    self.base = base
    self.count = count
    cursor = start
  }

  mutating func read() -> Directive {
    readPosition()
    if byte == UInt8(ascii: "(") { readName() }
    readFlags()
    if !directive.hasMisplacedPosition { directive.placeholder.width = readAmount() }
    readPrecision()
    readLength()
    readConversion()
    return directive
  }

  /// 0 behind the end.
  private var byte: UInt8 { cursor < count ? base[cursor] : 0 }

  private mutating func readPosition() {
    let start = cursor
    if byte == UInt8(ascii: " ") { cursor += 1 }
    guard let number = readNumber() else {
      cursor = start
      return
    }
    if byte == UInt8(ascii: "$") {
      cursor += 1
      directive.hasSpaceBeforePosition = base[start] == UInt8(ascii: " ")
      directive.placeholder.position = position(number)
    } else if isVariableStart, base[start] != UInt8(ascii: " ") {
      directive.hasMisplacedPosition = true
      directive.placeholder.position = position(number)
    } else {
      cursor = start
    }
  }

  private var isVariableStart: Bool {
    cursor + 1 < count && base[cursor] == UInt8(ascii: "#") && base[cursor + 1] == UInt8(ascii: "@")
  }

  private mutating func position(_ number: Int32) -> Int32 {
    if number < 1 || number > Placeholder.highestPosition { directive.overflows = true }
    return number
  }

  /// Digits; nil where there are none. Clamped, and marked, beyond Int32.
  private mutating func readNumber() -> Int32? {
    guard ASCII.isDigit(byte) else { return nil }
    var value: Int64 = 0
    while cursor < count, ASCII.isDigit(base[cursor]) {
      value = min(value * 10 + Int64(base[cursor] - UInt8(ascii: "0")), Int64(Int32.max) + 1)
      cursor += 1
    }
    if value > Int64(Int32.max) { directive.overflows = true }
    return Int32(clamping: value)
  }

  private mutating func readName() {
    let start = cursor + 1
    var end = start
    while end < count, isNameByte(base[end]) { end += 1 }
    guard end > start, end < count, base[end] == UInt8(ascii: ")") else {
      directive.hasBrokenName = true
      return
    }
    directive.placeholder.name =
      Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: end)
    cursor = end + 1
  }

  /// Letters of any script, digits, underscore, full stop and hyphen.
  private func isNameByte(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || ASCII.isDigit(byte) || byte >= 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
  }

  private mutating func readFlags() {
    while cursor < count, let flag = Placeholder.Flags.reading(base[cursor]) {
      directive.placeholder.flags.formUnion(flag)
      cursor += 1
    }
  }

  private mutating func readPrecision() {
    guard byte == UInt8(ascii: ".") else { return }
    cursor += 1
    directive.placeholder.precision = readAmount() ?? .fixed(0)
  }

  private mutating func readAmount() -> Placeholder.Amount? {
    guard byte == UInt8(ascii: "*") else { return readNumber().map { .fixed($0) } }
    cursor += 1
    let start = cursor
    guard let number = readNumber(), byte == UInt8(ascii: "$") else {
      cursor = start
      return .argument(position: nil)
    }
    cursor += 1
    return .argument(position: position(number))
  }

  private mutating func readLength() {
    let first = byte
    let isDoubled = cursor + 1 < count && base[cursor + 1] == first
    switch first {
    case UInt8(ascii: "h"): directive.placeholder.length = isDoubled ? .hh : .h
    case UInt8(ascii: "l"): directive.placeholder.length = isDoubled ? .ll : .l
    case UInt8(ascii: "q"): directive.placeholder.length = .q
    case UInt8(ascii: "L"): directive.placeholder.length = .L
    case UInt8(ascii: "z"): directive.placeholder.length = .z
    case UInt8(ascii: "t"): directive.placeholder.length = .t
    case UInt8(ascii: "j"): directive.placeholder.length = .j
    default: return
    }
    let length = directive.placeholder.length
    cursor += length == .hh || length == .ll ? 2 : 1
  }

  private mutating func readConversion() {
    directive.conversion = byte
    directive.end = cursor
    if let reading = Placeholder.Conversion.reading(byte) {
      directive.placeholder.conversion = reading.conversion
      if reading.length != .none { directive.placeholder.length = reading.length }
      directive.end += 1
    } else if byte == UInt8(ascii: "n") {
      directive.end += 1
    }
  }
}
