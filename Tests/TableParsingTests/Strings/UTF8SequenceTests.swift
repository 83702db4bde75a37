import TestSupport
import Testing

@testable import TableParsing

/// What is taken for well-formed is what the standard library has nothing to repair in.
struct UTF8SequenceTests {
  static let characters = ["a", " ", "\u{7F}", "é", "\u{7FF}", "\u{800}", "日", "\u{FFFF}", "😀"]

  private func isWellFormed(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { UTF8Sequence.isWellFormed($0) }
  }

  private func agrees(_ bytes: [UInt8]) -> Bool {
    let isValid = String(validating: bytes, as: UTF8.self) != nil
    return isWellFormed(bytes) == isValid
  }

  @Test func randomBytes() {
    var generator = SeededGenerator(seed: 3)
    var (valid, wrong): (Int, [[UInt8]]) = (0, [])
    for _ in 0..<20_000 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...20, using: &generator) {
        bytes += Array((Self.characters.randomElement(using: &generator) ?? "").utf8)
      }
      for _ in 0..<Int.random(in: 0...2, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: place)
        default: bytes.insert(UInt8.random(in: 0x80...255, using: &generator), at: place)
        }
      }
      valid += isWellFormed(bytes) ? 1 : 0
      if !agrees(bytes) { wrong.append(bytes) }
    }
    #expect(wrong.isEmpty)
    #expect(valid > 5000 && valid < 15_000)
  }

  /// Every beginning of a sequence, at the end of the text and before other characters, in every place
  /// of a word.
  @Test(arguments: 0..<9) func sequences(_ offset: Int) {
    let before = [UInt8](repeating: 0x61, count: offset)
    let edges: [UInt8] = [0x00, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    var wrong: [[UInt8]] = []
    for lead in UInt8.min...UInt8.max {
      for second in edges {
        for tail: [UInt8] in [
          [], [0x80], [0x80, 0x80], [0xBF, 0xBF, 0xBF], [0x61], [0x80, 0x61, 0x61, 0x61, 0x61],
        ] {
          let bytes = before + [lead, second] + tail
          if !agrees(bytes) { wrong.append(bytes) }
        }
      }
      if !agrees(before + [lead]) { wrong.append(before + [lead]) }
    }
    #expect(wrong.isEmpty)
  }
}
