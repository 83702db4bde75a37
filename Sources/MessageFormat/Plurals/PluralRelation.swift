/// One test of a plural rule, `n % 100 != 11..14,71`, and where to go on after it.
struct PluralRelation {
  enum Operand: UInt8 { case n, i, v, w, f, t, c }

  var operand: Operand
  var isNegated = false
  /// Zero for none.
  var modulus: UInt32 = 0
  /// The first range; the others are in the program.
  var low: UInt32 = 0
  var high: UInt32 = 0
  var firstOtherRange: UInt16 = 0
  var otherRangeCount: UInt16 = 0
  /// The relation to go on with when this one does not hold.
  var alternative: UInt16 = 0
  /// The category chosen when this one holds, if it is the last of its conjunction.
  var category: PluralCategory?

  init(operand: Operand) { self.operand = operand }

  /// Whether the operand is zero for every integer.
  var isZeroForIntegers: Bool { operand.rawValue > Operand.i.rawValue }

  typealias Ranges = UnsafePointer<ClosedRange<UInt32>>

  @inline(__always)
  func holds(_ value: UInt64, others: Ranges) -> Bool {
    if value <= UInt64(UInt32.max) {
      let small = UInt32(truncatingIfNeeded: value)
      return contains(modulus == 0 ? small : small % modulus, others) != isNegated
    }
    guard modulus != 0 else { return isNegated }
    let remainder = UInt32(truncatingIfNeeded: value % UInt64(modulus))
    return contains(remainder, others) != isNegated
  }

  @inline(__always)
  private func contains(_ value: UInt32, _ others: Ranges) -> Bool {
    if value >= low, value <= high { return true }
    return otherRangeCount > 0 && othersContain(value, others)
  }

  private func othersContain(_ value: UInt32, _ others: Ranges) -> Bool {
    var index = Int(firstOtherRange)
    let end = index + Int(otherRangeCount)
    while index < end {
      if value >= others[index].lowerBound, value <= others[index].upperBound { return true }
      index += 1
    }
    return false
  }
}
