import TableParsing
import Testing

@Suite struct StringsdictParserTests {
  /// A stringsdict with one entry `k`.
  private func source(_ entry: String) -> MarkedSource {
    MarkedSource("<plist><dict>\(entry)</dict></plist>", .stringsdict, language: "en")
  }

  private static func entry(_ format: String, _ variables: String) -> String {
    """
    <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>
    \(variables)</dict>
    """
  }

  private static func variable(
    _ name: String, _ type: String?, _ forms: KeyValuePairs<String, String>,
    mark: String = ""
  ) -> String {
    let value = type.map { "<key>NSStringFormatValueTypeKey</key><string>\($0)</string>" } ?? ""
    let texts = forms.map { "<key>\($0.key)</key><string>\($0.value)</string>\n" }.joined()
    return """
      <key>\(mark)\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      \(value)\(texts)</dict>
      """
  }

  static let faults: [MessageFault.Kind] = [
    .neitherTextNorRules, .missingFormat, .formatIsNoText, .variableIsNoDictionary,
    .rulesAreNoDictionary, .ruleIsNoText, .widthIsNoNumber, .deviceInDevice, .unknownDevice("x"),
    .missingRuleType(variable: "x"), .unknownRuleType("x"), .malformedValueType("x"),
    .valueTypeHasPercent("%x"), .missingOtherForm(variable: "x"), .unknownCategory("x"),
    .repeatedForm, .undefinedVariable("x"), .unreferencedVariable("x"), .variableCycle("x"),
    .variablesTooDeep(limit: 1),
    .positionIsNotTheArgument(variable: "x", position: 1, argument: 2),
    .positionsDiffer(variable: "x", position: 1, before: 2),
    .printsAnotherArgument(variable: "x", position: 1, printed: 2),
    .valueTypeMismatch(variable: "x"),
  ]

  /// What a program refuses in an override is what a build calls an error.
  @Test(arguments: faults) func severity(_ kind: MessageFault.Kind) {
    #expect(MessageFault(kind, at: .none).isError == (kind.rule.defaultSeverity == .error))
    #expect(!kind.description.isEmpty)
  }

  struct Case: CustomTestStringConvertible {
    var name: String
    var text: String
    var entries: [String]
    var diagnostics: [String] = []

    var testDescription: String { name }
  }

