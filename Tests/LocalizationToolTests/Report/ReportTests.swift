import Foundation
import TableParsing
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

struct ReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  private func writeTables() throws {
    try folder.write(
      "\"a\" = \"One two\";\n\"b\" = \"%1$@ has %2$d files\";\n\"c\" = \"Three\";\n\"d\" = \"\";\n",
      to: "en.lproj/Localizable.strings")
    try folder.write(
      "\"a\" = \"Eins\";\n\"c\" = \"\";\n\"zzz\" = \"not counted\";\n",
      to: "de.lproj/Localizable.strings")
    try folder.write("\"c\" = \"Drei\";\n", to: "de-AT.lproj/Localizable.strings")
  }

  @Test func figuresAreCountedByLanguage() throws {
    try writeTables()
    let run = run("report", folder.path)
    #expect(
      run.output == """
        Localizable (4 keys)
          language  translated    %  inherited  needs review  missing  stale  words  words missing
          en                 4  100          0             0        0      0      5              0
          de                 1   25          0             0        3      0      1              3
          de-AT              1   50          1             0        2      0      1              2

        To translate
          language  words  characters  new  changed  stale
          de            3          24    3        0      0
          de-AT         2          19    2        0      0

        """)
    #expect(run.exitCode == .success)
  }

  @Test func whatAConfiguredFallbackAnswersIsInherited() throws {
    try writeTables()
    try folder.write("\"b\" = \"B\";\n", to: "fr.lproj/Localizable.strings")
    try folder.write(#"{ "fallbacks": { "fr": ["de"] } }"#, to: "localization.json")
    let json = run("report", "--format", "json", folder.path).output
    let objects = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    let french = try #require(objects?.first { $0["language"] as? String == "fr" })
    #expect(french["translated"] as? Int == 1)
    #expect(french["inherited"] as? Int == 2)
    #expect(french["missing"] as? Int == 1)
  }

  @Test func statesOfCatalogsCount() throws {
    func unit(_ state: String, _ text: String) -> String {
      "{ \"stringUnit\": { \"state\": \"\(state)\", \"value\": \"\(text)\" } }"
    }
    let catalog = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "a": { "localizations": { "de": \(unit("needs_review", "Eins zwei")) } },
        "b": { "extractionState": "stale", "localizations": { "de": \(unit("translated", "B")) } },
        "c": { "localizations": { "de": \(unit("new", "C")) } },
        "d": { "shouldTranslate": false }, "e f": {},
        "n": { "localizations": { "de": { "variations": { "plural": {
          "one": \(unit("translated", "%lld Tag")), "other": \(unit("new", "%lld Tage")) } } } } }
      } }
      """
    try folder.write(catalog, to: "Localizable.xcstrings")
    let json = run("report", "--format", "json", folder.path).output
    let objects = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]]
    let german = try #require(objects?.first { $0["language"] as? String == "de" })
    let expected = [
      "keys": 5, "translated": 1, "percent": 20, "inherited": 0, "needsReview": 1, "missing": 3,
      "stale": 1, "words": 6, "missingWords": 4,
    ]
    for (name, figure) in expected { #expect(german[name] as? Int == figure, "\(name)") }
    #expect(german["table"] as? String == "Localizable")
  }

  @Test(arguments: [
    ("One, two – three!", 3), ("%@ of %2$lld", 1), ("  ", 0), ("… — !", 0), ("it's", 1),
    ("日本語のテキスト", 8), ("Wi-Fi 6E", 2), ("a\u{A0}b\nc", 3), ("größe", 1), ("ไทย", 1),
  ])
  func wordsAreCounted(text: String, count: Int) {
    let text = Text(text)
    #expect(WordCounter.count(MessageForm(text: text, range: SourceRange(0, 0))) == count)
  }

  private static let hostile = [
    "</script><script>alert(1)</script>", "<!-- <script>", "\"quoted\" & 'single' \\",
    "<img src=x onerror=alert(1)>", "a\u{2028}b\u{0}c", "]]>", "ü 漢 🎉",
  ]

  /// What the script gets is what the tables hold, and no text is ever markup.
  @Test func textsAreEscaped() throws {
    let entries = Self.hostile.enumerated().map { index, text in
      "\"k\(index) \(escaped(text))\" = \"\(escaped(text))\";\n"
    }
    try folder.write(
      "/* \(Self.hostile[0]) */\n" + entries.joined(), to: "en.lproj/<b>Table.strings")
    let page = run("report", "--format", "html", folder.path).output
    let start = try #require(page.range(of: "<script type=\"application/json\" id=\"data\">"))
    let rest = page[start.upperBound...]
    let end = try #require(rest.range(of: "</script>"))
    let data = rest[..<end.lowerBound]
    #expect(!data.contains("<"))
    let object = try JSONSerialization.jsonObject(with: Data(data.utf8)) as? [String: Any]
    let table = try #require((object?["tables"] as? [[String: Any]])?.first)
    #expect(table["name"] as? String == "<b>Table")
    let rows = try #require(table["rows"] as? [[Any]])
    #expect(rows.compactMap { ($0[4] as? [Any])?.first as? String } == Self.hostile)
    #expect(rows.first?[1] as? String == Self.hostile[0])
    #expect(page.components(separatedBy: "<script").count == 3)
  }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      .replacingOccurrences(of: "\u{0}", with: "\\0")
  }

  @Test func thePageNeedsNothingElse() throws {
    try writeTables()
    let run = run("report", "--output", folder.path + "/page.html", folder.path)
    #expect(run.output == "")
    #expect(run.exitCode == .success)
    let page = try folder.text("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(page.contains("default-src 'none'"))
    for word in ["http:", "https:", "src=", "@import", "innerHTML", "insertAdjacentHTML", "eval("] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(self.run("report", "--format", "html", folder.path).output == page)
  }

  /// No name of a table becomes a formula of a spreadsheet.
  @Test func figuresAreASheet() throws {
    try writeTables()
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/=A1,\"b\".strings")
    let run = run("report", "--format", "csv", folder.path)
    let lines = run.output.components(separatedBy: "\r\n")
    #expect(
      lines.first == "target,table,language,keys,translated,percent,inherited,needsReview,missing,"
        + "stale,words,missingWords")
    #expect(lines.contains(",Localizable,de-AT,4,1,50,1,0,2,0,1,2"))
    #expect(lines.contains(",\"'=A1,\"\"b\"\"\",en,1,1,100,0,0,0,0,1,0"))
    #expect(lines.last == "")
    _ = self.run("report", "--output", folder.path + "/sheet.CSV", folder.path)
    #expect(try folder.text("sheet.CSV") == run.output)
  }

  @Test func severalFoldersAreReportedOnTheirOwn() throws {
    try folder.write("\"a\" = \"x\";\n", to: "A/en.lproj/T.strings")
    try folder.write("\"b\" = \"y z\";\n", to: "B/en.lproj/T.strings")
    let run = run("report", folder.path + "/A", folder.path + "/B")
    let titles = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(titles == ["A: T (1 key)", "B: T (1 key)", "All tables (2 keys)"])
  }

  @Test func whatCannotBeReadFails() {
    let run = run("report", folder.path + "/none")
    #expect(run.errors.contains("there is no file or folder"))
    #expect(run.exitCode == .badUse)
    #expect(self.run("report").exitCode == .badUse)
    #expect(self.run("report", "--format", "pdf", folder.path).exitCode == .badUse)
  }
}
