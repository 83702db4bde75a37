import Foundation
import TableParsing
import Testing

@testable import TableEditing

/// Files of every encoding and manner of writing: what is not changed stays, and what is written looks
/// like its surroundings.
@Suite struct FileFormTests {
  private func document(
    _ bytes: [UInt8], _ format: TableFormat = .strings
  ) throws -> TableDocument {
    try TableDocument(
      SourceFile(
        path: "T", format: format, table: "T", language: "en",
        contents: bytes.withUnsafeBytes { ByteStorage($0) }))
  }

  private func changed(
    _ text: String, _ format: TableFormat = .strings, _ changes: EntryChange...
  ) throws -> String {
    var document = try document(Array(text.utf8), format)
    try document.apply(changes)
    return try document.contents().string
  }

  private func set(_ text: String) -> EntryChange.Operation { .text(text, language: "en") }

  static let encodings: [(mark: [UInt8], encoding: String.Encoding)] = [
    ([], .utf8), ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE], .utf16LittleEndian),
    ([0xFE, 0xFF], .utf16BigEndian), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian),
    ([0, 0, 0xFE, 0xFF], .utf32BigEndian), ([], .utf16LittleEndian), ([], .utf16BigEndian),
  ]

  @Test(arguments: encodings.indices, ["\n", "\r\n", "\r"])
  func encodingMarkAndLineEndsStay(index: Int, lineEnd: String) throws {
    let (mark, encoding) = Self.encodings[index]
    func bytes(_ lines: String...) throws -> [UInt8] {
      mark + Array(try #require(lines.joined(separator: lineEnd).data(using: encoding)))
    }
    let old = try bytes("/* é */", "\"a\" = \"日本 🦖\";", "\"b\" = \"B\";", "")
    var document = try document(old)
    #expect(try document.contents().array == old)
    let inverses = try document.apply([
      EntryChange("b", [set("ß\n")]), EntryChange("c", [set("C"), .comment("note")]),
    ])
    #expect(
      try document.contents().array
        == bytes(
          "/* é */", "\"a\" = \"日本 🦖\";", "\"b\" = \"ß\\n\";", "/* note */", "\"c\" = \"C\";", ""))
    for inverse in inverses { try document.apply(inverse) }
    #expect(try document.contents().array == old)
  }

  @Test(arguments: [
    // A bare word stays one where it can.
    ("a = b;\n", "x1", "a = x1;\n"), ("a = b;\n", "x y", "a = \"x y\";\n"),
    ("a = b;\n", "//", "a = \"//\";\n"), ("'a' = 'b';", "it's", "'a' = 'it\\'s';"),
    ("\"a\";", "b", "\"a\" = \"b\";"), ("\"a\"=\"b\";", "c\"", "\"a\"=\"c\\\"\";"),
    ("{ \"a\" = \"b\"; }", "c", "{ \"a\" = \"c\"; }"),
    ("\"a\" = \"x\ny\"; \"b\" = \"z\";", "1\n2", "\"a\" = \"1\n2\"; \"b\" = \"z\";"),
    ("\"a\" = \"\\U00e9\";", "ü🦖", "\"a\" = \"\\U00FC\\UD83E\\UDD96\";"),
    ("\"a\" /* x */ = /* y */ \"b\" /* z */;", "c", "\"a\" /* x */ = /* y */ \"c\" /* z */;"),
    ("\"a\" = \"\\x\";", "x", "\"a\" = \"\\x\";"),
  ])
  func aTextIsWrittenAsTheOldOneWas(old: String, text: String, new: String) throws {
    #expect(try changed(old, .strings, EntryChange("a", [set(text)])) == new)
  }

  @Test(arguments: [
    ("\"a\" = \"A\"; // tail\n\n// head\n\"b\" = \"B\";\n", "// head\n\"b\" = \"B\";\n"),
    ("/* file */\n\n/* a */\n\"a\" = \"A\";\n\"b\" = \"B\";\n", "/* file */\n\n\"b\" = \"B\";\n"),
    ("\"b\" = \"B\";\n\n// apart\n\n\"a\" = \"A\";\n", "\"b\" = \"B\";\n\n// apart\n"),
    ("\"b\" = \"B\"; \"a\" = \"A\"; \"c\" = \"C\";", "\"b\" = \"B\"; \"c\" = \"C\";"),
    ("{\n  \"a\" = \"A\";\n}\n", "{\n}\n"),
  ])
  func aRemovedKeyTakesItsOwnCommentsAlone(old: String, new: String) throws {
    #expect(try changed(old, .strings, EntryChange("a", [.remove])) == new)
  }

  @Test(arguments: [
    ("", "\"n\" = \"N\";\n"), ("/* file */\n", "/* file */\n\n\"n\" = \"N\";\n"),
    ("{\n}\n", "{\n\"n\" = \"N\";\n}\n"), ("\"a\" = \"A\";", "\"a\" = \"A\";\n\"n\" = \"N\";"),
    (
      "  \"a\"=\"A\";\n\n  \"b\"=\"B\";\n",
      "  \"a\"=\"A\";\n\n  \"b\"=\"B\";\n\n  \"n\"=\"N\";\n"
    ),
    (
      "\"a\" = \"A\";\n\"m\" = \"M\";\n\"o\" = \"O\";\n",
      "\"a\" = \"A\";\n\"m\" = \"M\";\n\"n\" = \"N\";\n\"o\" = \"O\";\n"
    ),
  ])
  func aNewKeyLooksLikeTheOthers(old: String, new: String) throws {
    #expect(try changed(old, .strings, EntryChange("n", [set("N")])) == new)
  }

  static let list = """
    <?xml version="1.0" encoding="%@"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x">
    <plist version="1.0">
    <!-- top -->
    <dict>
        <!-- first -->
        <key>a</key>    <string>A &quot;é&quot; <![CDATA[<b>]]></string>
        <key>b</key>
        <string>B</string>
    </dict>
    </plist>
    """

  @Test func anXMLListKeepsItsForm() throws {
    let list = Self.list.replacingOccurrences(of: "%@", with: "UTF-8")
    let new = try changed(
      list, .strings, EntryChange("b", [set("<\"&")]),
      EntryChange("c", [set("C"), .comment("note")], place: .behind(["a"])))
    #expect(
      new
        == list.replacingOccurrences(
          of: "    <key>b</key>\n    <string>B</string>",
          with: "    <!-- note -->\n    <key>c</key><string>C</string>\n"
            + "    <key>b</key>\n    <string>&lt;&quot;&amp;</string>"
        ).replacingOccurrences(of: "<key>c</key><string>", with: "<key>c</key>    <string>")
        || new.contains("<key>c</key>"))
    let object = try PropertyListSerialization.propertyList(from: Data(new.utf8), format: nil)
    #expect(
      object as? [String: String] == ["a": "A \"é\" <b>", "b": "<\"&", "c": "C"])
    #expect(
      try changed(new, .strings, EntryChange("c", [.remove])).contains("<!-- note -->") == false)
  }

  @Test func latin1TakesOtherCharactersAsEntities() throws {
    let list = Self.list.replacingOccurrences(of: "%@", with: "ISO-8859-1")
    let bytes = Array(try #require(list.data(using: .isoLatin1)))
    var document = try document(bytes)
    try document.apply([EntryChange("b", [set("ü 日")])])
    let data = try document.contents().data
    let text = try #require(String(data: data, encoding: .isoLatin1))
    #expect(text.contains("<string>ü &#26085;</string>"))
  }

  @Test func aBinaryListIsWrittenAsOne() throws {
    let object: [String: Any] = [
      "k": "ü", "files": ["NSStringLocalizedFormatKey": "%#@n@", "n": ["other": "%d"]],
    ]
    let data = try PropertyListSerialization.data(
      fromPropertyList: object, format: .binary, options: 0)
    var document = try document(Array(data), .stringsdict)
    #expect(document.isBinary)
    #expect(try document.contents().array == Array(data))
    let long = String(repeating: "日", count: 300)
    try document.apply([EntryChange("k", [set(long)])])
    var format = PropertyListSerialization.PropertyListFormat.xml
    let read = try PropertyListSerialization.propertyList(
      from: try document.contents().data, format: &format)
    #expect(format == .binary)
    var expected = object
    expected["k"] = long
    #expect(read as? NSDictionary == expected as NSDictionary)
  }

  @Test(arguments: [
    ("\"a\" = \"A\"\n\"b\" = \"B\";", EditRefusal.Reason.faults),
    ("\"a\" = \"A\";\n\"a\" = \"B\";", .repeatedKey("a")), ("\"b\" = \"B\";", .noKey("a")),
    ("\"a\" = \"A\";\n\"z\" = \"Z\";", .keyExists("z")),
  ])
  func whatIsNotSafeIsRefused(text: String, reason: EditRefusal.Reason) throws {
    let refusal = #expect(throws: EditRefusal.self) {
      _ = try changed(text, .strings, EntryChange("a", [.rename("z")]))
    }
    #expect(refusal?.reason == reason)
  }

  @Test(arguments: [
    "plural.one", "device.ipad", "device.ipad.plural.other", "substitutions.files.plural.few",
    "substitutions.@A.B@.plural.one", "width.20", "",
  ])
  func formPathsAreReadAsTheyAreWritten(_ text: String) {
    #expect(FormPath(text)?.description == text)
  }

  @Test(arguments: [
    "plural", "plural.some", "a.b", "plural.one.", "plural.one.plural.two", ".", "@",
  ])
  func otherFormPathsAreNone(_ text: String) { #expect(FormPath(text) == nil) }
}
