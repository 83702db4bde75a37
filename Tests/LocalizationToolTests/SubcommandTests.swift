import Foundation
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

struct SubcommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) -> ToolRun { ToolRun(arguments, in: folder) }

  @Test(arguments: ["check", "read", "report", "lock", "usage"])
  func anEmptyOperandIsNotTheCurrentFolder(subcommand: String) {
    let run = run(subcommand, "")
    #expect(run.errors.contains("not an empty word"))
    #expect(run.exitCode == .badUse)
  }

  /// German has no key because its file is broken; French lacks one by itself.
  @Test func whatFollowsFromABrokenFileIsNotTold() throws {
    try folder.write("\"a\" = \"A\";\n\"b\" = \"B\";\n", to: "en.lproj/T.strings")
    try folder.write("{ this is no table", to: "de.lproj/T.strings")
    try folder.write("\"a\" = \"A\";\n", to: "fr.lproj/T.strings")
    let check = run("check", folder.path)
    #expect(check.output.contains("de.lproj/T.strings:1:"))
    #expect(check.output.contains("[malformed-table]"))
    #expect(!check.output.contains("de lacks"), "\(check.output)")
    #expect(check.output.contains("fr lacks 1 of 2 keys"))
    let generate = run("generate", folder.path, "--output", folder.path + "/out")
    #expect(!generate.errors.contains("de lacks") && generate.errors.contains("fr lacks"))

    let baseline = "{ \"baseline\": \"accepted.json\" }\n"
    try folder.write(baseline, to: "localization.json")
    try folder.write("\"b\" = \"B\";\n", to: "de.lproj/T.strings")
    #expect(run("check", "--write-baseline", folder.path).exitCode == .success)
    try folder.write("{ this is no table", to: "de.lproj/T.strings")
    let accepted = run("check", folder.path)
    #expect(accepted.output.contains("[malformed-table]"))
    #expect(!accepted.output.contains("no longer"), "\(accepted.output)")
  }

  @Test func readPrintsEntriesAndDiagnosticsInFileOrder() throws {
    let file = try folder.write(
      "// Header\n\n/* Greets */\n\"b\" = \"ü\\n\";\n'a' = x;\n\"c\" = \"d\"\n",
      to: "pt_BR.lproj/T.strings")
    let run = run("read", "--format", "json", file)
    #expect(
      run.output
        == """
        {"path":"pt_BR.lproj/T.strings","language":"pt-BR","table":"T","entries":[\
        {"key":"b","value":"ü\\n","comment":"Greets","line":4,"column":1},\
        {"key":"a","value":"x","comment":null,"line":5,"column":1},\
        {"key":"c","value":"d","comment":null,"line":6,"column":1}],"diagnostics":[\
        {"rule":"malformed-table","severity":"error","line":6,"column":10,\
        "message":"missing ';' after the value of \\"c\\""}]}

        """.replacingOccurrences(
          of: "missing ';' after the value of \\\"c\\\"", with: message(in: run.output)))
    #expect(run.exitCode == .success)
  }

  /// The reader's own words, which its tests hold.
  private func message(in output: String) -> String {
    let start = output.range(of: "\"message\":\"")?.upperBound ?? output.startIndex
    return String(output[start...].prefix { $0 != "}" }.dropLast())
  }

  @Test func readPrintsTheVariantsOfACatalogInOneObjectALanguage() throws {
    let text = Marked(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": { "n": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "1️⃣%lld day" } },
          "other": { "stringUnit": { "state": "translated", "value": "2️⃣%lld days" } } } } },
        "de": { "stringUnit": { "state": "translated", "value": "Tage" } } } } } }
      """)
    let file = try folder.write(text.text, to: "T.xcstrings")
    let lines = run("read", file).output.split(separator: "\n").map { Data($0.utf8) }
    try #require(lines.count == 2)
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: $0) as? [String: Any])
    }
    #expect(objects.map { $0["language"] as? String } == ["en", "de"])
    let entry = try #require((objects[0]["entries"] as? [[String: Any]])?.first)
    #expect(entry["value"] is NSNull)
    let variants = try #require(entry["variants"] as? [[String: Any]])
    #expect(variants.map { $0["category"] as? String } == ["one", "other"])
    #expect(variants.map { $0["value"] as? String } == ["%lld day", "%lld days"])
    let places = variants.map { "\($0["line"] as? Int ?? 0):\($0["column"] as? Int ?? 0)" }
    #expect(places == text.places)
    #expect(variants.allSatisfy { $0["variable"] is NSNull })
  }

  @Test func checkFindsWhatTheBuildWouldFind() throws {
    try folder.write("\"a\" = \"%@ is here\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"%d ist da\";\n", to: "de.lproj/T.strings")
    let text = run("check", folder.path)
    #expect(text.output.hasPrefix("de.lproj/T.strings:1:8: error: "))
    #expect(text.output.contains(" [placeholder-retyped]\n  \"a\" = \"%d ist da\";\n         ^~\n"))
    #expect(text.errors == "2 files: 1 error, 0 warnings\n")
    #expect(text.exitCode == .failure)
    let json = run("check", "--format=json", folder.path)
    #expect(json.exitCode == .failure)
    let objects = try JSONSerialization.jsonObject(with: Data(json.output.utf8))
    #expect((objects as? [[String: Any]])?.first?["rule"] as? String == "placeholder-retyped")
  }

  /// The forms of two variables, in the order of `format`.
  private static func dictionary(_ format: String) -> String {
    let variables = ["files", "folders"].map { name in
      """
      <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d \(name)</string><key>other</key><string>%d \(name)</string></dict>
      """
    }
    return "<plist><dict><key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>"
      + "\(format)</string>\(variables.joined())</dict></dict></plist>"
  }

  @Test(arguments: [
    ("%#@files@ in %#@folders@", 0), ("%#@folders@: %#@files@", 2),
    ("%2$#@folders@: %1$#@files@", 0),
  ]) func variablesInAnotherOrderNeedPositions(format: String, count: Int) throws {
    let source = Self.dictionary("%#@files@ in %#@folders@")
    try folder.write(source, to: "en.lproj/T.stringsdict")
    try folder.write(Self.dictionary(format), to: "fr.lproj/T.stringsdict")
    let run = run("check", folder.path)
    #expect(run.output.split(separator: "\n").count { $0.hasSuffix("[misplaced-name]") } == count)
    #expect(run.exitCode == (count == 0 ? .success : .failure))
  }

  @Test func theTargetsOfAPackageAreCheckedOnTheirOwn() throws {
    try folder.write("", to: "Package.swift")
    try folder.write("\"a\" = \"x\";\n", to: "Sources/A/en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "Sources/B/en.lproj/T.strings")
    try folder.write("\"a\" = \"%@\";\n", to: "Sources/B/de.lproj/T.strings")
    let run = run("check", folder.path)
    #expect(run.output.hasPrefix("Sources/B/de.lproj/T.strings:1:8: error: "))
    #expect(run.errors == "3 files: 1 error, 0 warnings\n")
  }

  @Test func theConfigurationInTheFolderCounts() throws {
    try folder.write("\"a\" = \"%@\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "de.lproj/T.strings")
    try folder.write(
      "{ \"rules\": { \"placeholder-retyped\": \"warning\" } }", to: "localization.json")
    let run = run("check", folder.path)
    #expect(run.output.hasPrefix("de.lproj/T.strings:1:8: warning: "))
    #expect(run.exitCode == .success)
  }

  @Test(arguments: [
    ("en,pt-BR,zh-Hans", ["pt-PT"], "pt-BR\n"), ("en, fr", ["de"], "\n"),
    ("en,fr", ["fr-CA"], "fr\n"),
  ])
  func matchPrintsOneLine(available: String, preferred: [String], line: String) {
    let run = ToolRun(["match", "--available", available] + preferred)
    #expect(run.output == line)
    #expect(run.exitCode == .success)
  }

  @Test(arguments: [
    (["ru", "1", "2", "5", "21", "1.5"], "one\nfew\nmany\none\nother\n"),
    (["--ordinal", "en", "1", "2", "3", "4", "11"], "one\ntwo\nfew\nother\nother\n"),
    (["en", "1", "1.0", "1000000"], "one\nother\nother\n"), (["pl", "-1"], "one\n"),
  ])
  func pluralPrintsACategoryALine(arguments: [String], lines: String) {
    #expect(ToolRun(["plural"] + arguments).output == lines)
  }

  @Test(arguments: [
    (["--language", "de", "--key", "hello", "--argument", "Ram"], "Hallo Ram\n"),
    (["--language", "de-AT", "--key", "hello", "--argument", "Ram"], "Hallo Ram\n"),
    (["--language", "de", "--key", "only"], "Only English\n"),
    (["--language", "fr", "--key", "only"], "Only English\n"),
    (["--language", "de", "--key", "same", "--table", "Other"], "Anders\n"),
    (["--language", "de", "--key", "same"], "Gleich\n"),
    (["--language=ru", "--key=files", "--argument=21"], "21 файл\n"),
    (["--language=ru", "--key=files", "--argument=1234567"], "1\u{A0}234\u{A0}567 файлов\n"),
  ])
  func renderFormatsAsTheProgramWould(arguments: [String], text: String) throws {
    try writeTables()
    let run = ToolRun(["render"] + arguments + [folder.path], in: folder)
    #expect(run.output == text, "\(run.errors)")
    #expect(run.exitCode == .success)
  }

  @Test(arguments: [
    (
      ["--language", "de", "--key", "helo"], ExitCode.failure,
      "error: no table has the key 'helo'; did you mean 'hello'?"
    ),
    (
      ["--language", "de", "--key", "hello"], .badUse,
      "this message takes 1 arguments (String), 0 are given"
    ),
    (
      ["--language", "ru", "--key", "files", "--argument", "x"], .badUse,
      "the argument 'x' is no value of type Int"
    ),
    (
      ["--language", "de", "--key", "same", "--table", "Othr"], .failure,
      "there is no table 'Othr'; did you mean 'Other'?"
    ),
    (["--key", "same"], .badUse, "the option '--language' is missing"),
  ])
  func renderExplainsWhatIsWrong(arguments: [String], code: ExitCode, reason: String) throws {
    try writeTables()
    let run = ToolRun(["render"] + arguments + [folder.path], in: folder)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(run.exitCode == code)
    #expect(run.output == "")
  }

  private func writeTables() throws {
    try folder.write(
      "\"hello\" = \"Hello %@\";\n\"only\" = \"Only English\";\n\"same\" = \"Same\";\n",
      to: "en.lproj/Localizable.strings")
    try folder.write(
      "\"hello\" = \"Hallo %@\";\n\"same\" = \"Gleich\";\n", to: "de.lproj/Localizable.strings")
    try folder.write("\"same\" = \"Different\";\n", to: "en.lproj/Other.strings")
    try folder.write("\"same\" = \"Anders\";\n", to: "de.lproj/Other.strings")
    try folder.write(
      plural(["one": "%d file", "other": "%d files"]), to: "en.lproj/Files.stringsdict")
    try folder.write(
      plural(["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"]),
      to: "ru.lproj/Files.stringsdict")
  }

  private func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>" }.joined()
    return """
      <plist version="1.0"><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>\(cases)</dict></dict></dict></plist>
      """
  }

  @Test func generateWritesTheUsualNamesAndNothingTwice() throws {
    try writeTables()
    let output = folder.path + "/out"
    let first = run("generate", "--output", output, "--bundle-name", "A_B", folder.path)
    #expect(first.exitCode == .success, "\(first.errors)")
    let names = try FileManager.default.subpathsOfDirectory(atPath: output).sorted()
    #expect(
      names == [
        "LocalizationHelper.swift", "de.lproj", "de.lproj/LocalizationHelper.table", "en.lproj",
        "en.lproj/LocalizationHelper.table", "ru.lproj", "ru.lproj/LocalizationHelper.table",
      ])
    let swift = try folder.text("out/LocalizationHelper.swift")
    #expect(swift.contains("func hello(_ arg1: Swift.String)"))
    #expect(!swift.contains(folder.path))
  }

  /// As the plugin asks for it where the tables are large: it waits for every file.
  @Test func severalSwiftFilesShareTheAccessors() throws {
    let lines = (0..<300).map { "\"key\($0)\" = \"A\";\n" }
    try folder.write(lines.joined(), to: "en.lproj/Localizable.strings")
    let files = (1...6).map { "\(folder.path)/out/S+\($0).swift" }
    let arguments = ["generate"] + files.flatMap { ["--swift-output", $0] }
    let table = folder.path + "/en.lproj/Localizable.strings"
    let run = ToolRun(arguments + ["--", table], in: folder)
    #expect(run.exitCode == .success)
    let counts = try (1...6).map {
      try folder.text("out/S+\($0).swift").split(separator: "\n").count {
        $0.contains(" static var key")
      }
    }
    #expect(counts[0] == 0 && counts[1...4].allSatisfy { $0 > 30 } && counts[5] == 0)
    #expect(counts.reduce(0, +) == 300)
    #expect(try folder.text("out/S+6.swift").split(separator: "\n").count == 1)
  }

  @Test func largeTablesGetSeveralSwiftFiles() throws {
    try folder.write("let own = 1\n", to: "out/LocalizationHelper+6.swift")
    let lines = (0..<300).map { "\"key.\($0)\" = \"x\";\n" }
    try folder.write(lines.joined(), to: "en.lproj/Localizable.strings")
    try generate()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/out").sorted()
    #expect(
      names.filter { $0.hasSuffix(".swift") } == [
        "LocalizationHelper+2.swift", "LocalizationHelper+3.swift", "LocalizationHelper+4.swift",
        "LocalizationHelper+5.swift", "LocalizationHelper+6.swift", "LocalizationHelper.swift",
      ])
    #expect(try folder.text("out/LocalizationHelper+3.swift").contains("var "))

    // The tables shrink: nothing is declared twice, and what the tool did not write stays.
    try folder.write("\"key.a\" = \"A\";\n", to: "en.lproj/Localizable.strings")
    try generate()
    for number in 2...5 {
      let text = try folder.text("out/LocalizationHelper+\(number).swift")
      #expect(text.hasPrefix("//") && text.split(separator: "\n").count == 1)
    }
    #expect(try folder.text("out/LocalizationHelper+6.swift") == "let own = 1\n")
  }

  private func generate() throws {
    let run = run("generate", folder.path + "/en.lproj", "--output", folder.path + "/out")
    #expect(run.exitCode == .success)
  }

  @Test func plannedTablesOfVanishedLanguagesAreMadeEmpty() throws {
    try folder.write("\"a\" = \"b\";\n", to: "en.lproj/T.strings")
    let out = folder.path + "/out"
    let run = run(
      "generate", "--swift-output", out + "/S.swift", "--table-output", "en.lproj=\(out)/en.table",
      "--table-output", "fr.lproj=\(out)/fr.table", "--", folder.path + "/en.lproj/T.strings")
    #expect(run.exitCode == .success)
    #expect(try folder.text("out/fr.table") == "")
    #expect(try !folder.text("out/en.table").isEmpty)
  }

  @Test func errorsDoNotKeepOutputsFromBeingWritten() throws {
    try folder.write("\"a\" = \"%@\";\n", to: "en.lproj/T.strings")
    try folder.write("\"a\" = \"%d\";\n", to: "de.lproj/T.strings")
    let run = run("generate", folder.path, "--output", folder.path + "/out")
    #expect(run.exitCode == .failure)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("de.lproj/T.strings:1:8: error: "))
    #expect(try folder.text("out/LocalizationHelper.swift").contains("func a(_ arg1"))
  }
}
