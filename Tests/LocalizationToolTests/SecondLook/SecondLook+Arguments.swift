import Foundation
import LocalizationModel
import TableParsing
import Testing

@testable import LocalizationGenerator
@testable import LocalizationTool

/// The rows about kinds of arguments, plurals and faults that are one.
extension SecondLook {
  // MARK: Kinds and sizes

  @Test(
    "A10",
    arguments: [
      ("%d", "%ld", ["de warning placeholder-size"]),
      ("%d", "%lld", ["de warning placeholder-size"]),
      ("%d", "%u", ["de warning placeholder-size"]),
      ("%lld", "%d", ["de warning placeholder-size"]),
      ("%u", "%ld", ["de warning placeholder-size"]),
      ("%hd", "%d", ["de warning placeholder-size"]),
      ("%zd", "%d", ["de warning placeholder-size"]),
      ("%1$d", "%1$ld", ["de warning placeholder-size"]),
      ("%d", "%@", ["de error placeholder-retyped"]),
      ("%@", "%d", ["de error placeholder-retyped"]),
      ("%d", "%f", ["de error placeholder-retyped"]),
      ("%d", "%x", ["de error placeholder-retyped"]),
      ("%d", "%i", []), ("%.1f", "%.2f", []), ("%qd", "%lld", []),
    ]) func sizesOfNumbers(source: String, translation: String, expected: [String])
  {
    #expect(found(source, translation) == expected)
  }

  @Test("A10") func theAdviceOfSizesEndsTheFinding() throws {
    let finding = try #require(findings("%lld files", "%d Dateien").first)
    #expect(finding.message.hasSuffix("write %lld"))
    #expect(found("%lld files", "%lld Dateien") == [])
  }

  @Test("A8") func placeholdersOfACatalogsKeyAreArguments() throws {
    let plural = """
      "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "%lld Erwähnung" } },
        "other": { "stringUnit": { "state": "translated", "value": "%lld Erwähnungen" } } } }
      """
    for german in [plural, unit("%lld Erwähnungen")] {
      let findings = try checked([
        "Localizable.xcstrings": catalog(
          key: "mention %lld", ["en": unit("mentioned you"), "de": german])
      ])
      #expect(findings.map(line) == [])
    }
    let other = try checked([
      "Localizable.xcstrings": catalog(
        key: "mention %lld", ["en": unit("mentioned you"), "de": unit("%@ Erwähnungen")])
    ])
    #expect(other.map(line) == ["de error placeholder-retyped"])
  }

  @Test(
    "A14",
    arguments: [
      ("%1$d files to %2$@", "%2$@에게 %d파일", []), ("%d files to %@", "%2$@에게 %d파일", []),
      ("%1$@ %2$@", "%@ %2$@", []), ("%1$@ %2$@", "%1$@ %@", ["de warning mixed-positions"]),
      ("%@ %@", "%1$@ %@", ["de warning mixed-positions"]), ("%1$@ %2$@ %3$@", "%@ %2$@ %3$@", []),
      ("%1$@ %@", "x", ["en warning mixed-positions", "de warning placeholder-dropped"]),
    ]) func mixedPositions(source: String, translation: String, expected: [String])
  {
    #expect(found(source, translation) == expected)
  }

  @Test("A15, A17", arguments: ["@", nil] as [String?])
  func valueTypeThatSaysNothing(valueType: String?) throws {
    let forms: KeyValuePairs = ["one": "%2$@ file", "other": "%2$@ files"]
    var text = StringsdictSample.text(
      format: "%1$#@count@", valueType: valueType ?? "@", forms: forms)
    if valueType == nil { text = withoutValueType(text) }
    #expect(try checked(["en.lproj/Localizable.stringsdict": text]).map(line) == [])
    var printing = StringsdictSample.text(
      format: "%#@count@", valueType: valueType ?? "@",
      forms: ["one": "%@ file", "other": "%@ files"])
    if valueType == nil { printing = withoutValueType(printing) }
    #expect(try checked(["en.lproj/Localizable.stringsdict": printing]).map(line) == [])
  }

