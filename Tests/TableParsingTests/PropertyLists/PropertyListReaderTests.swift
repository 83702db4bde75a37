import Foundation
import TestSupport
import Testing

@testable import TableParsing

@Suite struct PropertyListReaderTests {
  private func file(_ data: Data) -> SourceFile {
    SourceFile(
      path: "test.strings", format: .strings, table: "test", language: "en",
      contents: data.withUnsafeBytes { ByteStorage($0) })
  }

  private func read(_ text: String) -> Parsed<ValueTree?> {
    XMLPropertyListReader.read(SourceText(path: "test.plist", storage: ByteStorage(text)))
  }

  static let valid = [
    #"<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist PUBLIC "-//A//DTD" "http://a">"#
      + #"<plist version="1.0"><dict><key>a</key><string>b</string></dict></plist>"#,
    "<dict><key>a</key><string>b</string></dict>", "<plist><dict/></plist>",
    "<plist><array/></plist>",
    "<plist><!-- c --><dict><!-- > --><key>a</key><!-- d --><string>b</string></dict></plist>",
    "<plist><dict><key>&lt;&gt;&amp;&quot;&apos;</key><string>&#65;&#x20AC;&#x1F600;</string></dict></plist>",
    "<plist><dict><key>a</key><string>x<![CDATA[<&amp;]]>y<![CDATA[]]></string></dict></plist>",
    "<plist><dict><key>a</key><string>é\r\n\tb </string><key>c</key><string/></dict></plist>",
    "<plist><dict a=\"c\"><key b=\"c\">a</key><string x=\"y\">b</string ></dict></plist> <junk",
    "<plist><dict><key>a</key><array><string>x</string><dict/><array/></array></dict></plist>",
    "<plist><dict><key>a</key><true/><key>c</key><integer>-5</integer>"
      + "<key>d</key><real>1.5</real></dict></plist>",
    "\n\n <plist>\n<string>s</string>\n</plist>", "<string>s</string>",
  ]

