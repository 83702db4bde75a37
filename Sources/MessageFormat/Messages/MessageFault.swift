/// What is wrong with an entry that describes a message, and where.
package struct MessageFault: Sendable {
  package enum Kind: Equatable, Sendable {
    // The entry
    case neitherTextNorRules
    case missingFormat
    case formatIsNoText
    case variableIsNoDictionary
    case rulesAreNoDictionary
    case ruleIsNoText
    case widthIsNoNumber
    case deviceInDevice
    /// Rules that are not followed, for a format or for rules of another kind; `related`: these.
    case rulesBeside(String)
    case unknownDevice(Text)
    // A variable
    case missingRuleType(variable: Text)
    case unknownRuleType(Text)
    case malformedValueType(Text)
    case valueTypeHasPercent(Text)
    case missingOtherForm(variable: Text)
    case unknownCategory(Text)
    /// `related`: the form that is not used.
    case repeatedForm
    // How variables refer to each other
    case undefinedVariable(Text)
    case unreferencedVariable(Text)
    case variableCycle(Text)
    case variablesTooDeep(limit: Int)
    /// `related`: the variable's definition.
    case positionIsNotTheArgument(variable: Text, position: Int, argument: Int)
    /// `related`: the reference before.
    case positionsDiffer(variable: Text, position: Int, before: Int)
    /// `related`: the reference.
    case printsAnotherArgument(variable: Text, position: Int, printed: Int)
    /// `related`: the value type.
    case valueTypeMismatch(variable: Text)
    /// Only in size. `related`: the value type.
    case valueTypeSize(variable: Text)
  }

  package var kind: Kind
  package var range: SourceRange
  /// A place that explains the fault.
  package var related: SourceRange?

  package init(_ kind: Kind, at range: SourceRange, related: SourceRange? = nil) {
    self.kind = kind
    self.range = range
    self.related = related
  }

  /// Whether the message breaks or lies in the running program.
  package var isError: Bool {
    switch kind {
    case .unknownDevice, .valueTypeHasPercent, .unknownCategory, .repeatedForm,
      .unreferencedVariable, .printsAnotherArgument, .rulesBeside, .valueTypeSize:
      false
    default: true
    }
  }
}

extension MessageFault.Kind: CustomStringConvertible {
  /// What is wrong, in one sentence without a full stop.
  package var description: String {
    switch self {
    case .neitherTextNorRules: "the entry is neither a text nor a dictionary of rules"
    case .missingFormat:
      "the entry has no \(StringsdictReader.formatKey) and no rules of a known type"
    case .formatIsNoText: "the format is no text"
    case .variableIsNoDictionary: "a variable's value is a dictionary of its rules"
    case .rulesAreNoDictionary: "the rules are no dictionary"
    case .ruleIsNoText: "a rule's value is a text"
    case .widthIsNoNumber: "a width is a whole number"
    case .deviceInDevice: "a device's text cannot vary by device again"
    case .rulesBeside(let what):
      "these rules are never followed: the entry has \(what), which is. Put that into the rules, or "
        + "take these out"
    case .unknownDevice(let name): "unknown device '\(name)': its text is never shown"
    case .missingRuleType(let variable):
      "the variable '\(variable)' has no \(StringsdictReader.ruleTypeKey) 'NSStringPluralRuleType'"
    case .unknownRuleType(let type):
      "the rule type '\(type)' is not known: only 'NSStringPluralRuleType' is"
    case .malformedValueType(let type):
      "the value type '\(type)' is no format specifier such as 'd' or 'lld'"
    case .valueTypeHasPercent(let type):
      "the value type is written without a percent sign: '\(type.string.dropFirst())'"
    case .missingOtherForm(let variable):
      "the variable '\(variable)' has no form 'other', which serves every number that has no form of "
        + "its own"
    case .unknownCategory(let name):
      "'\(name)' is no plural category (zero, one, two, few, many, other): its text is never shown"
    case .repeatedForm: "the form is given twice: this one is used"
    default: variableDescription
    }
  }

  private var variableDescription: String {
    switch self {
    case .undefinedVariable(let name): "'\(name)' is not defined in this entry"
    case .unreferencedVariable(let name): "the variable '\(name)' is never referenced"
    case .variableCycle(let name):
      "'\(name)' refers to itself, directly or through other variables"
    case .variablesTooDeep(let limit): "variables refer to others more than \(limit) deep"
    case .positionIsNotTheArgument(let name, let position, let argument):
      "'\(name)' is referenced at position \(position) and defined for argument \(argument)"
    case .positionsDiffer(let name, let position, let before):
      "'\(name)' stands at position \(position) here and at \(before) before"
    case .printsAnotherArgument(let name, let position, let printed):
      "'\(name)' stands at position \(position) and its text prints argument \(printed)"
    case .valueTypeMismatch(let name):
      "the text prints the argument as another type than the value type of '\(name)'"
    case .valueTypeSize(let name):
      "the text prints the argument in another size than the value type of '\(name)'; write one of "
        + "them in both places"
    default: ""
    }
  }

  /// What stands at the place that explains the fault.
  package var relatedDescription: String {
    switch self {
    case .repeatedForm: "the other"
    case .rulesBeside: "what is followed"
    case .positionIsNotTheArgument: "defined here"
    case .positionsDiffer: "before"
    case .printsAnotherArgument: "referenced here"
    case .valueTypeMismatch, .valueTypeSize: "the value type"
    default: ""
    }
  }
}
