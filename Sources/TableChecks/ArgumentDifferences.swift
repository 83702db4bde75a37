/// How the arguments of a translation differ from the signature. In the development language: how
/// its own texts differ from their union.
struct ArgumentDifferences {
  /// A placeholder that reads something else than the signature has.
  struct Finding {
    var form: CheckedForm
    var use: ArgumentUse
  }

  /// Arguments that a text should print and does not.
  struct Omission {
    /// Nil where no text of the message prints it.
    var form: CheckedForm?
    var indices: [Int]
  }

  private(set) var added: [Finding] = []
  private(set) var retyped: [Finding] = []
  /// Variables whose value type is another one.
  private(set) var retypedVariables: [(variable: Variable, index: Int)] = []
  private(set) var dropped: [Omission] = []

  init(_ message: CheckedMessage) {
    let parameters = message.signature.parameters
    for form in message.forms {
      for use in form.uses {
        let index = ArgumentDifferences.index(of: use, in: form, message)
        guard parameters.indices.contains(index), parameters[index].type != nil else {
          added.append(Finding(form: form, use: use))
          continue
        }
        if !parameters[index].accepts(use.role) { retyped.append(Finding(form: form, use: use)) }
      }
    }
    addVariables(message, parameters)
    if !message.isDevelopment { dropped = ArgumentOmissions(message).omissions }
  }

  /// `%arg` reads the argument of its variable, or of the plural at the root.
  static func index(
    of use: ArgumentUse, in form: CheckedForm, _ message: CheckedMessage
  ) -> Int {
    guard use.role == .substitution else { return use.index }
    return form.variant.variable == nil
      ? message.arguments.root : message.arguments.first(of: form.variant)
  }

  private mutating func addVariables(
    _ message: CheckedMessage, _ parameters: [Signature.Parameter]
  ) {
    guard let variants = message.variants else { return }
    for (variable, argument) in zip(variants.variables, message.arguments.variables) {
      guard let argument, parameters.indices.contains(argument),
        parameters[argument].type != nil,
        !parameters[argument].acceptsCount(as: variable.valueType)
      else { continue }
      retypedVariables.append((variable, argument))
    }
  }
}

extension Signature.Parameter {
  /// Whether a text may read the argument in this way.
  fileprivate func accepts(_ role: ArgumentUse.Role) -> Bool {
    switch role {
    case .value(let printed):
      guard let placeholder else { return false }
      if isUnspecifiedCount { return printed.isNumber || printed.conversion == .object }
      return printed.isInterchangeable(with: placeholder)
    case .amount: return type == .int
    case .variable, .substitution: return isNumber
    }
  }

  /// Whether a plural may be decided by the argument, read as `valueType`. `@` says nothing.
  fileprivate func acceptsCount(as valueType: Placeholder) -> Bool {
    guard isNumber else { return false }
    guard let placeholder, valueType.isNumber, !isUnspecifiedCount else { return true }
    return valueType.isInterchangeable(with: placeholder)
  }

  private var isNumber: Bool {
    switch type {
    case .int, .uint, .double: true
    case .string, .character, nil: false
    }
  }
}
