internal import SwiftEmission
internal import TableParsing

/// The generated enum as Swift sources name it.
struct MemberTree {
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
  let name: String
  /// All members of a name, whatever enum they are in, for `.name` whose type cannot be told.
  private(set) var membersByName: [String: [Int]] = [:]
  private(set) var namespaceNames: Set<String> = []
  /// Of the accessors by message: what a finding calls them.
  private(set) var paths: [Int: String] = [:]

  init(_ plan: AccessorPlan) {
    name = plan.namespaces.first?.name.string ?? ""
    nodes = plan.namespaces.map { Node(path: $0.name.string, table: $0.table?.name) }
    for (index, namespace) in plan.namespaces.enumerated() {
      for child in namespace.namespaces where nodes.indices.contains(child) {
        nodes[child].path = nodes[index].path + "." + nodes[child].path
        nodes[index].children[plan.namespaces[child].name.string] = child
        namespaceNames.insert(plan.namespaces[child].name.string)
      }
      add(namespace, to: index)
    }
  }

  private mutating func add(_ namespace: AccessorPlan.Namespace, to index: Int) {
    for accessor in namespace.accessors {
      let name = accessor.name.string
      nodes[index].members[name, default: []].append(accessor.index)
      membersByName[name, default: []].append(accessor.index)
      paths[accessor.index] = nodes[index].path + "." + name
    }
    for family in namespace.families {
      let name = family.name.string
      nodes[index].members[name, default: []] += family.cases.map(\.index)
      membersByName[name, default: []] += family.cases.map(\.index)
      nodes[index].families[name] = Dictionary(
        family.cases.map { ($0.code, $0.index) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The enum at the end of a path of enums below `node`; nil where one of them is none.
  func node(_ path: some Sequence<String>, below node: Int) -> Int? {
    var node = node
    for name in path {
      guard let child = nodes[node].children[name] else { return nil }
      node = child
    }
    return node
  }
}
