/// Call sites of the enums that SwiftGen makes.
struct SwiftGenRewriter {
  /// Where a path of names leads to.
  fileprivate enum Destination {
    case namespace(Int)
    case member(OldNames.Member)
    /// The function that takes a table and a key.
    case lookup
    /// What the app declares itself in an extension of the enum.
    case own(Int)
    case unknown
  }

  fileprivate struct Path {
    /// The node that the first name stands for.
    var base: Int
    /// The tokens of the names; the first is the head.
    var tokens: [Int]
    /// Whether the head itself is written: it is not in an extension's body.
    var hasHead = true
    var destination: Destination
  }

  let paths: OldPaths

  private var names: OldNames { paths.names }

  func visit(_ index: Int, _ sites: inout CallSites) {
    guard let name = sites.file.name(index) else { return }
    if let node = paths.heads[name], isHead(index, name, sites) {
      rewrite(path(from: index, at: node, sites.file), &sites)
    } else if let node = node(ofBodyAround: index, sites) {
      visitBareName(name, at: index, in: node, &sites)
    }
  }

  private static let declaringWords: Set<String> = [
    "typealias", "enum", "struct", "class", "func", "let", "var", "import", "protocol",
  ]

  private func isHead(_ index: Int, _ name: String, _ sites: CallSites) -> Bool {
    let file = sites.file
    if Self.declaringWords.contains(file.name(index - 1) ?? "") { return false }
    if file.isMark(index + 1, ":"), file.isMark(index - 1, in: "(,") { return false }
    if file.isName(index - 1, "case"), !file.isMark(index + 1, ".") { return false }
    return file.isHead(index) && (names.roots[name] != nil || !file.isMark(index - 1, "."))
  }

  func isText(_ range: Range<Int>, _ file: SwiftFile, enumName: String) -> Bool {
    guard let name = file.name(range.lowerBound) else { return false }
    if let node = paths.heads[name] {
      let path = path(from: range.lowerBound, at: node, file)
      guard let last = path.tokens.last else { return false }
      switch path.destination {
      case .member(let member):
        return member.types.isEmpty
          ? last + 1 == range.upperBound
          : file.isMark(last + 1, "(") && file.next(last + 1) == range.upperBound
      case .lookup: return file.next(last + 1) == range.upperBound
      default: return false
      }
    }
    return name == enumName && file.path(range) != nil
  }

  // MARK: Paths

  /// Follows `.name.name` behind the head.
  private func path(from index: Int, at base: Int, _ file: SwiftFile) -> Path {
    var path = Path(base: base, tokens: [index], destination: .namespace(base))
    var node = base
    var next = index + 1
    while file.isMark(next, "."), let name = file.name(next + 1) {
      if name == "self" || name == "Type" { return path }
      if let destination = destination(of: name, in: node) {
        path.tokens.append(next + 1)
        path.destination = destination
        return path
      }
      path.tokens.append(next + 1)
      guard let child = names.nodes[node].children[name] else {
        path.destination = .unknown
        return path
      }
      node = child
      path.destination = .namespace(child)
      next += 2
    }
    return path
  }

  private func destination(of name: String, in node: Int) -> Destination? {
    if let member = names.nodes[node].members[name] { return .member(member) }
    if name == "tr", names.nodes[node].path.count == 1 { return .lookup }
    if paths.ownMembers[node]?.contains(name) ?? false { return .own(node) }
    return nil
  }

  /// The names that lead to a new path: behind an alias those below it.
  private func names(to path: [String], from old: Path, _ sites: CallSites) -> (
    tokens: [Int], names: [String]
  ) {
    let full = [sites.target.enumName] + path
    guard let head = old.tokens.first else { return ([], full) }
    if !old.hasHead {
      let base = names.nodes[old.base].newPath ?? []
      let isBelow = path.starts(with: base) && path.count > base.count
      return (old.tokens, isBelow ? Array(path.dropFirst(base.count)) : full)
    }
    let isAlias = names.roots[sites.file.name(head) ?? ""] == nil
    guard isAlias, let base = names.nodes[old.base].newPath, path.starts(with: base) else {
      return (old.tokens, full)
    }
    return (Array(old.tokens.dropFirst()), Array(path.dropFirst(base.count)))
  }

  private func text(_ path: Path, _ sites: CallSites) -> String {
    path.tokens.compactMap { sites.file.name($0) }.joined(separator: ".")
  }

  // MARK: Rewriting

