internal import LocalizationGenerator
internal import SourceScanning
internal import TableEditing
internal import TableParsing

/// Swift sources after keys got other names or tables: accessors and the keys in calls that ask for
/// them by text. Works on tokens; what it does not understand it leaves and tells.
struct SourceRewriter {
  struct Remainder {
    var location: SourceLocation
    var reason: String
  }

  let old: AccessorPaths
  let new: AccessorPaths
  /// The keys that changed: where they were, and where they are.
  let moves: [(from: (table: String, key: Text), to: (table: String, key: Text))]
  private(set) var patches: [FilePatch] = []
  private(set) var remainders: [Remainder] = []

  init(
    old: AccessorPaths, new: AccessorPaths,
    moves: [(from: (table: String, key: Text), to: (table: String, key: Text))]
  ) {
    self.old = old
    self.new = new
    self.moves = moves
  }

  mutating func rewrite(_ sources: [SourceText]) {
    let tokens = sources.map { SwiftTokenizer.tokens(of: $0) }
    let aliases = TypeAliases(tokens, in: old.tree)
    for (source, tokens) in zip(sources, tokens) {
      let usage = UsageScanner.usage(of: tokens, in: source, tree: old.tree, aliases: aliases)
      var edits = usage.members.compactMap { edit($0) }
      edits += usage.references.compactMap { edit($0) }
      edits = SourceRewriter.distinct(edits)
      guard !edits.isEmpty, let changed = edits.applied(to: source.storage) else { continue }
      patches.append(FilePatch(path: source.path, old: source.storage, new: changed))
    }
  }

  private static func distinct(_ edits: [TextEdit]) -> [TextEdit] {
    var seen: Set<Int> = []
    return edits.filter { seen.insert($0.range.lowerBound).inserted }
  }

  private func destination(of table: String, _ key: Text) -> (table: String, key: Text) {
    moves.first { $0.from.table == table && $0.from.key == key }?.to ?? (table, key)
  }

  // MARK: Accessors

  private mutating func edit(_ use: MemberUse) -> TextEdit? {
    var isLost = false
    let changed = use.messages.compactMap { message -> (old: [String], new: [String])? in
      guard let place = old.key(of: message),
        let before = old.path(ofKey: place.key, table: place.table)
      else { return nil }
      let now = destination(of: place.table, place.key)
      guard let after = new.path(ofKey: now.key, table: now.table) else {
        if now != place { isLost = true }
        return nil
      }
      return before == after ? nil : (before, after)
    }
    if isLost { return remain(use.path, "the key's new name gets no accessor") }
    guard let change = changed.first else { return nil }
    switch use.root {
    case .family:
      return remain(use.name, "it looks keys up by number")
    case .implicit:
      if change.old.last == change.new.last, change.old.count == change.new.count { return nil }
      return remain(use.name, "the type before the dot is not written; it may be another's member")
    case .named(let node):
      let prefix = old.path(ofNode: node)
      guard change.new.starts(with: prefix), change.new.count > prefix.count else {
        return remain(use.path, "the alias does not hold \(change.new.joined(separator: "."))")
      }
      return replace(use.path, change.new.dropFirst(prefix.count).map(\.self))
    case .body(let node):
      let prefix = old.path(ofNode: node)
      let isInside = change.new.starts(with: prefix) && change.new.count > prefix.count
      let path = isInside ? Array(change.new.dropFirst(prefix.count)) : [new.enumName] + change.new
      return replace(use.path, path)
    }
  }

  private func replace(_ location: SourceLocation, _ path: [String]) -> TextEdit {
    let range = Int(location.range.start)..<Int(location.range.end)
    let isFirst = location.text.storage.bytes[..<range.lowerBound].last != UInt8(ascii: ".")
    let words = path.enumerated().map { index, name in
      index == 0 && isFirst && Self.keywords.contains(name) ? "`\(name)`" : name
    }
    return TextEdit(range, words.joined(separator: "."))
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "init", "deinit",
    "subscript", "operator", "import", "typealias", "static", "public", "private", "internal",
    "fileprivate", "open", "return", "if", "else", "switch", "case", "default", "for", "while",
    "repeat", "do", "break", "continue", "fallthrough", "where", "guard", "in", "is", "as", "try",
    "throw", "throws", "rethrows", "catch", "defer", "inout", "self", "Self", "super", "true",
    "false", "nil", "associatedtype", "precedencegroup", "Any",
  ]

  private mutating func remain(_ location: SourceLocation, _ reason: String) -> TextEdit? {
    remainders.append(Remainder(location: location, reason: reason))
    return nil
  }

  // MARK: Keys in calls

  private mutating func edit(_ reference: KeyReference) -> TextEdit? {
    guard case .literal(let literal) = reference.key else { return nil }
    let key = Text(literal)
    let found = moves.filter {
      $0.from.key == key && (reference.table == nil || reference.table == $0.from.table)
    }
    guard let move = found.first else { return nil }
    let range = Int(reference.location.range.start)..<Int(reference.location.range.end)
    let written = reference.location.text.storage.string(range)
    guard written == SwiftLiteral.written(literal) else {
      return remain(reference.location, "the key is written in a way that is not rewritten")
    }
    guard reference.isCertain else {
      return remain(reference.location, "it may be a text that only looks like the key")
    }
    guard move.from.table == move.to.table else {
      return remain(reference.location, "the call must name the table \(move.to.table)")
    }
    return TextEdit(range, SwiftLiteral.written(move.to.key.string))
  }
}

/// String literals in Swift.
enum SwiftLiteral {
  static func written(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
