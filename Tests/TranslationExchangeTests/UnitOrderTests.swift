import TestSupport
import Testing

@testable import TranslationExchange

/// The order of units, told apart by a reading that takes no short cuts.
struct UnitOrderTests {
  private enum Part: Equatable {
    case byte(UInt8)
    /// Without zeros in front.
    case number([UInt8])
  }

  private func parts(_ text: String) -> [Part] {
    var parts: [Part] = []
    var digits: [UInt8]?
    for byte in Array(text.utf8) + [0] {
      if (0x30...0x39).contains(byte) {
        digits = (digits ?? []) + (digits?.isEmpty ?? true && byte == 0x30 ? [] : [byte])
        continue
      }
      if let number = digits { parts.append(.number(number)) }
      digits = nil
      parts.append(.byte(byte))
    }
    return parts.dropLast()
  }

  private func precedes(_ left: String, _ right: String) -> Bool {
    let (one, other) = (parts(left), parts(right))
    for (one, other) in zip(one, other) where one != other {
      switch (one, other) {
      case (.byte(let one), .byte(let other)): return one < other
      case (.number(let one), .number(let other)):
        return one.count == other.count
          ? one.lexicographicallyPrecedes(other) : one.count < other.count
      case (.number, .byte(let byte)): return firstByte(left, one) < byte
      case (.byte(let byte), .number): return byte < firstByte(right, other)
      }
    }
    if one.count != other.count { return one.count < other.count }
    return left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// A digit against what is none: all of them are on the same side of it.
  private func firstByte(_ text: String, _ part: Part) -> UInt8 { 0x30 }

  @Test func randomKeys() {
    var generator = SeededGenerator(seed: 5)
    let pieces = [
      "0", "00", "1", "7", "10", "123", "a", "b", ".", "key", "screen", "|==|", "é", "~",
    ]
    var wrong: [String] = []
    for _ in 0..<20_000 {
      let shared = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }
      let ends = (0..<2).map { _ in
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          pieces.randomElement(using: &generator) ?? ""
        }
      }
      let (left, right) = ((shared + ends[0]).joined(), (shared + ends[1]).joined())
      if UnitOrder.precedes(Text(left), Text(right)) != precedes(left, right) {
        wrong.append("\(left) \(right)")
      }
    }
    #expect(wrong.isEmpty)
  }
}