  @Test("B2") func formatSpecifiersOfSubstitutionsAreCompared() throws {
    func localization(_ specifier: String) -> String {
      """
      "stringUnit": { "state": "translated", "value": "%#@files@" },
      "substitutions": { "files": { "argNum": 1, "formatSpecifier": "\(specifier)",
        "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%arg file" } },
          "other": { "stringUnit": { "state": "translated", "value": "%arg files" } } } } } }
      """
    }
    for (specifier, expected) in [
      ("@", ["de error placeholder-retyped"]), ("lld", []), ("d", ["de warning placeholder-size"]),
      ("f", ["de error placeholder-retyped"]),
    ] {
      let findings = try checked([
        "Localizable.xcstrings": catalog(
          key: "files", ["en": localization("lld"), "de": localization(specifier)])
      ])
      #expect(
        findings.map(line).filter { !$0.contains("inconsistent") } == expected, "\(specifier)")
    }
  }

  // MARK: Plurals

  @Test(
    "A9",
    arguments: [
      ("pl", ["one", "few", "many"], ["pl warning missing-other-form"]),
      ("ru", ["one", "few", "many"], ["ru warning missing-other-form"]),
      ("uk", ["one", "few", "many"], ["uk warning missing-other-form"]),
      ("be", ["one", "few", "many"], ["be warning missing-other-form"]),
      (
        "ru", ["one", "few"], ["ru error missing-other-form", "ru warning missing-plural-category"]
      ),
      ("de", ["one"], ["de error missing-other-form"]),
      ("cs", ["one", "few"], ["cs error missing-other-form"]),
    ]) func formOtherWhereNoNumberAsksForIt(
      language: String, categories: [String], expected: [String]
    ) throws
  {
    let findings = try checked([
      "en.lproj/Localizable.stringsdict": plural("%d file", "%d files"),
      "\(language).lproj/Localizable.stringsdict": StringsdictSample.text(
        format: "%#@count@", forms: forms(categories.map { ($0, "%d x\($0)") })),
    ])
    #expect(findings.map(line).sorted() == expected)
  }

  @Test("A9") func formOtherOfTheDevelopmentLanguage() throws {
    let text = StringsdictSample.text(
      format: "%#@count@", forms: ["one": "%d a", "few": "%d b", "many": "%d c"])
    let findings = try checked([
      "localization.json": #"{ "developmentLanguage": "pl" }"#,
      "pl.lproj/Localizable.stringsdict": text,
    ])
    #expect(findings.map(line) == ["pl error missing-other-form"])
  }

  @Test("A11", arguments: ["ru", "pl", "ar", "cs", "fr", "he", "sl", "lt", "ja", "uk"])
  func untranslatedCopyOfAPlural(language: String) throws {
    let source = plural("a file", "%d files")
    let findings = try checked([
      "en.lproj/Localizable.stringsdict": source,
      "\(language).lproj/Localizable.stringsdict": source,
    ])
    #expect(findings.map(line) == [])
  }

  @Test("A12") func harmlessThingsAreOff() throws {
    let hebrew = StringsdictSample.text(
      format: "%#@count@",
      forms: ["one": "%d א", "two": "%d ב", "many": "%d ג", "other": "%d ד"])
    let percent = StringsdictSample.text(
      format: "%#@count@", valueType: "%ld",
      forms: [
        "one": "%ld file", "other": "%ld files",
      ])
    #expect(
      try checked([
        "en.lproj/Localizable.stringsdict": plural("%d file", "%d files"),
        "he.lproj/Localizable.stringsdict": hebrew,
      ]).map(line) == [])
    #expect(try checked(["en.lproj/Localizable.stringsdict": percent]).map(line) == [])
    #expect(
      try checked(["en.lproj/Localizable.strings": #""a" = "a\/b \’ \- \…";"#]).map(line) == [])
    let letter = try checked(["en.lproj/Localizable.strings": #""a" = "C:\Games";"#])
    #expect(letter.map(line) == ["en warning unknown-escape"])
  }

  @Test(
    "B4",
    arguments: [
      ("de", ["one": "eine Datei", "other": "Dateien"], ["de warning number-missing"]),
      ("fi", ["one": "%d muu", "other": "1 muun"], ["fi warning number-missing"]),
      (
        "ru", ["one": "файл", "few": "%d", "many": "%d", "other": "%d"],
        ["ru warning number-missing"]
      ),
      (
        "ru", ["one": "%d", "few": "%d", "many": "файлов", "other": "%d"],
        ["ru warning number-missing"]
      ),
      ("de", ["one": "eine Datei", "other": "%d Dateien"], []),
      ("de", ["zero": "keine", "one": "eine Datei", "other": "%d Dateien"], []),
      ("ar", ["zero": "x", "one": "x", "two": "x", "few": "%d", "many": "%d", "other": "%d"], []),
      ("ja", ["other": "ファイル"], ["ja warning number-missing"]),
    ] as [(String, KeyValuePairs<String, String>, [String])])
  func numbersOfForms(
    language: String, forms: KeyValuePairs<String, String>, expected: [String]
  ) throws {
    let translation = StringsdictSample.text(format: "%#@count@", forms: forms)
    for source in [
      ["en.lproj/Localizable.strings": "\"items\" = \"%d files\";"],
      ["en.lproj/Localizable.stringsdict": plural("%d file", "%d files")],
    ] {
      let files = source.merging(["\(language).lproj/Localizable.stringsdict": translation]) {
        a, _ in a
      }
      #expect(try checked(files).map(line) == expected)
    }
  }

  @Test("B5") func numbersOfSubstitutions() throws {
    func localization(_ other: String) -> String {
      """
      "stringUnit": { "state": "translated", "value": "%#@files@" },
      "substitutions": { "files": { "argNum": 1, "formatSpecifier": "lld",
        "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "1 x" } },
          "other": { "stringUnit": { "state": "translated", "value": "\(other)" } } } } } }
      """
    }
    for (other, expected) in [("Dateien", ["de warning number-missing"]), ("%arg Dateien", [])] {
      let findings = try checked([
        "Localizable.xcstrings": catalog(
          key: "files", ["en": localization("%arg files"), "de": localization(other)])
      ])
      #expect(findings.map(line) == expected)
    }
  }

  @Test("B8") func pluralWithTwoNumbers() throws {
    func variation(_ one: String, _ other: String) -> String {
      """
      "variations": { "plural": {
        "one": { "stringUnit": { "state": "translated", "value": "\(one)" } },
        "other": { "stringUnit": { "state": "translated", "value": "\(other)" } } } }
      """
    }
    let two = variation("%lld of %lld file", "%lld of %lld files")
    #expect(
      try checked(["Localizable.xcstrings": catalog(key: "files", ["en": two])]).map(line)
        == ["en warning ambiguous-plural"])
    let one = variation("%lld file of %@", "%lld files of %@")
    #expect(
      try checked(["Localizable.xcstrings": catalog(key: "files", ["en": one])]).map(line) == [])
  }

  // MARK: One fault, one finding

  @Test("A16") func aCopiedFaultIsToldAtTheSource() throws {
    let languages = ["en", "de", "fr", "es", "it", "pt", "nl", "sv", "da", "fi"]
    let text = StringsdictSample.text(format: "%1#@count@ now")
    var files: [String: String] = [:]
    for language in languages { files["\(language).lproj/Localizable.stringsdict"] = text }
    let findings = try checked(files)
    #expect(findings.map(line) == ["en warning misplaced-position"])
    #expect(findings.first?.message.hasSuffix("(and in 9 languages)") == true)
    #expect(findings.first?.echoes.map(\.language).sorted() == languages.dropFirst().sorted())
    #expect(findings.first?.echoes.allSatisfy { $0.location != nil } == true)
  }

  @Test("A16", arguments: ["%d% of %@", "%1 of %2", "%n %@", "%128$@"])
  func copiesOfOtherFaults(text: String) throws {
    let files = ["en", "de", "fr"].map {
      ("\($0).lproj/Localizable.strings", "\"key\" = \"\(text) \($0)\";")
    }
    let findings = try checked(Dictionary(uniqueKeysWithValues: files))
    #expect(findings.allSatisfy { $0.language == "en" && $0.echoes.count == 2 })
    #expect(!findings.isEmpty)
  }

  @Test("A18") func aMalformedEntryIsNotMissing() throws {
    let findings = try checked([
      "Localizable.xcstrings": catalog(key: "yes", ["en": unit("Yes"), "de": #""stringUnit": 5"#])
    ])
    #expect(findings.map(line) == ["de error malformed-entry"])
    let variable = try checked([
      "en.lproj/Localizable.stringsdict": plural("%d file", "%d files"),
      "de.lproj/Localizable.stringsdict": StringsdictSample.text(format: nil),
    ])
    #expect(variable.map(line) == ["de error missing-format-key"])
  }

  @Test("A18", arguments: ["en", "de"]) func aMismatchedValueTypeIsToldOnce(language: String) throws
  {
    var files = ["en.lproj/Localizable.stringsdict": plural("%d file", "%d files")]
    files["\(language).lproj/Localizable.stringsdict"] = StringsdictSample.text(
      format: "%#@count@", valueType: "lf", forms: ["one": "%d x", "other": "%d xs"])
    #expect(try checked(files).map(line) == ["\(language) error value-type-mismatch"])
  }

  /// Xcode exports them, and nobody can act on them.
  @Test("A19")
  func emptyTextsWithoutAKeyOrOfInterfaces() throws {
    #expect(
      try checked([
        "en.lproj/Localizable.strings": "\"\" = \"\";\n\"yes\" = \"Yes\";\n",
        "de.lproj/Localizable.strings": "\"\" = \"\";\n\"yes\" = \"Ja\";\n",
      ]).map(line) == [])
    #expect(
      try checked([
        "ja.lproj/Panel.strings": "\"J4q-sY-gcS.title\" = \"\";\n\"Lxb-5c-zOc.title\" = \"削除\";\n"
      ]).map(line) == [])
    #expect(
      try checked([
        "en.lproj/Localizable.strings": "\"\" = \"Empty\";\n\"yes\" = \"\";\n"
      ]).map(line).count == 2)
  }

  @Test("A19", arguments: ["", "%@", "%lld", "%@ %@", "%1$@: %2$@", "%lld / %lld", "…"])
  func keysThatXcodeFindsByItself(key: String) throws {
    let text = """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "\(key)": {},
        "yes": { "localizations": {
          "en": { \(unit("Yes")) }, "de": { \(unit("Ja")) } } } } }
      """
    #expect(try checked(["Localizable.xcstrings": text]).map(line) == [])
  }
}
