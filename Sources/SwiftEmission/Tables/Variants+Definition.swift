extension Variants {
  /// The message as the table writer takes it. A variable that no text refers to is left out.
  func definition(key: Text, development: TableEntry.Value?) -> MessageDefinition {
    let arguments = arguments(key: key, development: development)
    var definition = MessageDefinition(root: node(root, argument: arguments.root, depth: 0))
    for (variable, argument) in zip(variables, arguments.variables) {
      guard let argument else { continue }
      definition.variables.append(
        MessageVariable(
          name: variable.name, argument: argument, placeholder: variable.valueType,
          node: node(variable.variation, argument: argument, depth: 0)))
    }
    return definition
  }

  private static let deepestNesting = 16

  private func node(_ variation: Variation, argument: Int, depth: Int) -> MessageNode {
    guard depth < Self.deepestNesting else { return .form("", nil) }
    switch variation {
    case .form(let form): return .form(form.text, template(of: form))
    case .plural(let cases):
      return .plural(
        argument: argument,
        cases: cases.map { ($0.label, node($0.variation, argument: argument, depth: depth + 1)) })
    case .device(let cases):
      return .device(
        cases: cases.map { ($0.label, node($0.variation, argument: argument, depth: depth + 1)) })
    case .width(let cases):
      return .width(
        cases: cases.map { ($0.label, node($0.variation, argument: argument, depth: depth + 1)) })
    }
  }
}
