extension CatalogReader {
  mutating func readSubstitutions(_ node: Int) -> [Variable] {
    guard isObject(node, "substitutions") else { return [] }
    var variables: [Variable] = []
    var name = node + 1
    while name < Int(tree.nodes[node].next) {
      let value = Int(tree.nodes[name].next)
      if case .string = tree.nodes[name].kind, isObject(value, tree.text(name).string),
        let variable = readSubstitution(value, name: name)
      {
        variables.append(variable)
      }
      name = Int(tree.nodes[value].next)
    }
    return variables
  }

  /// Nil where it has no form at all; that is reported.
  private mutating func readSubstitution(_ node: Int, name: Int) -> Variable? {
    guard let variations = tree.value(of: node, for: "variations") else {
      isDamaged = true
      if tree.isDamaged(node) { return nil }
      report.add(
        .malformedEntry, "the substitution '\(tree.text(name))' has no 'variations'",
        at: tree.range(name))
      return nil
    }
    guard let variation = readVariations(variations, label: name, inside: .substitution) else {
      return nil
    }
    let specifier = tree.value(of: node, for: "formatSpecifier")
    return Variable(
      name: tree.text(name), nameRange: tree.range(name), argumentNumber: argumentNumber(node),
      valueType: valueType(specifier, variation),
      valueTypeRange: specifier.map(tree.range), variation: variation)
  }

  /// Nil without an `argNum`: the reference decides.
  private mutating func argumentNumber(_ substitution: Int) -> Int? {
    guard let node = tree.value(of: substitution, for: "argNum") else { return nil }
    switch tree.nodes[node].kind {
    case .invalid, .null: return nil
    default: break
    }
    if let number = Int(tree.text(node).string), number >= 1, number <= 127 { return number }
    report.add(
      .malformedEntry, "'argNum' is a position from 1 to 127", at: tree.range(node))
    return nil
  }

  private mutating func valueType(_ node: Int?, _ variation: Variation) -> Placeholder {
    if let node, case .string = tree.nodes[node].kind {
      if let type = valueTypes.read(tree.text(node), at: tree.range(node), report: report) {
        return type
      }
      report.add(
        .malformedValueType,
        "'\(tree.text(node))' is no format specifier such as 'lld' or '@'", at: tree.range(node))
    }
    return ValueTypeReader.inferred(from: variation)
  }
}
