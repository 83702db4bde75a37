import Testing

@testable import TypedLocalization

/// What generated code says, and lines that it never says.
struct TableManifestTests {
  private func manifest(languages: String = "", tables: String = "") -> TableManifest {
    TableManifest(bundle: "", fingerprint: 0, languages: languages, tables: tables, options: "")
  }

  @Test(arguments: [
    ("", []), ("\n\n", []), ("en", ["en|"]), ("en=", ["en|"]), ("en=en.lproj\n", ["en|en.lproj"]),
    ("en=\n\nzh-Hans=zh_Hans.lproj", ["en|", "zh-Hans|zh_Hans.lproj"]),
    ("=", ["=|"]), ("=x", ["=x|"]), ("=x=y", ["=x|y"]), ("a=b=c", ["a=b|c"]), ("a==", ["a=|"]),
    ("é=ü", ["é|ü"]), ("en=\r\nde=", ["en|\r", "de|"]),
  ]) func languages(lines: String, expected: [String]) {
    #expect(manifest(languages: lines).languages.map { "\($0.tag)|\($0.folder)" } == expected)
  }

  @Test(arguments: [
    ("T=0..<3", 0..<3), ("T=7..<7", 7..<7), ("T=10..<200000", 10..<200_000),
    ("T=U=1..<2", 1..<2), ("T=0..<999999999", 0..<999_999_999),
  ]) func tables(line: String, indices: Range<Int>) {
    #expect(manifest(tables: line).tables.map(\.indices) == [indices])
  }

  @Test(arguments: [
    "T", "T=", "T=3", "T=3..<2", "T=-1..<2", "T=0..<-1", "T=0...2", "T=0..<", "T=..<2", "T=.",
    "T=0.", "T=0..", "T=0..<1..<2", "T=a0b1", "T=0-1", "T= 0..<1", "T=0..<1 ", "T=0<1",
    "T=0..<99999999999999999999", "T=0..<1000000000", "T=٠..<٣",
  ]) func noTable(line: String) {
    #expect(manifest(tables: line + "\nU=0..<1").tables.map(\.name) == ["U"])
  }
}
