import Foundation
import TableEditing
import TableParsing
import TestSupport
import Testing

@Suite struct AppleTableWriterTests {
  private func read(
    _ contents: ByteStorage?, _ format: TableFormat
  ) throws -> [Text: TableEntry.Value] {
    guard let contents else { return [:] }
    // Foundation takes the file too.
    _ = try PropertyListSerialization.propertyList(from: Data(contents.bytes), format: nil)
    let parsed = TableParser.parse(
      SourceFile(path: "w", format: format, table: "w", language: "en", contents: contents))
    #expect(parsed.diagnostics.filter { $0.rule.hasPrefix("malformed") }.map(\.line) == [])
    var values: [Text: TableEntry.Value] = [:]
    for entry in parsed.value.first?.entries ?? [] { values[entry.key] = entry.value }
    return values
  }

  /// Writes a table, reads it back, and compares every message on every device.
  private func check(_ table: TableFile, _ path: String) throws -> Int {
    let written = AppleTableWriter.write(table)
    let strings = try read(written.strings, .strings)
    let stringsdict = try read(written.stringsdict, .stringsdict)
    var last: [Text: TableEntry.Value] = [:]
    for entry in table.entries { last[entry.key] = entry.value }
    for (key, value) in last {
      let before = MessageExpansion(key: key, value: value)
      let readBack = stringsdict[key] ?? strings[key]
      for device in DeviceClass.allCases {
        let expected = before.text(on: device)
        let after = readBack.flatMap {
          MessageExpansion(key: key, value: $0, fallback: strings[key]).text(on: device)
        }
        #expect(after == expected, "\(path), \(table.language), \(key), \(device)")
      }
    }
    return last.count
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)")) func corpusCatalogsComeBackTheSame()
    throws
  {
    var count = 0
    for path in Corpus.first.paths(".xcstrings") {
      for table in CatalogParser.parse(try Corpus.first.file(path)).value {
        count += try check(table, path)
      }
    }
    #expect(count == 15_117)
  }

  static let messages = [
    #""stringUnit":{"value":"a & b <c> \u0001\r\n\"d\" 100%"}"#,
    #""stringUnit":{"value":"%(first)@ and %2$(second)@, %(age)5lld"}"#,
    #""variations":{"plural":{"one":{"stringUnit":{"value":"%@ has %lld"}},"other":{"stringUnit":{"#
      + #""value":"%@ has %*.2f of %lld"}}}}"#,
    #""variations":{"device":{"mac":{"stringUnit":{"value":"Mac"}},"other":{"stringUnit":{"#
      + #""value":"Other"}}}}"#,
    #""variations":{"device":{"mac":{"variations":{"plural":{"other":{"stringUnit":{"value":"#
      + #""%d Macs"}}}}},"other":{"stringUnit":{"value":"%d others"}}}}"#,
    #""stringUnit":{"value":"%#@b@ of %#@a@"},"substitutions":{"a":{"argNum":1,"formatSpecifier":"#
      + #""ld","variations":{"plural":{"other":{"stringUnit":{"value":"%arg as"}}}}},"b":{"argNum":2,"#
      + #""formatSpecifier":"lu","variations":{"plural":{"one":{"stringUnit":{"value":"one %1$ld"}},"#
      + #""other":{"stringUnit":{"value":"%arg bs"}}}}}}"#,
    #""stringUnit":{"value":"%#@v@"},"substitutions":{"v":{"variations":{"device":{"mac":{"variations":"#
      + #"{"plural":{"other":{"stringUnit":{"value":"%arg Macs"}}}}},"other":{"stringUnit":{"value":"#
      + #""%arg"}}}}}}"#,
    #""variations":{"device":{"mac":{"stringUnit":{"value":"%#@v@ Macs"}},"ipad":{"stringUnit":{"#
      + #""value":"%#@v@ pads"}},"other":{"stringUnit":{"value":"%#@v@"}}}},"substitutions":{"v":{"#
      + #""formatSpecifier":"d","variations":{"plural":{"other":{"stringUnit":{"value":"%arg"}}}}}}"#,
  ]

  @Test(arguments: messages) func messagesComeBackTheSame(_ localization: String) throws {
    let source = MarkedSource(
      #"{"sourceLanguage":"en","strings":{"k":{"localizations":{"en":{"# + localization + "}}}}}",
      .xcstrings)
    let parsed = CatalogParser.parse(source.file)
    #expect(parsed.diagnostics.map(\.line) == [])
    #expect(try check(try #require(parsed.value.first), localization) == 1)
  }

  @Test func filesHaveAppleShape() throws {
    let source = MarkedSource(
      #"{"sourceLanguage":"en","strings":{"p":{"localizations":{"en":{"stringUnit":{"value":"A"}}}},"#
        + #""k":{"localizations":{"en":{"#
        + Self.messages[4] + "}}}}}", .xcstrings)
    let table = try #require(CatalogParser.parse(source.file).value.first)
    let written = AppleTableWriter.write(table)
    let strings = try #require(written.strings)
    #expect(
      try PropertyListSerialization.propertyList(from: Data(strings.bytes), format: nil)
        as? [String: String] == ["p": "A", "k": "%d others"])
    let stringsdict = try #require(written.stringsdict)
    let expected: NSDictionary = [
      "k": [
        "NSStringDeviceSpecificRuleType": [
          "mac": [
            "NSStringLocalizedFormatKey": "%1$#@plural@",
            "plural": [
              "NSStringFormatSpecTypeKey": "NSStringPluralRuleType",
              "NSStringFormatValueTypeKey": "d", "other": "%d Macs",
            ],
          ]
        ]
      ]
    ]
    #expect(
      try PropertyListSerialization.propertyList(from: Data(stringsdict.bytes), format: nil)
        as? NSDictionary == expected)
  }
}
