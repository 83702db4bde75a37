/// A language's rules, ready to run. Made once for each distinct set of rules and never freed, so
/// that using it needs no reference counting.
struct PluralProgram: @unchecked Sendable {
  private let relations: UnsafePointer<PluralRelation>
  private let count: Int
  /// `relations`, simplified for numbers without fraction digits.
  private let integerRelations: UnsafePointer<PluralRelation>
  private let integerCount: Int
  private let ranges: UnsafePointer<ClosedRange<UInt32>>
  /// The categories of the smallest integers.
  private let small: UnsafePointer<PluralCategory>
  private static let smallCount: UInt64 = 128
  /// The categories that the rules name, and `other`.
  private(set) var categories = PluralCategorySet()

  init(_ alternatives: [PluralAlternative], ranges: [ClosedRange<UInt32>]) {
    let all = Self.linked(alternatives)
    let integers = Self.linked(alternatives.compactMap { $0.forIntegers })
    relations = Self.immortal(all)
    count = all.count
    integerRelations = Self.immortal(integers)
    integerCount = integers.count
    self.ranges = Self.immortal(ranges)
    let (relations, others) = (integerRelations, self.ranges)
    small = Self.immortal(
      (0..<Self.smallCount).map { Self.category(of: $0, relations, integers.count, others) })
    for alternative in alternatives { categories.insert(alternative.category) }
    categories.insert(.other)
  }

  @inline(__always)
  func category(ofMagnitude magnitude: UInt64) -> PluralCategory {
    if magnitude < Self.smallCount { return small[Int(truncatingIfNeeded: magnitude)] }
    return Self.category(of: magnitude, integerRelations, integerCount, ranges)
  }

  private static func category(
    of magnitude: UInt64, _ relations: UnsafePointer<PluralRelation>, _ count: Int,
    _ ranges: PluralRelation.Ranges
  ) -> PluralCategory {
    var index = 0
    while index < count {
      let relation = relations + index
      if relation.pointee.holds(magnitude, others: ranges) {
        if let category = relation.pointee.category { return category }
        index += 1
      } else {
        index = Int(relation.pointee.alternative)
      }
    }
    return .other
  }

  func category(of operands: PluralOperands) -> PluralCategory {
    var index = 0
    while index < count {
      let relation = relations[index]
      if holds(relation, operands) {
        if let category = relation.category { return category }
        index += 1
      } else {
        index = Int(relation.alternative)
      }
    }
    return .other
  }

  private func holds(_ relation: PluralRelation, _ operands: PluralOperands) -> Bool {
    switch relation.operand {
    case .n:
      // A number with a fraction is in no range, since ranges contain integers only.
      guard operands.trimmedFraction == 0 else { return relation.isNegated }
      return relation.holds(operands.integer, others: ranges)
    case .i: return relation.holds(operands.integer, others: ranges)
    case .v: return relation.holds(operands.fractionDigits, others: ranges)
    case .w: return relation.holds(operands.trimmedFractionDigits, others: ranges)
    case .f: return relation.holds(operands.fraction, others: ranges)
    case .t: return relation.holds(operands.trimmedFraction, others: ranges)
    case .c: return relation.holds(operands.exponent, others: ranges)
    }
  }

  /// One flat list in which every relation knows where to continue if it does not hold.
  private static func linked(_ alternatives: [PluralAlternative]) -> [PluralRelation] {
    var result: [PluralRelation] = []
    for alternative in alternatives {
      let next = UInt16(clamping: result.count + alternative.relations.count)
      for var relation in alternative.relations {
        relation.alternative = next
        result.append(relation)
      }
      result[result.count - 1].category = alternative.category
    }
    return result
  }

  private static func immortal<Element>(_ elements: [Element]) -> UnsafePointer<Element> {
    let copy = UnsafeMutablePointer<Element>.allocate(capacity: max(elements.count, 1))
    copy.initialize(from: elements, count: elements.count)
    return UnsafePointer(copy)
  }
}

/// One conjunction of a category's rule: all `relations` hold. Never empty.
struct PluralAlternative {
  var category: PluralCategory
  var relations: [PluralRelation] = []

  /// Without the relations that hold for every integer; nil if no integer can satisfy it.
  var forIntegers: PluralAlternative? {
    var result = PluralAlternative(category: category)
    for relation in relations {
      guard relation.isZeroForIntegers else {
        result.relations.append(relation)
        continue
      }
      if (relation.low == 0) == relation.isNegated { return nil }
    }
    if result.relations.isEmpty { result.relations = Array(relations.prefix(1)) }
    return result
  }
}

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

/// Reads the rules of `PluralRuleData`: `one n=1; few n%10=2..4 & n%100!=12..14 / n=9`, where `&`
/// is CLDR's `and` and `/` its `or`.
struct PluralRuleParser {
  private let text: UnsafeBufferPointer<UInt8>
  private var index: Int
  private let end: Int
  private(set) var alternatives: [PluralAlternative] = []
  private(set) var ranges: [ClosedRange<UInt32>] = []

  /// `range` lies in `text`.
  init(_ text: UnsafeBufferPointer<UInt8>, in range: Range<Int>) {
    self.text = text
    index = range.lowerBound
    end = range.upperBound
    while index < end, let category = parseCategory() { parseConditions(of: category) }
  }

  private var byte: UInt8 { index < end ? text[index] : 0 }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard byte == UInt8(ascii: expected) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpaces() { while take(" ") {} }

  private mutating func parseCategory() -> PluralCategory? {
    skipSpaces()
    let start = index
    while ASCII.isLowercase(byte) { index += 1 }
    return PluralCategory(name: String(decoding: text[start..<index], as: UTF8.self))
  }

  private mutating func parseConditions(of category: PluralCategory) {
    repeat {
      var alternative = PluralAlternative(category: category)
      repeat {
        skipSpaces()
        if let relation = parseRelation() { alternative.relations.append(relation) }
        skipSpaces()
      } while take("&")
      if !alternative.relations.isEmpty { alternatives.append(alternative) }
    } while take("/")
    if !take(";") { index = end }
  }

  private mutating func parseRelation() -> PluralRelation? {
    guard let operand = parseOperand() else { return nil }
    var relation = PluralRelation(operand: operand)
    if take("%") { relation.modulus = parseNumber() }
    relation.isNegated = take("!")
    guard take("=") else { return nil }
    let first = parseRange()
    (relation.low, relation.high) = (first.lowerBound, first.upperBound)
    relation.firstOtherRange = UInt16(clamping: ranges.count)
    while take(",") { ranges.append(parseRange()) }
    relation.otherRangeCount = UInt16(clamping: ranges.count - Int(relation.firstOtherRange))
    return relation
  }

  private mutating func parseOperand() -> PluralRelation.Operand? {
    let operand: PluralRelation.Operand
    switch Unicode.Scalar(byte) {
    case "n": operand = .n
    case "i": operand = .i
    case "v": operand = .v
    case "w": operand = .w
    case "f": operand = .f
    case "t": operand = .t
    case "c", "e": operand = .c
    default: return nil
    }
    index += 1
    return operand
  }

  private mutating func parseRange() -> ClosedRange<UInt32> {
    let low = parseNumber()
    guard take("."), take(".") else { return low...low }
    return low...max(low, parseNumber())
  }

  private mutating func parseNumber() -> UInt32 {
    var value: UInt32 = 0
    while ASCII.isDigit(byte) {
      value = value &* 10 &+ UInt32(byte - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }
}
