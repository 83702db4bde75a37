import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TranslationExchange

/// What systems make of Xcode's files is understood; what could do harm is refused with a place.
@Suite struct XLIFFReaderTests {
  private func unit(_ text: String) throws -> ExchangeUnit {
    let parsed = Sample.document(of: Sample.xliff(text))
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    return try #require(parsed.value.files.first?.units.first)
  }

  @Test(arguments: [
    ("a <g id=\"1\">b</g> c", "a b c"), ("a <ph id=\"1\">%@</ph> c", "a %@ c"),
    ("a <x id=\"1\"/> c", "a  c"), ("<![CDATA[a < b & c]]>", "a < b & c"),
    ("&lt;b&gt; &amp; &quot;&apos;&#13;&#x1F600;", "<b> & \"'\r\u{1F600}"),
    ("a\r\nb\rc", "a\nb\nc"), ("  a\t", "  a\t"), ("a<!-- no -->b", "ab"),
  ])
  func textsAreFlattened(written: String, text: String) throws {
    let unit = try unit(
      "<trans-unit id=\"a\"><source>x</source><target>\(written)</target></trans-unit>")
    #expect(unit.target?.text.string == text)
  }

  @Test func orderPrefixesGroupsAndForeignElementsDoNotMatter() throws {
    let text = """
      <?xml version='1.0'?>
      <ns0:xliff xmlns:ns0="urn:oasis:names:tc:xliff:document:1.2" xmlns:o="urn:other" version='1.2'>
      <ns0:file datatype="plaintext" target-language="de" o:original="no" source-language="en" \
      original="A.strings"><ns0:header><o:x><o:trans-unit id="no"/></o:x></ns0:header><ns0:body>
      <ns0:group id="g"><ns0:trans-unit approved="yes" id="a&#10;b">
      <ns0:note>N</ns0:note><ns0:target state='translated'>T</ns0:target><ns0:source>S</ns0:source>
      <ns0:alt-trans><ns0:target>no</ns0:target></ns0:alt-trans><o:target>no</o:target>
      </ns0:trans-unit></ns0:group></ns0:body></ns0:file></ns0:xliff>
      """
    let parsed = Sample.document(of: text)
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    let file = try #require(parsed.value.files.first)
    #expect(file.original == "A.strings")
    #expect(file.targetLanguage == "de")
    #expect(file.units.map(\.id.string) == ["a\nb"])
    #expect(file.units.first?.source?.string == "S")
    #expect(file.units.first?.target == ExchangeTarget("T", state: "translated"))
    #expect(file.units.first?.notes.map(\.text.string) == ["N"])
  }

