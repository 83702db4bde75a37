/// What the readers of text report: faults of the file, which no configuration silences, and
/// oddities, which it may.
package enum ReadingRule: String, CaseIterable, Sendable {
  case malformedTable = "malformed-table"
  case invalidEncoding = "invalid-encoding"
  case utf16WithoutBOM = "utf16-without-bom"
  case unsupportedValue = "unsupported-value"
  case unknownEscape = "unknown-escape"
  case lowercaseUEscape = "lowercase-u-escape"
  case shortUnicodeEscape = "short-unicode-escape"
  case unpairedSurrogate = "unpaired-surrogate"
  case octalEscape = "octal-escape"
  case escapedNewline = "escaped-newline"

  package var defaultSeverity: Severity {
    switch self {
    case .malformedTable, .invalidEncoding: .error
    default: .warning
    }
  }

  package var isConfigurable: Bool {
    switch self {
    case .malformedTable, .invalidEncoding, .utf16WithoutBOM: false
    default: true
    }
  }

  /// One paragraph.
  package var explanation: String {
    switch self {
    case .malformedTable:
      "The table cannot be read as it stands. The platform's reader drops the whole table, or, "
        + "without a word, every entry behind the fault; the rest of the file is read here."
    case .invalidEncoding:
      "The file holds bytes that are no text in its encoding. The platform's reader drops the "
        + "whole table. Save the file as UTF-8."
    case .utf16WithoutBOM:
      "The file is UTF-16 or UTF-32 without a byte-order mark, which the platform's reader "
        + "takes for something else. Save the file as UTF-8."
    case .unsupportedValue:
      "The value is a dictionary, an array or data, which no look-up of a text can answer; "
        + "Foundation crashes on some of them. The entry is left out."
    case .unknownEscape:
      "Only \\a \\b \\f \\n \\r \\t \\v \\\" \\' \\\\ \\U and octal digits have a meaning behind "
        + "a backslash. Before anything else the backslash is lost without a word."
    case .lowercaseUEscape:
      "\\u is no escape in a .strings file: \\u0041 is read as u0041. Only the upper-case "
        + "\\U0041 names a character."
    case .shortUnicodeEscape:
      "\\U takes exactly four hexadecimal digits. With fewer it is easily misread, and with none "
        + "it is a NUL character."
    case .unpairedSurrogate:
      "\\U with half of a surrogate pair names no character and is read as U+FFFD. Characters "
        + "above U+FFFF take two of them, as in \\UD83D\\UDE00."
    case .octalEscape:
      "An octal escape of 200 and above is mapped through the NextStep encoding, not Latin-1 or "
        + "UTF-8: \\351 is Ø. Write the character itself."
    case .escapedNewline:
      "A backslash at the end of a line does not join the lines: the line break stays in the "
        + "text. Write \\n, or end the text."
    }
  }
}
