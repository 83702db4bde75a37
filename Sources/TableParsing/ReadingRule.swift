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
}
