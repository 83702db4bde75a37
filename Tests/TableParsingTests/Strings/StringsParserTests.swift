import Foundation
import TableParsing
import TestSupport
import Testing

struct StringsParserTests {
  static func text(_ range: SourceRange, of read: StringsFixture) -> String {
    guard let source = read.parsed.value.first?.source else { return "" }
    return String(
      decoding: source.storage.bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  @Test(
    arguments: [
      (#""k e y" = "v";"#, "k e y", "v", #""k e y" = "v";"#),
      ("  'k'=\n'v' ; x", "k", "v", "'k'=\n'v' ;"),
      ("CFBundleName = X-1;", "CFBundleName", "X-1", "CFBundleName = X-1;"),
      (#"/**/"é\n" /* x */ = // y"# + "\n\"\\U00e9\";", #"é\n"#, #"\U00e9"#, nil),
      ("key;", "key", "key", "key;"),
      ("{ a = \"b\"; }", "a", "b", "a = \"b\";"),
      ("\u{2028}a\u{2029}=\u{B}\"b\"\u{C};", "a", "b", nil),
    ] as [(String, String, String, String?)])
  func rangesLieInTheFile(input: String, key: String, value: String, entry: String?) throws {
    let read = StringsFixture(input)
    let first = try #require(read.entries.first)
    #expect(Self.text(first.keyRange, of: read) == key)
    #expect(Self.text(try #require(first.value.form).range, of: read) == value)
    if let entry { #expect(Self.text(first.range, of: read) == entry) }
  }

  @Test(
    arguments: [
      ("/* c */\n\"a\"=\"b\";", "c"),
      ("/* c */ \"a\"=\"b\";", "c"),
      ("// c\r\n\"a\"=\"b\";", "c"),
      ("// one\n// two \n/* three */\n\"a\"=\"b\";", "one\ntwo\nthree"),
      ("/** c **/\n\"a\"=\"b\";", "c"),
      ("/*  c\n   d  */\n\n  \"a\"=\"b\";", nil),
      ("/* header */\n\n\"a\"=\"b\";", nil),
      ("/* header */\r\n \r\n\"a\"=\"b\";", nil),
      ("/* header */\r\r\"a\"=\"b\";", nil),
      ("/* header */\n\n/* c */\n\"a\"=\"b\";", "c"),
      ("\"x\"=\"y\"; // about x\n\"a\"=\"b\";", nil),
      ("\"x\"=\"y\"; // about x\n// c\n\"a\"=\"b\";", "c"),
      ("\"x\"=\"y\"; /* about x */\n\n\"a\"=\"b\";", nil),
      ("/**/\n\"a\"=\"b\";", nil),
      ("\"a\" /* inside */ = \"b\";", nil),
      ("\u{FEFF}/* c */\n\"a\"=\"b\";", "c"),
      ("{\n/* c */\n\"a\"=\"b\"; }", "c"),
      ("/* c */\n'a'=\"\\n\";", "c"),
    ] as [(String, String?)])
  func commentsBelongToTheKeyDirectlyBelow(input: String, comment: String?) {
    #expect(StringsFixture(input).entries.last?.comment?.string == comment)
  }

  @Test func duplicatesAreKeptInFileOrder() {
    let read = StringsFixture(#""a" = "1"; a = "2"; 'a' = "3"; "\U0061" = "4";"#)
    #expect(read.pairs == ["a=1", "a=2", "a=3", "a=4"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"\q"#, "unknown-escape"), (#"\x41"#, "unknown-escape"), (#"\é"#, "unknown-escape"),
    (#"\8"#, "unknown-escape"), (#"\u0041"#, "lowercase-u-escape"),
    (#"\U41"#, "short-unicode-escape"), (#"\U{41}"#, "short-unicode-escape"),
    (#"\UD83D"#, "unpaired-surrogate"), (#"\UDE00\UD83D"#, "unpaired-surrogate"),
    (#"\351"#, "octal-escape"), ("\\\n", "escaped-newline"),
  ])
  func oddEscapesAreWarnings(escape: String, rule: String) {
    for read in [
      StringsFixture("\n\"key\" = \"<\(escape)>\";"), StringsFixture("\n\"<\(escape)>\" = \"x\";"),
    ] {
      #expect(Set(read.diagnostics.map(\.rule)) == [rule])
      #expect(read.diagnostics.allSatisfy { $0.severity == .warning && $0.key != nil })
      #expect(read.positions.first?.line == 2)
    }
    let read = StringsFixture("\"key\" = \"<\(escape)>\";")
    #expect(read.positions.first == SourcePosition((1, 11)))
    #expect(read.diagnostics.first?.key == "key")
  }

  @Test func usualEscapesAreSilent() {
    let read = StringsFixture(#""k" = "\a\b\f\n\r\t\v\"\'\\\U00e9\UD83D\UDE00\0\177";"#)
    #expect(read.pairs == ["k=\u{7}\u{8}\u{C}\n\r\t\u{B}\"'\\é😀\0\u{7F}"])
    #expect(read.diagnostics.isEmpty)
  }

  @Test func diagnosticsNameTableAndLanguage() {
    let read = StringsFixture("\"a\" = \"b\"")
    #expect(read.diagnostics.map(\.table) == ["Localizable"])
    #expect(read.diagnostics.map(\.language) == ["en"])
    #expect(read.diagnostics.map(\.key) == ["a"])
  }

  /// Valid tables of every lexical form, against Foundation's reader.
  @Test func agreesWithFoundationOnGeneratedTables() throws {
    var random = SeededGenerator(seed: 42)
    for _ in 0..<400 {
      let input = GeneratedTable.make(using: &random)
      let read = StringsFixture(input)
      let oracle = try PropertyListSerialization.propertyList(
        from: Data(input.utf8), format: nil)
      let expected = try #require(oracle as? [String: String])
      #expect(read.errors.isEmpty, "\(input)")
      #expect(read.texts.count == expected.count, "\(input)")
      for (key, text) in expected { #expect(read.texts[Text(key)] == Text(text), "\(input)") }
    }
  }
}

/// Valid tables, at random.
enum GeneratedTable {
  static let blanks = [
    "", " ", "\n", "\t", "\r\n", "\r", "\u{2028}", " /* x */ ", "// y\n", "/*/ */",
  ]
  static let pieces = [
    "a", "Z", "9", " ", "é", "日", "😀", "\n", "\\n", "\\\"", "\\'", "\\\\", "\\U00e9", "\\101",
    "\\351", "\\q", "/*", "//", ";", "=", "{", "%@", "\\UD83D\\UDE00", "\\\n", "\t", "\u{A0}",
  ]

  static func make(using random: inout SeededGenerator) -> String {
    var output = blank(&random)
    for index in 0..<Int.random(in: 1...12, using: &random) {
      output += token(prefix: "k\(index)", &random) + blank(&random)
      if Int.random(in: 0..<8, using: &random) > 0 {
        output += "=" + blank(&random) + token(prefix: "", &random) + blank(&random)
      }
      output += ";" + blank(&random)
    }
    return Bool.random(using: &random) ? output : "{" + output + "}" + blank(&random)
  }

  private static func blank(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in
      blanks.randomElement(using: &random) ?? ""
    }.joined()
  }

  /// A bare token is followed by a space, so that no comment becomes a part of it.
  private static func token(prefix: String, _ random: inout SeededGenerator) -> String {
    if Int.random(in: 0..<4, using: &random) == 0 { return "\(prefix)a-b_c.$x/y:z " }
    let quote = Bool.random(using: &random) ? "\"" : "'"
    let content = (0..<Int.random(in: 0...8, using: &random)).map { _ in
      pieces.randomElement(using: &random) ?? ""
    }
    return quote + prefix + content.joined() + quote
  }
}
