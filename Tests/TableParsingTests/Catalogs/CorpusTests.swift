import Foundation
import TableParsing
import Testing

@Suite struct CorpusTests {
  @Test func catalogsAndStringsdictsAreReadWhole() throws {
    guard Corpus.isPresent else { return print("skipped: no corpus beside the package") }
    for path in Corpus.paths({ $0.hasSuffix(".xcstrings") || $0.hasSuffix(".stringsdict") }) {
      let file = try Corpus.file(path)
      let parsed =
        file.format == .xcstrings ? CatalogParser.parse(file) : StringsdictParser.parse(file)
      let keys = Set(parsed.value.flatMap { $0.entries.map(\.key) }).count
      let languages = parsed.value.map { "\($0.language):\($0.entries.count)" }
      print("\(path): \(keys) keys, \(languages.joined(separator: " "))")
      for diagnostic in parsed.diagnostics { print("  \(diagnostic.line) \(diagnostic.key ?? "")") }
    }
  }
}
