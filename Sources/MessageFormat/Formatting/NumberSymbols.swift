internal import Foundation

/// The digits, separators and signs of a language, as UTF-8. Used through a pointer and without
/// references in it: threads that count references to the same object slow each other down.
struct NumberSymbols {
  typealias Bytes = UnsafeBufferPointer<UInt8>

  /// The digit 0. The other nine follow it in Unicode, and differ from it in the last byte only.
  let zero: PackedSymbol
  /// Whether the digits are 0 … 9.
  let hasPlainDigits: Bool
  let grouping: PackedSymbol
  let decimal: Bytes
  let minus: Bytes
  let plus: Bytes
  let exponent: Bytes
  let infinity: Bytes
  let notANumber: Bytes
  /// Digits in the lowest group and in those above it; 0 where numbers are not grouped.
  let primaryGroup: Int
  let secondaryGroup: Int
  /// How many digits must stand before the highest separator.
  let minimumGrouping: Int

  struct Values {
    var zero = "0"
    var grouping = ","
    var decimal = "."
    var minus = "-"
    var plus = "+"
    var exponent = "E"
    var infinity = "∞"
    var notANumber = "NaN"
    var primaryGroup = 0
    var secondaryGroup = 0
    var minimumGrouping = 1
  }

  init(_ values: Values) {
    zero = PackedSymbol(values.zero)
    hasPlainDigits = values.zero == "0"
    grouping = PackedSymbol(values.grouping)
    decimal = Self.copied(values.decimal)
    minus = Self.copied(values.minus)
    plus = Self.copied(values.plus)
    exponent = Self.copied(values.exponent)
    infinity = Self.copied(values.infinity)
    notANumber = Self.copied(values.notANumber)
    primaryGroup = values.primaryGroup
    secondaryGroup = values.secondaryGroup > 0 ? values.secondaryGroup : values.primaryGroup
    minimumGrouping = values.minimumGrouping
  }

  private static func copied(_ text: String) -> Bytes {
    let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(text.utf8.count, 1))
    _ = copy.initialize(from: text.utf8)
    return Bytes(rebasing: copy[..<text.utf8.count])
  }

  /// Must be called once, by the owner.
  func deallocate() {
    for bytes in [decimal, minus, plus, exponent, infinity, notANumber] { bytes.deallocate() }
  }

  /// Whether a number of `count` digits is grouped.
  func groups(_ count: Int) -> Bool {
    primaryGroup > 0 && count >= primaryGroup + minimumGrouping
  }

  /// The number of digits after the highest separator.
  func firstGroupEnd(of count: Int) -> Int {
    primaryGroup + (count - 1 - primaryGroup) / secondaryGroup * secondaryGroup
  }
}

extension NumberSymbols {
  /// Taken from numbers that Foundation formats for `tag`. `NumberFormatter` is not used: outside of
  /// Apple platforms it ignores secondary grouping and crashes for some identifiers.
  init(tag: String) {
    let probe = NumberProbe(locale: Locale(identifier: tag))
    self.init(probe.values)
  }
}

/// Formats known numbers and looks at the text around their digits.
private struct NumberProbe {
  private(set) var values = NumberSymbols.Values()
  private let style: FloatingPointFormatStyle<Double>
  private var zero: Unicode.Scalar = "0"

  init(locale: Locale) {
    style = FloatingPointFormatStyle<Double>.number.locale(locale)
    readDigits()
    readGrouping()
    let signless = style.grouping(.never)
    values.decimal = around(signless.precision(.fractionLength(1)).format(1.5)).middle ?? "."
    values.minus = around(signless.format(-1)).start
    values.plus = around(signless.sign(strategy: .always()).format(1)).start
    values.exponent = around(signless.notation(.scientific).format(1e7)).middle ?? "E"
    values.infinity = style.format(.infinity)
    values.notANumber = style.format(.nan)
  }

  private mutating func readDigits() {
    let scalars = Array(style.grouping(.never).format(1_234_567_890).unicodeScalars)
    guard scalars.count == 10, let last = scalars.last else { return }
    for (index, scalar) in scalars.enumerated() {
      guard scalar.value == last.value + UInt32((index + 1) % 10) else { return }
    }
    zero = last
    values.zero = String(Character(last))
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= zero.value && scalar.value <= zero.value + 9
  }

  private mutating func readGrouping() {
    var groups: [Int] = []
    var digits = 0
    var separator = ""
    for scalar in style.format(1_234_567_891_234).unicodeScalars.reversed() {
      if isDigit(scalar) {
        digits += 1
      } else {
        if digits > 0 { groups.append(digits) }
        digits = 0
        if groups.count == 1 { separator = String(Character(scalar)) + separator }
      }
    }
    guard let primary = groups.first else { return }
    values.grouping = separator
    values.primaryGroup = primary
    values.secondaryGroup = groups.count > 1 ? groups[1] : primary
    var number = 1.0
    for _ in 0..<primary { number *= 10 }
    while values.minimumGrouping < 4, style.format(number).unicodeScalars.allSatisfy(isDigit) {
      values.minimumGrouping += 1
      number *= 10
    }
  }

  /// The text before the first digit, and between it and the next run of digits.
  private func around(_ text: String) -> (start: String, middle: String?) {
    var start = ""
    var middle = ""
    var hasDigit = false
    let scalars = Array(text.unicodeScalars)
    let last = scalars.lastIndex(where: isDigit) ?? scalars.endIndex
    for (index, scalar) in scalars.enumerated() {
      if isDigit(scalar), !hasDigit {
        hasDigit = true
      } else if !hasDigit {
        start.unicodeScalars.append(scalar)
      } else if index < last {
        middle.unicodeScalars.append(scalar)
      }
    }
    return (start, middle.isEmpty ? nil : middle)
  }
}

/// At most eight bytes of UTF-8, held in one word.
struct PackedSymbol: Equatable {
  private let bits: UInt64
  let count: Int

  /// Empty if `text` is longer.
  init(_ text: String) {
    var bits: UInt64 = 0
    let isShort = text.utf8.count <= 8
    for byte in text.utf8.reversed() where isShort { bits = bits << 8 | UInt64(byte) }
    self.bits = bits
    count = isShort ? text.utf8.count : 0
  }

  /// Writes the bytes, the last one raised by `step`; returns how many there are.
  @inline(__always)
  func write(to target: UnsafeMutablePointer<UInt8>, step: UInt8 = 0) -> Int {
    var rest = bits
    var index = 0
    while index < count {
      target[index] = UInt8(truncatingIfNeeded: rest)
      rest >>= 8
      index &+= 1
    }
    if count > 0 { target[count &- 1] &+= step }
    return count
  }
}
