/// The names that another tool gave to keys, as Swift sources use them.
package struct OldNames: Sendable {
  package struct Member: Sendable {
    /// Nil where no accessor has the key's text.
    package var accessor: Int?
    /// What a function takes, by position; empty for a property.
    package var types: [String]

    package init(accessor: Int?, types: [String]) {
      self.accessor = accessor
      self.types = types
    }
  }

  package struct Node: Sendable {
    package fileprivate(set) var path: [String]
    package fileprivate(set) var children: [String: Int] = [:]
    package fileprivate(set) var members: [String: Member] = [:]
    /// The enum that takes its place, below the outermost; nil where there is none.
    package fileprivate(set) var newPath: [String]?
    fileprivate var parent: Int?
    fileprivate var candidate: [String]?
    fileprivate var isContested = false
  }

  package private(set) var nodes: [Node] = []
  package private(set) var roots: [String: Int] = [:]
  /// Names that two keys have, which therefore stand for none.
  package private(set) var ambiguous: Set<[String]> = []

  package init() {}

  package var isEmpty: Bool { roots.isEmpty }

  package mutating func addRoot(_ name: String) {
    guard roots[name] == nil else { return }
    roots[name] = nodes.count
    nodes.append(Node(path: [name]))
  }

  /// - Parameter path: from the outermost name on.
  package mutating func add(_ path: [String], _ member: Member) {
    guard path.count > 1, let name = path.last else { return }
    addRoot(path[0])
    var node = roots[path[0]] ?? 0
    for part in path.dropFirst().dropLast() { node = child(part, of: node) }
    if let other = nodes[node].members[name], other.accessor != member.accessor {
      ambiguous.insert(path)
      nodes[node].members[name]?.accessor = nil
      return
    }
    if !ambiguous.contains(path) { nodes[node].members[name] = member }
  }

  /// A correction by hand: whatever the name stood for.
  package mutating func set(_ path: [String], accessor: Int?) {
    guard path.count > 1, let name = path.last else { return }
    var types: [String] = []
    if let node = node(path.dropLast()), let old = nodes[node].members[name] { types = old.types }
    ambiguous.remove(path)
    addRoot(path[0])
    var node = roots[path[0]] ?? 0
    for part in path.dropFirst().dropLast() { node = child(part, of: node) }
    nodes[node].members[name] = Member(accessor: accessor, types: types)
  }

  private mutating func child(_ name: String, of node: Int) -> Int {
    if let child = nodes[node].children[name] { return child }
    nodes.append(Node(path: nodes[node].path + [name]))
    nodes[nodes.count - 1].parent = node
    nodes[node].children[name] = nodes.count - 1
    return nodes.count - 1
  }

  package func node(_ path: some Sequence<String>) -> Int? {
    var iterator = path.makeIterator()
    guard let first = iterator.next(), var node = roots[first] else { return nil }
    while let name = iterator.next() {
      guard let child = nodes[node].children[name] else { return nil }
      node = child
    }
    return node
  }

  /// Every member with its whole path, in the order of the paths.
  package var members: [(path: [String], member: Member)] {
    nodes.flatMap { node in node.members.map { (node.path + [$0.key], $0.value) } }
      .sorted { $0.0.joined(separator: ".") < $1.0.joined(separator: ".") }
  }

  /// Finds the enum that takes the place of each of the old ones: the one below which all members are
  /// found as before.
  package mutating func settle(_ target: MigrationTarget) {
    for index in nodes.indices {
      for member in nodes[index].members.values {
        guard let accessor = member.accessor else { continue }
        propose(target.accessors[accessor].path.dropLast(), from: index)
      }
    }
    for index in nodes.indices {
      let node = nodes[index]
      if node.isContested, node.parent != nil { continue }
      let path = node.candidate ?? []
      nodes[index].newPath = target.hasNamespace(path) ? path : node.parent == nil ? [] : nil
    }
  }

  private mutating func propose(_ path: ArraySlice<String>, from index: Int) {
    var path: ArraySlice<String>? = path
    var node: Int? = index
    while let current = node {
      if let proposed = path {
        let known = nodes[current].candidate
        if known == nil {
          nodes[current].candidate = Array(proposed)
        } else if let known, known[...] != proposed {
          nodes[current].isContested = true
          nodes[current].candidate = zip(known, proposed).prefix { $0 == $1 }.map(\.0)
        }
      } else {
        nodes[current].isContested = true
        nodes[current].candidate = []
      }
      path = path.flatMap { $0.isEmpty ? nil : $0.dropLast() }
      node = nodes[current].parent
    }
  }
}
