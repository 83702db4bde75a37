/// What the readers of stringsdicts and catalogs report: faults of entries, which no
/// configuration silences, and messages that do not hold together, which it may judge.
package enum StructureRule: String, CaseIterable, Sendable {
  case malformedEntry = "malformed-entry"
  case missingFormatKey = "missing-format-key"
  case missingRuleType = "missing-rule-type"
  case unknownRuleType = "unknown-rule-type"
  case malformedValueType = "malformed-value-type"
  case valueTypePercent = "value-type-percent"
  case valueTypeMismatch = "value-type-mismatch"
  case missingOtherForm = "missing-other-form"
  case unknownCategory = "unknown-category"
  case unknownDevice = "unknown-device"
  case repeatedForm = "repeated-form"
  case undefinedVariable = "undefined-variable"
  case unreferencedVariable = "unreferenced-variable"
  case variableCycle = "variable-cycle"
  case variablePositionConflict = "variable-position-conflict"
  case variableArgumentMismatch = "variable-argument-mismatch"
  case invalidVariation = "invalid-variation"
  case missingStringUnit = "missing-string-unit"
  case stringSet = "string-set"
  case catalogPlacement = "catalog-placement"
  case catalogVersion = "catalog-version"

  package var defaultSeverity: Severity {
    switch self {
    case .stringSet: .note
    case .valueTypePercent, .unknownCategory, .unknownDevice, .repeatedForm, .unreferencedVariable,
      .variableArgumentMismatch, .catalogVersion:
      .warning
    default: .error
    }
  }

  /// Whether the message can be used as it stands.
  package var isConfigurable: Bool {
    switch self {
    case .malformedEntry, .missingFormatKey, .unknownRuleType, .variableCycle, .missingStringUnit:
      false
    default: true
    }
  }
}
