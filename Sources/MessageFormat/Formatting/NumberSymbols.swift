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

  struct Values: Equatable {
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
