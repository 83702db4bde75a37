/// The generated enum as Swift sources name it.
package struct MemberTree {
  /// One generated enum, the first being the outermost.
  package struct Enum {
    var name: String
    /// The table whose `string(forKey:)` is here.
    var table: String?
    /// The enums in it, by their index.
    var enums: [Int]
    /// Each with its message.
    var members: [(name: String, message: Int)] = []
    /// Number families: each with its messages by number.
    var families: [(name: String, messages: [Int: Int])] = []

    package init(name: String, table: String?, enums: [Int]) {
      self.name = name
      self.table = table
      self.enums = enums
    }

    package mutating func add(_ name: String, message: Int) { members.append((name, message)) }

    package mutating func add(_ name: String, family messages: [(number: Int, message: Int)]) {
      families.append(
        (name, Dictionary(messages.map { ($0.number, $0.message) }) { first, _ in first }))
    }
  }

  struct Node {
    var path: String
    var children: [String: Int] = [:]
    /// The messages that a member reads: one, or those of a number family.
    var members: [String: [Int]] = [:]
    /// The messages of a family by their number.
    var families: [String: [Int: Int]] = [:]
    /// The table whose `string(forKey:)` is here.
    var table: String?
  }

  /// The first is the outermost.
  private(set) var nodes: [Node] = []
  /// Of the outermost enum.
  package let name: String
  /// The enum of message values in the outermost one, which has the same members.
  let messages: String?
  /// All members of a name, whatever enum they are in, for `.name` whose type cannot be told.
  private(set) var membersByName: [String: [Int]] = [:]
  private(set) var namespaceNames: Set<String> = []
  /// Of the accessors by message: what a finding calls them.
  package private(set) var paths: [Int: String] = [:]

  package init(_ enums: [Enum], messages: String? = nil) {
    name = enums.first?.name ?? ""
    self.messages = messages
    nodes = enums.map { Node(path: $0.name, table: $0.table) }
    for (index, one) in enums.enumerated() {
      for child in one.enums where nodes.indices.contains(child) {
        nodes[child].path = nodes[index].path + "." + nodes[child].path
        nodes[index].children[enums[child].name] = child
        namespaceNames.insert(enums[child].name)
      }
      for member in one.members {
        add([member.message], as: member.name, to: index)
        paths[member.message] = nodes[index].path + "." + member.name
      }
      for family in one.families {
        add(Array(family.messages.values), as: family.name, to: index)
        nodes[index].families[family.name] = family.messages
      }
    }
  }

  /// The enum in another that has a name.
  func child(_ name: String, of node: Int) -> Int? {
    nodes[node].children[name] ?? (node == 0 && name == messages ? 0 : nil)
  }

  /// Of all members of an enum and of those in it.
  func messages(below node: Int) -> [Int] {
    nodes[node].members.values.flatMap(\.self)
      + nodes[node].children.values.flatMap { messages(below: $0) }
  }

  private mutating func add(_ messages: [Int], as name: String, to node: Int) {
    nodes[node].members[name, default: []] += messages
    membersByName[name, default: []] += messages
  }

  /// From the outermost enum on, dots between the names; nil where there is none.
  package func path(ofNode node: Int) -> String? {
    nodes.indices.contains(node) ? nodes[node].path : nil
  }

  /// The enum at the end of a path of enums below `node`; nil where one of them is none.
  func node(_ path: some Sequence<String>, below node: Int) -> Int? {
    var node = node
    for name in path {
      guard let child = child(name, of: node) else { return nil }
      node = child
    }
    return node
  }
}

/// The names that type aliases of the sources give to the generated enums.
package struct TypeAliases {
  /// Name → index in `MemberTree.nodes`.
  private(set) var nodes: [String: Int] = [:]

  package init(_ files: [[SwiftToken]], in tree: MemberTree) {
    let declarations = files.flatMap(TypeAliases.declarations)
    var waiting: [String: [Int]] = [:]
    for (index, declaration) in declarations.enumerated() {
      for name in Set(declaration.path) { waiting[name, default: []].append(index) }
    }
    nodes[tree.name] = 0
    var known = [tree.name]
    while let name = known.popLast() {
      for index in waiting[name, default: []] {
        let declaration = declarations[index]
        guard nodes[declaration.name] == nil, let node = node(at: declaration.path, in: tree) else {
          continue
        }
        nodes[declaration.name] = node
        known.append(declaration.name)
      }
    }
  }

  /// From the first name of the path that is known.
  private func node(at path: [String], in tree: MemberTree) -> Int? {
    guard let head = path.firstIndex(where: { nodes[$0] != nil }), let start = nodes[path[head]]
    else { return nil }
    return tree.node(path[(head + 1)...], below: start)
  }

  /// Enums are not nested deeper in a name that anybody writes.
  private static let pathLimit = 32

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
      while next + 1 < tokens.count, path.count < pathLimit, tokens[next].isPunctuation("."),
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
