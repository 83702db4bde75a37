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

extension ArgumentDifferences {
  /// Arguments that a text should print and does not.
  package struct Omission: Sendable {
    /// Nil where no text of the message prints it.
    package var form: CheckedForm?
    package var indices: [Int]
  }

  /// Which arguments the texts leave out, and must not.
  ///
  /// A plural form may leave out its own number, and everything where it stands for one number only.
  /// What the development language leaves out in some of its own forms may be left out here too, as
  /// long as some text prints it.
  /// - Parameter rules: those of the message's language.
  package func omissions(_ rules: PluralRules?) -> [Omission] {
    let parameters = signature.parameters
    guard parameters.contains(where: { $0.type != nil }) else { return [] }
    let here = ArgumentCoverage(message)
    let printed = original.printedArguments
    let needed = parameters.indices.filter { parameters[$0].type != nil && printed.contains($0) }
    let absent = needed.filter { !here.all.contains($0) }
    var omissions: [Omission] = []
    if !absent.isEmpty {
      let single = message.forms.count == 1 ? message.forms.first : nil
      omissions.append(Omission(form: single, indices: absent))
    }
    guard message.forms.count > 1 else { return omissions }
    let required = ArgumentCoverage(original).everywhere
    for (form, coverage) in here.roots {
      if form.coversOneNumber(rules) { continue }
      let missing = needed.filter {
        required.contains($0) && !coverage.contains($0) && !absent.contains($0)
      }
      if !missing.isEmpty { omissions.append(Omission(form: form, indices: missing)) }
    }
    return omissions
  }
}

extension ResolvedMessage {
  /// What some text shows, beside what only decides a plural.
  fileprivate var printedArguments: Set<Int> {
    var printed: Set<Int> = []
    for form in forms {
      for use in form.uses where use.role != .variable { printed.insert(use.index) }
    }
    return printed
  }
}

/// Which arguments the root texts of a message read, by themselves or through variables.
private struct ArgumentCoverage {
  private(set) var roots: [(form: CheckedForm, coverage: Set<Int>)] = []
  private(set) var all: Set<Int> = []

  init(_ message: ResolvedMessage) {
    var inVariables: Set<Int> = []
    for form in message.forms where form.variant.variable != nil {
      inVariables.formUnion(form.uses.map { $0.index })
      inVariables.insert(message.arguments.first(of: form.variant))
    }
    for form in message.forms where form.variant.variable == nil {
      var coverage = Set(form.uses.map { $0.index })
      if form.uses.contains(where: { $0.role == .variable }) { coverage.formUnion(inVariables) }
      if form.variant.category != nil { coverage.insert(message.arguments.root) }
      roots.append((form, coverage))
      all.formUnion(coverage)
    }
  }

  /// What every root text reads.
  var everywhere: Set<Int> {
    guard var required = roots.first?.coverage else { return [] }
    for root in roots.dropFirst() { required.formIntersection(root.coverage) }
    return required
  }
}

extension CheckedForm {
  /// A form of a category that a single integer selects. `zero` is for 0 alone where the language
  /// has no such category.
  fileprivate func coversOneNumber(_ rules: PluralRules?) -> Bool {
    guard let category = variant.category, let rules else { return false }
    if category == .zero, !rules.categories.contains(.zero) { return true }
    return !rules.holdsSeveralIntegers(category)
  }
}
