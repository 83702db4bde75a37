extension TableChecks {
  /// Told about the variables of a stringsdict and the substitutions of a catalog.
  static let variableRules: [KnownRule] = [
    KnownRule(
      "undefined-variable", .error,
      "A text refers to a variable by %#@name@ that the entry does not define, so the reference "
        + "itself would be shown. A name ends at the first @.",
      bad: StringsdictSample.example(format: "%#@number@"), good: plural),
    KnownRule(
      "unreferenced-variable", .warning,
      "A variable or substitution that no text refers to is never shown.",
      bad: StringsdictSample.example(format: "Some files"), good: plural),
    KnownRule(
      "variable-cycle", .error,
      "The forms of a variable refer to the variable itself, directly or through others, so the "
        + "text would have no end.",
      isConfigurable: false,
      bad: StringsdictSample.example(forms: ["one": "%d file", "other": "%#@count@ files"]),
      good: plural),
    KnownRule(
      "variable-position-conflict", .error,
      "A variable stands for one argument. Here it is referenced at two positions, or at another "
        + "one than the argNum of its substitution.",
      bad: StringsdictSample.example(format: "%1$#@count@ of %2$#@count@"), good: plural),
    KnownRule(
      "variable-argument-mismatch", .warning,
      "A form prints another number than the one that chooses it. Its position should be that of "
        + "the variable.",
      bad: StringsdictSample.example(
        format: "%1$#@count@", forms: ["one": "%2$d file", "other": "%2$d files"]),
      good: StringsdictSample.example(
        format: "%1$#@count@", forms: ["one": "%1$d file", "other": "%1$d files"])),
  ]
}
