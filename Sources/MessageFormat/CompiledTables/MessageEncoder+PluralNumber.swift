extension MessageEncoder {
  /// The placeholder that prints a plural's number, where it is one for a Double: its digits decide
  /// the category (SPEC §5.1).
  func encodePrinted(
    _ argument: Int, in cases: [(category: PluralCategory, node: MessageNode)],
    of variable: MessageVariable?
  ) {
    let isInteger = variable.map { [.int, .uint].contains($0.placeholder.parameterType) } ?? false
    let ordered =
      isInteger
      ? [] : cases.filter { $0.category == .other } + cases.filter { $0.category != .other }
    for item in ordered {
      guard let printed = printed(argument, in: item.node, of: variable, depth: 0) else { continue }
      guard printed.conversion.isFloat else { break }
      storage.appendCompact(1)
      return encode(printed)
    }
    storage.appendCompact(0)
  }

  private func printed(
    _ argument: Int, in node: MessageNode, of variable: MessageVariable?, depth: Int
  ) -> CompiledPlaceholder? {
    guard depth < TableLayout.depthLimit / 2 else { return nil }
    let nodes: [MessageNode]
    switch node {
    case .form(_, let template):
      return template.flatMap { printed(argument, in: $0, of: variable) }
    case .plural(_, let cases): nodes = cases.map(\.node)
    case .device(let cases): nodes = cases.map(\.node)
    case .width(let cases): nodes = cases.map(\.node)
    }
    for node in nodes {
      if let found = printed(argument, in: node, of: variable, depth: depth + 1) { return found }
    }
    return nil
  }

  private func printed(
    _ argument: Int, in template: MessageTemplate, of variable: MessageVariable?
  ) -> CompiledPlaceholder? {
    var counter = ArgumentCounter(first: variable?.argument ?? 0)
    for segment in template.segments {
      switch segment.kind {
      case .text, .percent: break
      case .variable(let position, _): _ = counter.index(position: position)
      case .placeholder(let placeholder):
        let compiled = CompiledPlaceholder(placeholder, counter: &counter)
        if compiled.argument == argument { return compiled }
      case .substitutionArgument:
        guard let variable, variable.argument == argument else { continue }
        var own = ArgumentCounter(first: argument)
        return CompiledPlaceholder(variable.placeholder, counter: &own)
      }
    }
    return nil
  }
}
