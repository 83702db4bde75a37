import Foundation
import TestSupport
import Testing

@testable import TableParsing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> Parsed<ValueTree?> {
    JSONReader.read(SourceText(path: "test.json", storage: ByteStorage(text)))
  }

  static let valid = [
    "{}", "[]", "1", "\"\"", "null", "true", "false", " [ 1 , 2 ] ", "-0", "-1.5e+3", "1E5",
    "0.1e-2",
    #"{"a":{"b":[1,{"c":null}]},"d":"e"}"#, #"["\u0041\u00e9\u20ac\uD83D\uDE00"]"#,
    #"["\"\\\/\b\f\n\r\t"]"#, "[\"é😀\u{2028}\"]", "\t[\r\n1]\n", #"{"":""}"#, "[[[[[[]]]]]]",
    #"["a\\"]"#, #"["\\\""]"#,
  ]

  @Test(arguments: valid) func validTextsAreReadAsFoundationDoes(_ text: String) throws {
    let parsed = read(text)
    #expect(parsed.diagnostics.map(\.line) == [])
    let expected = try JSONSerialization.jsonObject(
      with: Data(text.utf8), options: .fragmentsAllowed)
    #expect(parsed.value?.plain() == expected as? NSObject)
  }

  static let invalid: [(String, Int)] = [
    ("", 0), ("  ", 0), ("[,1]", 1), ("[1 2]", 3), ("{,}", 1),
    ("{\"a\"}", 1), ("{\"a\":}", 1), ("{\"a\" 1}", 4), ("{1:2}", 1), ("{a:1}", 1), ("[1", 2),
    ("{\"a\":1", 6), ("[1}", 2), ("{\"a\":1]", 6), ("]", 0), ("[\"a]", 1), ("[\"a\nb\"]", 1),
    ("[\"a\tb\"]", 3), ("[\"\\x\"]", 2), ("[\"\\u12\"]", 2), ("[01]", 1), ("[1.]", 1), ("[.5]", 1),
    ("[+1]", 1), ("[tru]", 1), ("[NaN]", 1), ("[1] 2", 4), ("[1]]", 3), ("['a']", 1), ("[1::2]", 2),
    ("[\"a\"\"b\"]", 4), ("// c\n[1]", 0), ("[\"\\", 1), ("{\"a\":1,,\"b\":2}", 7), ("nul", 0),
  ]

  @Test(arguments: invalid) func faultsHaveTheirPlace(_ text: String, _ offset: Int) {
    #expect(throws: (any Error).self, "Foundation takes it") {
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
    let parsed = read(text)
    #expect(parsed.diagnostics.first?.location.map { Int($0.range.start) } == offset)
  }

  /// Foundation takes these on some platforms.
  @Test(arguments: [("[1,]", 2), ("{\"a\":1,}", 6)])
  func commasAtTheEndAreFaults(_ text: String, _ offset: Int) {
    #expect(read(text).diagnostics.map { $0.location.map { Int($0.range.start) } } == [offset])
  }

  /// What is called by its name is told once each, and everything around it is read.
  @Test(arguments: [
    (
      "{ // one\n\"a\": 1 /* two */, # three\n\"b\": 2 }\n// four", ["comment"], 4,
      ["a", "1", "b", "2"]
    ),
    ("{\"a\": 1,}", ["a comma before the end, where JSON has none: take it out"], 1, ["a", "1"]),
    (
      "{\n<<<<<<< mine\n\"a\": 1\n||||||| base\n\"a\": 0\n=======\n\"a\": 2\n>>>>>>> other\n}",
      ["unresolved merge conflict; choose one side"], 1, ["a", "1"]
    ),
    (
      "{\"a\": 1,\n<<<<<<< x\n\"b\": 2,\n=======\n\"c\": 3,\n>>>>>>> y\n\"d\": 4,\n<<<<<<< x\n"
        + "\"e\": 5\n=======\n>>>>>>> y\n}", ["unresolved merge conflict"], 2,
      ["a", "1", "b", "2", "d", "4", "e", "5"]
    ),
    ("{\n<<<<<<< x\n\"a\": 1\n}", ["unresolved merge conflict"], 1, ["a", "1"]),
    ("=======\n{\"a\": 1}", ["unresolved merge conflict"], 1, ["a", "1"]),
  ])
  func mistakesAreCalledByTheirName(
    text: String, words: [String], count: Int, read values: [String]
  ) throws {
    let parsed = read(text)
    #expect(parsed.diagnostics.count == count, "\(parsed.diagnostics.map(\.message))")
    for diagnostic in parsed.diagnostics {
      #expect(words.contains { diagnostic.message.contains($0) }, "\(diagnostic.message)")
    }
    let tree = try #require(parsed.value)
    #expect((1..<tree.count).map { tree.text($0).string } == values)
  }

  @Test func markersWithoutAnEndAreLookedForOnce() {
    let text = "{\n" + String(repeating: "=======\n\"a\": 1,\n", count: 20_000) + "}"
    #expect(read(text).diagnostics.count == 2)
  }

  @Test func loneSurrogatesAreReplaced() {
    #expect(
      read(#"["\ud800a\udc00\ud83d\u0041"]"#).value?.text(1).string == "\u{FFFD}a\u{FFFD}\u{FFFD}A")
  }

  @Test func repeatedKeysStayInOrder() throws {
    let tree = try #require(read(#"{"a":1,"b":2,"a":3}"#).value)
    #expect((1..<tree.count).map { tree.text($0).string } == ["a", "1", "b", "2", "a", "3"])
  }

  @Test(arguments: ["[", "{\"a\":", "[{\"a\":"]) func depthIsLimited(_ opening: String) {
    let parsed = read(String(repeating: opening, count: 100_000))
    #expect(parsed.diagnostics.count == 2 || parsed.diagnostics.count == 1)
    #expect(parsed.value.map { $0.count < 2000 } == true)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)")) func theCorpusIsReadAsFoundationDoes()
    throws
  {
    let paths = Corpus.first.paths(".xcstrings")
    #expect(paths.count == 30)
    for path in paths {
      let storage = try Corpus.first.bytes(path)
      let tree = try #require(JSONReader.read(SourceText(path: path, storage: storage)).value)
      let expected = try JSONSerialization.jsonObject(with: Data(storage.bytes))
      #expect(tree.plain() == expected as? NSObject, "\(path)")
    }
  }
}
