/// A text of nested values, whole or one entry of it, that is changed place by place.
struct TreeDocument<Syntax: TreeSyntax> {
  private(set) var source: SourceText
  private(set) var tree: ValueTree
  var syntax: Syntax
  /// What the line begins with on which the text stood, where it is a part of a larger one.
  private let indent: String

  /// Nil where the text is not well-formed.
  init?(_ source: SourceText, syntax: Syntax? = nil, indent: String = "") {
    let parsed = Syntax.parse(source)
    guard let tree = parsed.value, !parsed.diagnostics.contains(where: { $0.severity == .error })
    else { return nil }
    self.source = source
    self.tree = tree
    self.syntax = syntax ?? Syntax(tree)
    self.indent = indent
  }

  /// - Parameter tree: of a well-formed text.
  init(_ tree: ValueTree) {
    self.init(tree.source, tree, Syntax(tree), "")
  }

  private init(_ source: SourceText, _ tree: ValueTree, _ syntax: Syntax, _ indent: String) {
    (self.source, self.tree, self.syntax, self.indent) = (source, tree, syntax, indent)
  }

  var isDictionary: Bool { isDictionary(0) }

  func isDictionary(_ node: Int) -> Bool {
    if case .dictionary = tree.nodes[node].kind { return true }
    return false
  }

  func isText(_ node: Int) -> Bool {
    if case .string = tree.nodes[node].kind { return true }
    return false
  }

  /// - Parameter start: the node from which the steps go.
  func node(at steps: some Sequence<String>, from start: Int = 0) -> Int? {
    var node = start
    for step in steps {
      guard let next = tree.value(of: node, named: step) else { return nil }
      node = next
    }
    return node
  }

  /// The text at a place; nil where there is none.
  func text(at steps: [String]) -> Text? {
    guard let node = node(at: steps), case .string = tree.nodes[node].kind else { return nil }
    return tree.text(node)
  }

  func names(at steps: [String]) -> [String] {
    node(at: steps).map { tree.pairs(of: $0).map { tree.text($0.key).string } } ?? []
  }

  /// The value at a place, as it is written.
  func written(_ node: Int) -> String { source.storage.string(tree.outerRange(node)) }

  func list(of node: Int) -> MemberList {
    var list = syntax.list(of: node, in: tree)
    guard !indent.isEmpty, list.members.isEmpty else { return list }
    list.defaultGap += node == 0 ? indent : ""
    list.defaultTail += node == 0 ? indent : ""
    return list
  }

  func indentation(ofMembersOf node: Int) -> String {
    let own = syntax.indentation(ofMembersOf: node, in: tree)
    return tree.pairs(of: node).isEmpty && node == 0 ? indent + own : own
  }
}

// MARK: Merging

extension TreeDocument {
  func pieces(entryPath: [String]) -> Pieces {
    Pieces(
      storage: source.storage, root: 0, entryPath: entryPath, list: { list(of: $0) },
      isDictionary: { isDictionary($0) && syntax.opened($0, in: tree) == nil },
      place: { syntax.place(of: $0, in: $1) },
      // The key is the node before the value.
      nameStart: { tree.outerRange($0.index - 1).lowerBound })
  }
}

// MARK: Changes

extension TreeDocument {
  /// False where the changed text would not be well-formed.
  @discardableResult
  mutating func apply(_ edits: [TextEdit]) -> Bool {
    guard let storage = edits.applied(to: source.storage) else { return false }
    let changed = SourceText(path: source.path, storage: storage)
    let parsed = Syntax.parse(changed)
    guard let tree = parsed.value, !parsed.diagnostics.contains(where: { $0.severity == .error })
    else { return false }
    self = TreeDocument(changed, tree, syntax, indent)
    return true
  }

  /// Sets the value at a place and makes the dictionaries on the way to it. What is there already and
  /// the same stays as it is written.
  @discardableResult
  mutating func set(_ steps: [String], _ value: NewValue) -> Bool {
    var node = 0
    for (depth, step) in steps.enumerated() {
      guard isDictionary(node) else { return false }
      guard let next = tree.value(of: node, named: step) else {
        let rest = NewValue.nested(Array(steps[(depth + 1)...]), value)
        return insert(step, rest, in: node, at: Array(steps[..<depth]))
      }
      node = next
    }
    if let old = NewValue(tree, at: node), old == value { return true }
    let range = tree.outerRange(node)
    let indent = lineIndentation(at: range.lowerBound)
    return apply([TextEdit(range, syntax.value(value, indent: indent))])
  }

  /// What the line of a value begins with; of an entry's first line that of the whole text.
  private func lineIndentation(at offset: Int) -> String {
    let own = source.storage.indentation(at: offset)
    let isFirstLine = !source.storage.bytes[..<offset].contains(where: ASCII.isLineBreak)
    return isFirstLine ? indent + own : own
  }

  private mutating func insert(
    _ name: String, _ value: NewValue, in node: Int, at steps: [String]
  ) -> Bool {
    if let opened = syntax.opened(node, in: tree) {
      guard apply([TextEdit(tree.outerRange(node), opened)]) else { return false }
      guard let node = self.node(at: steps) else { return false }
      return insert(name, value, in: node, at: steps)
    }
    let list = list(of: node)
    let place = syntax.place(of: name, in: list.members.map(\.name.string)) ?? list.members.count
    let text = syntax.member(name, value, indent: indentation(ofMembersOf: node))
    return apply(list.edits(inserting: [.init(place: place, text: text)]))
  }

  /// Takes a member out; true also where there is none.
  @discardableResult
  mutating func remove(_ steps: [String]) -> Bool {
    guard let last = steps.last, let parent = node(at: steps.dropLast()), isDictionary(parent)
    else {
      return true
    }
    let list = list(of: parent)
    let name = Text(last)
    let found = list.members.indices.filter { list.members[$0].name == name }
    return found.isEmpty || apply(list.edits(removing: Set(found)))
  }
}
