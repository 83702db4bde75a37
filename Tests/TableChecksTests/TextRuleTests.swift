import TableChecks
import Testing

@Suite struct TextRuleTests {
  static let pairs: [(source: String, translation: String, found: [String])] = [
    ("Yes", "Ja", []),
    ("Yes", "", ["de empty-value"]),
    ("", "", ["en empty-value"]),
    ("Name: ", "Name: ", []),
    ("Name: ", "Name:", ["de surrounding-whitespace"]),
    ("Name", " Name", ["de surrounding-whitespace"]),
    ("Name", "1️⃣ Name\\\\n", ["de surrounding-whitespace", "de literal-escapes"]),
    ("Name\n", "Name", ["de surrounding-whitespace"]),
    ("Name", "Na1️⃣\u{200B}me", ["de invisible-characters"]),
    ("Name", "1️⃣\u{FEFF}Name", ["de invisible-characters"]),
    ("Name", "Na1️⃣\u{8}me", ["de invisible-characters"]),
    ("Name", "नाम\u{200D} ن\u{200C}ا \u{200F}x \u{AD}", []),
    ("Name", "1️⃣\u{202E}emaN", ["de bidi-controls"]),
    ("Name", "1️⃣\u{2066}Name", ["de bidi-controls"]),
    ("Name", "\u{2068}Name\u{2069} \u{202A}x\u{202C}", []),
    ("Name", "Don’t “quote”…", []),
  ]

  @Test(arguments: pairs) func pair(
    _ item: (source: String, translation: String, found: [String])
  ) {
    let sample = Sample(["en": ["key": item.source], "de": ["key": item.translation]])
    #expect(sample.rules() == item.found)
    if let mark = sample.marks["de"] {
      #expect(sample.findings().first?.location?.range.start == Int32(mark))
    }
  }

  @Test func languagesWithoutSpacesNeedNone() {
    let sample = Sample(["en": ["key": "Name: "], "ja": ["key": "名前："]])
    #expect(sample.rules().isEmpty)
  }

  @Test func rulesThatAreOffUntilSwitchedOn() {
    let sample = Sample([
      "en": ["a": "Settings...", "b": "Settings", "c": "%@", "d": "%d items"],
      "de": ["a": "Einstellungen", "b": "Settings", "c": "%@", "d": "%d Elemente"],
      "en-GB": ["b": "Settings"],
    ])
    #expect(sample.rules().isEmpty)
    let rules = sample.rules { configuration in
      for rule in ["untranslated", "typography", "plural-without-forms"] {
        configuration.rules[rule] = .warning
      }
    }
    #expect(rules == ["de untranslated", "en typography", "en plural-without-forms"])
  }

  @Test(arguments: [
    ("Hi %{name}!", "%{name}"), ("Hi ${user.name}!", "${user.name}"), ("{{ name }}", "{{ name }}"),
    ("{0} of {1}", "{0}"), ("{} { } {a b} a}", nil), ("{é} {", nil), ("{{name", nil),
    ("a} {b-c_d}", "{b-c_d}"), ("", nil),
  ]) func placeholdersOfOtherSystems(text: String, written: String?) {
    let sample = Sample(["en": ["key": text]])
    let found = sample.findings { $0.rules["foreign-template"] = .warning }
      .filter { $0.rule == "foreign-template" }
    let message = written.map { "\($0) is no placeholder here; write %(name)@" }
    #expect(found.first?.message == message)
  }

  @Test func statesOfACatalog() {
    var sample = Sample(["en": ["key": "Yes"]])
    sample.add("de", ["key": "Ja"], state: "needs_review")
    #expect(sample.rules().isEmpty)
    #expect(
      sample.rules { $0.rules["state-needs-review"] = .warning } == ["de state-needs-review"])
    #expect(sample.rules { $0.rules["state-new"] = .error }.isEmpty)
  }
}
