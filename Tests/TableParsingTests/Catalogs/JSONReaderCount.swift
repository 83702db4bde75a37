@testable import TableParsing

enum JSONReaderCount {
  static func read(_ text: SourceText) -> Int { JSONReader.read(text).value?.count ?? 0 }
  static func readXML(_ text: SourceText) -> Int {
    XMLPropertyListReader.read(text).value?.count ?? 0
  }
}
