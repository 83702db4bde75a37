/// All decimal digits of a finite Double, exactly, and rounded as asked for: half to even, as
/// `printf` rounds. The value is 0.d₁d₂d₃… × 10^point.
struct DecimalExpansion {
  /// Enough for the integer blocks of the largest and the fraction blocks of the smallest Double.
  private static let blockCapacity = 176
  private static let unitBlock = 40
  private static let blockBase: UInt64 = 1_000_000_000
  private static let blockDigits = 9

  /// ASCII digits without leading or trailing zeros; none for 0.
  private let digits: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private(set) var point = 1

  /// Calls `body` with the digits of `value`'s magnitude; not for infinities and NaN. Where
  /// `fractionCount` is given, digits behind that many decimals may have been rounded away.
  static func withDigits(
    of value: Double, fractionCount: Int? = nil, _ body: (inout DecimalExpansion) -> Void
  ) {
    let capacity = blockCapacity * blockDigits
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: capacity) { buffer in
      guard let base = buffer.baseAddress, value.isFinite else { return }
      var expansion = DecimalExpansion(digits: base)
      if value != 0 { expansion.expand(value, fractionCount: fractionCount) }
      body(&expansion)
    }
  }

  private init(digits: UnsafeMutablePointer<UInt8>) { self.digits = digits }

  /// The digit at `index`, 0 beyond those that there are.
  func digit(at index: Int) -> UInt8 {
    index >= 0 && index < count ? digits[index] : UInt8(ascii: "0")
  }

  /// The digits before the decimal separator that are not implied zeros.
  var integerDigits: UnsafePointer<UInt8> { UnsafePointer(digits) }

  private mutating func expand(_ value: Double, fractionCount: Int?) {
    let fraction = value.significandBitPattern
    let isNormal = value.exponentBitPattern != 0
    let significand = isNormal ? fraction | 1 << 52 : fraction
    let twos = significand.trailingZeroBitCount
    let exponent = (isNormal ? Int(value.exponentBitPattern) : 1) - 1075 + twos
    if let fractionCount,
      expand(significand >> UInt64(twos), exponent: exponent, fractionCount: fractionCount)
    {
      return
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: Self.blockCapacity) { blocks in
      guard let base = blocks.baseAddress else { return }
      var first = Self.unitBlock - 1
      var last = Self.unitBlock
      let start = significand >> UInt64(twos)
      base[first] = UInt32(truncatingIfNeeded: start / Self.blockBase)
      base[last] = UInt32(truncatingIfNeeded: start % Self.blockBase)
      if exponent > 0 { Self.double(base, &first, last, times: exponent) }
      if exponent < 0 { Self.halve(base, &first, &last, times: -exponent) }
      collect(base, first, last)
    }
  }

  private static func double(
    _ blocks: UnsafeMutablePointer<UInt32>, _ first: inout Int, _ last: Int, times: Int
  ) {
    var rest = times
    while rest > 0 {
      let shift = UInt64(min(rest, 29))
      var carry: UInt64 = 0
      var index = last
      while index >= first {
        let value = UInt64(blocks[index]) << shift + carry
        blocks[index] = UInt32(truncatingIfNeeded: value % blockBase)
        carry = value / blockBase
        index -= 1
      }
      if carry > 0, first > 0 {
        first -= 1
        blocks[first] = UInt32(truncatingIfNeeded: carry)
      }
      rest -= 29
    }
  }

  /// A block is a multiple of 2⁹, so that up to nine halvings carry whole numbers to the next one.
  private static func halve(
    _ blocks: UnsafeMutablePointer<UInt32>, _ first: inout Int, _ last: inout Int, times: Int
  ) {
    var rest = times
    while rest > 0 {
      let shift = UInt32(min(rest, 9))
      let unit = UInt32(blockBase) >> shift
      var carry: UInt32 = 0
      var index = first
      while index <= last {
        let value = blocks[index]
        blocks[index] = value >> shift &+ carry
        carry = unit &* (value & (1 << shift &- 1))
        index += 1
      }
      if carry > 0, last + 1 < blockCapacity {
        last += 1
        blocks[last] = carry
      }
      if blocks[first] == 0, first < last { first += 1 }
      rest -= 9
    }
  }

  /// The usual numbers: `significand` × 2^`exponent` × 10^`fractionCount`, exact in two words and
  /// rounded half to even to a whole number. False where it does not fit.
  private mutating func expand(
    _ significand: UInt64, exponent: Int, fractionCount: Int
  ) -> Bool {
    guard exponent <= 0, exponent > -120, fractionCount >= 0, fractionCount <= 19 else {
      return false
    }
    var scale: UInt64 = 1
    for _ in 0..<fractionCount { scale &*= 10 }
    let (high, low) = significand.multipliedFullWidth(by: scale)
    let shift = -exponent
    // Shifts by a word or more give 0.
    let floor = shift <= 64 ? high << (64 - shift) | low >> shift : high >> (shift - 64)
    guard high >> shift == 0, floor < 1 << 63 else { return false }
    // What is cut off, from the highest bit on.
    let rest = shift <= 64 ? low << (64 - shift) : high << (128 - shift) | low >> (shift - 64)
    let isExact = shift <= 64 || low << (128 - shift) == 0
    let half: UInt64 = 1 << 63
    let roundsUp = rest > half || (rest == half && (!isExact || floor & 1 == 1))
    collect(floor + (roundsUp ? 1 : 0), fractionCount: fractionCount)
    return true
  }

  private mutating func collect(_ number: UInt64, fractionCount: Int) {
    var rest = number
    while rest > 0 {
      count += 1
      rest /= 10
    }
    point = count - fractionCount
    rest = number
    var index = count
    while index > 0 {
      index -= 1
      digits[index] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
      rest /= 10
    }
    dropTrailingZeros()
  }

  private mutating func collect(_ blocks: UnsafeMutablePointer<UInt32>, _ start: Int, _ last: Int) {
    var first = start
    while first < last, blocks[first] == 0 { first += 1 }
    var leading = Self.blockDigits
    var highest = blocks[first]
    while highest > 0 {
      leading -= 1
      highest /= 10
    }
    for index in first...last {
      let skipped = index == first ? leading : 0
      var rest = blocks[index]
      var place = Self.blockDigits
      while place > skipped {
        place -= 1
        digits[count + place - skipped] = UInt8(truncatingIfNeeded: rest % 10) &+ UInt8(ascii: "0")
        rest /= 10
      }
      count += Self.blockDigits - skipped
    }
    point = (Self.unitBlock - first + 1) * Self.blockDigits - leading
    dropTrailingZeros()
  }

  private mutating func dropTrailingZeros() {
    while count > 0, digits[count - 1] == UInt8(ascii: "0") { count -= 1 }
    if count == 0 { point = 1 }
  }

  /// Keeps the first `kept` digits.
  mutating func round(keeping kept: Int) {
    guard kept < count else { return }
    guard kept >= 0 else {
      count = 0
      return dropTrailingZeros()
    }
    let next = digits[kept]
    let half = UInt8(ascii: "5")
    let isOdd = kept > 0 && digits[kept - 1] & 1 == 1
    let roundsUp = next > half || (next == half && (kept + 1 < count || isOdd))
    count = kept
    if roundsUp { increment() }
    dropTrailingZeros()
  }

  /// One more in the last kept place.
  private mutating func increment() {
    var index = count - 1
    while index >= 0, digits[index] == UInt8(ascii: "9") {
      digits[index] = UInt8(ascii: "0")
      index -= 1
    }
    if index >= 0 {
      digits[index] += 1
    } else {
      digits[0] = UInt8(ascii: "1")
      count = max(count, 1)
      point += 1
    }
  }
}
