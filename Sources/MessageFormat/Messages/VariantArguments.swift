/// Which arguments decide the variants of a message, from 0.
package struct VariantArguments: Equatable, Sendable {
  /// By variable of `MessageVariants.variables`; nil for one that no text refers to.
  package var variables: [Int?]
  /// Of a plural at the root, which has no name.
  package var root: Int

  package init(variables: [Int?] = [], root: Int = 0) {
    self.variables = variables
    self.root = root
  }

  /// From where the unnumbered placeholders of a form count.
  package func first(of form: VariantForm) -> Int {
    guard let variable = form.variable, variable < variables.count else { return 0 }
    return variables[variable] ?? 0
  }
}

extension MessageVariants {
  /// The arguments of the variables and of a plural at the root.
  ///
  /// A variable's is its `argNum`, else the position of the first reference to it. A root plural's
  /// is the first number that its forms print, else what the development language says, else the
  /// first number of the key read as a format, else 0.
  package func arguments(key: Text, development: Message? = nil) -> VariantArguments {
    let forms = self.forms
    var arguments = VariantArguments(variables: resolvedVariables(forms))
    guard root.hasPlural else { return arguments }
    arguments.root =
      firstNumber(of: forms) ?? development?.firstNumber
      ?? MessageTemplate(parsing: key.bytes)?.firstNumber ?? 0
    return arguments
  }

  /// A form's template with the `argNum` of substitutions written as positions, so that those do
  /// not take part in the counting of unnumbered placeholders.
  package func template(of form: MessageForm) -> MessageTemplate? {
    guard var template = form.template, hasArgumentNumbers else { return form.template }
    for index in template.segments.indices {
      guard case .variable(nil, let name) = template.segments[index].kind,
        let variable = self.variable(named: name, in: form.text),
        let number = variables[variable].argumentNumber, number > 0
      else { continue }
      let position = Int32(truncatingIfNeeded: min(number, Placeholder.highestPosition))
      template.segments[index].kind = .variable(position: position, name: name)
    }
    return template
  }

  private var hasArgumentNumbers: Bool {
    var index = 0
    while index < variables.count {
      if variables[index].argumentNumber != nil { return true }
      index += 1
    }
    return false
  }

  /// The variable that `%#@name@` at `range` of a text refers to.
  package func variable(named range: Range<Int32>, in text: Text) -> Int? {
    let name = text.part(range)
    return variables.firstIndex { $0.name == name }
  }

  private func resolvedVariables(_ forms: [VariantForm]) -> [Int?] {
    var resolved = variables.map { variable in
      variable.argumentNumber.flatMap { 1...Placeholder.highestPosition ~= $0 ? $0 - 1 : nil }
    }
    var pending: [(variable: Int?, first: Int)] = [(nil, 0)]
    var isVisited = variables.map { _ in false }
    while let next = pending.popLast() {
      for form in forms where form.variable == next.variable {
        guard let template = template(of: form.form) else { continue }
        for (name, index) in template.references(from: next.first) {
          guard let variable = variable(named: name, in: form.form.text), !isVisited[variable]
          else { continue }
          isVisited[variable] = true
          let argument = resolved[variable] ?? index
          resolved[variable] = argument
          pending.append((variable, argument))
        }
      }
    }
    return resolved
  }

  /// The lowest argument that a root form prints as a number.
  fileprivate func firstNumber(of forms: [VariantForm]) -> Int? {
    forms.filter { $0.variable == nil }.compactMap { template(of: $0.form)?.firstNumber }.min()
  }
}

extension Message {
  /// The argument that a translation's anonymous plural reads if it does not tell itself.
  fileprivate var firstNumber: Int? {
    switch self {
    case .plain(let form): form.template?.firstNumber
    case .variants(let variants): variants.firstNumber(of: variants.forms)
    }
  }
}

extension MessageTemplate {
  /// The lowest argument that is printed as an integer, else as a decimal.
  fileprivate var firstNumber: Int? {
    var integer: Int?
    var decimal: Int?
    for use in argumentUses(from: 0) {
      guard case .value(let placeholder) = use.role else { continue }
      switch placeholder.parameterType {
      case .int, .uint: integer = min(integer ?? use.index, use.index)
      case .double: decimal = min(decimal ?? use.index, use.index)
      case .string, .character: break
      }
    }
    return integer ?? decimal
  }

  /// The variables it refers to with the argument each stands at.
  fileprivate func references(from first: Int) -> [(name: Range<Int32>, index: Int)] {
    argumentUses(from: first).compactMap { use in
      guard use.role == .variable, use.segment < segments.count,
        case .variable(_, let name) = segments[use.segment].kind
      else { return nil }
      return (name, use.index)
    }
  }
}
