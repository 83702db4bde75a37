/// The names that type aliases of the sources give to the generated enums.
package struct TypeAliases {
  /// Name → index in `MemberTree.nodes`.
  private(set) var nodes: [String: Int] = [:]

  package init(_ files: [[SwiftToken]], in tree: MemberTree) {
    nodes[tree.name] = 0
    var pending = files.flatMap(TypeAliases.declarations)
    while true {
      let count = pending.count
      pending.removeAll { declaration in
        guard let head = declaration.path.firstIndex(where: { nodes[$0] != nil }),
          let start = nodes[declaration.path[head]],
          let node = tree.node(declaration.path[(head + 1)...], below: start)
        else { return false }
        if nodes[declaration.name] == nil { nodes[declaration.name] = node }
        return true
      }
      if pending.count == count { return }
    }
  }

  /// `typealias Name = A.B.C`.
  private static func declarations(
    _ tokens: [SwiftToken]
  ) -> [(name: String, path: [String])] {
    var found: [(String, [String])] = []
    for index in tokens.indices where tokens[index].identifier == "typealias" {
      guard index + 3 < tokens.count, let name = tokens[index + 1].identifier,
        tokens[index + 2].isPunctuation("="), let first = tokens[index + 3].identifier
      else { continue }
      var path = [first]
      var next = index + 4
      while next + 1 < tokens.count, tokens[next].isPunctuation("."),
        let part = tokens[next + 1].identifier
      {
        path.append(part)
        next += 2
      }
      found.append((name, path))
    }
    return found
  }
}