  /// UTF-16, with and without a mark, and UTF-8 with one.
  @Test(
    arguments: [
      ([0xFF, 0xFE], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
      ([0xEF, 0xBB, 0xBF], .utf8), ([], .utf16LittleEndian),
    ] as [([UInt8], String.Encoding)])
  func encodingsAreKnown(mark: [UInt8], encoding: String.Encoding) throws {
    let text = Sample.xliff("<trans-unit id=\"é\"><source>日</source></trans-unit>")
      .replacingOccurrences(of: " encoding=\"UTF-8\"", with: "")
    let bytes = mark + Array(try #require(text.data(using: encoding)))
    let parsed = XLIFFReader.read(bytes.withUnsafeBytes { ByteStorage($0) }, path: "x")
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    #expect(parsed.value.files.first?.units.first?.source?.string == "日")
  }

  static let hostile: [(name: String, text: String, finding: String)] = [
    ("nothing", "", "this is no XML document"),
    ("another document", "<html></html>", "no XLIFF file"),
    (
      "an entity that reads a file",
      "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><xliff/>", "document type"
    ),
    (
      "entities that grow",
      "<!DOCTYPE x [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><xliff>&b;</xliff>",
      "document type"
    ),
    (
      "an entity that is not declared",
      Sample.xliff("<trans-unit id=\"a\"><source>&e;</source></trans-unit>"), "unknown entity"
    ),
    (
      "a cut file",
      Sample.xliff("").replacingOccurrences(of: "</xliff>", with: ""), "ends before"
    ),
    (
      "elements that are not closed", "<xliff><file original=\"a\"></xliff>", "closes nothing"
    ),
    ("a later version", "<xliff version=\"2.0\"></xliff>", "ask for version 1.2"),
    ("a NUL", "<xliff><file original=\"a&#0;\"/></xliff>", "control character"),
    (
      "100,000 elements deep",
      Sample.xliff(
        "<trans-unit id=\"a\"><target>" + String(repeating: "<g>", count: 100_000)), "deep"
    ),
    (
      "100,000 attributes",
      "<xliff " + (0..<100_000).map { "a\($0)=\"\" " }.joined() + "/>", "attributes"
    ),
    (
      "a file without a path", "<xliff><file target-language=\"de\"/></xliff>", "'original'"
    ),
    ("a unit without an id", Sample.xliff("<trans-unit/>"), "has no id"),
    ("an attribute twice", "<xliff version=\"1.2\" version=\"1.2\"/>", "twice"),
    ("two documents", "<xliff/><xliff/>", "second document"),
  ]

  @Test(arguments: hostile.indices)
  func hostileFilesAreRefusedWithAPlace(index: Int) throws {
    let (name, text, finding) = Self.hostile[index]
    let parsed = Sample.document(of: text)
    #expect(
      parsed.diagnostics.contains { $0.message.contains(finding) }, "\(name): \(parsed.diagnostics)"
    )
    #expect(parsed.diagnostics.allSatisfy { $0.severity == .error && $0.location != nil })
    #expect(parsed.diagnostics.count == 1, "\(name)")
  }

  @Test func largeFilesAndWrongEncodingsAreRefused() throws {
    let large = ByteStorage(capacity: 100 << 20)
    large.append(room: 100 << 20) { memory in
      memory.initializeMemory(as: UInt8.self, repeating: 0x20, count: 100 << 20)
      return 100 << 20
    }
    #expect(XLIFFReader.read(large, path: "x").diagnostics.first?.message.contains("64 MB") == true)
    let wrong =
      [UInt8]("<xliff><file original=\"".utf8) + [0xFF, 0xFE, 0x80] + Array("\"/></xliff>".utf8)
    let parsed = XLIFFReader.read(wrong.withUnsafeBytes { ByteStorage($0) }, path: "x")
    #expect(parsed.diagnostics.contains { $0.severity == .error })
  }

  /// Damaged at random, a file is read or refused, and never more than that.
  @Test func damagedFilesAreReadOrRefused() throws {
    var generator = SeededGenerator(seed: 17)
    var seeds: [[UInt8]] = []
    for name in ["apple27-matrix.xliff", "mozl10n-xcode.xliff", "apple27-sourceless.xliff"] {
      let contents = try Sample.contents(name)
      seeds.append(Array(contents.bytes.prefix(4000)))
    }
    let tokens: [[UInt8]] = [
      "<", ">", "</", "/>", "&", "]]>", "<![CDATA[", "<!--", "\"", "&#", "\u{0}", "<!",
    ]
    .map { Array($0.utf8) }
    for iteration in 0..<Repetitions.count(2000, full: 100_000) {
      var bytes = seeds[iteration % seeds.count]
      for _ in 0...Int.random(in: 0..<6, using: &generator) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<min(place + 9, bytes.count))
        case 2: bytes.insert(contentsOf: tokens.randomElement(using: &generator) ?? [], at: place)
        case 3: bytes = Array(bytes[..<place])
        default: bytes.insert(contentsOf: bytes[..<min(place, 60)], at: place)
        }
      }
      let parsed = XLIFFReader.read(bytes.withUnsafeBytes { ByteStorage($0) }, path: "x")
      #expect(parsed.diagnostics.allSatisfy { $0.location != nil })
      if parsed.diagnostics.isEmpty { _ = XLIFFWriter.write(parsed.value) }
    }
  }
}
