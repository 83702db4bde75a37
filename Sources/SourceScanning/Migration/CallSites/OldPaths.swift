/// Finds where sources name the enums of another tool.
struct OldPaths {
  let names: OldNames
  /// Names that stand for a node of their own: the enums and aliases of them.
  private(set) var heads: [String: Int]
  /// What the sources declare in extensions of the old enums, by node.
  let ownMembers: [Int: Set<String>]

  /// - Parameter files: all of the app, for what one declares and others use.
  init(_ names: OldNames, _ files: [FileDeclarations]) {
    self.names = names
    heads = names.roots
    var own: [Int: Set<String>] = [:]
    for file in files { heads.merge(OldPaths.aliases(in: file, names, heads)) { old, _ in old } }
    for file in files {
      for (index, body) in file.bodies.enumerated() where body.keyword == "extension" {
        guard let node = OldPaths.node(body.path, names, heads) else { continue }
        own[node, default: []].formUnion(file.members[index] ?? [])
      }
    }
    ownMembers = own
  }

  /// With the aliases that only one file sees.
  func seen(in file: FileDeclarations) -> OldPaths {
    var seen = self
    for alias in file.aliases where alias.isPrivate {
      guard let node = node(alias.path) else { continue }
      seen.heads[alias.name] = node
    }
    return seen
  }

  func node(_ path: [String]) -> Int? { OldPaths.node(path, names, heads) }

  private static func aliases(
    in file: FileDeclarations, _ names: OldNames, _ heads: [String: Int]
  ) -> [String: Int] {
    var found: [String: Int] = [:]
    for alias in file.aliases where !alias.isPrivate {
      found[alias.name] = node(alias.path, names, heads)
    }
    return found
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

  /// Whether a file declares one of the names for something else.
  func redeclared(in file: FileDeclarations) -> FileDeclarations.TypeBody? {
    file.bodies.first { body in
      body.keyword != "extension" && body.path.count == 1 && names.roots[body.path[0]] != nil
    }
  }
}
