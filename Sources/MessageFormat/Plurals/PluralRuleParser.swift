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
    while byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") { index += 1 }
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
    while byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      value = value &* 10 &+ UInt32(byte - UInt8(ascii: "0"))
      index += 1
    }
    return value
  }
}
