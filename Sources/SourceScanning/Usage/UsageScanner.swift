/// Finds what one file uses: members by their path, keys by the calls that take them.
package struct UsageScanner {
  let source: SourceText
  let tokens: [SwiftToken]
  private let brackets: BracketPairs
  let tree: MemberTree
  let aliases: [String: Int]
  var usage = FileUsage()
  /// Calls whose tables are known, by the index of their name.
  var knownCalls: Set<Int> = []
  /// The bodies of extensions of the enums that are open, with their depth of braces.
  private var bodies: [(node: Int, depth: Int)] = []
  private var pendingBody: Int?
  private var depth = 0

  package static func usage(
    of tokens: [SwiftToken], in source: SourceText, tree: MemberTree, aliases: TypeAliases
  ) -> FileUsage {
    var scanner = UsageScanner(
      source: source, tokens: tokens, tree: tree, aliases: aliases.nodes)
    for index in tokens.indices { scanner.read(index) }
    return scanner.usage
  }

  private init(
    source: SourceText, tokens: [SwiftToken], tree: MemberTree, aliases: [String: Int]
  ) {
    self.source = source
    self.tokens = tokens
    brackets = BracketPairs(tokens)
    self.tree = tree
    self.aliases = aliases
  }

  private mutating func read(_ index: Int) {
    switch tokens[index].kind {
    case .identifier(let name): read(name, at: index)
    case .punctuation(UInt8(ascii: "{")): openBrace()
    case .punctuation(UInt8(ascii: "}")): closeBrace()
    case .punctuation(UInt8(ascii: ".")) where isImplicitMember(index): readImplicitMember(index)
    default: break
    }
  }

  private mutating func openBrace() {
    depth += 1
    if let node = pendingBody { bodies.append((node, depth)) }
    pendingBody = nil
  }

  private mutating func closeBrace() {
    if bodies.last?.depth == depth { bodies.removeLast() }
    depth -= 1
  }

  private mutating func read(_ name: String, at index: Int) {
    if !bodies.isEmpty, index > 0, let word = tokens[index - 1].identifier,
      Self.declaringWords.contains(word)
    {
      usage.declaredNames.insert(name)
    }
    let isMember = index > 0 && tokens[index - 1].isPunctuation(".")
    if let node = aliases[name], !isMember || node == 0 {
      follow(node, from: index)
    } else if !isMember, let body = bodies.last?.node {
      readInBody(name, at: index, of: body)
    }
    readKeyCall(name, at: index, isMember: isMember)
  }

  private static let declaringWords: Set<String> = [
    "var", "let", "func", "struct", "class", "enum", "typealias", "actor", "protocol", "case",
  ]

  /// A name without a dot in the body of an extension: a member of its enum or of an outer one.
  private mutating func readInBody(_ name: String, at index: Int, of body: Int) {
    if name == "Self" || name == "self" { return follow(body, from: index) }
    if name == "string", let table = tree.nodes[body].table, isKeyCall(index) {
      return addKey("forKey", of: index, table: table, isCertain: true)
    }
    for node in enclosing(body) {
      if tree.nodes[node].members[name] != nil {
        return use(name, of: node, at: index, from: index, root: .body(body))
      }
      if let child = tree.nodes[node].children[name] {
        return follow(child, from: index, root: .body(body), first: index)
      }
    }
  }

  /// The enum and the outermost one, whose names are seen in its extensions.
  private func enclosing(_ node: Int) -> [Int] { node == 0 ? [0] : [node, 0] }

  /// Goes along `.name.name` behind the name of an enum.
  /// - Parameters:
  ///   - root: what the path begins in; nil for the enum at `index`.
  ///   - first: where the path begins; nil for behind `index`.
  private mutating func follow(
    _ start: Int, from index: Int, root: MemberUse.Root? = nil, first: Int? = nil
  ) {
    var node = start
    var next = index + 1
    var first = first
    while next + 1 < tokens.count, tokens[next].isPunctuation("."),
      let name = tokens[next + 1].identifier
    {
      if name == "string", isKeyCall(next + 1), let table = tree.nodes[node].table {
        return addKey("forKey", of: next + 1, table: table, isCertain: true)
      }
      if tree.nodes[node].members[name] != nil {
        return use(
          name, of: node, at: next + 1, from: first ?? index + 2, root: root ?? .named(start))
      }
      if name == "self" || name == "Type" {
        guard isFollowedByMember(next + 1) else {
          return noteValue(of: node, from: index, to: next + 1)
        }
        next += 2
        continue
      }
      guard let child = tree.child(name, of: node) else {
        return noteUnknown(start, from: index, to: next + 1, root: root)
      }
      node = child
      next += 2
      // The path of a member is that below the enum of message values.
      if child == 0 { first = next + 1 }
    }
    if index > 0, tokens[index - 1].identifier == "extension" { pendingBody = node }
  }

  /// Any member of an enum that is passed on may be used out of sight; a smoke test of all texts uses
  /// none.
  private mutating func noteValue(of node: Int, from index: Int, to last: Int) {
    let before = tokens[max(0, index - 4)..<index].map { $0.identifier ?? "" }
    if before.count == 4, before[0] == "everyText", before[2] == "of" { return }
    usage.messages.formUnion(tree.messages(below: node))
    usage.values.append(location(index, last))
  }

  private mutating func use(
    _ name: String, of node: Int, at index: Int, from first: Int, root: MemberUse.Root
  ) {
    let given = arguments(at: index + 1)
    if let family = tree.nodes[node].families[name],
      let argument = given.argument("code") ?? given.argument("number"),
      argument.tokens.count == 1, case .number(let digits)? = argument.tokens.first?.kind
    {
      let number = Int(digits.filter { $0 != "_" })
      if let message = number.flatMap({ family[$0] }) {
        usage.messages.insert(message)
        note([message], at: index, from: index, root: .family)
      }
      return
    }
    let messages = tree.nodes[node].members[name] ?? []
    usage.messages.formUnion(messages)
    let isFamily = tree.nodes[node].families[name] != nil
    note(messages, at: index, from: first, root: isFamily ? .family : root)
  }

  private mutating func note(
    _ messages: [Int], at index: Int, from first: Int, root: MemberUse.Root
  ) {
    usage.members.append(
      MemberUse(
        messages: messages, path: location(first, index), name: location(index, index), root: root))
  }

  /// What another module's enum of that name has is not known here.
  private mutating func noteUnknown(
    _ start: Int, from index: Int, to last: Int, root: MemberUse.Root?
  ) {
    let isOfOther = index > 0 && tokens[index - 1].isPunctuation(".")
    guard root == nil, !isOfOther, let above = tree.path(ofNode: start) else { return }
    let names = stride(from: index + 2, through: last, by: 2).compactMap { tokens[$0].identifier }
    usage.unknownMembers.append(
      UnknownMember(
        path: above.split(separator: ".").dropFirst().map(String.init) + names,
        location: location(index, last)))
  }

  private func isFollowedByMember(_ index: Int) -> Bool {
    index + 2 < tokens.count && tokens[index + 1].isPunctuation(".")
      && tokens[index + 2].identifier != nil
  }

  func arguments(at open: Int) -> CallArguments {
    CallArguments(tokens, at: open, brackets: brackets)
  }

  func location(_ first: Int, _ last: Int) -> SourceLocation {
    SourceLocation(
      text: source,
      range: SourceRange(Int(tokens[first].range.start), Int(tokens[last].range.end)))
  }
}

