/// CLDR's operands of one number (TR35 "Plural Operand Meanings").
///
/// Every modulus in the rules divides 10^18 and every bound is below it, so a longer run of digits
/// is kept as its last 18 digits plus 10^18: remainders and comparisons stay exact.
struct PluralOperands: Equatable {
  /// The integer part of the absolute value.
  var integer: UInt64 = 0
  var fraction: UInt64 = 0
  var trimmedFraction: UInt64 = 0
  var fractionDigits: UInt64 = 0
  var trimmedFractionDigits: UInt64 = 0
  var exponent: UInt64 = 0

  static let limit: UInt64 = 1_000_000_000_000_000_000

  /// Reads `12`, `-1.50`, `1.2c6` (`e` for `c` too). Nil for anything else.
  init?(_ digits: UnsafeBufferPointer<UInt8>) {
    guard let decimal = DecimalDigits(digits) else { return nil }
    exponent = decimal.exponent
    // The decimal point moves right by the exponent.
    let point = decimal.wholeCount + Int(clamping: min(exponent, UInt64(digits.count)))
    for index in 0..<decimal.count {
      let digit = UInt64(decimal.digit(at: index))
      if index < point {
        Self.append(digit, to: &integer)
      } else {
        appendFraction(digit)
      }
    }
    let missing = decimal.wholeCount > 0 ? Self.zeros(after: decimal) : 0
    for _ in 0..<missing { Self.append(0, to: &integer) }
  }

  /// How many zeros the exponent adds behind the last digit; 36 stand for any more.
  private static func zeros(after decimal: DecimalDigits) -> Int {
    let fraction = UInt64(decimal.count - decimal.wholeCount)
    return decimal.exponent > fraction ? Int(min(decimal.exponent - fraction, 36)) : 0
  }

  private mutating func appendFraction(_ digit: UInt64) {
    Self.append(digit, to: &fraction)
    fractionDigits += 1
    guard digit != 0 else { return }
    trimmedFraction = fraction
    trimmedFractionDigits = fractionDigits
  }

  private static func append(_ digit: UInt64, to value: inout UInt64) {
    let isLong = value >= limit / 10
    value = (value % (limit / 10)) * 10 + digit
    if isLong { value += limit }
  }
}

/// Where the digits of a decimal number stand.
private struct DecimalDigits {
  private let digits: UnsafeBufferPointer<UInt8>
  private let start: Int
  let wholeCount: Int
  let count: Int
  let exponent: UInt64

  init?(_ digits: UnsafeBufferPointer<UInt8>) {
    self.digits = digits
    var index = 0
    if let sign = digits.first, sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index = 1 }
    start = index
    index = Self.skipDigits(digits, from: index)
    wholeCount = index - start
    guard wholeCount > 0 else { return nil }
    var fractionCount = 0
    if index < digits.count, digits[index] == UInt8(ascii: ".") {
      let end = Self.skipDigits(digits, from: index + 1)
      fractionCount = end - index - 1
      guard fractionCount > 0 else { return nil }
      index = end
    }
    count = wholeCount + fractionCount
    guard let exponent = Self.exponent(digits, from: index) else { return nil }
    self.exponent = exponent
  }

  func digit(at index: Int) -> UInt8 {
    digits[start + index + (index < wholeCount ? 0 : 1)] - UInt8(ascii: "0")
  }

  private static func skipDigits(_ digits: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    while index < digits.count, ASCII.isDigit(digits[index]) { index += 1 }
    return index
  }

  /// Zero at the end of `digits`; saturates at 10^9.
  private static func exponent(
    _ digits: UnsafeBufferPointer<UInt8>, from start: Int
  ) -> UInt64? {
    guard start < digits.count else { return 0 }
    let end = skipDigits(digits, from: start + 1)
    let mark = digits[start] | 0x20
    let isMark = mark == UInt8(ascii: "c") || mark == UInt8(ascii: "e")
    guard isMark, end == digits.count, end > start + 1 else { return nil }
    var value: UInt64 = 0
    for index in (start + 1)..<end {
      value = min(value * 10 + UInt64(digits[index] - UInt8(ascii: "0")), 1_000_000_000)
    }
    return value
  }
}
