import TableChecks
import Testing

@Suite struct TableRuleTests {
  @Test func missingKeysAreOneFindingALanguageAndTable() throws {
    let sample = Sample([
      "en": ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5", "f": "6", "g": "7"],
      "de": ["g": "7"], "fr": ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5", "f": "6"],
    ])
    let findings = sample.findings()
    #expect(
      findings.map { "\($0.language ?? "") \($0.rule)" } == [
        "de missing-key", "fr missing-key",
      ])
    #expect(
      findings[0].message
        == "de lacks 6 of 7 keys of Localizable: \"a\", \"b\", \"c\", \"d\", \"e\", …")
    #expect(findings[1].message == "fr lacks 1 of 7 keys of Localizable: \"g\"")
  }

  @Test func textThatIsEmptyInTheDevelopmentLanguageIsNotMissed() {
    let sample = Sample(["en": ["": "", "a": "1"], "de": ["a": "1"]])
    #expect(sample.rules().isEmpty)
  }

  @Test func regionalLanguageMayLeaveKeysToItsParent() {
    let sample = Sample([
      "en": ["a": "1", "b": "2"], "pt": ["a": "1", "b": "2"], "pt-BR": ["a": "x"],
      "en-GB": ["b": "y"],
    ])
    #expect(sample.rules().isEmpty)
  }

  @Test func whatAConfiguredFallbackAnswersIsNotMissed() {
    let sample = Sample([
      "en": ["a": "1", "b": "2", "c": "3"], "de": ["a": "1"], "fr": ["b": "2"], "it": ["c": "3"],
    ])
    let fallbacks = ["it": ["de"], "de": ["fr"]]
    #expect(
      sample.findings { $0.fallbacks = fallbacks }.map(\.message) == [
        "de lacks 1 of 3 keys of Localizable: \"c\"",
        "fr lacks 2 of 3 keys of Localizable: \"a\", \"c\"",
      ])
  }

  /// What comes after the development language in the chain never answers.
  @Test func aFallbackAfterTheDevelopmentLanguageAnswersNothing() {
    let sample = Sample([
      "en": ["a": "1", "b": "2"], "de": ["a": "1"], "fr": ["a": "1", "b": "2"],
    ])
    #expect(sample.rules { $0.fallbacks = ["de": ["en", "fr"]] } == ["de missing-key"])
  }

  @Test func aFallbackCountsInAnySpelling() {
    let sample = Sample(["en": ["a": "1"], "zh-CN": ["a": "1"], "zh-Hant": [:]])
    #expect(sample.rules { $0.fallbacks = ["zh-TW": ["zh-Hans"]] }.isEmpty)
  }

  @Test func keysOfOtherLanguagesOnlyAreUnknown() {
    let sample = Sample(["en": ["a": "1"], "de": ["a": "1", "sing-in": "2"]])
    #expect(sample.rules() == ["de unknown-key"])
    #expect(sample.findings().first?.key == "sing-in")
  }

  /// They are summed where people are told of them.
  @Test func eachOfManyUnknownKeysIsAFinding() {
    let sample = Sample([
      "en": ["a": "1"],
      "de": ["a": "1", "b": "2", "c": "3", "d": "4", "e": "5", "f": "6", "g": "7"],
    ])
    #expect(sample.findings().map(\.key) == ["b", "c", "d", "e", "f", "g"])
  }

  @Test func repeatedKeys() {
    let sample = Sample(["en": ["a": "1", "b": "2", "a": "3", "b": "2"]])
    let findings = sample.findings()
    #expect(findings.map(\.rule) == ["duplicate-key", "duplicate-key"])
    #expect(findings.map(\.severity) == [.warning, .note])
    #expect(findings.map(\.notes.count) == [1, 1])
  }

  @Test func twins() {
    let sample = Sample(["en": ["Ok": "1", "OK": "2", "\u{e9}": "3", "e\u{301}": "4"]])
    #expect(sample.rules() == ["en normalization-twins"])
    #expect(
      sample.rules { $0.rules["case-twins"] = .warning }
        == ["en case-twins", "en normalization-twins"])
  }

  @Test func newlineInKey() {
    #expect(Sample(["en": ["a\nb": "1"]]).rules() == ["en newline-in-key"])
  }

  @Test func tablesOfDifferentLanguages() {
    var sample = Sample(["en": ["a": "1"], "de": ["a": "1"]])
    sample.add("en", ["a": "1"], table: "Errors")
    #expect(sample.rules() == ["- inconsistent-languages"])
  }

  /// German answers whoever asks for Austrian.
  @Test(arguments: ["de-AT", "de-CH", "fr"]) func aParentHasTheTable(language: String) {
    var sample = Sample(["en": ["a": "1"], "de": ["a": "1"], language: ["a": "1"]])
    sample.add("en", ["a": "1"], table: "Errors")
    sample.add("de", ["a": "1"], table: "Errors")
    #expect(sample.rules() == (language == "fr" ? ["- inconsistent-languages"] : []))
  }

  @Test func requiredLanguages() {
    let sample = Sample(["en": ["a": "1"], "de": ["a": "1"]])
    #expect(sample.rules { $0.languages = ["en", "de"] }.isEmpty)
    #expect(sample.rules { $0.languages = ["en", "fr"] } == ["- required-languages"])
  }

  @Test func tableInSeveralFiles() {
    var sample = Sample()
    sample.add("en", ["a": "1"], path: "A/en.lproj/Localizable.strings")
    sample.add("en", ["b": "1"], path: "B/en.lproj/Localizable.strings")
    #expect(sample.rules() == ["en table-in-several-files"])
  }
}

@Suite struct CatalogDuplicateTests {
  /// One catalog: its languages share the places of the keys.
  @Test func repeatedKeyOfACatalogIsOneFinding() {
    let source = SourceText(path: "L.xcstrings", storage: ByteStorage("0123456789"))
    let files = [("en", ["Yes", "Yes"]), ("de", ["Ja", "Jawohl"]), ("fr", ["Oui", "Oui"])].map {
      language, texts in
      TableFile(
        source: source, format: .xcstrings, table: "L", language: language, sourceLanguage: "en",
        entries: texts.enumerated().map { index, text in
          let range = SourceRange(index * 5, index * 5 + 4)
          return TableEntry(
            key: "key", keyRange: range, range: range,
            value: .message(.plain(MessageForm(text: Text(text), range: range))))
        })
    }
    let configuration = Configuration()
    let tableSet = TableSet.joining(files, configuration: configuration).value
    let findings = TableChecks.check(tableSet, configuration: configuration)
    #expect(findings.map(\.rule) == ["duplicate-key"])
    #expect(findings.first?.severity == .warning)
    #expect(findings.first?.language == "de")
  }
}
