import SwiftEmission
import Testing

struct SwiftTextTests {
  private func text(_ code: SwiftCode) -> String {
    withExtendedLifetime(code) { String(decoding: code.bytes, as: UTF8.self) }
  }

  @Test func literals() {
    let hostile = "\"\\(x)\0\n\r\t\u{1}\u{7F}é😀\u{2028}\"\"\"#"
    let start = ##""\"\\(x)\0\n\r\t\u{1}\u{7f}é😀"##
    let end = ##"\"\"\"#""##
    #expect(text("\(literal: hostile)") == start + "\u{2028}" + end)
    #expect(text("\(literal: "")") == "\"\"")
  }

  @Test(arguments: [0, 7, 10, 99, -1, -120, Int.max, Int.min, 1_000_000_000_000_000_000])
  func numbers(number: Int) {
    #expect(text("\(literal: number)") == String(number))
    let bits = UInt64(bitPattern: Int64(number))
    let digits = String(bits, radix: 16)
    #expect(
      text("\(hexadecimal: bits)")
        == "0x" + String(repeating: "0", count: 16 - digits.count) + digits)
  }

  /// Nothing in a comment ends it or changes its direction.
  @Test(arguments: [
    ("a\nb\rc\td\u{B}e\u{C}f", "a b c d e f"), ("a\u{85}b\u{2028}c\u{2029}d", "a b c d"),
    ("nul\0 bell\u{7} del\u{7F}", "nul\\u{0} bell\\u{7} del\\u{7f}"),
    (
      "\u{202E}\u{2066}\u{200F}\u{61C}\u{FEFF}\u{9B}",
      "\\u{202e}\\u{2066}\\u{200f}\\u{61c}\\u{feff}\\u{9b}"
    ),
    ("*/ \\(x) é … 東 😀", "*/ \\(x) é … 東 😀"), ("", ""),
  ])
  func comments(raw: String, shown: String) {
    #expect(text("\(comment: Text(raw))") == shown)
  }

  @Test func longCommentsAreCutBetweenScalars() {
    let long = String(repeating: "é", count: 300)
    #expect(text("\(comment: Text(long), limit: 5)") == "éé…")
    #expect(text("\(comment: Text("éé"), limit: 4)") == "éé")
  }

  @Test func identifiers() throws {
    #expect(text("\(try #require(SwiftIdentifier("default")))") == "`default`")
    #expect(text("\(try #require(SwiftIdentifier("`class`")))") == "`class`")
    #expect(text("\(try #require(SwiftIdentifier("größe")))") == "größe")
    for refused in ["", "a b", "1", "a-b", "`", "``", "a`", "_", "$x", "x\u{200C}", "a\n"] {
      #expect(SwiftIdentifier(refused) == nil, "\(refused)")
    }
  }

  @Test func writerIndents() {
    var writer = SwiftWriter()
    writer.block("enum A") { writer in
      writer.block("enum B") { $0.line("case c") }
    }
    writer.blankLine()
    let storage = writer.storage
    let text = withExtendedLifetime(storage) { String(decoding: storage.bytes, as: UTF8.self) }
    #expect(text == "enum A {\n  enum B {\n    case c\n  }\n}\n\n")
  }
}
