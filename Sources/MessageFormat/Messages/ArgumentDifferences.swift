/// How the arguments of a message differ from those of its key: what the build reports about a
/// translation, and why an override is refused. In the development language: how its own texts
/// differ from their union.
package struct ArgumentDifferences: Sendable {
  /// A placeholder and the argument that it reads.
  package struct Finding: Sendable {
    package var form: CheckedForm
    package var use: ArgumentUse
  }

  /// A variable whose value type is not that of the argument.
  package struct RetypedVariable: Sendable {
    package var variable: MessageVariable
    package var index: Int
  }

  package let message: ResolvedMessage
  package let signature: MessageSignature
  /// The same key in the development language; the message itself there.
  package let original: ResolvedMessage
  let isDevelopment: Bool
  /// What was a placeholder once, in the order of the forms.
  package private(set) var damaged: [DamagedPlaceholder] = []
  /// Placeholders of arguments that the key does not have.
  package private(set) var added: [Finding] = []
  /// Placeholders that read an argument as another kind.
  package private(set) var retyped: [Finding] = []
  /// Placeholders that read an argument in another size.
  package private(set) var resized: [Finding] = []
  /// Variables whose value type is of another kind.
  package private(set) var retypedVariables: [RetypedVariable] = []
  /// Variables whose value type is of another size.
  package private(set) var resizedVariables: [RetypedVariable] = []

  /// - Parameter original: nil where `message` is the development language's own.
  package init(
    of message: ResolvedMessage, signature: MessageSignature, original: ResolvedMessage?
  ) {
    self.message = message
    self.signature = signature
    self.original = original ?? message
    isDevelopment = original == nil
    var search = DamageSearch(self)
    damaged = search.run()
    for (index, form) in message.forms.enumerated() where !isShifted(index) {
      for use in form.uses where !isDamaged(use, inForm: index) {
        add(Finding(form: form, use: use))
      }
    }
    addVariables()
  }

  private mutating func add(_ finding: Finding) {
    let parameters = signature.parameters
    let index = finding.use.index
    guard parameters.indices.contains(index), parameters[index].type != nil else {
      if !parameters.isEmpty || finding.stands && !isPercentage(finding) { added.append(finding) }
      return
    }
    switch parameters[index].agreement(with: finding.use.role) {
    case .full: break
    case .kind: resized.append(finding)
    case .none: retyped.append(finding)
    }
  }

  /// `%10i` for `10%`, as Turkish and Basque write it: the number is that of a percentage of the
  /// development language's text.
  private func isPercentage(_ finding: Finding) -> Bool {
    guard case .value(let placeholder) = finding.use.role, placeholder.position == nil,
      case .fixed(let width) = placeholder.width
    else { return false }
    let (sign, number) = (Text("%"), Text("\(width)"))
    return original.forms.contains { $0.text.contains(sign) && $0.text.contains(number) }
  }

  private mutating func addVariables() {
    guard let variants = message.variants else { return }
    for (number, variable) in variants.variables.enumerated() {
      guard let argument = message.arguments.variables[number],
        signature.parameters.indices.contains(argument),
        signature.parameters[argument].type != nil
      else { continue }
      let printsItself = message.forms.contains { form in
        form.variant.variable == number && form.uses.contains { $0.role == .substitution }
      }
      let finding = RetypedVariable(variable: variable, index: argument)
      switch signature.parameters[argument].agreement(
        withCount: variable.valueType, printsItself: printsItself)
      {
      case .full: break
      case .kind: resizedVariables.append(finding)
      case .none: retypedVariables.append(finding)
      }
    }
  }

  /// Whether unnumbered placeholders of a form read other arguments than they would if a damaged one
  /// before them were whole.
  func isShifted(_ form: Int) -> Bool {
    damaged.contains { $0.formIndex == form && $0.shiftsOthers }
  }

  package func isDamaged(inForm form: Int) -> Bool { damaged.contains { $0.formIndex == form } }

  func isDamaged(_ use: ArgumentUse, inForm form: Int) -> Bool {
    damaged.contains { $0.formIndex == form && $0.segment == use.segment }
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

  /// Forms that mix numbered and unnumbered placeholders in such a way that an argument is read twice
  /// or not at all.
  package var misnumbered: [CheckedForm] {
    message.forms.enumerated().filter { index, form in
      let isNumbered = form.isNumbered
      guard isNumbered.contains(true), isNumbered.contains(false), !isShifted(index) else {
        return false
      }
      var read: [Int: Bool] = [:]
      for use in form.uses {
        let position = form.position(of: use) != nil
        if let other = read[use.index], other != position { return true }
        read[use.index] = position
      }
      return form.variant.category == nil && needed.contains { read[$0] == nil }
    }.map { $0.element }
  }

  /// Whether the key has arguments, so that its texts are formatted and a lone percent sign may well
  /// be a broken placeholder.
  package var isFormatted: Bool { !signature.parameters.isEmpty }

  /// The arguments that the development language prints in some text.
  package var needed: [Int] {
    let printed = original.printedArguments
    return signature.parameters.indices.filter {
      signature.parameters[$0].type != nil && printed.contains($0)
    }
  }
}

extension CheckedForm {
  /// The position that is written in the placeholder of a use.
  func position(of use: ArgumentUse) -> Int32? {
    guard let template, template.segments.indices.contains(use.segment) else { return nil }
    switch template.segments[use.segment].kind {
    case .placeholder(let placeholder): return placeholder.position
    case .variable(let position, _): return position
    default: return nil
    }
  }

  /// Of every placeholder that is printed, whether it has a position.
  fileprivate var isNumbered: [Bool] {
    (template?.segments ?? []).compactMap { segment in
      guard case .placeholder(let placeholder) = segment.kind else { return nil }
      return placeholder.position != nil
    }
  }
}

extension ArgumentDifferences.Finding {
  /// Whether the placeholder stands by itself and can be nothing else: not `%a` of a word that is hung
  /// on a percent sign.
  fileprivate var stands: Bool {
    guard case .value(let placeholder) = use.role else { return use.role != .amount }
    if placeholder.position != nil || placeholder.name != nil { return true }
    guard !placeholder.flags.contains(.space) else { return false }
    let bytes = form.text.bytes
    let range = form.range(of: use)
    if placeholder.conversion == .object { return true }
    let (start, end) = (Int(range.lowerBound), Int(range.upperBound))
    if end < bytes.count, ASCII.isWord(bytes[end]) || bytes[end] >= 0xC3 { return false }
    return placeholder.flags.isEmpty && (start == 0 || !ASCII.isDigit(bytes[start - 1]))
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

extension MessageSignature.Parameter {
  /// How well a placeholder suits an argument.
  fileprivate enum Agreement {
    case full
    /// The kind is right and the size is another one.
    case kind
    case none

    init(_ placeholder: Placeholder, _ other: Placeholder) {
      if placeholder.isInterchangeable(with: other) {
        self = .full
      } else {
        self = placeholder.isSameKind(as: other) ? .kind : .none
      }
    }
  }

  fileprivate func agreement(with role: ArgumentUse.Role) -> Agreement {
    switch role {
    case .value(let printed):
      guard let placeholder else { return .none }
      if isUnspecifiedCount {
        return printed.isNumber || printed.conversion == .object ? .full : .none
      }
      return Agreement(printed, placeholder)
    case .amount: return type == .int ? .full : .none
    case .variable, .substitution: return isNumber ? .full : .none
    }
  }

  /// How well a plural may be decided by the argument, read as `valueType`. `@` says nothing, unless
  /// `%arg` prints the argument as that.
  fileprivate func agreement(withCount valueType: Placeholder, printsItself: Bool) -> Agreement {
    guard isNumber else { return .none }
    guard let placeholder, !isUnspecifiedCount else { return .full }
    guard valueType.isNumber else { return printsItself ? .none : .full }
    return Agreement(valueType, placeholder)
  }

  var isNumber: Bool {
    switch type {
    case .int, .uint, .double: true
    case .string, .character, nil: false
    }
  }
}
