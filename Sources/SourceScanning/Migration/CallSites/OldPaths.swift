/// Finds where sources name the enums of another tool.
struct OldPaths {
  let names: OldNames
  /// Names that stand for a node of their own: the enums and aliases of them.
  private(set) var heads: [String: Int]
  /// What the sources declare in extensions of the old enums, by node.
  private(set) var ownMembers: [Int: Set<String>] = [:]

  /// - Parameter files: all of the app, for what one declares and others use.
  init(_ names: OldNames, _ files: [FileDeclarations]) {
    self.names = names
    heads = names.roots
    for file in files { addAliases(of: file, arePrivate: false) }
    for file in files {
      for (index, body) in file.bodies.enumerated() where body.keyword == "extension" {
        guard let node = OldPaths.node(body.path, names, heads) else { continue }
        ownMembers[node, default: []].formUnion(file.members[index] ?? [])
      }
    }
  }

  /// With the aliases that only one file sees.
  func seen(in file: FileDeclarations) -> OldPaths {
    var seen = self
    seen.addAliases(of: file, arePrivate: true)
    return seen
  }

  func node(_ path: [String]) -> Int? { OldPaths.node(path, names, heads) }

  /// In the order of the file, so that an alias of an alias is one too.
  private mutating func addAliases(of file: FileDeclarations, arePrivate: Bool) {
    for alias in file.aliases where alias.isPrivate == arePrivate {
      guard names.roots[alias.name] == nil, let node = node(alias.path) else { continue }
      heads[alias.name] = node
    }
  }

  private static func node(
    _ path: [String], _ names: OldNames, _ heads: [String: Int]
  ) -> Int? {
    guard var rest = path.first.map({ _ in path[...] }) else { return nil }
    if heads[rest[0]] == nil, rest.count > 1 { rest = rest.dropFirst() }
    guard let head = rest.first, var node = heads[head] else { return nil }
    for name in rest.dropFirst() {
      guard let child = names.nodes[node].children[name] else { return nil }
      node = child
    }
    return node
  }
}