  private func rewrite(_ path: Path, _ sites: inout CallSites) {
    guard let head = path.tokens.first, let last = path.tokens.last else { return }
    let whole = head..<last + 1
    switch path.destination {
    case .unknown:
      sites.leave(
        .unknownMember, "no key of any table becomes \(text(path, sites))", at: head,
        consuming: whole)
    case .namespace(let node): rewriteNamespace(node, path, &sites)
    case .own(let node):
      var namespace = path
      namespace.tokens.removeLast()
      rewriteNamespace(node, namespace, &sites)
    case .lookup: rewriteLookup(path, &sites)
    case .member(let member):
      do throws(CallSites.Refusal) {
        try rewrite(member, path, &sites)
      } catch {
        sites.leave(error, at: head, consuming: whole)
      }
    }
  }

  private func rewriteNamespace(_ node: Int, _ path: Path, _ sites: inout CallSites) {
    guard let head = path.tokens.first, let last = path.tokens.last else { return }
    guard let newPath = names.nodes[node].newPath else {
      return sites.leave(
        .unknownMember, "no enum takes the place of \(text(path, sites))", at: head,
        consuming: head..<last + 1)
    }
    if let taken = takenName(by: path, newPath, sites) {
      return sites.leave(
        .ownDeclaration, "\(taken) is declared here and is an accessor of the new enum", at: head,
        consuming: head..<last + 1)
    }
    let words = names(to: newPath, from: path, sites)
    let before = sites.editCount
    if !words.names.isEmpty, !words.tokens.isEmpty {
      sites.replacePath(words.tokens, with: words.names)
    }
    sites.consume(head..<last + 1)
    if sites.editCount > before { sites.changed("names of enums") }
  }

  /// What an extension of an old enum declares and the new enum has too.
  private func takenName(by path: Path, _ newPath: [String], _ sites: CallSites) -> String? {
    guard let head = path.tokens.first,
      let node = paths.node(path.tokens.compactMap(sites.file.name)),
      sites.file.isName(head - 1, "extension"),
      names.nodes[node].path != [sites.target.enumName]
    else { return nil }
    return paths.ownMembers[node]?.sorted().first { sites.target.hasMember(newPath + [$0]) }
  }

  private func rewrite(
    _ member: OldNames.Member, _ path: Path, _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    let file = sites.file
    guard let head = path.tokens.first, let last = path.tokens.last, let index = member.accessor
    else {
      throw CallSites.Refusal(
        reason: .unknownMember, what: "no key of any table becomes \(text(path, sites))")
    }
    let enumName = sites.target.enumName
    let accessor = sites.target.accessors[index]
    let words = names(to: accessor.path, from: path, sites)
    if words.tokens.count > words.names.count, file.holdsComment(head..<last + 1) {
      throw CallSites.Refusal(reason: .comment, what: "a comment stands in \(text(path, sites))")
    }
    let isCall = file.isMark(last + 1, "(") && !file.beginsLine(last + 1)
    let before = sites.editCount
    defer { sites.consume(head..<last + 1) }
    if isCall, let close = file.partner(of: last + 1), file.isMark(close - 1, ":") {
      // A function named with its labels is one of the new ones.
      return
    } else if isCall, !member.types.isEmpty || !accessor.parameters.isEmpty {
      let changes = try sites.changes(
        of: file.arguments(at: last + 1), for: accessor, .swiftGen(member.types),
        isText: { isText($0, file, enumName: enumName) })
      sites.replacePath(words.tokens, with: words.names)
      sites.apply(changes, notedAt: head)
      if sites.editCount > before { sites.rewrote(head..<file.next(last + 1), as: "calls") }
    } else if accessor.parameters.isEmpty, member.types.isEmpty {
      sites.replacePath(words.tokens, with: words.names)
      guard sites.editCount > before else { return }
      sites.rewrote(head..<last + 1, as: "members", was: text(path, sites))
    } else {
      try rewriteFunctionValue(member, accessor, path, words, &sites)
    }
  }

