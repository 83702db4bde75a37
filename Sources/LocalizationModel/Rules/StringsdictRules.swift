extension Rule {
  /// Reported while the entries of a `.stringsdict` or a string catalog are put together.
  package static let stringsdictRules: [Rule] = [
    .malformedEntry, .missingFormatKey, .missingRuleType, .unknownRuleType, .malformedValueType,
    .valueTypePercent, .valueTypeMismatch, .missingOtherForm, .unknownCategory, .repeatedForm,
    .ignoredRules,
  ]

  package static let malformedEntry = Rule(
    "malformed-entry", .error,
    "Part of the entry has not the shape that the format asks for: a number where a text is "
      + "expected, a missing value, a position out of range. The other entries are read.",
    isConfigurable: false, bad: CatalogSample.unit("5"), good: CatalogSample.unit("\"Five\""))

  package static let missingFormatKey = Rule(
    "missing-format-key", .error,
    "A stringsdict entry is a dictionary with NSStringLocalizedFormatKey and its variables, or "
      + "with rules by width or device. Without these there is nothing to show.",
    isConfigurable: false, bad: StringsdictSample.example(format: nil), good: plural)

  package static let missingRuleType = Rule(
    "missing-rule-type", .error,
    "A variable says by NSStringFormatSpecTypeKey that its rules are NSStringPluralRuleType. "
      + "The platform does not follow rules without it.",
    bad: StringsdictSample.example(ruleType: nil), good: plural)

  package static let unknownRuleType = Rule(
    "unknown-rule-type", .error,
    "Variables vary by plural alone. Another NSStringFormatSpecTypeKey, such as the gender "
      + "rules of old, is followed neither here nor by current systems.",
    isConfigurable: false, bad: StringsdictSample.example(ruleType: "NSStringGenderRuleType"),
    good: plural)

  package static let malformedValueType = Rule(
    "malformed-value-type", .error,
    "The value type is a format specifier without its percent sign, such as d, ld, lld or f. "
      + "The type of the first number that the forms print is taken instead.",
    bad: StringsdictSample.example(valueType: "number"), good: plural)

  package static let valueTypePercent = Rule(
    "value-type-percent", nil,
    """
    The value type is written without a percent sign: ld, not %ld. It is read as meant, which is \
    why the rule is off unless switched on.
    """,
    bad: StringsdictSample.example(valueType: "%d"),
    good: plural)

  package static let valueTypeMismatch = Rule(
    "value-type-mismatch", .error,
    "The value type decides how the platform reads the argument; a form that prints it as "
      + "another type or size shows another number or reads memory it should not.",
    bad: StringsdictSample.example(valueType: "lf"), good: plural)

  package static let missingOtherForm = Rule(
    "missing-other-form", .error,
    "Every plural has the form other: it serves all numbers whose category has no form.",
    bad: StringsdictSample.example(forms: ["one": "%d file"]), good: plural)

  package static let unknownCategory = Rule(
    "unknown-category", .warning,
    "The plural categories are zero, one, two, few, many and other. A text under another name "
      + "is never shown.",
    bad: StringsdictSample.example(
      forms: ["one": "%d file", "several": "%d files", "other": "%d files"]), good: plural)

  package static let repeatedForm = Rule(
    "repeated-form", .warning,
    "The same category, device or width is given twice in one entry. The last one is used.",
    bad: StringsdictSample.example(
      forms: ["one": "%d file", "one": "a file", "other": "%d files"]), good: plural)

  package static let ignoredRules = Rule(
    "ignored-rules", .warning,
    "An entry has a format and rules by width or device beside it, or rules of both kinds. One of them "
      + "is followed, the texts of the others are never shown. Put the format into the rules.",
    bad: beside(
      "<key>NSStringLocalizedFormatKey</key><string>Some files</string>"), good: beside(""))

  private static func beside(_ more: String) -> RuleExample {
    RuleExample([
      (
        "en.lproj/Localizable.stringsdict",
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        <dict>
          <key>files</key>
          <dict>
            \(more)
            <key>NSStringVariableWidthRuleType</key>
            <dict><key>1</key><string>Files</string><key>20</key><string>Some files</string></dict>
          </dict>
        </dict>
        </plist>
        """
      )
    ])
  }

  /// Reported about the variables of a `.stringsdict` and the substitutions of a string catalog.
  package static let variableRules: [Rule] = [
    .undefinedVariable, .unreferencedVariable, .variableCycle, .variablePositionConflict,
    .variableArgumentMismatch,
  ]

  package static let undefinedVariable = Rule(
    "undefined-variable", .error,
    "A text refers to a variable by %#@name@ that the entry does not define, so the reference "
      + "itself would be shown. A name ends at the first @.",
    bad: StringsdictSample.example(format: "%#@number@"), good: plural)

  package static let unreferencedVariable = Rule(
    "unreferenced-variable", .warning,
    """
    A variable or substitution that no text refers to is never shown.
    """,
    bad: StringsdictSample.example(format: "Some files"),
    good: plural)

  package static let variableCycle = Rule(
    "variable-cycle", .error,
    "The forms of a variable refer to the variable itself, directly or through others, so the "
      + "text would have no end.",
    isConfigurable: false,
    bad: StringsdictSample.example(forms: ["one": "%d file", "other": "%#@count@ files"]),
    good: plural)

  package static let variablePositionConflict = Rule(
    "variable-position-conflict", .error,
    "A variable stands for one argument. Here it is referenced at two positions, or at another "
      + "one than the argNum of its substitution.",
    bad: StringsdictSample.example(format: "%1$#@count@ of %2$#@count@"), good: plural)

  package static let variableArgumentMismatch = Rule(
    "variable-argument-mismatch", .warning,
    "A form prints another number than the one that chooses it. Its position should be that of "
      + "the variable.",
    bad: StringsdictSample.example(
      format: "%1$#@count@", forms: ["one": "%2$d file", "other": "%2$d files"]),
    good: StringsdictSample.example(
      format: "%1$#@count@", forms: ["one": "%1$d file", "other": "%1$d files"]))

  private static let plural = StringsdictSample.example()
}
