/// Writes a message as a catalog's localization.
enum CatalogMessageWriter {
  /// Nil where the message varies by width, which catalogs do not know.
  static func localization(
    _ message: Message, key: String, _ path: String
  ) throws(EditRefusal) -> NewValue {
    switch message {
    case .plain(let form): return .object([.init("stringUnit", unit(form))])
    case .variants(let variants):
      guard let root = container(variants.root, depth: 0) else {
        throw EditRefusal(.notInFormat("the widths of '\(key)'"), path: path)
      }
      var members = root
      if !variants.variables.isEmpty {
        var substitutions: [NewValue.Member] = []
        for variable in variants.variables {
          guard let node = container(variable.node, depth: 0) else {
            throw EditRefusal(.notInFormat("the widths of '\(key)'"), path: path)
          }
          substitutions.append(
            .init(variable.name.string, .object(head(of: variable) + node)))
        }
        let sorted = KeyOrder.sorted(substitutions) { $0.name }
        members.append(.init("substitutions", .object(sorted)))
      }
      return .object(KeyOrder.sorted(members) { $0.name })
    }
  }

  private static func head(of variable: MessageVariable) -> [NewValue.Member] {
    var members: [NewValue.Member] = []
    if let number = variable.argumentNumber {
      members.append(.init("argNum", .number("\(number)")))
    }
    members.append(
      .init("formatSpecifier", .text(variable.valueType.lengthAndConversion)))
    return members
  }

  static func unit(_ form: MessageForm) -> NewValue {
    .object([
      "state": .text(form.state ?? TextState.translated), "value": .text(form.text.string),
    ])
  }

  /// What stands for a node in the object that holds it; nil for widths.
  private static func container(_ node: MessageNode, depth: Int) -> [NewValue.Member]? {
    guard depth < MessageNode.deepestNesting else { return nil }
    switch node {
    case .form(let form): return [.init("stringUnit", unit(form))]
    case .plural(let cases): return varied("plural", cases.map { ($0.label.name, $0.node) }, depth)
    case .device(let cases): return varied("device", cases.map { ($0.label.name, $0.node) }, depth)
    case .width: return nil
    }
  }

  private static func varied(
    _ kind: String, _ cases: [(name: String, node: MessageNode)], _ depth: Int
  ) -> [NewValue.Member]? {
    var members: [NewValue.Member] = []
    for one in cases {
      guard let content = container(one.node, depth: depth + 1) else { return nil }
      members.append(.init(one.name, .object(content)))
    }
    let sorted = KeyOrder.sorted(members) { $0.name }
    return [.init("variations", .object([.init(kind, .object(sorted))]))]
  }
}