  private func rewriteFunctionValue(
    _ member: OldNames.Member, _ accessor: MigrationTarget.Accessor, _ path: Path,
    _ words: (tokens: [Int], names: [String]), _ sites: inout CallSites
  ) throws(CallSites.Refusal) {
    guard let head = path.tokens.first, let last = path.tokens.last else { return }
    let types = accessor.parameters.map(\.type.swiftName)
    guard !member.types.isEmpty, !types.isEmpty else {
      throw CallSites.Refusal(
        reason: .argumentCount,
        what: "the text has \(CallSites.counted(types.count)), \(text(path, sites)) has "
          + "\(member.types.count)")
    }
    guard types == member.types else {
      throw CallSites.Refusal(
        reason: .functionValueType,
        what: "\(text(path, sites)) is (\(member.types.joined(separator: ", "))) -> String, the "
          + "accessor is (\(types.joined(separator: ", "))) -> String")
    }
    sites.replacePath(words.tokens, with: words.names)
    if accessor.parameters.contains(where: { $0.label != nil }) {
      let labels = accessor.parameters.map { ($0.label ?? "_") + ":" }.joined()
      sites.insert("(\(labels))", at: sites.file.end(last))
    }
    sites.rewrote(head..<last + 1, as: "functions as values")
  }

  /// `L10n.tr("Table", "key", …)`.
  private func rewriteLookup(_ path: Path, _ sites: inout CallSites) {
    let file = sites.file
    guard let head = path.tokens.first, let last = path.tokens.last else { return }
    let open = last + 1
    guard file.isMark(open, "("), let close = file.partner(of: open) else { return }
    let arguments = file.arguments(at: open).filter { file.label($0) != "fallback" }
    let whole = head..<open + 1
    guard arguments.count > 1 else { return }
    guard let table = file.literal(arguments[0]) else {
      return sites.leave(.dynamicTable, "the table is a variable", at: head, consuming: whole)
    }
    guard let key = file.literal(arguments[1]) else {
      let isMade = file.pieces(arguments[1].value.lowerBound) != nil
      let what = isMade ? "the key is made while the program runs" : "the key is a variable"
      return sites.leave(.dynamicKey, what, at: head, consuming: whole)
    }
    guard let index = sites.target.accessor(key, in: table) else {
      return sites.leave(
        .unknownKey, "no table has the key \"\(key)\"", at: head, consuming: whole)
    }
    let lookup = LookupCall(
      whole: head..<close + 1, head: head, given: Array(arguments.dropFirst(2)), accessor: index)
    let enumName = sites.target.enumName
    do throws(CallSites.Refusal) {
      try sites.rewrite(lookup, .format, as: "look-ups by key") {
        isText($0, file, enumName: enumName)
      }
    } catch {
      sites.leave(error, at: head, consuming: whole)
    }
  }
}

extension SwiftGenRewriter {
  /// The node of the extension whose body the token stands in.
  private func node(ofBodyAround index: Int, _ sites: CallSites) -> Int? {
    guard let body = sites.declarations.body(around: index), body.keyword == "extension" else {
      return nil
    }
    return paths.node(body.path)
  }

  /// A member of the enum that its extension names without the enum.
  private func visitBareName(
    _ name: String, at index: Int, in node: Int, _ sites: inout CallSites
  ) {
    let file = sites.file
    guard !file.isMark(index - 1, "."), !isDeclared(name, at: index, in: node, sites) else {
      return
    }
    if name == "Self" { return rewrite(path(from: index, at: node, sites.file).below(), &sites) }
    guard names.nodes[node].members[name] != nil || names.nodes[node].children[name] != nil else {
      return
    }
    rewrite(path(ofBareName: index, in: node, sites), &sites)
  }

  private func isDeclared(
    _ name: String, at index: Int, in node: Int, _ sites: CallSites
  ) -> Bool {
    let file = sites.file
    let isLabel = file.isMark(index + 1, ":") && file.isMark(index - 1, in: "(,")
    return isLabel || Self.declaringWords.contains(file.name(index - 1) ?? "")
      || paths.ownMembers[node]?.contains(name) ?? false
      || sites.declarations.localNames.contains(name)
  }

  /// A path whose first written name is a member of the node.
  private func path(ofBareName index: Int, in node: Int, _ sites: CallSites) -> Path {
    let name = sites.file.name(index) ?? ""
    var path = Path(base: node, tokens: [index], destination: .namespace(node))
    if let member = names.nodes[node].members[name] {
      path.destination = .member(member)
    } else if let child = names.nodes[node].children[name] {
      path = self.path(from: index, at: child, sites.file)
      path.base = node
    }
    path.hasHead = false
    return path
  }
}

extension SwiftGenRewriter.Path {
  /// Without `Self` at its head, which stays.
  fileprivate func below() -> Self {
    var path = self
    if path.tokens.count > 1 { path.tokens.removeFirst() }
    path.hasHead = false
    return path
  }
}
