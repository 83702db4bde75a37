import Foundation
import Testing

@testable @_spi(Generated) import TypedLocalization

@Suite struct AttributedMessageTests {
  /// A text, its arguments, and what is expected of its runs: what is not marked stands alone, else
  /// `text{attributes}`.
  static let cases: [(String, [LocalizedMessage.Argument], String)] = [
    ("plain", [], "plain"),
    ("**bold** text", [], "bold{strong}| text"),
    ("an _emphasis_", [], "an |emphasis{emphasis}"),
    ("run `swift test` now", [], "run |swift test{code}| now"),
    ("see [the site](https://example.com)", [], "see |the site{link=https://example.com}"),
    ("<b>bold</b> and <link>here</link>", [], "bold{tag=b}| and |here{tag=link}"),
    ("**bold _both_**", [], "bold {strong}|both{emphasis strong}"),
    ("Hello, %@!", ["Ram"], "Hello, |Ram{0}|!"),
    ("Hello, **%@**!", ["_Ram_"], "Hello, |_Ram_{0 strong}|!"),
    ("%2$@ before %1$@", ["**a**", "<b>b</b>"], "<b>b</b>{1}| before |**a**{0}"),
    ("<link>%1$d of %2$d</link>", [3, 5], "3{0 tag=link}| of {tag=link}|5{1 tag=link}"),
    ("2 * 3 ** 4 ** 5", [], "2 * 3 ** 4 ** 5"),
    ("snake_case_name and _", [], "snake_case_name and _"),
    ("**never closed and <b>neither", [], "**never closed and <b>neither"),
    ("a < b and b > c", [], "a < b and b > c"),
    ("[no address] (here)", [], "[no address] (here)"),
    ("`**code**` stays", [], "**code**{code}| stays"),
    ("100%% **sure**", [], "100% |sure{strong}"),
    ("<b>a</i>b</b>", [], "a</i>b{tag=b}"),
    ("<a href=\"x\">%@</a>", ["]("], "]({0 tag=a href=\"x\"}"),
    ("_%@_", [""], ""),
    ("नमस्ते **%@** 👋", ["é"], "नमस्ते |é{0 strong}| 👋"),
  ]

  private func described(_ text: AttributedString) -> String {
    text.runs.map { run in
      var marks: [String] = []
      if let argument = run[MessageAttributes.Argument.self] { marks.append("\(argument)") }
      let style = run[MessageAttributes.Marked.self] ?? []
      if style.contains(.code) { marks.append("code") }
      if style.contains(.emphasis) { marks.append("emphasis") }
      if style.contains(.strong) { marks.append("strong") }
      if let link = run.link { marks.append("link=\(link)") }
      if let tag = run[MessageAttributes.Tag.self] { marks.append("tag=\(tag)") }
      let part = String(text[run.range].characters)
      return marks.isEmpty ? part : "\(part){\(marks.joined(separator: " "))}"
    }.joined(separator: "|")
  }

  @Test(arguments: cases.indices) func marksAndArgumentsAreRanges(_ index: Int) throws {
    let (text, arguments, expected) = Self.cases[index]
    let target = TargetFixture(["en": ["text": text]])
    let message = LocalizedMessage(try target.table(), 0, arguments)
    #expect(described(message.attributed) == expected)
    #expect(described(message.attributed(in: "de")) == expected)
  }

  /// The text of an accessor has its marks, unless the configuration says otherwise.
  @Test func marksStandInTheTextUnlessTheyAreLeftOut() throws {
    let texts = ["en": ["text": "**Hi**, [%@](https://example.com) <b>x</b> 2 ** 3"]]
    let written = TargetFixture(texts)
    #expect(
      try written.table().text(0, .string("**Ram**"))
        == "**Hi**, [**Ram**](https://example.com) <b>x</b> 2 ** 3")
    let plain = TargetFixture(texts, hidesMarks: true)
    let table = try plain.table(options: "richText=plain")
    #expect(table.text(0, .string("**Ram**")) == "Hi, **Ram** x 2 ** 3")
    plain.manager.install(Overrides(texts: ["text": "`%@` **new**"]))
    #expect(table.text(0, .string("a")) == "a new")
  }

  @Test func aMessageInsideHasNoMarks() throws {
    let target = TargetFixture(["en": ["inner": "**in**", "outer": "<b>%@</b>!"]])
    let table = try target.table()
    let inner = LocalizedMessage(table, 0)
    let outer = LocalizedMessage(table, 1, [.message(inner)])
    #expect(described(outer.attributed) == "in{0 tag=b}|!")
    #expect(outer.description == "<b>**in**</b>!")
  }
}
