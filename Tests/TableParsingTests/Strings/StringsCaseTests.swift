import Foundation
import TableParsing
import TestSupport
import Testing

/// The platform's reader, case by case (`strings_cases.tsv`).
struct StringsCaseTests {
  /// The platform's reader refuses these, but they are plainly empty tables, or read rightly here
  /// with a warning.
  static let readAnyway: Set<String> = [
    "empty-file", "bom-only-utf8", "utf16le-bom-only", "utf16be-bom-only", "utf16be-nobom",
    "utf16be-nobom-leading-space", "utf16le-nobom-bomlater",
  ]

  /// The platform's reader stops in these without a word.
  static let truncated: Set<String> = [
    "double-semi", "junk-after", "junk-after2", "junk-after-valid-then-more",
    "comment-unterminated", "comment-unterminated-start", "bom-mid", "nul-after", "ctrl-z-after",
    "dsemi-then-more", "brace-junk", "nul-between", "nbsp-indent", "bidi-lrm",
  ]

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var bytes: [UInt8]
    var status: String
    var result: String
    var testDescription: String { name }
  }

  static let cases: [Case] = CaseTable.rows("TableParsingTests/Fixtures/strings_cases.tsv").map {
    row in
    Case(name: row[0], bytes: bytes(hexadecimal: row[2]), status: row[3], result: row[4])
  }

  static func bytes(hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.utf8.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
    return stride(from: 0, to: digits.count - 1, by: 2).map {
      UInt8(digits[$0] * 16 + digits[$0 + 1])
    }
  }

  @Test func allRowsAreThere() { #expect(Self.cases.count == 242) }

  @Test(arguments: cases.filter { $0.status.hasPrefix("ERR") })
  func whatThePlatformRefusesIsAnError(_ example: Case) {
    let read = StringsFixture(example.bytes)
    #expect(read.errors.isEmpty == Self.readAnyway.contains(example.name), "\(read.diagnostics)")
  }

  @Test(arguments: cases.filter { $0.status.hasPrefix("OK") })
  func whatThePlatformReadsIsRead(_ example: Case) throws {
    let read = StringsFixture(example.bytes)
    guard example.result.hasPrefix("{") else {
      #expect(!read.errors.isEmpty, "a top level that is no dictionary")
      return
    }
    let isTruncated = Self.truncated.contains(example.name)
    #expect(read.errors.isEmpty != isTruncated, "\(read.diagnostics)")
    let oracle = try PropertyListSerialization.propertyList(
      from: Data(Self.readable(example)), format: nil)
    for (key, value) in try #require(oracle as? [String: Any]) {
      let entry = try #require(read.entries.last { $0.key.string == key })
      switch entry.value {
      case .message(.plain(let form)): #expect(form.text.string == value as? String)
      case .unsupported: #expect(!(value is String))
      case .message(.variants): Issue.record("a .strings file has no variants")
      }
    }
    if !isTruncated, example.name != "dup-nfc-nfd" {
      #expect(Set(read.entries.map(\.key.string)) == Set(((oracle as? [String: Any]) ?? [:]).keys))
    }
  }

  /// Foundation reads no empty file.
  private static func readable(_ example: Case) -> [UInt8] {
    example.bytes.isEmpty ? [0x20] : example.bytes
  }

  @Test(arguments: CaseTable.rows("TableParsingTests/Fixtures/nextstep.tsv"))
  func octalEscapesGoThroughNextStep(_ row: [String]) throws {
    let read = StringsFixture("\"k\" = \"\(row[0])\";")
    let expected = try #require(UInt32(row[2].dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init))
    #expect(read.pairs == ["k=\(expected)"])
    #expect(read.diagnostics.map(\.rule) == (row[0] >= "\\200" ? ["octal-escape"] : []))
  }
}
