import Foundation
import TableParsing
import TestSupport
import Testing

/// Every encoding gives the same table; what is no text in its encoding is an error on its line.
struct SourceDecoderTests {
  static let text = "/* 日 */\n\"k\" = \"café 日 😀\";\n"
  static let pairs = ["k=café 日 😀"]

  static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  static func utf32(_ text: String, bigEndian: Bool) -> [UInt8] {
    text.unicodeScalars.flatMap { scalar in
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: scalar.value >> UInt32($0)) }
      return bigEndian ? bytes : bytes.reversed()
    }
  }

  /// Texts are validated in pieces of 65,536 bytes: a character may lie across their border, and a
  /// broken one is found there too.
  @Test(arguments: 65_500..<65_540)
  func largeTextsOfEveryLength(_ length: Int) {
    let padding = [UInt8](repeating: UInt8(ascii: "x"), count: length)
    let whole = StringsFixture(Array("\"k\" = \"".utf8) + padding + Array("😀\";\n".utf8))
    #expect(whole.diagnostics.isEmpty)
    #expect(whole.pairs.first?.hasSuffix("xx😀") == true)
    let broken = StringsFixture(
      Array("\"k\" = \"".utf8) + padding + [0xF0, 0x9F] + Array("\";\n".utf8))
    #expect(broken.diagnostics.count == 1)
  }

  @Test(arguments: [true, false])
  func wideUnitsWithMark(bigEndian: Bool) {
    let mark = bigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE] as [UInt8]
    let wide: [UInt8] = bigEndian ? [0, 0, 0xFE, 0xFF] : [0xFF, 0xFE, 0, 0]
    for bytes in [
      mark + Self.utf16(Self.text, bigEndian: bigEndian),
      wide + Self.utf32(Self.text, bigEndian: bigEndian),
    ] {
      let read = StringsFixture(bytes)
      #expect(read.pairs == Self.pairs)
      #expect(read.entries.first?.comment == "日")
      #expect(read.diagnostics.isEmpty)
    }
  }

  @Test(arguments: [true, false])
  func wideUnitsWithoutMarkAreAWarning(bigEndian: Bool) {
    for bytes in [
      Self.utf16(Self.text, bigEndian: bigEndian), Self.utf32(Self.text, bigEndian: bigEndian),
    ] {
      let read = StringsFixture(bytes)
      #expect(read.pairs == Self.pairs)
      #expect(read.diagnostics.map(\.rule) == ["utf16-without-bom"])
      #expect(read.diagnostics.map(\.severity) == [.warning])
    }
  }

  @Test func markDoesNotMoveColumns() {
    let read = StringsFixture([0xEF, 0xBB, 0xBF] + Array("\"a\" = \"b\";;".utf8))
    #expect(read.pairs == ["a=b"])
    #expect(read.positions == [SourcePosition((1, 11))])
  }

  @Test func utf8WithoutMarkIsShared() throws {
    let storage = ByteStorage(Self.text)
    let file = SourceFile(
      path: "x", format: .strings, table: "x", language: nil, contents: storage)
    #expect(SourceDecoder.decode(file).value.storage === storage)
    let table = try #require(TableParser.parse(file).value.first)
    #expect(try #require(table.entries[0].value.form).text.storage === storage)
    #expect(table.language.isEmpty)
  }

  @Test func twoMarksAreAnErrorThatSaysSo() {
    for bytes in [
      Self.utf16("\u{FEFF}\u{FEFF}" + Self.text, bigEndian: false),
      Array(("\u{FEFF}\u{FEFF}" + Self.text).utf8),
    ] {
      let read = StringsFixture(bytes)
      #expect(read.pairs == Self.pairs)
      #expect(read.diagnostics.map(\.rule) == ["repeated-byte-order-mark"])
      #expect(read.errors.isEmpty)
      #expect(read.diagnostics.allSatisfy { $0.message.contains("two byte-order marks") })
      #expect(read.positions == [SourcePosition((1, 1))])
    }
  }

  @Test(
    arguments: [
      [], [0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF], Array(" \n\t".utf8), Array("// x".utf8),
      Array("/* a */\n/* b */".utf8), [0xFF, 0xFE, 0, 0],
    ] as [[UInt8]])
  func emptyFilesAreEmptyTables(_ bytes: [UInt8]) {
    let read = StringsFixture(bytes)
    #expect(read.parsed.value.count == 1)
    #expect(read.entries.isEmpty)
    #expect(read.diagnostics.isEmpty)
  }

  @Test func invalidUTF8IsOneErrorALine() {
    let lines: [[UInt8]] = [
      Array("\"a\" = \"".utf8) + [0xE9, 0x20, 0xE8] + Array("\";\n".utf8),
      Array("\"b\" = \"ok\";\n".utf8),
      Array("\"c\" = \"".utf8) + [0xC3, 0x28, 0xF0, 0x9F, 0x98] + Array("\";\n".utf8),
    ]
    let read = StringsFixture(lines.flatMap { $0 })
    #expect(read.pairs == ["a=\u{FFFD} \u{FFFD}", "b=ok", "c=\u{FFFD}(\u{FFFD}"])
    #expect(read.positions == [SourcePosition((1, 8)), SourcePosition((3, 8))])
    #expect(read.diagnostics.map(\.rule) == ["invalid-encoding", "invalid-encoding"])
    #expect(read.errors.count == 2)
  }

  /// The standard library repairs by the same recommendation.
  @Test func repairsAsTheStandardLibraryDoes() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2000 {
      let bytes = (0..<12).map { _ in UInt8.random(in: 0x7E...0xFF, using: &random) }
      let storage = bytes.withUnsafeBytes { ByteStorage($0) }
      let file = SourceFile(
        path: "x", format: .xcstrings, table: "x", language: nil, contents: storage)
      let decoded = SourceDecoder.decode(file).value.storage
      guard TextEncodingMark.absent(bytes) else { continue }
      #expect(Array(decoded.bytes) == Array(String(decoding: bytes, as: UTF8.self).utf8))
    }
  }

  private enum TextEncodingMark {
    static func absent(_ bytes: [UInt8]) -> Bool {
      ![[0xFF, 0xFE], [0xFE, 0xFF], [0xEF, 0xBB]].contains(Array(bytes.prefix(2)))
    }
  }

  @Test func manyInvalidLinesAreCounted() {
    let line = Array("\"a\" = \"".utf8) + [0xE9] + Array("\";\n".utf8)
    let read = StringsFixture((0..<15).flatMap { _ in line })
    #expect(read.errors.count == 10)
    #expect(read.errors.last?.message.contains("and 5 more lines") == true)
  }

  @Test func cutUTF16IsAnError() {
    let read = StringsFixture([0xFF, 0xFE] + Self.utf16(Self.text, bigEndian: false) + [0x20])
    #expect(read.pairs == Self.pairs)
    #expect(read.errors.map(\.rule) == ["invalid-encoding"])
    #expect(read.positions == [SourcePosition((3, 1))])
  }

  @Test func loneSurrogateIsAWarning() {
    let bytes = [0xFF, 0xFE] + Self.utf16("\"k\" = \"x", bigEndian: false) + [0x3D, 0xD8]
    let read = StringsFixture(bytes + Self.utf16("\";", bigEndian: false))
    #expect(read.pairs == ["k=x\u{FFFD}"])
    #expect(read.diagnostics.map(\.severity) == [.warning])
    #expect(read.positions == [SourcePosition((1, 9))])
  }

  static func decode(_ bytes: [UInt8]) -> Parsed<SourceText> {
    let storage = bytes.withUnsafeBytes { ByteStorage($0) }
    return SourceDecoder.decode(
      SourceFile(path: "x", format: .strings, table: "x", language: nil, contents: storage))
  }

  @Test(arguments: [
    ("<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", true, "é", ""),
    ("<?xml version='1.0' encoding = 'utf-8'?>", false, "é", ""),
    ("<?xml version=\"1.0\"?>", false, "é", ""),
    ("<?xml version=\"1.0\" encoding=\"foo\"?>", false, "é", "'foo'"),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?>", false, "é", "UTF-16"),
  ])
  func declaredEncoding(head: String, isLatin1: Bool, text: String, message: String) {
    let decoded = Self.decode(Array(head.utf8) + (isLatin1 ? [0xE9] : Array("é".utf8)))
    #expect(decoded.value.storage.bytes.elementsEqual((head + text).utf8))
    #expect(decoded.diagnostics.count == (message.isEmpty ? 0 : 1))
    #expect(decoded.diagnostics.allSatisfy { $0.message.contains(message) })
  }
}
