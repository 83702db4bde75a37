import Foundation
import LocalizationModel
import TableChecks
import Testing

@testable import LocalizationGenerator

struct BaselineTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  private func diagnostic(_ key: String?, text: String, message: String = "m") -> Diagnostic {
    let source = source("before \(text) after")
    return Diagnostic(
      rule: Rule("placeholder-retyped", .error, ""), message: message,
      location: LocalizationModel.SourceLocation(
        text: source, range: SourceRange(7, 7 + text.utf8.count)),
      table: "T", language: "de", key: key)
  }

  private func written(_ diagnostics: [Diagnostic]) -> Baseline {
    let json = Baseline(accepting: diagnostics).json
    return Baseline.parse(SourceText(path: "baseline.json", storage: json)).value
  }

  @Test func findingsAreKnownByTheirDataAndNotByTheirWords() {
    let baseline = written([diagnostic("a\"\n", text: "%d"), diagnostic(nil, text: "%d")])
    #expect(baseline.count == 2)
    let now = [
      diagnostic("a\"\n", text: "%d", message: "other words"), diagnostic("b", text: "%d"),
      diagnostic(nil, text: "%d"), diagnostic("a\"\n", text: "%d"), diagnostic("c", text: "%f"),
    ]
    #expect(baseline.filter(now).map(\.key) == ["b", "a\"\n", "c"])
    #expect(baseline.filter([diagnostic("a\"\n", text: "%f"), now[2]]).count == 2)
  }

  @Test func pathsInMessagesAreToldRelativeToTheConfiguration() {
    let absolute = Diagnostic(
      rule: Rule("table-in-several-files", .warning, ""), message: "T is in /p/App/a and /p/App/b")
    let relative = Diagnostic(
      rule: Rule("table-in-several-files", .warning, ""), message: "T is in a and b")
    let json = Baseline(accepting: [absolute], folder: "/p/App/").json
    let baseline = Baseline.parse(SourceText(path: "b.json", storage: json)).value
    #expect(baseline.filter([relative]).isEmpty)
  }

  @Test func malformedInputIsNeverAccepted() throws {
    try folder.write("\"a\" = \"x\"\n\"b\" = \"%@\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"x\";\n\"b\" = \"%d\";\n", to: "de.lproj/T.strings")
    try folder.write("{ \"baseline\": \"accepted.json\" }", to: "localization.json")
    let writing = run("check", "--write-baseline", folder.path)
    #expect(writing.exitCode == .failure)
    #expect(writing.errors.contains("1 finding accepted"))
    #expect(writing.errors.contains("[malformed-table]"))
    #expect(!(try folder.text("accepted.json")).contains("malformed-table"))
    #expect(run("check", folder.path).errors == "2 files: 1 error, 0 warnings\n")
  }

  @Test func theFileIsSortedAndTheSameEveryTime() throws {
    try folder.write("\"b\" = \"%@\";\n\"a\" = \"%@ %@\";\n", to: "en.lproj/T.strings")
    for language in ["fr", "de"] {
      try folder.write("\"b\" = \"%d\";\n\"a\" = \"%d %f\";\n", to: "\(language).lproj/T.strings")
    }
    try folder.write("\"x\" = \"%@\";\n\"y\" = \"Y\";\n", to: "en.lproj/S.strings")
    try folder.write("\"x\" = \"%d\";\n", to: "de.lproj/S.strings")
    let writing = run("check", "--write-baseline", folder.path)
    #expect(writing.exitCode == .success)
    #expect(writing.errors == "localization-baseline.json: 9 findings accepted\n")
    #expect(run("check", folder.path).output == "")
    #expect(
      try folder.text("localization-baseline.json") == """
        { "accepted": [
        {"rule":"inconsistent-languages","table":"S",\
        "message":"table S does not exist in fr, which other tables have. Add it there, \
        or exclude it in localization.json"},
        {"rule":"placeholder-retyped","table":"S","language":"de","key":"x","text":"%d"},
        {"rule":"missing-key","table":"S","language":"de","key":"y"},
        {"rule":"placeholder-retyped","table":"T","language":"de","key":"a","text":"%d"},
        {"rule":"placeholder-retyped","table":"T","language":"de","key":"a","text":"%f"},
        {"rule":"placeholder-retyped","table":"T","language":"de","key":"b","text":"%d"},
        {"rule":"placeholder-retyped","table":"T","language":"fr","key":"a","text":"%d"},
        {"rule":"placeholder-retyped","table":"T","language":"fr","key":"a","text":"%f"},
        {"rule":"placeholder-retyped","table":"T","language":"fr","key":"b","text":"%d"}
        ] }

        """)
    try folder.write(
      "{ \"baseline\": \"localization-baseline.json\" }", to: "localization.json")
    try folder.write(
      "/* moved */\n\n\"a\" =\n  \"%d, %f\";\n\"b\" = \"now %d\";\n", to: "fr.lproj/T.strings")
    #expect(run("check", folder.path).output == "")
    let again = run("check", "--write-baseline", folder.path)
    #expect(again.errors == "localization-baseline.json: 9 findings accepted\n")
  }

  /// The reader of `.strings` files knows no keys: the tool finds them.
  @Test func faultsOfEscapesAreKnownByTheirKeyToo() throws {
    try folder.write("\"a\" = \"\\q\";\n\"b\" = \"x\";\n", to: "en.lproj/T.strings")
    try folder.write("{ \"baseline\": \"accepted.json\" }", to: "localization.json")
    #expect(run("check", "--write-baseline", folder.path).exitCode == .success)
    #expect(
      try folder.text("accepted.json").contains(
        #"{"rule":"unknown-escape","table":"T","language":"en","key":"a","text":"\\q"}"#))
    try folder.write("\"a\" = \"\\q\";\n\"b\" = \"\\q\";\n", to: "en.lproj/T.strings")
    #expect(run("check", folder.path).output.hasPrefix("en.lproj/T.strings:2:8: warning: "))
  }

  @Test(arguments: [
    ("{ 1️⃣\"acepted\": [] }", "the baseline has no key 'acepted'; did you mean 'accepted'?"),
    ("{ \"accepted\": 1️⃣{} }", "'accepted' must be an array of objects, not an object"),
    ("{ \"accepted\": [\n1️⃣{\"key\": \"a\"}] }", "an accepted finding has a \"rule\""),
    ("{ \"accepted\": [{\"rule\": 1️⃣7}] }", "'rule' must be a string, not a number"),
    (
      "{ \"accepted\": [{\"rule\": \"a\", 1️⃣\"line\": \"7\"}] }",
      "an accepted finding has no key 'line'"
    ),
  ])
  func aMalformedBaselineIsAnErrorAtItsPlace(text: String, message: String) throws {
    let marked = Marked(text)
    try folder.write("\"a\" = \"x\";\n", to: "en.lproj/T.strings")
    try folder.write("{ \"baseline\": \"accepted.json\" }", to: "localization.json")
    try folder.write(marked.text, to: "accepted.json")
    let run = run("check", folder.path)
    #expect(run.exitCode == .failure)
    #expect(
      run.output.hasPrefix("accepted.json:\(marked.places[0]): error: \(message)"),
      "\(run.output)")
  }

  @Test(arguments: ["", "{", "[]", "<<<<<<< main\n{ \"accepted\": [] }", "\u{0}"])
  func brokenTextIsAnError(text: String) {
    let parsed = Baseline.parse(source(text, path: "accepted.json"))
    #expect(parsed.diagnostics.contains { $0.severity == .error })
  }

  @Test func aFileNamedOnTheCommandLineIsWritten() throws {
    try folder.write("\"a\" = \"%@\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "de.lproj/T.strings")
    let path = folder.path + "/Checks/accepted.json"
    let writing = run("check", "--write-baseline=\(path)", folder.path)
    #expect(writing.errors.contains("\"baseline\": \"Checks/accepted.json\""), "\(writing.errors)")
    try folder.write("{ \"baseline\": \"Checks/accepted.json\" }", to: "localization.json")
    #expect(run("check", folder.path).errors == "2 files: 0 errors, 0 warnings\n")
    let two = run(
      "check", "--write-baseline=x", folder.path, folder.path + "/de.lproj")
    #expect(two.exitCode == .badUse)
  }

  /// One warning for the target; silent once accepted; a new fault breaks it.
  @Test func threeHundredMissingTranslations() throws {
    func table(_ keys: some Sequence<Int>, text: String) -> String {
      keys.map { "\"key_x\($0)y\" = \"\(text)\";\n" }.joined()
    }
    for name in ["One", "Two"] {
      try folder.write(table(0..<310, text: "%@"), to: "en.lproj/\(name).strings")
      for language in ["de", "fr"] {
        try folder.write(table(0..<10, text: "%@"), to: "\(language).lproj/\(name).strings")
      }
    }
    try folder.write("{ \"baseline\": \"accepted.json\" }", to: "localization.json")
    let first = build()
    #expect(first.exitCode == .success)
    #expect(first.errors.components(separatedBy: "warning: ").count == 3, "\(first.errors)")
    #expect(first.errors.contains("there is no baseline 'accepted.json'"))
    #expect(first.errors.contains("de lacks 300 of 310 keys of One: "))
    #expect(first.errors.contains(" (and 3 more like it, in 2 tables and 2 languages) ["))

    #expect(run("check", "--write-baseline", folder.path).errors.contains("1200 findings accepted"))
    #expect(build().errors == "")
    #expect(run("check", folder.path).output == "")

    let mismatch = table(0..<9, text: "%@") + "\n" + table(9..<10, text: "%d")
    try folder.write(mismatch, to: "de.lproj/One.strings")
    let broken = build()
    #expect(broken.exitCode == .failure)
    #expect(broken.errors.hasPrefix("de.lproj/One.strings:11:14: error: "), "\(broken.errors)")
    #expect(!broken.errors.contains("warning:"))

    try folder.write(table(0..<8, text: "%@"), to: "de.lproj/One.strings")
    let more = build()
    #expect(more.errors.contains("note: the baseline accepts all of them but key_x8y, key_x9y"))
    #expect(more.exitCode == .success)

    try folder.write(table(0..<12, text: "%@"), to: "de.lproj/One.strings")
    let fewer = build()
    #expect(fewer.errors.hasPrefix("accepted.json:12:1: note: 2 of the accepted findings are no"))
    #expect(fewer.errors.contains("missing-key of One/de/key_x10y"))
    #expect(fewer.errors.split(separator: "\n").count == 1)
  }

  private func build() -> ToolRun {
    run("generate", "--output", folder.path + "/.out", folder.path)
  }
}
