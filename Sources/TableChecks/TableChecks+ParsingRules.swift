extension TableChecks {
  /// Told while the bytes of a file are read.
  static let readingRules: [KnownRule] = [
    KnownRule(
      "malformed-table", .error,
      "The file cannot be read as it stands. The platform's reader drops the whole table, or, "
        + "without a word, every entry behind the fault; the rest of the file is read here.",
      isConfigurable: false),
    KnownRule(
      "invalid-encoding", .error,
      "The file holds bytes that are no text in its encoding. Save it as UTF-8.",
      isConfigurable: false),
    KnownRule(
      "utf16-without-bom", .warning,
      "The file is UTF-16 or UTF-32 without a byte order mark, which the platform's reader does "
        + "not understand. Save it as UTF-8.", isConfigurable: false),
    KnownRule(
      "unsupported-value", .warning,
      "The value is a dictionary, an array or data, which is no text. The entry is left out."),
    KnownRule(
      "unknown-escape", .warning,
      "A backslash stands before a character that has no meaning behind one, and is lost."),
    KnownRule(
      "lowercase-u-escape", .warning,
      "\\u is no escape in a .strings file: \\u0041 is read as u0041. Write \\U0041."),
    KnownRule(
      "short-unicode-escape", .warning,
      "\\U has fewer than four hexadecimal digits behind it; with none it is a NUL character."),
    KnownRule(
      "unpaired-surrogate", .warning,
      "\\U with half of a surrogate pair names no character and is read as U+FFFD."),
    KnownRule(
      "octal-escape", .warning,
      "An octal escape of 200 and above is mapped through the NextStep encoding: \\351 is Ø. "
        + "Write the character itself."),
    KnownRule(
      "escaped-newline", .warning,
      "A backslash at the end of a line does not join the lines: the line break stays."),
  ]

  /// Told while the entries of a `.stringsdict` or a catalog are put together.
  static let structureRules: [KnownRule] = [
    KnownRule(
      "malformed-entry", .error, "An entry has not the shape that its format asks for.",
      isConfigurable: false),
    KnownRule(
      "missing-format-key", .error, "A plural entry has no NSStringLocalizedFormatKey.",
      isConfigurable: false),
    KnownRule(
      "missing-rule-type", .error, "A variable has no NSStringFormatSpecTypeKey."),
    KnownRule(
      "unknown-rule-type", .error, "A variable's rule type is not NSStringPluralRuleType.",
      isConfigurable: false),
    KnownRule(
      "malformed-value-type", .error, "A value type is no format specifier, such as d, ld or lf."),
    KnownRule(
      "value-type-percent", .warning, "A value type is written with a percent sign: ld, not %ld."),
    KnownRule(
      "value-type-mismatch", .error,
      "A form prints its number with another specifier than the variable's value type, so that it "
        + "is read as one thing and printed as another."),
    KnownRule(
      "missing-other-form", .error,
      "A plural has no form other, which is used for every number that no other form is for."),
    KnownRule(
      "unknown-category", .warning,
      "A plural form is called neither zero, one, two, few, many nor other."),
    KnownRule("unknown-device", .warning, "A device form is for a device that is not known."),
    KnownRule("repeated-form", .warning, "A form stands twice in one plural or device rule."),
    KnownRule(
      "undefined-variable", .error, "A text refers to a variable that the entry does not define."),
    KnownRule(
      "unreferenced-variable", .warning, "A variable is defined that no text refers to."),
    KnownRule(
      "variable-cycle", .error, "The forms of a variable refer to the variable itself.",
      isConfigurable: false),
    KnownRule(
      "variable-position-conflict", .error,
      "A variable is referred to at two positions; its forms can follow one argument only."),
    KnownRule(
      "variable-argument-mismatch", .warning,
      "The forms of a variable print another argument than the one it stands at."),
    KnownRule("invalid-variation", .error, "A variation is nested where it must not be."),
    KnownRule(
      "missing-string-unit", .error, "A localization has substitutions but no text of its own.",
      isConfigurable: false),
    KnownRule("string-set", .note, "A string set of App Shortcuts is read past."),
    KnownRule(
      "catalog-placement", .error,
      "A catalog lies in a language folder, which the platform's build refuses."),
    KnownRule("catalog-version", .warning, "A catalog has a major version that is not known."),
  ]
}
