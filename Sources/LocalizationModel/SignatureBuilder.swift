/// Collects what the texts of one message say about its arguments.
struct SignatureBuilder {
  private var parameters: [Signature.Parameter] = []
  /// The names of variables: weaker than names in placeholders and in comments.
  private var variableNames: [Int: String] = [:]

  var signature: Signature {
    var parameters = parameters
    for (index, name) in variableNames where index < parameters.count {
      parameters[index].label = parameters[index].label ?? name
    }
    return Signature(parameters: parameters)
  }

  mutating func add(_ variants: Variants, key: Text) {
    let arguments = variants.arguments(key: key)
    for (variable, argument) in zip(variants.variables, arguments.variables) {
      guard let argument else { continue }
      addCount(argument, as: variable.valueType, name: variable.name.string)
    }
    for form in variants.forms {
      let ownArgument = form.variable.flatMap { arguments.variables[$0] }
      if form.variable != nil, ownArgument == nil { continue }
      add(
        variants.template(of: form.form), of: form.form.text, from: ownArgument ?? 0,
        ownArgument: ownArgument ?? arguments.root)
    }
    if variants.root.hasPlural, type(at: arguments.root) == nil {
      addCount(arguments.root, as: countOfKey(key, arguments.root), name: nil)
    }
  }

  /// - Parameter ownArgument: what `%arg` stands for.
  mutating func add(
    _ template: MessageTemplate?, of text: Text, from first: Int, ownArgument: Int?
  ) {
    guard let template else { return }
    for use in template.argumentUses(from: first) {
      switch use.role {
      case .value(let placeholder):
        addValue(use.index, placeholder, label: placeholder.name.map { text.part($0).string })
      case .amount:
        addAmount(use.index)
      case .variable:
        guard use.segment < template.segments.count,
          case .variable(_, let name) = template.segments[use.segment].kind
        else { continue }
        addCount(use.index, as: Placeholder(conversion: .object), name: text.part(name).string)
      case .substitution:
        addCount(ownArgument ?? use.index, as: Placeholder(conversion: .object), name: nil)
      }
    }
  }

  /// Labels that the translator's comment gives; a named placeholder's own name is stronger.
  mutating func addLabels(_ labels: CommentLabels) {
    var next = 0
    for label in labels.labels {
      if let position = label.position {
        setLabel(label.name, at: position - 1)
      } else if let index = parameters[min(next, parameters.count)...].firstIndex(where: {
        $0.placeholder?.conversion == label.conversion
      }) {
        setLabel(label.name, at: index)
        next = index + 1
      }
    }
  }

  private mutating func setLabel(_ name: String, at index: Int) {
    guard parameters.indices.contains(index), parameters[index].label == nil else { return }
    parameters[index].label = name
  }

  private func type(at index: Int) -> ParameterType? {
    index < parameters.count ? parameters[index].type : nil
  }

  private mutating func makeRoom(for index: Int) -> Bool {
    guard index >= 0, index < 2 * Variants.highestPosition else { return false }
    while parameters.count <= index { parameters.append(Signature.Parameter(type: nil)) }
    return true
  }

  private mutating func addValue(_ index: Int, _ placeholder: Placeholder, label: String?) {
    guard makeRoom(for: index) else { return }
    if let label, parameters[index].label == nil { parameters[index].label = label }
    if parameters[index].type == nil || parameters[index].isUnspecifiedCount {
      if parameters[index].isUnspecifiedCount, !placeholder.isNumber { return }
      parameters[index].type = placeholder.parameterType
      parameters[index].placeholder = placeholder
    } else if parameters[index].placeholder == nil,
      parameters[index].type == placeholder.parameterType
    {
      parameters[index].placeholder = placeholder
    }
  }

  private mutating func addAmount(_ index: Int) {
    guard makeRoom(for: index), parameters[index].type == nil else { return }
    parameters[index].type = .int
  }

  /// An argument that decides a plural. An `@` value type leaves its number's type to the texts.
  private mutating func addCount(_ index: Int, as valueType: Placeholder, name: String?) {
    guard makeRoom(for: index) else { return }
    if let name, variableNames[index] == nil { variableNames[index] = name }
    guard parameters[index].type == nil else { return }
    parameters[index].type = valueType.isNumber ? valueType.parameterType : .int
    parameters[index].placeholder =
      valueType.isNumber ? valueType : Placeholder(conversion: .object)
  }

  /// How the key, read as a format, prints the count of an anonymous plural.
  private func countOfKey(_ key: Text, _ index: Int) -> Placeholder {
    for use in MessageTemplate(parsing: key.bytes)?.argumentUses(from: 0) ?? [] {
      if use.index == index, case .value(let placeholder) = use.role { return placeholder }
    }
    return Placeholder(conversion: .object)
  }
}

extension Signature.Parameter {
  /// A number that decides a plural and of which no text says how it is printed.
  package var isUnspecifiedCount: Bool { type == .int && placeholder?.conversion == .object }
}

extension Placeholder {
  package var isNumber: Bool {
    switch parameterType {
    case .int, .uint, .double: true
    case .string, .character: false
    }
  }
}