  @Test(arguments: valid) func validListsAreReadAsFoundationDoes(_ text: String) throws {
    let parsed = read(text)
    #expect(parsed.diagnostics.map(\.line) == [])
    let expected = try PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil)
    let plain = try #require(parsed.value?.plain())
    #expect(plain == expected as? NSObject)
  }

  struct Fault: CustomTestStringConvertible {
    var text: String
    /// Offsets of the faults, and the keys and texts that are still read.
    var offsets: [Int]
    var entries: [String]

    init(_ text: String, _ offsets: [Int], _ entries: [String]) {
      self.text = text
      self.offsets = offsets
      self.entries = entries
    }

    var testDescription: String { text }
  }

  static let faults: [Fault] = [
    Fault("", [0], []), Fault("<plist></plist>", [7], []),
    Fault("<dict><key>a</key><key>b</key><string>c</string></dict>", [6], ["b = c"]),
    Fault("<dict><key>a</key></dict>", [6], []),
    Fault("<dict><string>x</string><key>b</key><string>c</string></dict>", [6], ["b = c"]),
    Fault(
      "<dict><key>a</key><string>&nbsp;</string><key>b</key><string>c</string></dict>", [26],
      ["b = c"]),
    Fault(
      "<dict><key>a</key><string>A & B</string><key>b</key><string>c</string></dict>", [28],
      ["b = c"]),
    Fault(
      "<dict><key>a</key><string>x<b>y</b></string><key>b</key><string>c</string></dict>", [27],
      ["b = c"]),
    Fault("<dict><key>a</key><string>x<key>b</key><string>c</string></dict>", [27], ["b = c"]),
    Fault("<dict><key>a</key><foo>x</foo><key>b</key><string>c</string></dict>", [18], ["b = c"]),
    Fault("<dict>junk<key>b</key><string>c</string></dict>", [6], ["b = c"]),
    Fault("<dict><key>b</key><string>c</string></array></dict>", [36], ["b = c"]),
    Fault("<plist><dict><key>b</key><string>c</string></plist>", [43], ["b = c"]),
    Fault("<plist><dict><key>b</key><string>c</string>", [43], ["b = c"]),
    Fault("<plist><dict><key>b</key><string>c", [25, 34], []),
    Fault("<dict><key>a</key><string>&#xD83D;</string></dict>", [26], []),
    Fault("<PLIST><DICT/></PLIST>", [0], []), Fault("{ a = b; }", [0], []),
    Fault("<plist><dict/><dict/></plist>", [14], []),
  ]

  @Test(arguments: faults) func faultsCostOneEntry(_ fault: Fault) {
    let parsed = PropertyListStrings.parse(file(Data(fault.text.utf8)))
    #expect(
      parsed.diagnostics.compactMap { $0.location.map { Int($0.range.start) } } == fault.offsets)
    #expect(
      parsed.value.flatMap { $0.entries.map { "\($0.key) = \($0.value.summary)" } } == fault.entries
    )
  }

  @Test(arguments: [
    "<!DOCTYPE plist [<!ENTITY a '>'>]><plist><dict/></plist>", "<plist><dict a='>'/></plist>",
  ]) func moreIsReadThanFoundationReads(_ text: String) {
    #expect(read(text).diagnostics.isEmpty)
    #expect(read(text).value?.count == 1)
  }

  @Test func commentsAboveKeys() {
    let text = """
      <plist>
      <!-- header -->

      <dict>
        <!-- Of a -->
        <key>a</key><string>1</string>
        <!-- apart -->

        <key>b</key><string>2</string>
        <key>c</key> <!-- of a value --> <string>3</string>
        <key>d</key><string>4</string>
      </dict></plist>
      """
    let parsed = PropertyListStrings.parse(file(Data(text.utf8)))
    #expect(parsed.value.first?.entries.map { $0.comment?.string } == ["Of a", nil, nil, nil])
  }

  @Test func valuesThatAreNoTexts() {
    let source = MarkedSource(
      """
      <dict><key>a</key>1️⃣<integer>5</integer><key>b</key>2️⃣<dict><key>x</key><true/></dict>
      <key>a</key><string>1</string><key>a</key><string>2</string></dict>
      """, .strings)
    let parsed = PropertyListStrings.parse(source.file)
    #expect(source.places(parsed.diagnostics) == ["1️⃣ unsupported-value", "2️⃣ unsupported-value"])
    #expect(
      parsed.value.first?.entries.map { "\($0.key) \($0.value.summary)" }
        == ["a unsupported", "b unsupported", "a 1", "a 2"])
  }

  // MARK: Binary

  static let binaryValues: [String: [String: any Sendable]] = [
    "texts": ["a": "b", "é": "ü😀", "": "", "long": String(repeating: "x", count: 70_000)],
    "nested": ["a": ["b": ["c": [1, 2, 3], "d": [4]]], "e": -7, "f": 1.5],
    "many": Dictionary(uniqueKeysWithValues: (0..<700).map { ("key\($0)", "value\($0 % 10)") }),
  ]

  @Test(arguments: binaryValues.keys.sorted()) func binaryLists(_ name: String) throws {
    let value = try #require(Self.binaryValues[name])
    let data = try PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    let parsed = BinaryPropertyListReader.read(file(data))
    #expect(parsed.diagnostics.isEmpty)
    let tree = try #require(parsed.value)
    if name == "nested" {
      let nested = try #require(
        tree.value(of: 0, for: "a").flatMap { tree.value(of: $0, for: "b") })
      let list = try #require(tree.value(of: nested, for: "c"))
      #expect((1...3).map { tree.text(list + $0).string } == ["1", "2", "3"])
      #expect(tree.value(of: 0, for: "e").map { tree.text($0).string } == "-7")
    } else {
      #expect(tree.plain() == value as NSDictionary)
    }
  }

  /// A binary list of the given objects, the first being the top one.
  private func binary(_ objects: [[UInt8]]) -> Data {
    var data = Data("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(data.count))
      data.append(contentsOf: object)
    }
    let table = UInt8(data.count)
    data.append(contentsOf: offsets)
    data.append(contentsOf: [0, 0, 0, 0, 0, 0, 1, 1])
    for number in [UInt8(objects.count), 0, table] {
      data.append(contentsOf: [0, 0, 0, 0, 0, 0, 0, number])
    }
    return data
  }

  @Test func binaryCyclesAndBombsEnd() {
    // A dictionary that is its own value; arrays of which each holds the next eight times.
    let cycle = BinaryPropertyListReader.read(file(binary([[0xD1, 1, 0], [0x51, 0x61]])))
    #expect(cycle.diagnostics.count == 1)
    let bomb = (1...20).map { [UInt8(0xA8)] + [UInt8](repeating: UInt8(min($0, 19)), count: 8) }
    let parsed = BinaryPropertyListReader.read(file(binary(bomb)))
    #expect(!parsed.diagnostics.isEmpty)
    #expect(parsed.value.map { $0.count < 10_000 } == true)
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"), arguments: zip(Corpus.all, [16, 84]))
  func corpusListsAgreeWithFoundation(corpus: Corpus, count: Int) throws {
    let paths = corpus.paths(".stringsdict")
    #expect(paths.count == count)
    for path in paths {
      let storage = try corpus.bytes(path)
      let expected = try PropertyListSerialization.propertyList(
        from: Data(storage.bytes), format: nil)
      let text = SourceDecoder.decode(try corpus.file(path)).value
      let tree = try #require(XMLPropertyListReader.read(text).value, "\(path)")
      #expect(tree.plain() == expected as? NSObject, "\(path)")
      let data = try PropertyListSerialization.data(
        fromPropertyList: expected, format: .binary, options: 0)
      #expect(BinaryPropertyListReader.read(file(data)).value?.plain() == expected as? NSObject)
    }
  }
}
