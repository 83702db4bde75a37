import Foundation
import LocalizationModel
import Testing

@testable import LocalizationGenerator

struct PrinterTests {
  /// A warning in the second line behind a letter of two bytes, an error with a note before it.
  private let findings: [Finding] = {
    let german = source("\"a\" = \"ü %d\";\n\"ä\" = \"x,y\";\n")
    let english = source("\"a\" = \"%@\";\n", path: "a/en.lproj/L.strings")
    func location(_ text: SourceText, _ start: Int, _ end: Int) -> LocalizationModel.SourceLocation
    {
      LocalizationModel.SourceLocation(text: text, range: SourceRange(start, end))
    }
    return Finding.resolving([
      Diagnostic(
        rule: Rule("late", .warning, ""), message: "100%: ä\nb", location: location(german, 22, 25),
        table: "L", language: "de", key: "ä"),
      Diagnostic(
        rule: Rule("early", .error, ""), message: "'%d' is no '%@'",
        location: location(german, 10, 12),
        notes: [Diagnostic.Note("the text is here", at: location(english, 7, 9))]),
      Diagnostic(rule: Rule("whole", .error, ""), message: "nothing"),
    ])
  }()

  private func printed(_ print: ([Finding], ByteStorage) -> Void) -> String {
    let bytes = ByteStorage(capacity: 16)
    print(findings, bytes)
    return String(decoding: bytes.bytes, as: UTF8.self)
  }

  @Test func oneLineFormIsSortedByPathAndOffset() {
    #expect(
      printed(TextPrinter().print) == """
        error: nothing [whole]
        a/de.lproj/L.strings:1:11: error: '%d' is no '%@' [early]
        a/en.lproj/L.strings:1:8: note: the text is here
        a/de.lproj/L.strings:2:8: warning: 100%: ä\\nb [late]

        """)
  }

  @Test func sourceLineAndCaretForPeople() {
    let style = TextPrinter.Style(showsSource: true)
    #expect(
      printed(TextPrinter(style: style).print) == """
        error: nothing [whole]
        a/de.lproj/L.strings:1:11: error: '%d' is no '%@' [early]
          "a" = "ü %d";
                   ^~
        a/en.lproj/L.strings:1:8: note: the text is here
          "a" = "%@";
                 ^~
        a/de.lproj/L.strings:2:8: warning: 100%: ä\\nb [late]
          "ä" = "x,y";
                ^~~

        """)
  }

  @Test func jsonHoldsEverything() throws {
    let json = try JSONSerialization.jsonObject(with: Data(printed(JSONPrinter.print).utf8))
    let objects = try #require(json as? [[String: Any]])
    #expect(objects.count == 3)
    #expect(objects[1]["line"] as? Int == 1)
    #expect(objects[1]["column"] as? Int == 11)
    #expect(
      (objects[1]["notes"] as? [[String: Any]])?.first?["path"] as? String == "a/en.lproj/L.strings"
    )
    #expect(objects[2]["message"] as? String == "100%: ä\nb")
    #expect(objects[2]["key"] as? String == "ä")
  }

  @Test func annotationsEscapeWhatWouldEndThem() {
    #expect(
      printed(GitHubPrinter.print) == """
        ::error title=whole::nothing
        ::error file=a/de.lproj/L.strings,line=1,col=11,title=early::'%25d' is no '%25@'%0A\
        a/en.lproj/L.strings:1:8: the text is here
        ::warning file=a/de.lproj/L.strings,line=2,col=8,title=late::100%25: ä%0Ab

        """)
  }

  /// The members that the SARIF 2.1.0 schema requires, and columns in code points.
  @Test func sarifHasItsRequiredMembers() throws {
    let json = try JSONSerialization.jsonObject(with: Data(printed(SARIFPrinter.print).utf8))
    let log = try #require(json as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "localization-tool")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      #expect((result["message"] as? [String: Any])?["text"] is String)
    }
    let location = try #require((results[2]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    let artifact = try #require(physical["artifactLocation"] as? [String: Any])
    #expect(artifact["uri"] as? String == "a/de.lproj/L.strings")
    #expect(artifact["uriBaseId"] as? String == "%SRCROOT%")
    let region = try #require(physical["region"] as? [String: Any])
    #expect(region["startLine"] as? Int == 2)
    #expect(region["startColumn"] as? Int == 7)
    #expect(region["endColumn"] as? Int == 10)
  }

  @Test func longLinesAreCutAroundThePlace() throws {
    let text = source(String(repeating: "ä", count: 500) + "X" + String(repeating: "b", count: 500))
    let diagnostic = Diagnostic(
      rule: Rule("r", .error, ""), message: "m",
      location: LocalizationModel.SourceLocation(text: text, range: SourceRange(1000, 1001)))
    let place = try #require(Finding.resolving([diagnostic])[0].place)
    let excerpt = SourceExcerpt(place)
    #expect(excerpt.line.count < 200)
    let caret = excerpt.caret.count - 1
    #expect(excerpt.line.dropFirst(caret).first == "X")
  }
}
