import LocalizationModel
import TableParsing
import Testing

struct TableFormatTests {
  @Test func everyFormatHasItsReaderAndNoOther() {
    #expect(Set(TableParser.readers.keys) == Set(TableFormat.all.map(\.name)))
  }

  @Test(arguments: [
    ("L.strings", TableFormat.strings), ("L.STRINGS", .strings),
    ("a.b/L.Stringsdict", .stringsdict),
    ("de.lproj/L.XCStrings", .xcstrings), ("L.strings.txt", nil), ("strings", nil), ("", nil),
  ])
  func theEndOfTheNameInAnyCaseTellsTheFormat(name: String, format: TableFormat?) {
    #expect(TableFormat(fileName: name) == format)
  }

  @Test func stringsdictsGoOverStringsAndCatalogsOverBoth() {
    let formats: [TableFormat] = [.strings, .stringsdict, .xcstrings]
    #expect(formats.map(\.precedence) == [0, 1, 2])
    #expect(formats.map(\.holdsAllLanguages) == [false, false, true])
    #expect(TableFormat.allExtensions == ".strings, .stringsdict or .xcstrings")
  }
}
