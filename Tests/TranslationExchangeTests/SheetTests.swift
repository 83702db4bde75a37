import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TranslationExchange

/// Sheets, as spreadsheets keep and spoil them.
@Suite struct SheetTests {
  private func rows(_ text: String) -> Parsed<[[SheetRows.Cell]]> {
    SheetRows.read(SourceText(path: "t.csv", storage: ByteStorage(text)))
  }

  @Test(arguments: [
    ("a,b\r\n\"c,\"\"d\",\"e\r\nf\"\r\n", [["a", "b"], ["c,\"d", "e\r\nf"]]),
    ("a;b;c\n1,5;;x\n", [["a", "b", "c"], ["1,5", "", "x"]]),
    ("a\tb\n\n c \t\"\"\n", [["a", "b"], [" c ", ""]]), ("a,b", [["a", "b"]]),
    ("\"a;b\",c\r\rd,e", [["a;b", "c"], ["d", "e"]]), ("", []),
  ])
  func cellsAreRead(text: String, cells: [[String]]) {
    let parsed = rows(text)
    #expect(parsed.diagnostics.isEmpty)
    #expect(parsed.value.map { $0.map(\.text.string) } == cells)
  }

  @Test(arguments: ["a,\"b", "\"a\"b,c", "\"a\" ,b"])
  func damagedCellsAreFaults(text: String) {
    #expect(rows(text).diagnostics.count == 1)
  }

  static let texts = [
    "=1+1", "+a", "-a", "@a", "'=1", "''=1", "'a", "'", "'-", "\ta", "a,b", "a;b", "\"", "a\nb",
    "a\r\nb", " a ",
    "007", "1e5", "ü", "",
  ]

  /// Whatever is written is read again, and nothing is a formula.
  @Test(arguments: texts)
  func cellsComeBack(text: String) throws {
    let bytes = ByteStorage(capacity: 64)
    SheetRows.append([Text("x"), Text(text), Text("y")], to: bytes)
    let source = SourceText(path: "t.csv", storage: bytes)
    let row = try #require(SheetRows.read(source).value.first)
    #expect(row.count == 3)
    let cell = row[1].text
    #expect(SheetFormula.unescaped(cell).string == text)
    #expect(!["=", "+", "-", "@", "\t", "\r"].contains(cell.string.prefix(1)))
  }

  private func sheet(_ text: String) -> Parsed<TranslationSheet> {
    TranslationSheet.read(ByteStorage(text), path: "t.csv")
  }

  @Test func columnsAreFoundByTheirNames() throws {
    let parsed = sheet(
      "\u{FEFF}comment;State(de_DE);KEY;other;target(de-DE);file;path;source\r\n"
        + "c;new;k;x;'=T;A.xcstrings;plural.one;S\r\n;;l;;;A.xcstrings;;\r\n")
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    #expect(parsed.value.languages == ["de-DE"])
    let row = try #require(parsed.value.rows.first)
    #expect(row.key.string == "k")
    #expect("\(row.form)" == "plural.one")
    #expect(row.source.string == "S")
    #expect(row.targets["de-DE"] == ExchangeTarget("=T", state: "new"))
    #expect(parsed.value.rows.last?.targets.isEmpty == true)
  }

  @Test func theSheetOfAProjectIsRead() throws {
    let parsed = TranslationSheet.read(
      try Sample.contents("airwallex-translations.csv"), path: "t.csv")
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics.prefix(3))")
    #expect(parsed.value.languages.count == 12)
    #expect(!parsed.value.hasSources)
    #expect(parsed.value.rows.first?.targets["de"]?.text.string == "CVC / CVV")
    #expect(parsed.value.rows.count > 50)
  }

  @Test(arguments: [
    ("", "no row"), ("key,target(de)\n", "'file'"), ("file,key\n", "'target(de)'"),
    ("file,key,target(de),target(de)\n", "two columns"),
    ("file,key,path,target(de)\na,b,,c\na,b,,d\n", "there twice"),
    ("file,key,path,target(de)\na,b,plural.none,c\n", "no form"),
    ("file,key,target(de)\na,\"b", "not closed"),
  ])
  func whatCannotBeUnderstoodIsTold(text: String, finding: String) {
    let parsed = sheet(text)
    #expect(parsed.diagnostics.count == 1)
    #expect(parsed.diagnostics.first?.message.contains(finding) == true, "\(parsed.diagnostics)")
  }
}
