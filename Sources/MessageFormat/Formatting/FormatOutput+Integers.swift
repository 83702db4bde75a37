extension FormatOutput {
  /// A decimal number. With `symbols` the zero flag counts digits before they are grouped, as the
  /// platform does: `%05d` of 42 is `00,042`.
  mutating func append(
    magnitude: UInt64, layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?
  ) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 24) { buffer in
      guard let base = buffer.baseAddress else { return }
      let end = base + 24
      let digits = Self.writeDecimal(magnitude, before: end)
      append(digits: digits, count: end - digits, layout: layout, symbols: symbols)
    }
  }

  /// Returns where the digits begin: none for zero.
  @inline(__always)
  private static func writeDecimal(
    _ number: UInt64, before end: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var rest = number
    var cursor = end
    while rest != 0 {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      cursor -= 1
      cursor.pointee = UInt8(truncatingIfNeeded: digit) &+ UInt8(ascii: "0")
      rest = quotient
    }
    return cursor
  }

  private mutating func append(
    digits: UnsafePointer<UInt8>, count digitCount: Int, layout: NumberLayout,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    var zeros = max(layout.precision ?? 1, 0) - digitCount
    let signCount = appendSign(layout, symbols: symbols)
    if layout.precision == nil, layout.padsWithZeros {
      let columns = symbols == nil ? layout.width - signCount : layout.width
      zeros = max(zeros, columns - digitCount)
    }
    appendInteger(digits, count: digitCount, zeros: max(zeros, 0), symbols: symbols)
  }

  /// How many columns the sign takes.
  @inline(__always)
  mutating func appendSign(_ layout: NumberLayout, symbols: UnsafePointer<NumberSymbols>?) -> Int {
    if layout.isNegative {
      guard let symbols else {
        append(UInt8(ascii: "-"))
        return 1
      }
      append(symbols.pointee.minus)
    } else if layout.flags.contains(.plus) {
      guard let symbols else {
        append(UInt8(ascii: "+"))
        return 1
      }
      append(symbols.pointee.plus)
    } else if layout.flags.contains(.space) {
      append(UInt8(ascii: " "))
    } else {
      return 0
    }
    return 1
  }

  /// The digits before a decimal separator: `zeros` and then `digits`, grouped.
  mutating func appendInteger(
    _ digits: UnsafePointer<UInt8>, count digitCount: Int, zeros: Int,
    symbols: UnsafePointer<NumberSymbols>?
  ) {
    guard let symbols else {
      append(repeating: UInt8(ascii: "0"), count: zeros)
      return append(digits, count: digitCount)
    }
    let total = zeros + digitCount
    if symbols.pointee.hasPlainDigits, !symbols.pointee.groups(total) {
      append(repeating: UInt8(ascii: "0"), count: zeros)
      return append(digits, count: digitCount)
    }
    appendGrouped(digits, zeros: zeros, total: total, symbols: symbols)
  }

  private mutating func appendGrouped(
    _ digits: UnsafePointer<UInt8>, zeros: Int, total: Int, symbols: UnsafePointer<NumberSymbols>
  ) {
    let zero = symbols.pointee.zero
    let grouping = symbols.pointee.grouping
    let primary = symbols.pointee.primaryGroup
    let secondary = symbols.pointee.secondaryGroup
    var next = symbols.pointee.groups(total) ? symbols.pointee.firstGroupEnd(of: total) : 0
    append(room: total &* (zero.count &+ grouping.count)) { target in
      var end = target
      for index in 0..<total {
        let remaining = total &- index
        if remaining == next, index > 0 {
          end += grouping.write(to: end)
          next = next > primary ? next &- secondary : 0
        }
        let digit = index < zeros ? 0 : digits[index &- zeros] &- UInt8(ascii: "0")
        end += zero.write(to: end, step: digit)
      }
      return end - target
    }
  }

  @inline(__always)
  mutating func append(digit: UInt8, symbols: UnsafePointer<NumberSymbols>) {
    append(room: symbols.pointee.zero.count) { symbols.pointee.zero.write(to: $0, step: digit) }
  }

  /// `%x %X %o %p`.
  mutating func append(bits: UInt64, conversion: Placeholder.Conversion, layout: NumberLayout) {
    let isUppercase = conversion == .uppercaseHexadecimal
    var digits = String(bits, radix: conversion == .octal ? 8 : 16, uppercase: isUppercase)
    if bits == 0, layout.precision == 0, conversion != .pointer { digits = "" }
    var prefix = ""
    let isAlternate = layout.flags.contains(.alternate)
    if conversion == .pointer {
      prefix = "0x"
    } else if isAlternate, bits != 0, conversion != .octal {
      prefix = isUppercase ? "0X" : "0x"
    }
    var zeros = (layout.precision ?? 0) - digits.utf8.count
    if isAlternate, conversion == .octal, zeros < 1, digits.first != "0" { zeros = 1 }
    if layout.precision == nil, layout.padsWithZeros {
      zeros = max(zeros, layout.width - digits.utf8.count - prefix.utf8.count)
    }
    append(prefix)
    append(repeating: UInt8(ascii: "0"), count: zeros)
    append(digits)
  }
}
