import TableChecks
import Testing

@Suite struct PluralRuleTests {
  private func rules(_ sample: Sample) -> [String] { sample.rules() }

  private func sample(
    _ language: String, _ forms: KeyValuePairs<PluralCategory, String>
  ) -> Sample {
    var sample = Sample()
    sample.addPlural("en", format: "%#@count@", [.one: "a file", .other: "%d files"])
    sample.addPlural(language, format: "%#@count@", forms)
    return sample
  }

  @Test func completePluralsAreFine() {
    let polish = sample("pl", [.one: "plik", .few: "%d b", .many: "%d c", .other: "%d d"])
    #expect(rules(polish).isEmpty)
    let french = sample("fr", [.one: "%d fichier", .other: "%d fichiers"])
    #expect(rules(french).isEmpty)
    let japanese = sample("ja", [.other: "%d"])
    #expect(rules(japanese).isEmpty)
  }

  @Test func missingCategoriesAreThoseThatIntegersSelect() {
    let polish = sample("pl", [.one: "plik", .other: "%d d"])
    #expect(rules(polish) == ["pl missing-plural-category"])
    #expect(polish.findings().first?.message.contains("few, many") == true)
    let arabic = sample("ar", [.one: "%d", .two: "%d", .few: "%d", .many: "%d", .other: "%d"])
    #expect(rules(arabic) == ["ar missing-plural-category"])
  }

  @Test func textAboutSeveralThingsNeedsNoOne() {
    var sample = Sample()
    sample.addPlural("en", format: "%#@count@", [.other: "%d files"])
    sample.addPlural("de", format: "%#@count@", [.other: "%d Dateien"])
    sample.addPlural("pl", format: "%#@count@", [.few: "%d pliki", .other: "%d pliku"])
    #expect(rules(sample) == ["pl missing-plural-category"])
    #expect(sample.findings().first?.message.contains("form many here") == true)
  }

  @Test func unusedCategoriesAreReportedButForZeroAndNeighbouringVersions() {
    let german = sample("de", [.one: "eine", .few: "%d", .other: "%d"])
    #expect(rules(german).isEmpty)
    let found = german.rules { $0.rules["unused-plural-category"] = .warning }
    #expect(found == ["de unused-plural-category"])
    #expect(rules(sample("de", [.zero: "keine", .one: "eine", .other: "%d"])).isEmpty)
    #expect(rules(sample("vi", [.one: "%d", .other: "%d"])).isEmpty)
  }

  @Test func oneNeedsItsNumberWhereItHoldsSeveral() {
    let russian = sample("ru", [.one: "1️⃣файл", .few: "%d", .many: "%d", .other: "%d"])
    #expect(rules(russian) == ["ru number-missing"])
    #expect(
      russian.findings().first?.location?.range.start == russian.marks["ru"].map { Int32($0) })
    #expect(rules(sample("de", [.one: "eine Datei", .other: "%d Dateien"])).isEmpty)
    let french: KeyValuePairs<PluralCategory, String> = [.one: "un fichier", .other: "%d fichiers"]
    #expect(rules(sample("fr", french)) == ["fr number-missing"])
    let withZero = sample("fr", [.zero: "aucun", .one: "un fichier", .other: "%d fichiers"])
    #expect(rules(withZero).isEmpty)
    let zero = sample("ru", [.zero: "нет", .one: "файл", .few: "%d", .many: "%d", .other: "%d"])
    #expect(rules(zero) == ["ru number-missing"])
    let other = sample("ru", [.other: "%d", .one: "файл", .few: "%d", .many: "%d"])
    #expect(rules(other) == ["ru number-missing"])
  }

  @Test func wrongPlaceholderInsideOneFormIsFoundThere() {
    let polish = sample("pl", [.one: "plik", .few: "%d i 1️⃣%@", .many: "%d", .other: "%d"])
    let findings = polish.findings()
    #expect(findings.map(\.rule) == ["placeholder-added"])
    #expect(findings.first?.location?.range.start == polish.marks["pl"].map { Int32($0) })
  }

  @Test func retypedNumberOfAForm() {
    let german = sample("de", [.one: "eine", .other: "1️⃣%@ Dateien"])
    #expect(rules(german) == ["de placeholder-retyped"])
  }

  @Test func formOfOneNumberMayLeaveOutOtherArguments() {
    var german = Sample()
    german.addPlural("en", [.one: "%2$@ has %1$d", .other: "%2$@ has %1$d"])
    german.addPlural("de", [.one: "eine", .other: "%2$@ hat %1$d"])
    #expect(german.rules().isEmpty)
    var russian = Sample()
    russian.addPlural("en", [.one: "%2$@ has %1$d", .other: "%2$@ has %1$d"])
    russian.addPlural(
      "ru", [.one: "1️⃣%1$d", .few: "%2$@ %1$d", .many: "%2$@ %1$d", .other: "%2$@ %1$d"])
    #expect(russian.rules() == ["ru placeholder-dropped"])
    #expect(
      russian.findings().first?.location?.range.start == russian.marks["ru"].map { Int32($0) })
  }

  @Test func plainTextMayBecomeAPluralAndBack() {
    var sample = Sample(["en": ["items": "%d items"]])
    sample.addPlural("de", [.one: "%d Element", .other: "%d Elemente"])
    #expect(sample.rules().isEmpty)
    var back = Sample(["ja": ["items": "%d"]])
    back.addPlural("en", [.one: "%d item", .other: "%d items"])
    #expect(back.rules().isEmpty)
    var dropped = Sample(["ja": ["items": "items"]])
    dropped.addPlural("en", [.one: "%d item", .other: "%d items"])
    #expect(dropped.rules() == ["ja placeholder-dropped"])
  }

  @Test func countThatIsNeverPrintedNeedsNoPlaceholder() {
    var sample = Sample(["ja": ["items": "cats"]])
    sample.addPlural("en", format: "%#@count@", [.one: "has a cat", .other: "has cats"])
    #expect(sample.rules().isEmpty)
  }

  @Test func valueTypeOfATranslationIsCompared() {
    var sample = Sample()
    sample.addPlural("en", format: "%#@count@", [.one: "%d", .other: "%d"])
    sample.addPlural(
      "de", format: "%#@count@", valueType: .decimal, length: .l, [.one: "eine", .other: "viele"])
    #expect(sample.rules().contains("de placeholder-size"))
  }
}
