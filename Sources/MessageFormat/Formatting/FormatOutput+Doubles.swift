/// A rounded Double, split as it is printed.
private struct DoubleParts {
  var fractionCount: Int
  /// Of the scientific notation; nil in the positional one.
  var exponent: Int?
  var hasPoint: Bool

  /// Digits before the separator in the positional notation.
  func integerCount(_ digits: DecimalExpansion) -> Int {
    exponent == nil ? max(digits.count == 0 ? 1 : digits.point, 1) : 1
  }

  var exponentCount: Int {
    guard let exponent else { return 0 }
    return abs(exponent) > 99 ? 5 : 4
  }
}

extension FormatOutput {
  /// Appends a Double. Numbers are rounded exactly, half to even.
  mutating func append(
    _ number: Double, conversion: Placeholder.Conversion, layout: NumberLayout,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    var layout = layout
    layout.isNegative = number.sign == .minus
    guard number.isFinite else {
      return appendNonfinite(number, conversion, layout: layout, symbols: symbols)
    }
    if conversion == .hexadecimalFloat || conversion == .uppercaseHexadecimalFloat {
      return append(
        hexadecimal: number, isUppercase: conversion == .uppercaseHexadecimalFloat, layout: layout)
    }
    DecimalExpansion.withDigits(
      of: number, fractionCount: Self.fractionCount(conversion, layout)
    ) { digits in
      let parts = Self.round(&digits, conversion, layout)
      append(digits, parts, conversion, layout: layout, symbols: symbols)
    }
  }

  /// The digits that would be printed, in the positional notation, without sign and grouping.
  static func plainDecimal(
    _ number: Double, conversion: Placeholder.Conversion, layout: NumberLayout
  ) -> String {
    var text = ""
    DecimalExpansion.withDigits(of: number, fractionCount: fractionCount(conversion, layout)) {
      digits in
      var parts = round(&digits, conversion, layout)
      if parts.exponent != nil { parts.fractionCount = max(digits.count - digits.point, 0) }
      if digits.point <= 0 { text = "0" }
      for index in min(digits.point, 0)..<(digits.point + parts.fractionCount) {
        if index == digits.point { text.append(".") }
        text.unicodeScalars.append(Unicode.Scalar(digits.digit(at: index)))
      }
    }
    return text
  }

  /// Of the conversions that print a given number of decimals.
  private static func fractionCount(
    _ conversion: Placeholder.Conversion, _ layout: NumberLayout
  ) -> Int? {
    conversion == .fixed || conversion == .uppercaseFixed ? layout.precision ?? 6 : nil
  }

  private static func round(
    _ digits: inout DecimalExpansion, _ conversion: Placeholder.Conversion, _ layout: NumberLayout
  ) -> DoubleParts {
    let precision = layout.precision ?? 6
    let keepsPoint = layout.flags.contains(.alternate)
    switch conversion {
    case .exponent, .uppercaseExponent, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      digits.round(keeping: precision + 1)
      return DoubleParts(
        fractionCount: precision, exponent: digits.point - 1,
        hasPoint: precision > 0 || keepsPoint)
    case .general, .uppercaseGeneral:
      return roundGeneral(&digits, significant: max(precision, 1), keepsPoint: keepsPoint)
    default:
      digits.round(keeping: digits.point + precision)
      return DoubleParts(fractionCount: precision, hasPoint: precision > 0 || keepsPoint)
    }
  }

  private static func roundGeneral(
    _ digits: inout DecimalExpansion, significant: Int, keepsPoint: Bool
  ) -> DoubleParts {
    digits.round(keeping: significant)
    let exponent = digits.point - 1
    if exponent < -4 || exponent >= significant {
      let count = keepsPoint ? significant - 1 : max(digits.count - 1, 0)
      return DoubleParts(
        fractionCount: count, exponent: exponent, hasPoint: count > 0 || keepsPoint)
    }
    let count = keepsPoint ? significant - 1 - exponent : max(digits.count - digits.point, 0)
    return DoubleParts(fractionCount: count, hasPoint: count > 0 || keepsPoint)
  }

  private mutating func append(
    _ digits: DecimalExpansion, _ parts: DoubleParts, _ conversion: Placeholder.Conversion,
    layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    let integerCount = parts.integerCount(digits)
    var zeros = 0
    let signCount = appendSign(layout, symbols: symbols)
    if layout.padsWithZeros {
      let fraction = (parts.hasPoint ? 1 : 0) + parts.fractionCount + parts.exponentCount
      zeros = max(layout.width - signCount - integerCount - fraction, 0)
    }
    let isScientific = parts.exponent != nil
    let point = isScientific && digits.count > 0 ? 1 : digits.point
    appendInteger(of: digits, point: point, zeros: zeros, symbols: symbols)
    if parts.hasPoint {
      if let symbols { append(symbols.pointee.decimal) } else { append(UInt8(ascii: ".")) }
    }
    for index in 0..<parts.fractionCount {
      append(digit: digits.digit(at: point + index), symbols)
    }
    if let exponent = parts.exponent {
      let isUppercase = conversion == .uppercaseExponent || conversion == .uppercaseGeneral
      append(exponent: exponent, isUppercase: isUppercase, symbols: symbols)
    }
  }