  /// Entries and faults that people reported.
  static let cases: [Case] = [
    Case(
      name: "the documented example",
      text: entry(
        "%#@num_files_are@ selected",
        variable(
          "num_files_are", "d",
          ["zero": "No file is", "one": "A file is", "other": "%d files are"])),
      entries: [
        "%#@num_files_are@ selected "
          + "num_files_are decimal{zero: No file is, one: A file is, other: %d files are}"
      ]),
    Case(
      name: "two variables of which one refers to the other",
      text: entry(
        "%2$#@d_in_d@",
        variable(
          "d_in_d", "d",
          [
            "zero": "There is no file", "one": "There is a file, and %1$#@it@",
            "other": "%1$d in %2$d files are selected",
          ])
          + variable("it", "d", ["zero": "it is not selected", "other": "it is selected"])),
      entries: [
        "%2$#@d_in_d@ d_in_d decimal{zero: There is no file, one: There is a file, and %1$#@it@, "
          + "other: %1$d in %2$d files are selected} "
          + "it decimal{zero: it is not selected, other: it is selected}"
      ]),
    Case(
      name: "report 11: the rules name more arguments than the format",
      text: entry(
        "%#@v@", variable("v", "d", ["one": "%1$d result of %2$d", "other": "%1$d of %2$d"])),
      entries: ["%#@v@ v decimal{one: %1$d result of %2$d, other: %1$d of %2$d}"]),
    Case(
      name: "report 12: a text argument before the number",
      text: entry("%2$#@v@", variable("v", "d", ["other": "%1$@ has %2$d cats"])),
      entries: ["%2$#@v@ v decimal{other: %1$@ has %2$d cats}"]),
    Case(
      name: "report 13: forms that never print the number, no value type",
      text: entry("%#@v@", variable("v", nil, ["one": "has a cat", "other": "has cats"])),
      entries: ["%#@v@ v l decimal{one: has a cat, other: has cats}"]),
    Case(
      name: "no value type: that of the forms",
      text: entry("%#@v@", variable("v", nil, ["one": "a cat", "other": "%1$llu cats"])),
      entries: ["%#@v@ v ll unsigned{one: a cat, other: %1$llu cats}"]),
    Case(
      name: "report 14: value types",
      text: entry("%#@v@", variable("v", "u", ["other": "%u"])),
      entries: ["%#@v@ v unsigned{other: %u}"]),
    Case(
      name: "report 14: a value type with a percent sign",
      text: entry("%#@v@", variable("v", "1️⃣%ld", ["other": "%ld"])),
      entries: ["%#@v@ v l decimal{other: %ld}"], diagnostics: ["1️⃣ value-type-percent"]),
    Case(
      name: "no value type at all",
      text: entry("%#@v@", variable("v", "1️⃣number", ["other": "%d"])),
      entries: ["%#@v@ v decimal{other: %d}"], diagnostics: ["1️⃣ malformed-value-type"]),
    Case(
      name: "no other",
      text: entry("%#@v@", variable("v", "d", ["one": "%d"], mark: "1️⃣")),
      entries: ["%#@v@ v decimal{one: %d}"], diagnostics: ["1️⃣ missing-other-form"]),
    Case(
      name: "an unknown category, a category twice",
      text: entry(
        "%#@v@",
        variable("v", "d", ["1️⃣some": "x", "one": "a", "2️⃣one": "b", "other": "%d"])),
      entries: ["%#@v@ v decimal{one: b, other: %d}"],
      diagnostics: ["2️⃣ repeated-form", "1️⃣ unknown-category"]),
    Case(
      name: "undefined and unreferenced",
      text: entry("Of 1️⃣%#@w@", variable("v", "d", ["other": "%d"], mark: "2️⃣")),
      entries: ["Of %#@w@ v decimal{other: %d}"],
      diagnostics: ["1️⃣ undefined-variable", "2️⃣ unreferenced-variable"]),
    Case(
      name: "a cycle",
      text: entry(
        "%#@a@",
        variable("a", "d", ["other": "%d and %2$#@b@"])
          + variable("b", "d", ["other": "%2$d and 1️⃣%1$#@a@"])),
      entries: ["unsupported"], diagnostics: ["1️⃣ variable-cycle"]),
    Case(
      name: "one variable at two positions",
      text: entry(
        "%1$#@v@ and 1️⃣%2$#@v@", variable("v", "d", ["other": "%d"])),
      entries: ["%1$#@v@ and %2$#@v@ v decimal{other: %d}"],
      diagnostics: ["1️⃣ variable-position-conflict"]),
    Case(
      name: "the number of another position",
      text: entry(
        "%2$#@geese@ in %1$#@fields@",
        variable("geese", "d", ["other": "1️⃣%1$d geese"])
          + variable("fields", "d", ["other": "%1$d fields"])),
      entries: [
        "%2$#@geese@ in %1$#@fields@ geese decimal{other: %1$d geese} "
          + "fields decimal{other: %1$d fields}"
      ],
      diagnostics: ["1️⃣ variable-argument-mismatch"]),
    Case(
      name: "other types than the value type",
      text: entry(
        "%#@v@ %#@w@",
        variable("v", "ld", ["one": "%d", "two": "2️⃣%@", "other": "%li"])
          + variable("w", "lld", ["one": "3️⃣%lf", "other": "%2$ld"])),
      entries: [
        "%#@v@ %#@w@ v l decimal{one: %d, two: %@, other: %li} "
          + "w ll decimal{one: %lf, other: %2$ld}"
      ],
      diagnostics: ["2️⃣ value-type-mismatch", "3️⃣ value-type-mismatch"]),
    Case(
      name: "a foreign rule type",
      text: """
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string><key>v</key>
        <dict><key>NSStringFormatSpecTypeKey</key><string>1️⃣NSStringGenderRuleType</string>
        <key>0</key><string>x</string></dict></dict>
        <key>next</key><string>read</string>
        """,
      entries: ["unsupported", "read"],
      diagnostics: ["1️⃣ unknown-rule-type"]),
    Case(
      name: "a foreign schema",
      text: """
        <key>1️⃣k</key><dict><key>one</key><string>x</string></dict>
        <key>2️⃣l</key><dict/>
        <key>m</key>3️⃣<integer>5</integer>
        <key>n</key><string>Plain</string>
        """,
      entries: ["unsupported", "unsupported", "unsupported", "Plain"],
      diagnostics: ["1️⃣ missing-format-key", "2️⃣ missing-format-key", "3️⃣ malformed-entry"]),
    Case(
      name: "values that are no texts, and no rule type",
      text: """
        <key>k</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
        <key>1️⃣v</key><dict><key>one</key>2️⃣<integer>1</integer><key>other</key><string>x</string>
        </dict><key>w</key>3️⃣<string>y</string></dict>
        """,
      entries: ["%#@v@ v l decimal{other: x}"],
      diagnostics: ["2️⃣ malformed-entry", "1️⃣ missing-rule-type", "3️⃣ malformed-entry"]),
    Case(
      name: "a format without variables, and one with a variable that is nowhere",
      text: entry("Hello %@", "") + "<key>l</key><dict><key>NSStringLocalizedFormatKey</key>"
        + "<string>a 1️⃣%#@v@</string></dict>",
      entries: ["Hello %@", "a %#@v@"], diagnostics: ["1️⃣ undefined-variable"]),
    Case(
      name: "widths, padded with zeros",
      text: """
        <key>k</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>010</key><string>Short</string><key>20</key><string>Longer</string>
        <key>1️⃣wide</key><string>x</string></dict></dict>
        """,
      entries: ["10: Short, 20: Longer"], diagnostics: ["1️⃣ malformed-entry"]),
    Case(
      name: "devices, with a plural in one of them",
      text: """
        <key>k</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Click</string><key>1️⃣iwatch</key><string>x</string>
        <key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@v@</string>
        \(variable("v", "d", ["other": "%d taps"]))</dict>
        <key>ipad</key><dict><key>NSStringLocalizedFormatKey</key><string>On %#@v@</string>
        \(variable("v", "d", ["other": "%d pads"]))</dict>
        </dict></dict>
        """,
      entries: [
        "mac: Click, iphone: %#@v@, ipad: On %#@v_ipad@ v decimal{other: %d taps} "
          + "v_ipad decimal{other: %d pads}"
      ],
      diagnostics: ["1️⃣ unknown-device"]),
  ]

  @Test(arguments: cases) func entriesAndFaults(_ test: Case) {
    let source = source(test.text)
    let parsed = StringsdictParser.parse(source.file)
    #expect(parsed.value.flatMap { $0.entries.map(\.value.summary) } == test.entries)
    #expect(source.places(parsed.diagnostics) == test.diagnostics)
  }
}
