import Foundation
import TableParsing
import TestSupport

@testable import TranslationExchange

/// Files of real projects; `SOURCES.tsv` beside them says of which.
enum Sample {
  static let folder = Checkout.tests.appending(path: "TranslationExchangeTests/Fixtures/xliff")

  static func contents(_ name: String) throws -> ByteStorage {
    let data = try Data(contentsOf: folder.appending(path: name))
    return data.withUnsafeBytes { ByteStorage($0) }
  }

  static func document(_ name: String) throws -> Parsed<ExchangeDocument> {
    XLIFFReader.read(try contents(name), path: name)
  }

  static func document(of text: String) -> Parsed<ExchangeDocument> {
    XLIFFReader.read(ByteStorage(text), path: "x.xliff")
  }

  /// A document with one unit.
  static func xliff(
    _ units: String, original: String = "Localizable.xcstrings", target: String = "de"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="\(target)" datatype="plaintext">
        <body>
    \(units)
        </body>
      </file>
    </xliff>

    """
  }

  /// A catalog's tables.
  static func catalog(_ text: ByteStorage, path: String = "Localizable.xcstrings") -> ExchangeTable?
  {
    let file = SourceFile(
      path: path, format: .xcstrings, table: "Localizable", language: nil, contents: text)
    let tables = TableParser.parse(file).value
    return ExchangeTable(
      tables, original: path, sourceLanguage: tables.first?.sourceLanguage ?? "en")
  }

  static func table(
    _ format: TableFormat, _ texts: KeyValuePairs<String, String>
  ) -> ExchangeTable? {
    let files = texts.flatMap { language, text in
      TableParser.parse(
        SourceFile(
          path: "\(language).lproj/Localizable.\(format.name)", format: format,
          table: "Localizable", language: language, contents: ByteStorage(text))
      ).value
    }
    return ExchangeTable(
      files, original: "en.lproj/Localizable.\(format.name)", sourceLanguage: "en")
  }
}
