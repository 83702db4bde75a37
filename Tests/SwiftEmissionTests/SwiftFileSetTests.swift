import LocalizationModel
import Testing

@testable import SwiftEmission

/// In which files enums are declared, and in which they are extended.
struct SwiftFileSetTests {
  private struct Step {
    var block: Int
    /// Nil where the block begins.
    var member: Int?
  }

  /// `A1 {` is an enum that is declared in the second file, `}` its end, `2` a member in the third.
  private func files(_ text: String, count: Int) throws -> [String] {
    var blocks: [SwiftFileSet.Block] = []
    var open: [Int] = []
    var steps: [Step] = []
    for word in text.split(separator: " ") where word != "{" {
      if word == "}" {
        open.removeLast()
      } else if let file = Int(word) {
        steps.append(Step(block: try #require(open.last), member: file))
      } else {
        let name = try #require(SwiftIdentifier(String(word.dropLast())))
        let file = try #require(Int(word.suffix(1)))
        blocks.append(SwiftFileSet.Block(name: name, parent: open.last, file: file))
        open.append(blocks.count - 1)
        steps.append(Step(block: blocks.count - 1))
      }
    }
    var files = SwiftFileSet(
      (0..<count).map { _ in SwiftWriter() }, blocks: blocks, access: "public")
    for (number, step) in steps.enumerated() {
      if let file = step.member {
        files.member(of: step.block, in: file) { $0.line("m\(literal: number)") }
      } else {
        files.declare(step.block)
      }
    }
    return files.finish().map { writer in
      let storage = writer.storage
      let text = withExtendedLifetime(storage) { String(decoding: storage.bytes, as: UTF8.self) }
      return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        .replacing("public enum ", with: "").replacing("nonisolated ", with: "")
    }
  }

  @Test(arguments: [
    ("H0 { }", ["H { }"]),
    ("H0 { 0 A0 { 0 } B0 { } }", ["H { m1 A { m3 } B { } }"]),
    ("H0 { }", ["H { }", ""]),
    // In the file of its members, or in the first.
    ("H0 { A1 { 1 } B0 { } }", ["H { B { } }", "extension H { A { m2 } }"]),
    (
      "H0 { A1 { 1 } B2 { 2 } 1 }",
      ["H { }", "extension H { A { m2 } m5 }", "extension H { B { m4 } }"]
    ),
    (
      "H0 { A0 { 1 1 2 } }", ["H { A { } }", "extension H.A { m2 m3 }", "extension H.A { m4 }"]
    ),
    // Inside of one that is declared in the same file, and of one that is not.
    (
      "H0 { A1 { B1 { 1 } C1 { D1 { 1 } } } E1 { 1 } }",
      ["H { }", "extension H { A { B { m3 } C { D { m6 } } } E { m8 } }"]
    ),
    (
      "H0 { A0 { B0 { 1 2 } default1 { 1 } C1 { } 2 } }",
      [
        "H { A { B { } } }", "extension H.A.B { m3 } extension H.A { `default` { m6 } C { } }",
        "extension H.A.B { m4 } extension H.A { m8 }",
      ]
    ),
    (
      "H0 { default0 { A0 { 1 2 } } }",
      [
        "H { `default` { A { } } }", "extension H.`default`.A { m3 }",
        "extension H.`default`.A { m4 }",
      ]
    ),
  ]) func declaresAndExtends(steps: String, expected: [String]) throws {
    #expect(try files(steps, count: expected.count) == expected)
  }
}
