extension Rule {
  /// Reported while the bytes of a file are read.
  package static let readingRules: [Rule] = [
    .malformedTable, .invalidEncoding, .utf16WithoutBOM, .unsupportedValue, .unknownEscape,
    .needlessEscape, .longUnicodeEscape,
    .lowercaseUEscape, .shortUnicodeEscape, .unpairedSurrogate, .octalEscape, .escapedNewline,
    .repeatedMark, .controlCharacter,
  ]

  package static let malformedTable = Rule(
    "malformed-table", .error,
    "The table cannot be read as it stands. The platform's reader drops the whole table, or, "
      + "without a word, every entry behind the fault; the rest of the file is read here.",
    isConfigurable: false,
    bad: .strings(["en": "\"yes\" = \"Yes\"\n\"no\" = \"No\";"]),
    good: .strings(["en": "\"yes\" = \"Yes\";\n\"no\" = \"No\";"]))

  package static let invalidEncoding = Rule(
    "invalid-encoding", .error,
    "The file holds bytes that are no text in its encoding. The platform's reader drops the "
      + "whole table. Save the file as UTF-8.",
    isConfigurable: false)

  package static let utf16WithoutBOM = Rule(
    "utf16-without-bom", .warning,
    "The file is UTF-16 or UTF-32 without a byte-order mark, which the platform's reader takes "
      + "for something else. Save the file as UTF-8.",
    isConfigurable: false)

  package static let repeatedMark = Rule(
    "repeated-byte-order-mark", .warning,
    "The file begins with more than one byte-order mark. It is read here, but the platform's reader "
      + "drops the whole table. Remove all but one, or save the file as UTF-8 without a mark.",
    bad: .strings(["en": "\u{FEFF}\u{FEFF}\"yes\" = \"Yes\";"]),
    good: .strings(["en": #""yes" = "Yes";"#]))

  package static let controlCharacter = Rule(
    "control-character", .warning,
    "A property list in XML holds a control character other than tab and line end, which XML does not "
      + "allow: strict readers refuse the whole file. Delete it.",
    bad: StringsdictSample.example(forms: ["one": "%d\u{8} file", "other": "%d files"]),
    good: StringsdictSample.example())

  package static let unsupportedValue = Rule(
    "unsupported-value", .warning,
    "The value is a dictionary, an array or data, which no look-up of a text can answer; "
      + "Foundation crashes on some of them. The entry is left out.",
    bad: .strings(["en": #""sizes" = { "small" = "Small"; };"#]),
    good: .strings(["en": #""sizes.small" = "Small";"#]))

  package static let unknownEscape = Rule(
    "unknown-escape", .warning,
    "Only \\a \\b \\f \\n \\r \\t \\v \\\" \\' \\\\ \\U and octal digits have a meaning behind a "
      + "backslash. Before anything else the backslash is lost without a word.",
    told: .togetherByTable,
    bad: .strings(["en": #""folder" = "C:\Games";"#]),
    good: .strings(["en": #""folder" = "C:\\Games";"#]))

  package static let needlessEscape = Rule(
    "needless-escape", nil,
    "A backslash before punctuation that needs none, as in \\/ or \\’, is lost without a word and does "
      + "no harm. Off unless switched on.",
    told: .togetherByTable,
    bad: .strings(["en": #""path" = "a\/b";"#]),
    good: .strings(["en": #""path" = "a/b";"#]))

  package static let longUnicodeEscape = Rule(
    "long-unicode-escape", .warning,
    "\\U takes exactly four hexadecimal digits; of eight, as other languages write them, the last four "
      + "are read as text. Write a surrogate pair, or the character itself.",
    told: .togetherByTable,
    bad: .strings(["en": #""rocket" = "\U0001F680";"#]),
    good: .strings(["en": #""rocket" = "\UD83D\UDE80";"#]))

  package static let unpairedSurrogate = Rule(
    "unpaired-surrogate", .warning,
    "\\U with half of a surrogate pair names no character and is read as U+FFFD. Characters "
      + "above U+FFFF take two of them, as in \\UD83D\\UDE00.",
    bad: .strings(["en": #""smile" = "\UD83D";"#]),
    good: .strings(["en": #""smile" = "\UD83D\UDE00";"#]))

  package static let lowercaseUEscape = Rule(
    "lowercase-u-escape", .warning,
    "\\u is no escape in a .strings file: \\u0041 is read as u0041. Only the upper-case \\U0041 "
      + "names a character.",
    told: .togetherByTable,
    bad: .strings(["en": #""heart" = "\u2665";"#]),
    good: .strings(["en": #""heart" = "\U2665";"#]))

  package static let shortUnicodeEscape = Rule(
    "short-unicode-escape", .warning,
    "\\U takes exactly four hexadecimal digits. With fewer it is easily misread, and with none "
      + "it is a NUL character.",
    told: .togetherByTable,
    bad: .strings(["en": #""copyright" = "\UA9 Someone";"#]),
    good: .strings(["en": #""copyright" = "\U00A9 Someone";"#]))

  package static let octalEscape = Rule(
    "octal-escape", .warning,
    "An octal escape of 200 and above is mapped through the NextStep encoding, not Latin-1 or "
      + "UTF-8: \\351 is Ø. Write the character itself.",
    told: .togetherByTable,
    bad: .strings(["en": #""drink" = "Caf\351";"#]),
    good: .strings(["en": #""drink" = "Café";"#]))

  package static let escapedNewline = Rule(
    "escaped-newline", .warning,
    "A backslash at the end of a line does not join the lines: the line break stays in the "
      + "text. Write \\n, or end the text.",
    told: .togetherByTable,
    bad: .strings(["en": "\"lines\" = \"One\\\nTwo\";"]),
    good: .strings(["en": #""lines" = "One\nTwo";"#]))
}
