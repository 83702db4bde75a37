/// A language's rules, ready to run. Made once for each distinct set of rules and never freed, so
/// that using it counts no references.
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
    let integers = Self.linked(alternatives.compactMap(\.forIntegers))
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
      // No fraction has an integer remainder, and ranges hold integers only.
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

  /// One flat list in which every relation knows where to go on.
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

  /// Without what is settled for every integer; nil when no integer can satisfy it.
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
