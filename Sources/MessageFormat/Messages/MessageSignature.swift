/// A key's parameters in the order of their positions.
package struct MessageSignature: Equatable, Sendable {
  package struct Parameter: Equatable, Sendable {
    /// From a named placeholder, a variable, a substitution or the translator's comment.
    package var label: String?
    /// Nil for a gap: a position that no text mentions.
    package var type: ParameterType?
    /// How the development language prints it: the class that translations are compared with. Nil
    /// for a gap and for a `*` amount.
    package var placeholder: Placeholder?

    package init(label: String? = nil, type: ParameterType?, placeholder: Placeholder? = nil) {
      self.label = label
      self.type = type
      self.placeholder = placeholder
    }

    /// A number that decides a plural and of which no text says how it is printed.
    package var isUnspecifiedCount: Bool { type == .int && placeholder?.conversion == .object }
  }

  /// A label that a translator's comment gives to an argument.
  package struct Label: Equatable, Sendable {
    /// From 1; nil for an unnumbered placeholder.
    package var position: Int?
    package var conversion: Placeholder.Conversion
    package var name: String

    package init(position: Int?, conversion: Placeholder.Conversion, name: String) {
      self.position = position
      self.conversion = conversion
      self.name = name
    }
  }

  package var parameters: [Parameter]

  package init(parameters: [Parameter]) { self.parameters = parameters }

  /// The union over all texts of a message. A named placeholder's own name is stronger than `labels`,
  /// those are stronger than the names of variables.
  /// - Parameter countsKey: whether arguments that the key has and no text are parameters too.
  package init(
    of message: ResolvedMessage, key: Text, labels: [Label] = [], countsKey: Bool = false
  ) {
    var builder = SignatureBuilder()
    builder.add(message, key: key)
    if countsKey { builder.addArguments(ofKey: key) }
    if !labels.isEmpty { builder.addLabels(labels) }
    self = builder.signature
  }
}

/// Collects what the texts of one message say about its arguments.
private struct SignatureBuilder {
  private var parameters: [MessageSignature.Parameter] = []
  /// The names of variables: weaker than names in placeholders and in comments.
  private var variableNames: [Int: String] = [:]

  var signature: MessageSignature {
    var parameters = parameters
    for (index, name) in variableNames where index < parameters.count {
      parameters[index].label = parameters[index].label ?? name
    }
    return MessageSignature(parameters: parameters)
  }

  mutating func add(_ message: ResolvedMessage, key: Text) {
    let arguments = message.arguments
    for (variable, argument) in zip(message.variants?.variables ?? [], arguments.variables) {
      guard let argument else { continue }
      addCount(argument, as: variable.valueType, name: variable.name.string)
    }
    for form in message.forms {
      if let variable = form.variant.variable, arguments.variables[variable] == nil { continue }
      add(form)
    }
    if message.variants?.root.hasPlural ?? false, type(at: arguments.root) == nil {
      addCount(arguments.root, as: countOfKey(key, arguments.root), name: nil)
    }
  }

  private mutating func add(_ form: CheckedForm) {
    for use in form.uses {
      switch use.role {
      case .value(let placeholder): addValue(use.index, placeholder, label: form.name(of: use))
      case .amount: addAmount(use.index)
      case .variable:
        addCount(use.index, as: Placeholder(conversion: .object), name: form.name(of: use))
      case .substitution: addCount(use.index, as: Placeholder(conversion: .object), name: nil)
      }
    }
  }

  /// The arguments that only the key prints.
  mutating func addArguments(ofKey key: Text) {
    let message = ResolvedMessage(.plain(MessageForm(text: key)), key: key)
    for form in message.forms {
      for use in form.uses where type(at: use.index) == nil {
        if case .value(let placeholder) = use.role {
          addValue(use.index, placeholder, label: form.name(of: use))
        }
      }
    }
  }

  mutating func addLabels(_ labels: [MessageSignature.Label]) {
    var next = 0
    for label in labels {
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
    guard index >= 0, index < 2 * Placeholder.highestPosition else { return false }
    while parameters.count <= index { parameters.append(MessageSignature.Parameter(type: nil)) }
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