  /// `point` digits, or a zero where there are none.
  private mutating func appendInteger(
    of digits: DecimalExpansion, point: Int, zeros: Int, symbols: UnsafePointer<NumberSymbols>?
  ) {
    guard point > 0, digits.count > 0 else {
      return appendInteger(digits.integerDigits, count: 0, zeros: zeros + 1, symbols: symbols)
    }
    guard digits.count < point else {
      return appendInteger(
        digits.integerDigits, count: point, zeros: zeros, symbols: symbols)
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: point) { buffer in
      for index in 0..<point { buffer[index] = digits.digit(at: index) }
      guard let base = buffer.baseAddress else { return }
      appendInteger(base, count: point, zeros: zeros, symbols: symbols)
    }
  }

  private mutating func append(digit: UInt8, _ symbols: UnsafePointer<NumberSymbols>?) {
    guard let symbols else { return append(digit) }
    append(digit: digit &- UInt8(ascii: "0"), symbols: symbols)
  }

  private mutating func append(
    exponent: Int, isUppercase: Bool, symbols: UnsafePointer<NumberSymbols>?
  ) {
    var sign = NumberLayout(isNegative: exponent < 0)
    sign.flags = .plus
    if let symbols {
      append(symbols.pointee.exponent)
    } else {
      append(UInt8(ascii: isUppercase ? "E" : "e"))
    }
    _ = appendSign(sign, symbols: symbols)
    let digits = String(abs(exponent))
    if digits.utf8.count < 2 { append(digit: UInt8(ascii: "0"), symbols) }
    for digit in digits.utf8 { append(digit: digit, symbols) }
  }

  private mutating func appendNonfinite(
    _ number: Double, _ conversion: Placeholder.Conversion, layout: NumberLayout,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    if let symbols, conversion != .hexadecimalFloat, conversion != .uppercaseHexadecimalFloat {
      guard !number.isNaN else { return append(symbols.pointee.notANumber) }
      _ = appendSign(layout, symbols: symbols)
      return append(symbols.pointee.infinity)
    }
    _ = appendSign(layout, symbols: nil)
    let text = number.isNaN ? "nan" : "inf"
    switch conversion {
    case .uppercaseFixed, .uppercaseExponent, .uppercaseGeneral, .uppercaseHexadecimalFloat:
      append(text.uppercased())
    default: append(text)
    }
  }
}

extension FormatOutput {
  /// `%a`, as glibc prints it: subnormal numbers begin with 0 and have the lowest exponent.
  private mutating func append(
    hexadecimal number: Double, isUppercase: Bool, layout: NumberLayout
  ) {
    let isNormal = number.exponentBitPattern != 0
    var significand = number.significandBitPattern
    if isNormal { significand |= 1 << 52 }
    let exponent = number == 0 ? 0 : (isNormal ? Int(number.exponentBitPattern) : 1) - 1023
    let precision = layout.precision
    if let precision, precision < 13 { significand = Self.round(significand, toDigits: precision) }
    var fraction = String(significand & (1 << 52 - 1) | 1 << 52, radix: 16).dropFirst()
    if let precision {
      fraction = fraction.prefix(precision)
    } else {
      while fraction.last == "0" { fraction = fraction.dropLast() }
    }
    let padding = max((precision ?? 0) - fraction.utf8.count, 0)
    var text = String(significand >> 52)
    if !fraction.isEmpty || padding > 0 || layout.flags.contains(.alternate) { text += "." }
    text += String(fraction) + String(repeating: "0", count: padding)
    text += (exponent < 0 ? "p-" : "p+") + String(abs(exponent))
    let signCount = appendSign(layout, symbols: nil)
    append(isUppercase ? "0X" : "0x")
    if layout.padsWithZeros {
      append(
        repeating: UInt8(ascii: "0"), count: layout.width - signCount - 2 - text.utf8.count)
    }
    append(isUppercase ? text.uppercased() : text)
  }

  /// Rounds 52 fraction bits to `digits` hexadecimal digits, half to even.
  private static func round(_ significand: UInt64, toDigits digits: Int) -> UInt64 {
    let dropped = UInt64(4 * (13 - digits))
    let unit: UInt64 = 1 << dropped
    let rest = significand & (unit - 1)
    let floor = significand - rest
    let isOdd = floor & unit != 0
    let roundsUp = rest > unit / 2 || (rest == unit / 2 && isOdd)
    return roundsUp ? floor + unit : floor
  }
}
