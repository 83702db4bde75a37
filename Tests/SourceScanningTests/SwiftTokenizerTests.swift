import SourceScanning
import Testing

struct SwiftTokenizerTests {
  /// Identifiers and numbers as they are, strings in quotation marks with `…` for interpolations,
  /// regular expressions as `/…/`.
  private func listed(_ text: String) -> [String] {
    SwiftTokenizer.tokens(of: source(text, path: "A.swift")).map { token in
      switch token.kind {
      case .identifier(let name): name
      case .number(let digits): digits
      case .string(let pieces): "\"" + pieces.joined(separator: "…") + "\""
      case .regularExpression: "/…/"
      case .punctuation(let byte): String(Unicode.Scalar(byte))
      }
    }
  }

  @Test(arguments: [
    ("a.b", ["a", ".", "b"]), ("`default`.x", ["default", ".", "x"]),
    ("größe+π", ["größe", "+", "π"]), ("a≠b", ["a", "\u{E2}", "b"]),
    ("0x1F.a 1_000.5e3 t.0.x", ["0x1F", ".", "a", "1_000.5e3", "t", ".", "0", ".", "x"]),
    ("#if DEBUG", ["#", "if", "DEBUG"]), ("#!/usr/bin/env a\nb", ["b"]), ("\u{FEFF}a", ["a"]),
    ("", []), ("`", ["`"]), ("`a\nb", ["`", "a", "b"]),
  ])
  func namesAndNumbers(text: String, tokens: [String]) {
    #expect(listed(text) == tokens)
  }

  @Test(arguments: [
    ("a // b \"c\nd", ["a", "d"]), ("a /* b /* c */ d */ e", ["a", "e"]), ("a /* b", ["a"]),
    ("a /**/ b", ["a", "b"]), ("\"// no\" a", ["\"// no\"", "a"]),
    ("/* \" */ a", ["a"]), ("a /*/ b */ c", ["a", "c"]),
  ])
  func comments(text: String, tokens: [String]) { #expect(listed(text) == tokens) }

  @Test(arguments: [
    (#""a\"b\\" c"#, [#""a"b\""#, "c"]), (#""\n\t\0\u{e4}""#, ["\"\n\t\0ä\""]),
    (#""a \(b) c" d"#, ["\"a … c\"", "(", "b", ")", "d"]),
    (#""\(a("x \(y)"))z""#, ["\"…z\"", "(", "a", "(", "\"x …\"", "(", "y", ")", ")", ")"]),
    (##"#"a\n\(b) "c" \#(d)"# e"##, [#""a\n\(b) "c" …""#, "(", "d", ")", "e"]),
    (###"##"a"#b"## c"###, [###""a"#b""###, "c"]), (##"#"""# a"##, ["\"\"\"", "a"]),
    ("\"\" a", ["\"\"", "a"]), ("\"open\na", ["\"open\"", "a"]),
    ("\"a \\(b", ["\"a …\"", "(", "b"]),
    ("\"\"\"\n  a\n   \"b\"\n  \"\"\" c", ["\"a\n \"b\"\"", "c"]),
    ("\"\"\"\n    a \\\n      b \\(c)\n    d\n    \"\"\"", ["\"a   b …\nd\"", "(", "c", ")"]),
    ("#\"\"\"\n\\n\n\"\"\"# c", ["\"\\n\"", "c"]), ("\"\"\"\r\n a\r\n b\r\n \"\"\"", ["\"a\nb\""]),
    ("\"\"\"\n\"\"\"", ["\"\""]), ("\"\"\"\nopen", ["\"\""]), ("\"", ["\"\""]),
  ])
  func strings(text: String, tokens: [String]) { #expect(listed(text) == tokens) }

  @Test(arguments: [
    (#"let a = /b"c/ ; d"#, ["let", "a", "=", "/…/", ";", "d"]),
    (#"x(/[/"]/, y)"#, ["x", "(", "/…/", ",", "y", ")"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
    ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]), (##"#/a"/b/# c"##, ["/…/", "c"]),
    ("return /a/", ["return", "/…/"]),
  ])
  func regularExpressions(text: String, tokens: [String]) { #expect(listed(text) == tokens) }

  @Test func rangesAreThoseOfTheText() {
    let text = "ü(\"a \\(b)\")"
    let tokens = SwiftTokenizer.tokens(of: source(text, path: "A.swift"))
    let ranges = tokens.map { "\($0.range.start)-\($0.range.end)" }
    #expect(ranges == ["0-2", "2-3", "3-11", "7-8", "8-9", "9-10", "11-12"])
  }

  @Test func anyPrefixOfASourceEnds() {
    let text =
      "`a` \"\\(b /* c */ + \"d\")\" #\"\\#(e)\"# \"\"\"\n \\u{41}\\\n \"\"\" /f/ #/g/# // h"
    let bytes = Array(text.utf8)
    for count in 0...bytes.count {
      let storage = ByteStorage(capacity: count)
      for byte in bytes.prefix(count) { storage.append(byte) }
      let tokens = SwiftTokenizer.tokens(of: SourceText(path: "A.swift", storage: storage))
      #expect(tokens.allSatisfy { $0.range.start >= 0 && $0.range.end <= count })
    }
    let nested = String(repeating: "\"\\(", count: 10_000)
    #expect(!SwiftTokenizer.tokens(of: source(nested, path: "A.swift")).isEmpty)
  }
}