extension UsageScanner {
  /// Whether nothing that could have a member stands before the dot.
  private func isImplicitMember(_ index: Int) -> Bool {
    guard index > 0 else { return true }
    let previous = tokens[index - 1]
    switch previous.kind {
    case .identifier(let name): return SwiftToken.wordsBeforeOperands.contains(name)
    case .string, .number, .regularExpression: return false
    case .punctuation(let byte):
      if Array(")]}.".utf8).contains(byte) { return false }
      let isPostfix = Array("?!>".utf8).contains(byte)
      return !isPostfix || previous.range.end < tokens[index].range.start
    }
  }

  /// `.unread` or `.Inbox.unread`: the members of that name, in whatever enum.
  private mutating func readImplicitMember(_ index: Int) {
    var next = index
    while next + 1 < tokens.count, tokens[next].isPunctuation("."),
      let name = tokens[next + 1].identifier
    {
      if let messages = tree.membersByName[name] {
        usage.messages.formUnion(messages)
        note(messages, at: next + 1, from: next + 1, root: .implicit)
      }
      guard tree.namespaceNames.contains(name) else { return }
      next += 2
    }
  }
}

extension UsageScanner {
  /// Whether `string` at `index` is followed by `(forKey:`.
  func isKeyCall(_ index: Int) -> Bool {
    index + 3 < tokens.count && tokens[index + 1].isPunctuation("(")
      && tokens[index + 2].identifier == "forKey" && tokens[index + 3].isPunctuation(":")
  }

