import Foundation
import TableParsing
import TestSupport
import Testing

/// Damaged files: no crash, no hang, and every range lies in the text.
struct StringsMutationTests {
  static let seeds: [[UInt8]] = {
    let texts = [
      "/* c */\n\"a\" = \"b \\\"x\\\" \\U00e9\";\n// d\ne = 'f';\n\"n\" = { x = (y, <0f>); };\n",
      "{ \"a\" = \"b\"; 'c' = d; }\n", "\u{FEFF}key;\n\"日\" = \"😀 %1$@\\n\";;\n\"x\" = \"y\n",
      "<<<<<<< a\n\"k\" = \"1\";\n=======\n\"k\" = \"2\"\n>>>>>>> b\n# x\n“q” = “r”；\n@\"s\"\n",
    ]
    let wide = SourceDecoderTests.utf16("\u{FEFF}\"a\" = \"b 😀\";\n", bigEndian: false)
    return StringsCaseTests.cases.map(\.bytes).filter { $0.count < 200 && !$0.isEmpty }
      + texts.map { Array($0.utf8) } + [wide]
  }()

  @Test func tenThousandMutations() throws {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<10_000 {
      var bytes = try #require(Self.seeds.randomElement(using: &random))
      for _ in 0..<Int.random(in: 1...6, using: &random) { Self.mutate(&bytes, &random) }
      #expect(Self.isSound(StringsFixture(bytes)), "\(bytes)")
    }
  }

  static let splinters = [
    "\"", "'", "\\", ";", "=", "/*", "*/", "//", "{", "}", "(", ")", "<", ">", "\n", "\r", "\0",
    "\\U", "\\7", "\u{FEFF}", "\u{2028}", "é", "\u{A0}", "a", "%", "\\\n", "<<<<<<< ",
  ]

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    let index = bytes.isEmpty ? 0 : Int.random(in: 0..<bytes.count, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0 where !bytes.isEmpty: bytes[index] = UInt8.random(in: 0...255, using: &random)
    case 1 where !bytes.isEmpty: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.removeSubrange(index...)
    case 3 where !bytes.isEmpty: bytes.remove(at: index)
    case 4: bytes += bytes[index...]
    default:
      bytes.insert(
        contentsOf: Array((splinters.randomElement(using: &random) ?? "").utf8), at: index)
    }
  }

  /// Whether all ranges lie in the text and in one another.
  static func isSound(_ read: StringsFixture) -> Bool {
    for table in read.parsed.value {
      let length = Int32(table.source.storage.count)
      for entry in table.entries {
        let (range, key) = (entry.range, entry.keyRange)
        guard isOrdered(0, range.start, key.start, key.end) else { return false }
        guard isOrdered(0, key.end, range.end, length) else { return false }
        if case .message(.plain(let form)) = entry.value {
          let text = form.range
          guard isOrdered(range.start, text.start, text.end, range.end) else { return false }
        }
      }
    }
    for diagnostic in read.diagnostics {
      guard let location = diagnostic.location else { continue }
      let length = Int32(location.text.storage.count)
      guard isOrdered(0, location.range.start, location.range.end, length) else { return false }
    }
    return true
  }

  private static func isOrdered(_ a: Int32, _ b: Int32, _ c: Int32, _ d: Int32) -> Bool {
    a <= b && b <= c && c <= d
  }

  /// Inputs on which looking ahead could take the square of their length.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "/*\n", "\"\n", "k = \"v;\n", "\\\"", "a = (\n", "a = {\n", "a = ((((b, ", "'", "\"a\" ",
      "\" ;",
      "\"a\" = \"b\" x ", "\"a\"/**/= \"b\" x\n", "\"%\"", "a = <", ";", "#\n", "\"a\" = \"\n/*\n",
      "x y ", "“", "\u{A0}", "=======\n", "\\", "\"\\", "/", "*", "a=", "\"a\"\n\n\n\n", "\r",
    ])
  func repeatedSplintersTakeLinearTime(_ splinter: String) {
    let count = 60_000 / splinter.utf8.count
    let repeated = String(repeating: splinter, count: count)
    for input in [repeated, "\"a\" = \"" + repeated + "\";"] {
      #expect(Self.isSound(StringsFixture(input)))
    }
  }
}
