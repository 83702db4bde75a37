extension TableChecks {
  /// Told while the entries of a `.stringsdict` or a catalog are put together.
  static let stringsdictRules: [KnownRule] = [
    KnownRule(
      "malformed-entry", .error,
      "Part of the entry has not the shape that the format asks for: a number where a text is "
        + "expected, a missing value, a position out of range. The other entries are read.",
      isConfigurable: false, bad: CatalogSample.unit("5"), good: CatalogSample.unit("\"Five\"")),
    KnownRule(
      "missing-format-key", .error,
      "A stringsdict entry is a dictionary with NSStringLocalizedFormatKey and its variables, or "
        + "with rules by width or device. Without these there is nothing to show.",
      isConfigurable: false, bad: StringsdictSample.example(format: nil), good: plural),
    KnownRule(
      "missing-rule-type", .error,
      "A variable says by NSStringFormatSpecTypeKey that its rules are NSStringPluralRuleType. "
        + "The platform does not follow rules without it.",
      bad: StringsdictSample.example(ruleType: nil), good: plural),
    KnownRule(
      "unknown-rule-type", .error,
      "Variables vary by plural alone. Another NSStringFormatSpecTypeKey, such as the gender "
        + "rules of old, is followed neither here nor by current systems.",
      isConfigurable: false, bad: StringsdictSample.example(ruleType: "NSStringGenderRuleType"),
      good: plural),
    KnownRule(
      "malformed-value-type", .error,
      "The value type is a format specifier without its percent sign, such as d, ld, lld or f. "
        + "The type of the first number that the forms print is taken instead.",
      bad: StringsdictSample.example(valueType: "number"), good: plural),
    KnownRule(
      "value-type-percent", .warning,
      "The value type is written without a percent sign: ld, not %ld. It is read as meant.",
      bad: StringsdictSample.example(valueType: "%d"), good: plural),
    KnownRule(
      "value-type-mismatch", .error,
      "The value type decides how the platform reads the argument; a form that prints it as "
        + "another type or size shows another number or reads memory it should not.",
      bad: StringsdictSample.example(valueType: "lf"), good: plural),
    KnownRule(
      "missing-other-form", .error,
      "Every plural has the form other: it serves all numbers whose category has no form.",
      bad: StringsdictSample.example(forms: ["one": "%d file"]), good: plural),
    KnownRule(
      "unknown-category", .warning,
      "The plural categories are zero, one, two, few, many and other. A text under another name "
        + "is never shown.",
      bad: StringsdictSample.example(
        forms: ["one": "%d file", "several": "%d files", "other": "%d files"]), good: plural),
    KnownRule(
      "repeated-form", .warning,
      "The same category, device or width is given twice in one entry. The last one is used.",
      bad: StringsdictSample.example(
        forms: ["one": "%d file", "one": "a file", "other": "%d files"]), good: plural),
  ]

  static let plural = StringsdictSample.example()
}
