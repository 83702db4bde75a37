import TableChecks
import Testing

@Suite struct PlaceholderRuleTests {
  /// Development text, translation, what is found. The mark stands where the finding of the
  /// translation begins.
  static let cases: [(source: String, translation: String, found: [String])] = [
    ("Hello %@", "Hallo %@", []),
    ("Hello %@", "Hallo %1$@", []),
    ("%@ and %@", "%2$@ und %1$@", []),
    ("Hello %@", "Hallo %@ 1️⃣%@", ["de placeholder-added"]),
    ("Hello", "Hallo 1️⃣%@", ["de placeholder-added"]),
    ("Hello %@", "Hallo 1️⃣%d", ["de placeholder-retyped"]),
    ("%0.2f km", "1️⃣%d km", ["de placeholder-retyped"]),
    ("%d", "ü 1️⃣%ld", ["de placeholder-size"]),
    ("%x", "%u", []),
    ("%lld", "%qd", []),
    ("%.2f", "%g", []),
    ("Hello %@", "1️⃣Hallo", ["de placeholder-dropped"]),
    ("%1$@ of %2$@", "1️⃣%2$@", ["de placeholder-dropped"]),
    ("%1$@ of %2$@", "1️⃣% 1 $ @ von %2$@", ["de damaged-placeholder"]),
    ("Hello %@", "Hallo 1️⃣@%", ["de damaged-placeholder"]),
    ("Hello %1$@", "Hallo 1️⃣%1", ["de damaged-placeholder"]),
    ("Hello %@", "Hallo 1️⃣％@", ["de damaged-placeholder"]),
    ("Hello %@", "مرحبا 1️⃣٪@", ["de damaged-placeholder"]),
    ("100% sure", "100% sicher", []),
    ("100%% sure", "100%% sicher", []),
    ("%0 of %1", "%0 von %1", []),
    ("%0 of %1, 50%", "%1 %", []),
    ("%02 of %1", "", ["de empty-value"]),
    ("%1 of %$2@", "%@ von %@", ["en damaged-placeholder", "en damaged-placeholder"]),
    ("half", "50% davon", []),
    ("%d%%", "%d1️⃣% viel", ["de stray-percent"]),
    ("%(a)@ %(b)@", "1️⃣%(b)@ %(a)@", ["de misplaced-name", "de misplaced-name"]),
    ("%(a)@ %(b)@", "%2$(b)@ %1$(a)@", []),
    ("%1$(a)@ %2$(b)@", "%(a)@ %(b)@", []),
    ("%(a)@ %(b)@", "%(x)@ %(y)@", []),
    ("%(a)@ %(a)@", "%(a)@ %(a)@", []),
    ("%(a)@ %(b)d", "1️⃣%(b)d %(a)@", ["de placeholder-retyped", "de placeholder-retyped"]),
    ("%*d", "%*d", []),
    ("%*d", "1️⃣%d", ["de placeholder-retyped"]),
    ("%1$@ %2$@", "%@ %2$@", []),
    ("%1$@ %2$@", "%1$@ 1️⃣%@", ["de mixed-positions"]),
  ]

  @Test(arguments: cases) func translation(
    _ item: (source: String, translation: String, found: [String])
  ) {
    let sample = Sample(["en": ["key": item.source], "de": ["key": item.translation]])
    let findings = sample.findings()
    let dropped = findings.filter { $0.rule == "placeholder-dropped" }.count
    let shown = findings.map { "\($0.language ?? "-") \($0.rule)" }
    #expect(shown.filter { $0 != "de placeholder-dropped" || dropped == shown.count } == item.found)
    if let mark = sample.marks["de"] {
      #expect(findings.first { $0.language == "de" }?.location?.range.start == Int32(mark))
    }
  }

  @Test func errorsNameTheDevelopmentText() throws {
    let sample = Sample(["en": ["key": "Hello %@"], "de": ["key": "Hallo %d"]])
    let finding = try #require(sample.findings().first)
    #expect(finding.severity == .error)
    #expect(finding.key == "key")
    #expect(finding.table == "Localizable")
    #expect(finding.notes.first?.message == "en says \"Hello %@\"")
    #expect(finding.notes.first?.location?.text.path == "en.lproj/Localizable.strings")
    let range = try #require(finding.location?.range)
    #expect(range.end - range.start == 2)
  }

  /// Rules about one text: what specifiers.tsv says in its last column.
  static let single: [(text: String, found: [String])] = [
    ("100%", []),
    ("50% off", []),
    ("100% sure %@", ["stray-percent error"]),
    ("up to 70% faster", []),
    ("100 % complete", []),
    ("%y", []),
    ("%s", ["c-string-placeholder warning"]),
    ("%S", ["c-string-placeholder warning"]),
    ("%1#@count@", ["misplaced-position warning"]),
    ("%2$@", ["position-gap warning"]),
    ("%1$@ %3$@", ["position-gap warning"]),
    ("%1$@ %1$d", ["position-type-conflict error"]),
    ("%1$@ %@", ["mixed-positions warning"]),
    ("%1 of %2", ["damaged-placeholder error", "damaged-placeholder error"]),
    ("% 1 $ @", ["damaged-placeholder error"]),
    ("%1$", ["damaged-placeholder error"]),
    ("٪@", ["damaged-placeholder error"]),
    ("％@", ["damaged-placeholder error"]),
    ("%{name}", []),
    ("%n", ["forbidden-placeholder error"]),
    ("%128$@", ["position-out-of-range error"]),
    ("%#@a-b@", ["malformed-variable error"]),
    ("%1$@ %1$@", []),
    ("%@ %d %%", []),
  ]

  @Test(arguments: single) func developmentText(_ item: (text: String, found: [String])) {
    let findings = Sample(["en": ["key": item.text]]).findings()
    #expect(findings.map { "\($0.rule) \($0.severity)" } == item.found)
  }

  @Test(arguments: ["8Gx-Ya-zhp.title", "126.headerCell.title"])
  func textsOfInterfaceBuilderAreNeverFormatted(key: String) {
    #expect(Sample(["en": [key: "0%, 50% and 100%"]]).rules().isEmpty)
    #expect(Sample(["en": [key: "50% of %@"]]).rules() == ["en stray-percent"])
  }

  @Test func foreignTemplatesAreReportedOnRequest() {
    let sample = Sample(["en": ["key": "Hello %{name}"]])
    #expect(sample.rules { $0.rules["foreign-template"] = .warning } == ["en foreign-template"])
  }
}
