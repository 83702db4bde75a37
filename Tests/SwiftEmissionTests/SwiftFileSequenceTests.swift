import LocalizationModel
import Testing

@testable import SwiftEmission

/// Where the files are cut.
struct SwiftFileSequenceTests {
  /// `A {` enters, `}` leaves, a dot is a member.
  private func files(_ steps: String, count: Int, members: Int) throws -> [String] {
    var sequence = SwiftFileSequence(
      first: SwiftWriter(), fileCount: count, memberCount: members)
    var number = 0
    for step in steps.split(separator: " ") where step != "{" {
      switch step {
      case "}": sequence.leave()
      case ".":
        sequence.member { $0.line("m\(literal: number)") }
        number += 1
      default: sequence.enter(try #require(SwiftIdentifier(String(step))), access: "public")
      }
    }
    return sequence.finish().map { storage in
      let text = withExtendedLifetime(storage) { String(decoding: storage.bytes, as: UTF8.self) }
      let lines = text.split(separator: "\n").filter { !$0.hasPrefix("//") }
      return lines.map { $0.drop { $0 == " " } }.joined(separator: " ")
        .replacing("public enum ", with: "").replacing("nonisolated ", with: "")
    }
  }

  @Test(arguments: [
    // Exactly at the end of a namespace.
    ("H { A { . . } . }", 2, ["H { A { m0 m1 } }", "extension H { m2 }"]),
    ("H { A { . . } B { . } }", 2, ["H { A { m0 m1 } B { } }", "extension H.B { m2 }"]),
    // Before, behind and among namespaces without members.
    ("H { . . E { } . }", 2, ["H { m0 m1 E { } }", "extension H { m2 }"]),
    (
      "H { A { . . } E { } B { F { } . } }", 2,
      ["H { A { m0 m1 } E { } B { F { } } }", "extension H.B { m2 }"]
    ),
    (
      "H { A { B { . . . E { } } F { } } . }", 2,
      [
        "H { A { B { m0 m1 } } }",
        "extension H.A.B { m2 E { } } extension H.A { F { } } extension H { m3 }",
      ]
    ),
    // Several namespaces end with the last member of a file, and with the last of all.
    (
      "H { A { B { . . } } C { default { . . } } }", 4,
      [
        "H { A { B { m0 } } }", "extension H.A.B { m1 } extension H { C { `default` { } } }",
        "extension H.C.`default` { m2 }", "extension H.C.`default` { m3 }",
      ]
    ),
    ("H { A { . } E { } }", 3, ["H { A { m0 } E { } }", "", ""]),
    ("H { }", 2, ["H { }", ""]),
  ]) func cuts(steps: String, count: Int, expected: [String]) throws {
    let members = steps.count { $0 == "." }
    #expect(try files(steps, count: count, members: members) == expected)
  }

  /// Families and look-up functions are more members than there are messages.
  @Test func theLastFileTakesWhatIsLeft() throws {
    #expect(
      try files("H { . . . . }", count: 2, members: 2) == ["H { m0 }", "extension H { m1 m2 m3 }"])
  }
}
