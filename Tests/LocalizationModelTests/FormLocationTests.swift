import Foundation
import LocalizationModel
import Testing

@Suite struct FormLocationTests {
  /// The raw value as in the file, the text that it stands for, the part that is looked for, and
  /// where it stands in the file; nil for the whole value.
  static let cases: [(raw: String, text: String, part: String, found: String?)] = [
    (#"say \"%@\" now"#, #"say "%@" now"#, "%@", "%@"),
    (#"%@ \n \U00e9 %d"#, "%@ \n \u{e9} %d", "%d", "%d"),
    (#"a&amp;b %1$@"#, "a&b %1$@", "%1$@", "%1$@"),
    (#"\U0025@ and %@"#, "%@ and %@", "%@", nil),
  ]

  @Test(arguments: cases) func escapedText(
    _ item: (raw: String, text: String, part: String, found: String?)
  ) throws {
    let file = "\"key\" = \"\(item.raw)\";"
    let source = SourceText(path: "L.strings", storage: ByteStorage(file))
    let range = SourceRange(9, 9 + item.raw.utf8.count)
    let form = MessageForm(text: Text(item.text), range: range)
    let part = try #require(item.text.range(of: item.part))
    let lower = item.text.utf8.distance(from: item.text.startIndex, to: part.lowerBound)
    let location = form.location(
      of: Int32(lower)..<Int32(lower + item.part.utf8.count), in: source)
    guard item.found != nil else {
      #expect(location.range == range)
      return
    }
    let bytes = source.storage.bytes[Int(location.range.start)..<Int(location.range.end)]
    #expect(String(decoding: bytes, as: UTF8.self) == item.part)
  }

  @Test func theRightOneOfSeveral() {
    let raw = #"%@\n%@"#
    let source = SourceText(path: "L.strings", storage: ByteStorage(raw))
    let form = MessageForm(text: "%@\n%@", range: SourceRange(0, raw.utf8.count))
    #expect(form.location(of: 3..<5, in: source).range == SourceRange(4, 6))
  }

  @Test func ownBytesOfTheFileAreExact() {
    let storage = ByteStorage(#""k" = "é %@";"#)
    let source = SourceText(path: "L.strings", storage: storage)
    let form = MessageForm(
      text: Text(storage: storage, start: 7, count: 5), range: SourceRange(7, 12))
    #expect(form.location(of: 3..<5, in: source).range == SourceRange(10, 12))
  }
}

@Suite struct SuppressionTests {
  static let comments: [(comment: String, rule: String, isSilent: Bool)] = [
    ("[no-lint]", "a", true), ("x [no-lint:a] y", "a", true), ("[no-lint:a]", "b", false),
    ("[no-lint:a,b]", "b", true), ("[x] [no-lint: b ]", "b", true), ("[no-lint:]", "a", false),
    ("[nolint]", "a", false), ("", "a", false), ("[[no-lint]]", "a", true),
  ]

  @Test(arguments: comments) func comment(
    _ item: (comment: String, rule: String, isSilent: Bool)
  ) {
    #expect(Suppression(Text(item.comment)).silences(item.rule) == item.isSilent)
  }
}

@Suite struct WildcardPatternTests {
  static let cases: [(pattern: String, text: String, fits: Bool)] = [
    ("*", "", true), ("*", "Errors", true), ("Err*", "Errors", true), ("*ors", "Errors", true),
    ("E*r*s", "Errors", true), ("E*x*s", "Errors", false), ("Error?", "Errors", true),
    ("Error?", "Error", false), ("?", "é", true), ("??", "é", false), ("Errors", "errors", false),
    ("a*b*c", "aXbXbXc", true), ("", "", true), ("", "a", false), ("**", "a", true),
  ]

  @Test(arguments: cases) func matches(_ item: (pattern: String, text: String, fits: Bool)) {
    #expect(WildcardPattern(item.pattern).matches(item.text) == item.fits)
  }
}
