import TableParsing
import Testing

/// One malformed entry is one diagnostic at its place, and everything else is read.
struct StringsFaultTests {
  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    /// `1️⃣`, `2️⃣` … stand where the diagnostics belong.
    var input: String
    var pairs: [String]
    /// A part of each message.
    var messages: [String]
    var testDescription: String { name }

    init(_ name: String, _ input: String, _ pairs: [String], _ messages: String...) {
      (self.name, self.input, self.pairs, self.messages) = (name, input, pairs, messages)
    }
  }

  static let strays = [
    Example("two semicolons", #""a" = "b";1️⃣; "c" = "d";"#, ["a=b", "c=d"], "unexpected ';'"),
    Example(
      "semicolons on the next line", "\"a\" = \"b\";\n1️⃣;;\n\"c\" = \"d\";", ["a=b", "c=d"],
      "unexpected ';'"),
    Example("semicolon, equals", "\"a\" = \"b\";1️⃣;=\n\"c\" = \"d\";", ["a=b", "c=d"], "';'"),
    Example("equals", "\"a\" = \"b\";1️⃣=\n\"c\" = \"d\";", ["a=b", "c=d"], "unexpected '='"),
    Example("plus", "\"a\" = \"b\";\n1️⃣+\"c\" = \"d\";", ["a=b", "c=d"], "unexpected '+'"),
    Example("percent", #""a" = "b"; 1️⃣% "c" = "d";"#, ["a=b", "c=d"], "unexpected '%'"),
    Example(
      "control character", "\"a\" = \"b\";1️⃣\u{8}\n\"c\" = \"d\";", ["a=b", "c=d"],
      "control character U+0008"),
    Example("NUL", "\"a\" = \"b\";1️⃣\0\"c\" = \"d\";", ["a=b", "c=d"], "a NUL character"),
    Example(
      "bare word", "\"a\" = \"b\"; 1️⃣word\n\"c\" = \"d\";", ["a=b", "c=d"], "'word' stands alone"),
    Example(
      "bare word before an entry", #""a" = "b"; 1️⃣word "c" = "d";"#, ["a=b", "c=d"],
      "'word' stands alone"),
    Example(
      "no-break spaces", "\"a\" = \"b\";\n1️⃣\u{A0}\u{A0}\"c\" = \"d\";", ["a=b", "c=d"],
      "a no-break space (U+00A0)"),
    Example(
      "byte-order mark", "\"a\" = \"b\";\n1️⃣\u{FEFF}\"c\" = \"d\";", ["a=b", "c=d"],
      "a byte-order mark (U+FEFF)"),
    Example(
      "left-to-right mark", "\"a\" = \"b\";\n1️⃣\u{200E}\"c\" = \"d\";", ["a=b", "c=d"],
      "a left-to-right mark (U+200E)"),
    Example("brace", #""a" = "b"; 1️⃣} "c" = "d";"#, ["a=b", "c=d"], "unexpected '}'"),
    Example("lone text", "1️⃣\"hello\"", [], "'hello' stands alone"),
    Example("lone texts", "1️⃣\"x\"\n\"a\" = \"b\";\n2️⃣\"y\"\n", ["a=b"], "'x' stands", "'y' stands"),
    Example(
      "prose", "\"a\" = \"b\";\n1️⃣This is a note,\nfor you.\n\n\"c\" = \"d\";", ["a=b", "c=d"],
      "'This is a note,' is no entry"),
    Example("array", #"1️⃣("a", "b")"#, [], "unexpected '('"),
    Example(
      "hash comment", "1️⃣# It's a \"comment\"; really\n\"a\" = \"b\";", ["a=b"], "no comment"),
    Example(
      "unterminated comment", "\"a\" = \"b\";\n1️⃣/* oops\n\"c\" = \"d\";\nx y\n'e' = f;",
      ["a=b", "c=d", "e=f"], "the comment that begins here has no end",
      "'x y' is no entry"),
    Example(
      "unterminated comment in an entry", "\"a\" = \"b\" 1️⃣/* oops\n\"c\" = \"d\";",
      ["a=b", "c=d"], "the comment that begins here has no end"),
    Example(
      "conflict", "1️⃣<<<<<<< HEAD\n\"a\" = \"b\";\n=======\n\"a\" = \"c\";\n>>>>>>> x\n\"d\"=\"e\";",
      ["a=b", "a=c", "d=e"], "unresolved merge conflict"),
    Example(
      "behind the brace", #"{"a" = "b";} 1️⃣"c" = "d"; "e" = "f";"#, ["a=b", "c=d", "e=f"],
      "behind the closing brace"),
    Example("open brace", #"1️⃣{ "a" = "b";"#, ["a=b"], "never closed"),
    Example("curly key", "1️⃣“a” = “b”;\n\"c\" = \"d\";", ["c=d"], "write straight quotes"),
    Example("format as key", "1️⃣%@ = b;\n\"c\" = \"d\";", ["c=d"], "unexpected '%'"),
    Example("at sign", "1️⃣@\"a\" = \"b\";\n\"c\" = \"d\";", ["a=b", "c=d"], "remove the '@'"),
  ]

  static let keys = [
    Example("colon", #""a" 1️⃣: "b"; "c" = "d";"#, ["a=b", "c=d"], "':' stands where '=' belongs"),
    Example("JSON", "{\n\"a\"1️⃣: \"b\",\n\"c\"2️⃣: \"d\"\n}", ["a=b", "c=d"], "':'", "':'"),
    Example("no equals", "\"a\"1️⃣ \"b\";\n\"c\" = \"d\";", ["a=b", "c=d"], "'=' is missing"),
    Example(
      "key left open", "1️⃣\"k = \"abc\";\n\"c\" = \"d\";", ["k=abc", "c=d"], "no closing quote"),
    Example(
      "key left open over lines", "1️⃣\"k\n\"c\" = \"d\";\n\"e\" = \"f\";", ["c=d", "e=f"],
      "the key that begins here has no closing quote: 'k'"),
    Example(
      "quotes in the key", "\"say 1️⃣\"hi\" now\" = \"x\";\n\"c\" = \"d\";",
      ["say \"hi\" now=x", "c=d"], "unescaped quote inside of the key"),
    Example(
      "no-break spaces", "\"a\"1️⃣\u{A0}=\u{A0}\"b\";\n\"c\" = \"d\";", ["a=b", "c=d"], "no-break"),
    Example("parenthesis", "$1️⃣(X) = b;\n\"c\" = \"d\";", ["c=d"], "expected '='"),
  ]

  static let values = [
    Example("no value", #""a"1️⃣ = ; "c" = "d";"#, ["c=d"], "the key 'a' has no value"),
    Example("no value at the end", "\"c\" = \"d\";\n\"a\"1️⃣ =", ["c=d"], "has no value"),
    Example("no value on its line", "\"a\"1️⃣ =\n\"c\" = \"d\";", ["c=d"], "has no value"),
    Example(
      "text left open", "\"a\" = \"b\";\n\"c\" = 1️⃣\"d;\n\"e\" = \"f\";\n\"g\" = \"h\";",
      ["a=b", "c=d", "e=f", "g=h"], "the text that begins here has no closing quote: 'd;'"),
    Example(
      "text left open before comments",
      "\"c\" = 1️⃣\"d;\n\n/* \"E\" */\n\"e\" = \"f\";\n\"g\" = \"h\";", ["c=d", "e=f", "g=h"],
      "no closing quote"),
    Example(
      "text left open before bare keys", "A = 1️⃣\"b;\nC = \"d\";\nE = \"f\";",
      ["A=b", "C=d", "E=f"],
      "no closing quote"),
    Example(
      "text left open at the end", "\"a\" = \"b\";\n\"c\" = 1️⃣\"d", ["a=b", "c=d"], "no closing"),
    Example("backslash at the end", #""k" = 1️⃣"abc\"#, [#"k=abc\"#], "no closing quote"),
    Example(
      "no semicolon", "\"a\" = \"b\"1️⃣\n\n/* c */\n// d\n\"e\" = \"f\";", ["a=b", "e=f"],
      "';' is missing at the end of this entry"),
    Example(
      "no semicolon on one line", #""a" = "b"1️⃣ "c" = "d";"#, ["a=b", "c=d"], "';' is missing"),
    Example(
      "no final semicolon", "\"a\" = \"b\";\n\"c\" = \"d\"1️⃣\n", ["a=b", "c=d"], "';' is missing"),
    Example("no semicolon in braces", #"{"a" = "b"1️⃣}"#, ["a=b"], "';' is missing"),
    Example(
      "quotes", "\"text\" = \"he said 1️⃣\"no\" again\";\n\"c\" = \"d\";",
      ["text=he said \"no\" again", "c=d"], "unescaped quote inside of the text"),
    Example(
      "quotes at the end", "\"text\" = \"he said 1️⃣\"no\"\";\n\"c\" = \"d\";",
      ["text=he said \"no\"", "c=d"], "unescaped quote"),
    Example(
      "quotes over lines", "\"t\" = \"one\ntwo 1️⃣\"three\"\nfour\";\n\"c\" = \"d\";",
      ["t=one\ntwo \"three\"\nfour", "c=d"], "unescaped quote"),
    Example(
      "texts in a row", "\"a\" = \"b1️⃣\" \"c\";\n\"d\" = \"e\";", ["a=b\" \"c", "d=e"], "unescaped"),
    Example("Objective-C text", #""a" = 1️⃣@"b"; "c" = "d";"#, ["a=b", "c=d"], "Objective-C"),
    Example("curly value", "\"a\" = 1️⃣“b”;\n\"c\" = \"d\";", ["c=d"], "write straight quotes"),
    Example("full-width semicolon", "\"a\" = \"b\"1️⃣；\n\"c\" = \"d\";", ["a=b", "c=d"], "'；'"),
    Example(
      "comma", "\"a\" = \"b\"1️⃣,\n\"c\" = \"d\";", ["a=b", "c=d"], "',' stands where ';' belongs"),
    Example("bare text", "a = x1️⃣#y;\nc = d;", ["a=x", "c=d"], "'#' needs quotes"),
    Example(
      "second value", "\"a\" = \"b\" 1️⃣= \"c\";\n\"d\" = \"e\";", ["a=b", "d=e"], "found '='"),
    Example(
      "nested", #""a" = 1️⃣{ "x" = ("y", 'z',); }; "c" = "d";"#, ["a=⟨…⟩", "c=d"], "a dictionary"),
    Example("nested fault", #""a" = ("x" 1️⃣"y"; "z"); "c" = "d";"#, ["a=⟨…⟩", "c=d"], "',' or ')'"),
    Example("odd data", #""a" = <0fb1️⃣>; "c" = "d";"#, ["a=⟨…⟩", "c=d"], "hexadecimal digits"),
    Example(
      "data of letters", #""a" = <1️⃣zz>; "c" = "d";"#, ["a=⟨…⟩", "c=d"], "hexadecimal digits"),
    Example("open array", "\"a\" = 1️⃣(\"x\",\n\"c\"", [], "never closed"),
  ]

  @Test(arguments: strays + keys + values)
  func faultStandsAtItsPlace(_ example: Example) {
    let (read, marks) = StringsFixture.marked(example.input)
    #expect(read.pairs == example.pairs)
    let expected = marks.sorted { $0.key < $1.key }.map(\.value)
    #expect(
      read.positions.prefix(expected.count) == expected[...], "\(read.diagnostics.map(\.message))")
    #expect(read.diagnostics.count == example.messages.count, "\(read.diagnostics.map(\.message))")
    for (diagnostic, message) in zip(read.diagnostics, example.messages) {
      #expect(diagnostic.message.contains(message))
    }
  }

  @Test func conflictMarkersAreNotesOfOneDiagnostic() {
    let read = StringsFixture("<<<<<<< a\n\"a\" = \"b\";\n||||||| c\n=======\n>>>>>>> d\n")
    #expect(read.diagnostics.map(\.notes.count) == [3])
  }

  @Test func deepNestingIsAFault() {
    for depth in [512, 513, 100_000] {
      let input =
        "a = " + String(repeating: "(", count: depth)
        + String(repeating: ")", count: depth) + "; b = c;"
      let read = StringsFixture(input)
      #expect(read.pairs == ["a=⟨…⟩", "b=c"])
      #expect(read.errors.isEmpty == (depth == 512))
    }
  }
}
