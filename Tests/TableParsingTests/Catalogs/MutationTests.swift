import Foundation
import TableParsing
import Testing

/// Damaged files never crash a reader, never hang it, and never make more than they hold.
@Suite struct MutationTests {
  /// The same numbers on every run.
  struct Generator {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(bound, 1)))
    }
  }

  static let catalog = Array(
    #"""
    {"sourceLanguage":"en","version":"1.0","strings":{
    "k %lld":{"comment":"c","localizations":{"en":{"variations":{"plural":{"one":{"stringUnit":{
    "state":"new","value":"%lld \u00e9"}},"other":{"stringUnit":{"value":"%lld"}}}}},
    "pl":{"stringUnit":{"value":"%#@v@"},"substitutions":{"v":{"argNum":1,"formatSpecifier":"lld",
    "variations":{"plural":{"few":{"stringUnit":{"value":"%arg"}},"other":{"stringUnit":{"value":
    "%arg"}}}}}}}}},"z":{"localizations":{"de":{"stringUnit":{"value":"A\n"}}}}}}
    """#.utf8)

  static let stringsdict = Array(
    """
    <?xml version="1.0" encoding="UTF-8"?><!DOCTYPE plist><plist version="1.0"><dict><!-- c -->
    <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ &amp; %2$#@b@</string>
    <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>%d</string>
    <key>other</key><string>%d <![CDATA[<]]></string></dict><key>b</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>other</key>
    <string>%1$#@a@</string></dict></dict><key>p</key><string>q</string></dict></plist>
    """.utf8)

  static func binary() throws -> [UInt8] {
    let list = try PropertyListSerialization.propertyList(from: Data(stringsdict), format: nil)
    return Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }

  /// Fragments that mean something to a reader.
  static let fragments: [[UInt8]] = [
    "{", "}", "[", "]", "\"", ",", ":", "\\", "\\u", "\n", "<", ">", "</", "/>", "&", "<key>",
    "<dict>", "</dict>", "<string>", "<![CDATA[", "<!--", "-->", "%", "@", "\0", "\u{FFFD}", "null",
  ].map { Array($0.utf8) }

  private func mutated(_ seed: [UInt8], _ generator: inout Generator) -> [UInt8] {
    var bytes = seed
    for _ in 0...generator.next(below: 3) {
      let place = generator.next(below: bytes.count)
      switch generator.next(below: 6) {
      case 0: bytes.removeSubrange(place...)
      case 1 where !bytes.isEmpty: bytes[place] = UInt8(generator.next(below: 256))
      case 2 where !bytes.isEmpty: bytes[place] ^= 1 << UInt8(generator.next(below: 8))
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + generator.next(below: 40)))
      case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 60)], at: place)
      default:
        bytes.insert(
          contentsOf: Self.fragments[generator.next(below: Self.fragments.count)], at: place)
      }
    }
    return bytes
  }

  @Test(arguments: [("catalog", 45_000), ("stringsdict", 40_000), ("binary", 15_000)])
  func damagedFilesAreSurvived(_ name: String, _ count: Int) throws {
    let seed =
      switch name {
      case "catalog": Self.catalog
      case "stringsdict": Self.stringsdict
      default: try Self.binary()
      }
    var generator = Generator(state: 42)
    var largest = 0
    for _ in 0..<count {
      let bytes = mutated(seed, &generator)
      let file = SourceFile(
        path: "m", format: name == "catalog" ? .xcstrings : .stringsdict, table: "m", language: nil,
        contents: bytes.withUnsafeBytes { ByteStorage($0) })
      let parsed = TableParser.parse(file)
      let entries = parsed.value.reduce(0) { $0 + $1.entries.count }
      largest = max(largest, entries + parsed.diagnostics.count)
      for diagnostic in parsed.diagnostics {
        guard let location = diagnostic.location else { continue }
        let isInside =
          location.range.start >= 0 && location.range.start <= location.range.end
          && Int(location.range.end) <= location.text.storage.count
        if !isInside { Issue.record("\(diagnostic) in \(String(decoding: bytes, as: UTF8.self))") }
      }
    }
    #expect(largest < 200)
  }

  /// What could take quadratic time or memory, at a size at which that would show.
  @Test(arguments: [
    "{\"a\":", "[", "\"\\n", "{\"a\":\"\n", "{\"strings\":{\"a\":{\"localizations\":{", "1,", "}",
    "\\",
    #"{"sourceLanguage":"en","strings":{"\#("x")":{"#,
  ]) func repeatedJSONEnds(_ fragment: String) {
    let text = String(repeating: fragment, count: 1_000_000 / fragment.utf8.count)
    #expect(TableParser.parse(MarkedSource.plain(text, .xcstrings)).diagnostics.count < 2000)
  }

  @Test func aDeeplyIndentedLineEnds() {
    let blanks = String(repeating: " ", count: 500_000)
    let entries = String(repeating: "\"a\":{},", count: 50_000)
    let file = MarkedSource.plain("{\"strings\":{\n\(blanks)\(entries)", .xcstrings)
    #expect(TableParser.parse(file).diagnostics.count < 10)
  }

  @Test(arguments: [
    "<dict><key>a</key>", "<array>", "<string>&", "<!--", "<string><![CDATA[", "<key>a</key>",
    "<!\"",
    "</dict>", "<a>", "<string><b>", "<plist>", "<string>x", "&amp;", "<dict>", "<dict a=\"",
  ]) func repeatedXMLEnds(_ fragment: String) {
    let text = "<plist><dict>" + String(repeating: fragment, count: 1_000_000 / fragment.utf8.count)
    #expect(TableParser.parse(MarkedSource.plain(text, .stringsdict)).diagnostics.count < 2000)
  }
}

extension MarkedSource {
  static func plain(_ text: String, _ format: TableFormat) -> SourceFile {
    SourceFile(
      path: "m", format: format, table: "m", language: nil, contents: ByteStorage(text))
  }
}
