/// How the arguments of a message differ from those of its key: what the build reports about a
/// translation, and why an override is refused. In the development language: how its own texts
/// differ from their union.
package struct ArgumentDifferences: Sendable {
  /// A placeholder and the argument that it reads.
  package struct Finding: Sendable {
    package var form: CheckedForm
    package var use: ArgumentUse
  }

  /// Something that looks like a placeholder and is none.
  package struct Fault: Sendable {
    package var form: CheckedForm
    package var fault: PlaceholderFault

    package var text: Text { form.text.part(fault.range) }
  }

  package let message: ResolvedMessage
  package let signature: MessageSignature
  /// The same key in the development language; the message itself there.
  let original: ResolvedMessage
  private let isDevelopment: Bool
  /// Placeholders of arguments that the key does not have.
  package private(set) var added: [Finding] = []
  /// Placeholders that read an argument as another type.
  package private(set) var retyped: [Finding] = []
  /// Variables whose value type is another one.
  package private(set) var retypedVariables: [(variable: MessageVariable, index: Int)] = []

  /// - Parameter original: nil where `message` is the development language's own.
  package init(
    of message: ResolvedMessage, signature: MessageSignature, original: ResolvedMessage?
  ) {
    self.message = message
    self.signature = signature
    self.original = original ?? message
    isDevelopment = original == nil
    let parameters = signature.parameters
    for form in message.forms {
      for use in form.uses {
        if !parameters.indices.contains(use.index) || parameters[use.index].type == nil {
          added.append(Finding(form: form, use: use))
        } else if !parameters[use.index].accepts(use.role) {
          retyped.append(Finding(form: form, use: use))
        }
      }
    }
    addVariables()
  }

  private mutating func addVariables() {
    guard let variants = message.variants else { return }
    for (variable, argument) in zip(variants.variables, message.arguments.variables) {
      guard let argument, signature.parameters.indices.contains(argument),
        signature.parameters[argument].type != nil,
        !signature.parameters[argument].acceptsCount(as: variable.valueType)
      else { continue }
      retypedVariables.append((variable, argument))
    }
  }

  /// Placeholders with the name of another argument than the one they read, and that one's index.
  /// Not those that are retyped too.
  package var misnamed: [(finding: Finding, named: Int)] {
    let labels = signature.parameters.map { $0.label }
    var found: [(finding: Finding, named: Int)] = []
    for form in message.forms {
      for use in form.uses {
        guard let name = form.name(of: use), let named = labels.firstIndex(of: name),
          !labels.indices.contains(use.index) || labels[use.index] != name,
          !retyped.contains(where: { $0.use == use && $0.form.text.start == form.text.start })
        else { continue }
        found.append((Finding(form: form, use: use), named))
      }
    }
    return found
  }

  // MARK: Faults

  /// Every fault of every text.
  package var faults: [Fault] {
    message.forms.flatMap { form in
      (form.template?.faults ?? []).map { Fault(form: form, fault: $0) }
    }
  }

  /// Whether the key or the message has arguments, so that the text is formatted and a lone percent
  /// sign may well be a broken placeholder.
  package var isFormatted: Bool {
    !signature.parameters.isEmpty || message.forms.contains { !$0.uses.isEmpty }
  }

  /// Placeholders that are damaged. Not where the program fills templates of its own, and not what
  /// stands in the development language's plain text just so.
  package var damaged: [Fault] {
    guard !hasOwnTemplates else { return [] }
    let isTranslationOfPlainText = !isDevelopment && signature.parameters.isEmpty
    let plainTexts = isTranslationOfPlainText ? original.forms.map { $0.text } : []
    return faults.filter { fault in
      guard fault.fault.kind == .damaged else { return false }
      return !plainTexts.contains { $0.contains(fault.text) }
    }
  }

  /// Whether the development language has templates of its own, `%0 of %1`, that the program fills
  /// by itself: the positions of printf begin with 1.
  package var hasOwnTemplates: Bool {
    guard signature.parameters.isEmpty else { return false }
    return original.forms.contains { form in
      (form.template?.faults ?? []).contains { fault in
        let end = min(fault.range.lowerBound + 3, form.text.count)
        let written = form.text.part(fault.range.lowerBound..<max(end, fault.range.lowerBound))
        let bytes = written.bytes
        return bytes.count > 1 && bytes[0] == 0x25 && bytes[1] == 0x30
          && !(bytes.count == 3 && ASCII.isDigit(bytes[2]))
      }
    }
  }
}

extension MessageSignature.Parameter {
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
