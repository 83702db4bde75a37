import Foundation
import TableParsing
import TestSupport
import Testing

@testable import TranslationExchange

/// What Xcode exported, read and written again, and made anew from the catalog it came from.
@Suite struct XcodeExportTests {
  static let raw = [
    "geteduroam-ar.xliff", "geteduroam-en.xliff", "elytra-ja.xliff", "airwallex-ja.xliff",
    "apple27-matrix.xliff", "apple27-missing-uk.xliff", "apple27-sourceless.xliff",
  ]
  static let rewritten = [
    "gomap-ar.xliff", "gomap-ru.xliff", "gomap-ja.xliff", "gomap-hu.xliff", "tinode-ru.xliff",
    "focus-cs-2019.xliff", "mozl10n-xcode.xliff", "mozl10n-xcstrings.xliff",
  ]

  @Test(arguments: raw)
  func rawExportsAreWrittenByteForByte(name: String) throws {
    let parsed = try Sample.document(name)
    #expect(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    let written = XLIFFWriter.write(parsed.value)
    #expect(written.isEqual(to: try Sample.contents(name)))
  }

  @Test(.enabled(if: Corpus.isPresent, "\(Corpus.reason)"))
  func theExportOfTheCorpusIsWrittenByteForByte() throws {
    let paths = Corpus.first.paths(".xliff") + Corpus.second.paths(".xliff")
    var count = 0
    for corpus in Corpus.all {
      for path in corpus.paths(".xliff") {
        let contents = try corpus.data(path).withUnsafeBytes { ByteStorage($0) }
        let parsed = XLIFFReader.read(contents, path: path)
        #expect(parsed.diagnostics.isEmpty, "\(path)")
        #expect(XLIFFWriter.write(parsed.value).isEqual(to: contents), "\(path)")
        count += 1
      }
    }
    #expect(count == paths.count && count > 0)
  }

  /// What systems and projects rewrote holds the same texts after it was written.
  @Test(arguments: rewritten)
  func rewrittenFilesKeepTheirTexts(name: String) throws {
    let first = try Sample.document(name)
    #expect(first.diagnostics.isEmpty, "\(first.diagnostics)")
    let second = XLIFFReader.read(XLIFFWriter.write(first.value), path: name)
    #expect(first.value.unitCount > 0)
    #expect(first.value.files.map(\.original) == second.value.files.map(\.original))
    for (old, new) in zip(first.value.files, second.value.files) {
      #expect(old.units.map(Shown.init) == new.units.map(Shown.init))
    }
  }

  /// Id, source, target and state of every unit.
  @Test(arguments: ["ar", "ru", "ja", "hu"])
  func theUnitsOfACatalogAreXcodes(language: String) throws {
    let expected = try xcode(language).units.map(Shown.init)
    let made = try export(language).units.map(Shown.init)
    #expect(made.count == expected.count)
    for (made, expected) in zip(made, expected) { #expect(made == expected) }
  }

  /// The element byte for byte, after what the project does to it is undone: a blank before `/>`,
  /// tabs as `&#09;`, and `translate="no"` by notes.
  @Test(arguments: ["ar", "ru", "ja", "hu"])
  func theElementOfACatalogIsXcodes(language: String) throws {
    var file = try export(language)
    file.tool = try xcode(language).tool
    let made = element(in: XLIFFWriter.write(ExchangeDocument(files: [file])).string)
    let text = try Sample.contents("gomap-\(language).xliff").string
    let expected = element(in: text).replacingOccurrences(of: " />", with: "/>")
      .replacingOccurrences(of: " translate=\"no\"", with: "")
      .replacingOccurrences(of: "&#09;", with: "&#9;")
    #expect(made.utf8.count == expected.utf8.count)
    let difference = zip(
      made.split(separator: "\n", omittingEmptySubsequences: false),
      expected.split(separator: "\n", omittingEmptySubsequences: false)
    ).first { $0 != $1 }
    #expect(difference == nil, "\(String(describing: difference))")
  }

  private static let original = "Localizable.xcstrings"

  private func xcode(_ language: String) throws -> ExchangeFile {
    let document = try Sample.document("gomap-\(language).xliff").value
    return try #require(document.files.first { $0.original == Self.original })
  }

  private func export(_ language: String) throws -> ExchangeFile {
    let catalog = try Sample.contents("gomap-Localizable.filtered.xcstrings")
    let table = try #require(Sample.catalog(catalog, path: Self.original))
    var units = TableUnits(table, language: language)
    return units.file()
  }

  private func element(in text: String) -> String {
    guard let start = text.range(of: "  <file original=\"\(Self.original)\""),
      let end = text.range(of: "  </file>\n", range: start.lowerBound..<text.endIndex)
    else { return "" }
    return String(text[start.lowerBound..<end.upperBound])
  }
}

/// A unit for comparisons; strings, so that a failure can be read.
private struct Shown: Equatable, CustomStringConvertible {
  let description: String

  init(_ unit: ExchangeUnit) {
    description = [
      unit.id.string, unit.source?.string ?? "none", unit.target?.text.string ?? "none",
      unit.target?.state ?? "none", unit.notes.map(\.text.string).joined(separator: "¦"),
    ].joined(separator: " | ")
  }
}
