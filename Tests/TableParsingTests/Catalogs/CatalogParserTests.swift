import TableParsing
import Testing

@Suite struct CatalogParserTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    /// The localizations of the key `k`.
    var localizations: String
    var entries: [String]
    var diagnostics: [String] = []

    var testDescription: String { name }
  }

  private static func unit(_ value: String, _ state: String = "translated") -> String {
    #""stringUnit" : { "state" : "\#(state)", "value" : "\#(value)" }"#
  }

  private static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let cases = forms.map { #""\#($0.key)" : { \#(unit($0.value)) }"# }
    return #""variations" : { "plural" : { \#(cases.joined(separator: ", ")) } }"#
  }

  private static func substitution(
    _ name: String, _ rest: String, _ forms: KeyValuePairs<String, String>
  ) -> String {
    #""\#(name)" : { \#(rest) \#(plural(forms)) }"#
  }

  /// What Apple's compiler takes and refuses.
  static let cases: [Case] = [
    Case(
      name: "plain texts", localizations: #""en" : { \#(unit("A")) }, "de" : { \#(unit("B")) }"#,
      entries: ["en/k = A", "de/k = B"]),
    Case(
      name: "escapes",
      localizations: #""en" : { \#(unit(#"a\"\\\/\n\t\u00e9\ud83d\ude00\ud800"#)) }"#,
      entries: ["en/k = a\"\\/\n\té😀\u{FFFD}"]),
    Case(
      name: "no source language: the key is the text",
      localizations: #""de" : { \#(unit("B")) }"#, entries: ["en/k = k", "de/k = B"]),
    Case(name: "no localizations", localizations: "", entries: ["en/k = k"]),
    Case(name: "an empty localization", localizations: #""en" : {}"#, entries: ["en/k = k"]),
    Case(
      name: "plural", localizations: #""en" : { \#(plural(["one": "%lld", "other": "%lld s"])) }"#,
      entries: ["en/k = one: %lld, other: %lld s"]),
    Case(
      name: "plural without other",
      localizations: #""1️⃣en" : { \#(plural(["one": "%lld", "2️⃣some": "x"])) }"#,
      entries: ["en/k = one: %lld"], diagnostics: ["2️⃣ unknown-category", "1️⃣ missing-other-form"]),
    Case(
      name: "devices, one with a plural",
      localizations: """
        "en" : { "variations" : { "device" : { "iphone" : { \(plural(["other": "%d phones"])) },
        "1️⃣newton" : { \(unit("x")) }, "other" : { \(unit("%d things")) } } } }
        """,
      entries: ["en/k = iphone: [other: %d phones], other: %d things"],
      diagnostics: ["1️⃣ unknown-device"]),
    Case(
      name: "the fallback of a device variation varies",
      localizations: """
        "en" : { "variations" : { "device" : { "1️⃣other" : { \(plural(["other": "%d"])) } } } }
        """,
      entries: ["en/k = other: [other: %d]"], diagnostics: ["1️⃣ invalid-variation"]),
    Case(
      name: "a plural case varies",
      localizations: """
        "en" : { "variations" : { "plural" : { "1️⃣one" : { "variations" : { "device" : {
        "mac" : { \(unit("x")) } } } }, "other" : { \(unit("%d")) } } } }
        """,
      entries: ["en/k = other: %d"], diagnostics: ["1️⃣ invalid-variation"]),
    Case(
      name: "substitutions",
      localizations: """
        "en" : { \(unit("%#@users@ in %#@folders@")), "substitutions" : {
        \(substitution("folders", #""argNum" : 2, "formatSpecifier" : "ld","#, ["other": "%arg f"])),
        \(substitution("users", #""argNum" : 1, "formatSpecifier" : "lld","#, ["other": "%lld u"]))
        } }
        """,
      entries: [
        "en/k = %#@users@ in %#@folders@ folders(2) l decimal{other: %arg f} "
          + "users(1) ll decimal{other: %lld u}"
      ]),
    Case(
      name: "report 10: a substitution without argNum, an unknown state, unknown fields",
      localizations: """
        "en" : { "1️⃣color" : [1, null, {"a" : true}], "substitutions" : {
        \(substitution("v", "", ["other": "%arg x"])) }, \(unit("%#@v@", "half_done")) }
        """,
      entries: ["en/k = %#@v@ v l decimal{other: %arg x}"], diagnostics: ["1️⃣ unknown-member"]),
    Case(
      name: "substitutions without a string unit",
      localizations: """
        "1️⃣en" : { "substitutions" : { \(substitution("v", "", ["other": "%arg x"])) } }
        """,
      entries: ["en/k = unsupported"], diagnostics: ["1️⃣ missing-string-unit"]),
    Case(
      name: "undefined and never referenced, the name ends at the first @",
      localizations: """
        "en" : { \(unit("1️⃣%#@AT@NAME@")), "substitutions" : {
        "2️⃣AT@NAME" : { \(plural(["other": "x"])) } } }
        """,
      entries: ["en/k = %#@AT@NAME@ AT@NAME l decimal{other: x}"],
      diagnostics: ["1️⃣ undefined-variable", "2️⃣ unreferenced-variable"]),
    Case(
      name: "undefined without any substitution",
      localizations: #""en" : { \#(unit("Of 1️⃣%#@v@")) }"#, entries: ["en/k = Of %#@v@"],
      diagnostics: ["1️⃣ undefined-variable"]),
    Case(
      name: "substitutions below a device are out of place",
      localizations: """
        "en" : { "variations" : { "device" : { "mac" : { \(unit("1️⃣%#@v@")), "substitutions" : {
        \(substitution("v", "", ["other": "x"])) } } } } }
        """,
      entries: ["en/k = mac: %#@v@"], diagnostics: ["1️⃣ undefined-variable"]),
    Case(
      name: "a reference at another position than its argNum",
      localizations: """
        "en" : { \(unit("1️⃣%2$#@v@")), "substitutions" : {
        \(substitution("v", #""argNum" : 1,"#, ["other": "%arg"])) } }
        """,
      entries: ["en/k = %2$#@v@ v(1) l decimal{other: %arg}"],
      diagnostics: ["1️⃣ variable-position-conflict"]),
    Case(
      name: "a direct specifier of another type, a bad argNum, a bad specifier",
      localizations: """
        "en" : { \(unit("%#@v@ %#@w@")), "substitutions" : {
        \(substitution("v", #""argNum" : 1, "formatSpecifier" : "lld","#, ["other": "3️⃣%@"])),
        \(substitution("w", #""argNum" : 1️⃣0, "formatSpecifier" : "2️⃣?","#, ["other": "%arg"])) } }
        """,
      entries: [
        "en/k = %#@v@ %#@w@ v(1) ll decimal{other: %@} w l decimal{other: %arg}"
      ],
      diagnostics: [
        "1️⃣ malformed-entry", "2️⃣ malformed-value-type", "3️⃣ value-type-mismatch",
      ]),
    Case(
      name: "a set of phrases",
      localizations: """
        "en" : { "stringSet" : 1️⃣{ "state" : "new", "values" : ["a", "b"] } },
        "de" : { "stringSet" : { "state" : "new", "values" : ["c"] } }
        """,
      entries: ["en/k = unsupported", "de/k = unsupported"], diagnostics: ["1️⃣ string-set"]),
    Case(
      name: "wrong kinds of values",
      localizations: """
        "en" : 1️⃣5, "de" : { "stringUnit" : { "value" : 2️⃣false } },
        "fr" : { "stringUnit" : 3️⃣{ } }, "it" : { "stringUnit" : 4️⃣[] },
        "es" : { "variations" : 5️⃣{ "width" : {} } }
        """,
      entries: ["en", "de", "fr", "it", "es"].map { "\($0)/k = unsupported" },
      diagnostics: [
        "1️⃣ malformed-entry", "2️⃣ malformed-entry", "3️⃣ malformed-entry", "4️⃣ malformed-entry",
        "5️⃣ invalid-variation",
      ]),
  ]

  @Test(arguments: cases) func entriesAndFaults(_ test: Case) {
    let source = MarkedSource(
      #"{ "sourceLanguage" : "en", "version" : "1.3", "strings" : { "k" : { "localizations" : { "#
        + test.localizations + " } } } }", .xcstrings)
    let parsed = CatalogParser.parse(source.file)
    #expect(parsed.value.summary == test.entries)
    #expect(source.places(parsed.diagnostics) == test.diagnostics)
  }

  @Test func attributesCommentsAndRanges() throws {
    let source = MarkedSource(
      #"""
      { "version" : "1.1", "future" : 1, "sourceLanguage" : "en", "strings" : {
        "1️⃣a" : { "comment" : "Of \"a\"", "extractionState" : "stale", "shouldTranslate" : false,
          "generatesSymbol" : true, "localizations" : {
            "2️⃣fr" : { "stringUnit" : { "state" : "needs_review", "value" : "3️⃣Un" } } } },
        "b" : { } } }
      """#, .xcstrings)
    let parsed = CatalogParser.parse(source.file)
    #expect(parsed.diagnostics.map(\.rule) == ["misplaced-entry"])
    #expect(parsed.diagnostics.map(\.severity) == [.note])
    #expect(parsed.value.map(\.language) == ["en", "fr"])
    #expect(parsed.value.allSatisfy { $0.sourceLanguage == "en" })
    let english = try #require(parsed.value.first?.entries.first)
    #expect(english.comment == "Of \"a\"")
    #expect(english.catalog?.isImplicit == true)
    #expect(english.catalog?.extractionState == "stale")
    #expect(english.catalog?.shouldTranslate == false)
    #expect(Int(english.keyRange.start) == source.marks["1️⃣"])
    let french = try #require(parsed.value.last?.entries.first)
    #expect(Int(french.range.start) + 1 == source.marks["2️⃣"])
    let form = try #require(french.value.form)
    #expect(form.state == "needs_review")
    #expect(Int(form.range.start) == source.marks["3️⃣"])
    #expect(Int(form.range.end) == source.marks["3️⃣"].map { $0 + 2 })
    #expect(form.text.storage === parsed.value[0].source.storage)
    #expect(parsed.value[0].entries.map(\.key) == ["a", "b"])
  }

  @Test func repeatedKeysAreKept() {
    let source = MarkedSource(
      """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"en":{"stringUnit":{"value":"1"}},"en":{"stringUnit":{"value":"2"}}}},
      "a":{"localizations":{"en":{"stringUnit":{"value":"3"}}}}}}
      """, .xcstrings)
    let parsed = CatalogParser.parse(source.file)
    #expect(parsed.value.summary == ["en/a = 1", "en/a = 2", "en/a = 3"])
    #expect(parsed.diagnostics.isEmpty)
  }

  @Test(arguments: [
    (#"{"sourceLanguage":"en","version":"1️⃣2.0","strings":{}}"#, nil, ["1️⃣ catalog-version"]),
    (#"1️⃣{"sourceLanguage":"en","strings":{}}"#, "de", ["1️⃣ catalog-placement"]),
    (#"1️⃣{"sourceLanguage":"en","strings":{}}"#, "Base", ["1️⃣ catalog-placement"]),
    (#"{"sourceLanguage":"en","strings":{}}"#, "mul", []),
    (#"1️⃣{"strings":{}}"#, nil, ["1️⃣ malformed-table"]),
    (#"1️⃣{"sourceLanguage":"en"}"#, nil, ["1️⃣ malformed-table"]),
    (#"{"sourceLanguage":"en","strings":1️⃣[]}"#, nil, ["1️⃣ malformed-table"]),
    ("[1️⃣1]", nil, ["1️⃣ malformed-table"]), ("1️⃣", nil, ["1️⃣ malformed-table"]),
  ]) func wholeFiles(_ text: String, _ folder: String?, _ expected: [String]) {
    let source = MarkedSource(text, .xcstrings, language: folder)
    #expect(source.places(CatalogParser.parse(source.file).diagnostics) == expected)
  }

  /// An unreadable entry costs itself. The key `z` behind it is always read.
  @Test(
    arguments: [
      // Faults of JSON inside of one entry.
      (#""a":{"localizations":{"en":{"stringUnit":{"value":1️⃣oops}}}}"#, ["unsupported"]),
      (#""a":{"localizations":{"en":{"stringUnit":{"value":"x"1️⃣,}}}}"#, ["x"]),
      (#""a":{"localizations":{"en":{"stringUnit":{"value":"x"}1️⃣,}}}"#, ["x"]),
      (#""a":{"localizations":{"en":{"stringUnit":{"state":"new"1️⃣ "value":"x"}}}}"#, ["x"]),
      (#""a":{"localizations":{"en":{"stringUnit":{"value"1️⃣ "x"}}}}"#, ["x"]),
      (
        #""a":{"localizations":{"en":{"stringUnit":{"value":"he said "1️⃣no" again"}}}}"#,
        ["unsupported"]
      ),
      (#""a":{"localizations":{"en":{"stringUnit":{"value":"1️⃣\x"}}}}"#, ["unsupported"]),
      ("\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{\n\"value\":1️⃣\"x\n}}}}", ["unsupported"]),
      (
        "\"a\":{\"localizations\":{\"en\":{\"stringUnit\":{\n\"value : \"1️⃣x\"\n}}}}",
        ["unsupported"]
      ),
      (#"1️⃣"a":"#, ["unsupported"]),
      (#""a":{"localizations":1️⃣[]}"#, ["a"]), (#""a":1️⃣null"#, ["unsupported"]),
    ] as [(String, [String])]) func oneFaultCostsOneEntry(_ entry: String, _ values: [String])
  {
    let source = MarkedSource(
      #"{"sourceLanguage":"en","strings":{"# + entry
        + #","z":{"localizations":{"en":{"stringUnit":{"value":"last"}}}}}}"#, .xcstrings)
    let parsed = CatalogParser.parse(source.file)
    #expect(source.places(parsed.diagnostics).map { $0.prefix(3) } == ["1️⃣ m"].map { $0.prefix(3) })
    #expect(parsed.value.first?.entries.map(\.value.summary) == values + ["last"])
  }
}

/// Catalogs as Xcode writes them, in which one bracket is missing or too many.
@Suite struct BracketTests {
  static let lines = [
    #"{"#,
    #"  "sourceLanguage" : "en","#,
    #"  "strings" : {"#,
    #"    "a" : {"#,
    #"      "localizations" : {"#,
    #"        "de" : {"#,
    #"          "stringUnit" : {"#,
    #"            "state" : "translated","#,
    #"            "value" : "A""#,
    #"          }"#,
    #"        }"#,
    #"      }"#,
    #"    },"#,
    #"    "b" : {"#,
    #"      "localizations" : {"#,
    #"        "de" : {"#,
    #"          "stringUnit" : {"#,
    #"            "state" : "translated","#,
    #"            "value" : "B""#,
    #"          }"#,
    #"        }"#,
    #"      }"#,
    #"    }"#,
    #"  },"#,
    #"  "version" : "1.0""#,
    #"}"#,
  ]

  private func read(_ lines: [String]) -> Parsed<[TableFile]> {
    CatalogParser.parse(MarkedSource(lines.joined(separator: "\n"), .xcstrings).file)
  }

  @Test(arguments: [9, 10, 11, 12, 19, 20, 21, 22, 23]) func oneIsMissing(_ line: Int) {
    var lines = Self.lines
    lines.remove(at: line)
    let parsed = read(lines)
    #expect(parsed.diagnostics.count == 1, "\(parsed.diagnostics.map(\.line))")
    #expect(parsed.value.summary == ["en/a = a", "en/b = b", "de/a = A", "de/b = B"])
    let place = parsed.diagnostics.first?.location.map { location in
      LineTable(location.text.storage.bytes).position(of: Int(location.range.start)).line
    }
    #expect(place == line || place == line - 1)
  }

  @Test(arguments: [9, 10, 11, 19, 20, 21]) func oneIsTooMany(_ line: Int) {
    var lines = Self.lines
    lines.insert(lines[line] + "  ", at: line)
    lines[line] = "  " + lines[line]
    let parsed = read(lines)
    #expect(parsed.diagnostics.count == 1, "\(parsed.diagnostics.map(\.line))")
    #expect(parsed.value.summary == ["en/a = a", "en/b = b", "de/a = A", "de/b = B"])
  }
}