  /// The calls that take a key and are known by their names alone.
  mutating func readKeyCall(_ name: String, at index: Int, isMember: Bool) {
    guard index + 1 < tokens.count else { return }
    switch name {
    case "NSLocalizedString":
      addKey(nil, of: index, tableLabel: "tableName", isCertain: isOwnBundle(index))
    case "String", "AttributedString":
      addKey("localized", of: index, tableLabel: "table", isCertain: isOwnBundle(index))
    case "LanguageManager": readManager(index)
    case "string", "localizedString":
      if isMember, !knownCalls.contains(index) {
        addKey("forKey", of: index, tableLabel: "table", isCertain: false)
      }
    case "LocalizedStringResource", "LocalizedStringKey", "Text":
      addKey(nil, of: index, tableLabel: "table", isCertain: false)
    default: break
    }
  }

  /// `LanguageManager.shared.string(forKey:)` and `trace(forKey:)`.
  private mutating func readManager(_ index: Int) {
    var next = index + 1
    while next + 1 < tokens.count, tokens[next].isPunctuation("."),
      let name = tokens[next + 1].identifier, name != "LanguageManager"
    {
      if name == "string" || name == "trace" {
        addKey("forKey", of: next + 1, tableLabel: "table", isCertain: true)
      }
      next += 2
    }
  }

  /// Whether the call asks the target's own bundle, as far as it says.
  private func isOwnBundle(_ index: Int) -> Bool {
    guard let bundle = arguments(at: index + 1).argument("bundle") else { return true }
    let names = bundle.tokens.suffix(8).compactMap(\.identifier)
    return names.last == "module" || names.last == "main" || names == ["bundle"]
  }

  private mutating func addKey(
    _ label: String?, of index: Int, tableLabel: String, isCertain: Bool
  ) {
    let arguments = arguments(at: index + 1)
    let table = arguments.argument(tableLabel)
    let isKnownTable = table == nil || table?.literal != nil
    addKey(
      label, of: index, table: table?.literal, isCertain: isCertain && isKnownTable)
  }

  mutating func addKey(
    _ label: String?, of index: Int, table: String?, isCertain: Bool
  ) {
    let arguments = arguments(at: index + 1)
    guard let argument = arguments.argument(label), arguments.arguments.first?.label == label,
      let range = argument.range
    else { return }
    if isCertain { knownCalls.insert(index) }
    let location = SourceLocation(text: source, range: range)
    let key = argument.key
    usage.references.append(
      KeyReference(key: key, table: table, isCertain: isCertain, location: location))
    guard key == .dynamic else { return }
    for literal in argument.literals {
      usage.references.append(
        KeyReference(key: .literal(literal), table: table, isCertain: false, location: location))
    }
  }
}
