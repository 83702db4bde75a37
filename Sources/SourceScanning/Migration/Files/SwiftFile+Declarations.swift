/// What a file declares, as far as a rewriter has to know it.
struct FileDeclarations {
  /// A property or variable whose value is given where it is declared.
  struct StoredProperty {
    var name: String
    var nameIndex: Int
    /// Whether it is made when it is first used: static, lazy or global.
    var isLate: Bool
    /// Tokens of the value.
    var value: Range<Int>
  }

  /// The body of a type or an extension.
  struct TypeBody {
    /// `extension`, `struct` and so on.
    var keyword: String
    /// As written: `L10n.Shelf`.
    var path: [String]
    var nameIndex: Int
    /// What stands behind the colon.
    var conformances: [String]
    var braces: Range<Int>
  }

  /// Those of types and of the file itself, in the order of the file.
  private(set) var properties: [StoredProperty] = []
  private(set) var bodies: [TypeBody] = []
  /// Names that are one literal wherever they are declared.
  private(set) var constants: [String: String] = [:]
  /// The declared type of a variable, parameter or function's result, by name.
  private(set) var types: [String: String] = [:]
  private(set) var aliases: [(name: String, index: Int, path: [String], isPrivate: Bool)] = []
  /// Names of members that extensions and types declare, by the index of their body.
  private(set) var members: [Int: Set<String>] = [:]

  /// Functions outside of types, each with its name's token.
  private(set) var functions: [String: Int] = [:]
  /// The statements that import whole modules, by these.
  private(set) var imports: [String: Range<Int>] = [:]
  /// Names of variables and parameters of functions.
  private(set) var localNames: Set<String> = []

  private let file: SwiftFile
  private var open: [(body: Int?, close: Int)] = []
  private var pending: TypeBody?
  private var bodiesByBrace: [Int: Int] = [:]
  private var contested: Set<String> = []

  init(_ file: SwiftFile) {
    self.file = file
    for index in 0..<file.count { read(index) }
  }

  /// The property whose value the token is a part of, but not in braces.
  func property(holding index: Int) -> Int? {
    var (low, high) = (0, properties.count)
    while low < high {
      let middle = (low + high) / 2
      if properties[middle].value.upperBound <= index { low = middle + 1 } else { high = middle }
    }
    guard low < properties.count, properties[low].value.contains(index) else { return nil }
    let brace = file.brace(around: index) ?? -1
    guard brace < properties[low].value.lowerBound else { return nil }
    return low
  }

  /// Types are not nested deeper in code that anybody writes.
  private static let depthLimit = 64

  /// The innermost type or extension around the token.
  func body(around index: Int) -> TypeBody? { bodyIndex(around: index).map { bodies[$0] } }

  func bodyIndex(around index: Int) -> Int? {
    var brace = file.brace(around: index)
    for _ in 0..<Self.depthLimit {
      guard let open = brace else { return nil }
      if let body = bodiesByBrace[open] { return body }
      brace = file.brace(around: open)
    }
    return nil
  }

  private mutating func read(_ index: Int) {
    while let last = open.last, index >= last.close { open.removeLast() }
    switch file.tokens[index].kind {
    case .punctuation(UInt8(ascii: "{")): openBrace(index)
    case .identifier(let name) where !file.isMark(index - 1, "."): read(name, at: index)
    default: break
    }
  }

  private mutating func openBrace(_ index: Int) {
    let close = file.partner(of: index) ?? file.count
    guard var body = pending else { return open.append((nil, close)) }
    pending = nil
    body.braces = index..<close
    bodiesByBrace[index] = bodies.count
    bodies.append(body)
    open.append((bodies.count - 1, close))
  }

  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "extension", "actor", "protocol",
  ]

  private mutating func read(_ name: String, at index: Int) {
    if Self.typeKeywords.contains(name) { return readType(name, at: index) }
    switch name {
    case "import": readImport(index)
    case "let", "var": readVariable(index)
    case "func":
      declare(index + 1)
      if open.isEmpty, let name = file.name(index + 1) { functions[name] = index + 1 }
      readParameters(index + 2)
    case "case": declare(index + 1)
    case "typealias": readAlias(index)
    default:
      if file.isMark(index + 1, ":"), !file.isMark(index - 1, "?"), mayBeResource(index + 2) {
        note(type: typeText(from: index + 2), of: name)
      }
    }
  }

  private mutating func readType(_ keyword: String, at index: Int) {
    guard let first = file.name(index + 1), !["func", "var", "let"].contains(first) else { return }
    declare(index + 1)
    var path = [first]
    var next = index + 2
    while file.isMark(next, "."), let part = file.name(next + 1) {
      path.append(part)
      next += 2
    }
    var conformances: [String] = []
    let limit = min(next + 64, file.count)
    while next < limit, !file.isMark(next, in: "{};") {
      if let name = file.name(next) { conformances.append(name) }
      next += 1
    }
    guard file.isMark(next, "{") else { return }
    pending = TypeBody(
      keyword: keyword, path: path, nameIndex: index + 1, conformances: conformances,
      braces: 0..<0)
  }

  private mutating func readImport(_ index: Int) {
    guard let module = file.name(index + 1), open.isEmpty, file.beginsLine(index),
      !file.isMark(index + 2, ".")
    else { return }
    imports[module] = index..<index + 2
  }

  private mutating func readParameters(_ index: Int) {
    for argument in file.arguments(at: index) {
      let colon = argument.value.first { file.isMark($0, ":") } ?? argument.value.lowerBound
      if let name = file.name(colon - 1) ?? file.label(argument) { localNames.insert(name) }
    }
  }

  private mutating func declare(_ index: Int) {
    guard let body = open.last?.body, let name = file.name(index) else { return }
    members[body, default: []].insert(name)
  }

  private mutating func readAlias(_ index: Int) {
    guard let name = file.name(index + 1), file.isMark(index + 2, "=") else { return }
    declare(index + 1)
    var path: [String] = []
    var next = index + 3
    while path.count < 32, let part = file.name(next) {
      path.append(part)
      guard file.isMark(next + 1, ".") else { break }
      next += 2
    }
    let isPrivate = ["private", "fileprivate"].contains(file.name(index - 1) ?? "")
    aliases.append((name, index + 3, path, isPrivate || !open.isEmpty))
  }

  // MARK: Variables

  private mutating func readVariable(_ index: Int) {
    guard let name = file.name(index + 1) else { return }
    declare(index + 1)
    if !open.isEmpty, open.last?.body == nil { localNames.insert(name) }
    var next = index + 2
    if file.isMark(next, ":") {
      note(type: typeText(from: next + 1), of: name)
      next = behindType(next + 1)
    }
    guard file.isMark(next, "="), next + 1 < file.count else { return }
    note(constant: file.literal(next + 1), isWhole: isEnd(next + 2), of: name)
    let isOfType = open.isEmpty || open.last?.body != nil
    guard isOfType, pending == nil else { return }
    let end = endOfValue(from: next + 1)
    let modifiers = modifiers(before: index)
    let isLate = open.isEmpty || !modifiers.isDisjoint(with: ["static", "class", "lazy"])
    properties.append(
      StoredProperty(
        name: name, nameIndex: index + 1, isLate: isLate, value: next + 1..<max(end, next + 1)))
  }

  private mutating func note(constant: String?, isWhole: Bool, of name: String) {
    guard let constant, isWhole, constants[name] ?? constant == constant else {
      constants[name] = nil
      contested.insert(name)
      return
    }
    if !contested.contains(name) { constants[name] = constant }
  }

  private mutating func note(type: String, of name: String) {
    if types[name] == nil { types[name] = type }
  }

  /// Whether a type is, or holds, one that becomes a text only when it is shown.
  private func mayBeResource(_ index: Int) -> Bool {
    let first = file.isMark(index, "[") ? index + 1 : index
    guard let name = file.name(first) else { return false }
    return name.hasPrefix("Localized") || name == "String" && file.isMark(first + 1, ".")
  }

  /// As written, without white space.
  private func typeText(from index: Int) -> String {
    file.tokens[min(index, file.count)..<behindType(index)].compactMap { token in
      switch token.kind {
      case .identifier(let name): name
      case .punctuation(let byte): String(UnicodeScalar(byte))
      default: nil
      }
    }.joined()
  }

  /// Types longer than this are none of those that are looked for.
  private static let typeLimit = 64

  /// `[String.Localizable]`, `Binding<String>?` and so on.
  func behindType(_ index: Int) -> Int {
    var next = index
    let limit = min(index + Self.typeLimit, file.count)
    while next < limit {
      if file.isMark(next, in: "=,){};") || next > index && file.beginsLine(next) { break }
      next = min(file.next(next), limit)
    }
    return min(next, file.count)
  }

  private func isEnd(_ index: Int) -> Bool {
    index >= file.count || file.beginsLine(index) && !file.isMark(index, in: ".+?")
      || file.isMark(index, in: "};,)")
  }

  private func modifiers(before index: Int) -> Set<String> {
    var found: Set<String> = []
    var position = index - 1
    while position >= 0, found.count < 16 {
      if file.isMark(position, ")"), let open = file.partner(of: position) {
        position = open - 1
      } else if let name = file.name(position), Self.modifiers.contains(name) {
        found.insert(name)
        position -= 1
      } else {
        break
      }
    }
    return found
  }

  private static let modifiers: Set<String> = [
    "static", "class", "lazy", "private", "fileprivate", "internal", "package", "public", "open",
    "final", "override", "weak", "unowned", "nonisolated", "dynamic",
  ]

  private static let beginnings: Set<String> = modifiers.union([
    "let", "var", "func", "init", "deinit", "subscript", "typealias", "struct", "enum", "extension",
    "protocol", "actor", "case", "import", "associatedtype", "indirect", "mutating", "convenience",
    "required", "prefix", "postfix", "infix", "operator", "precedencegroup",
  ])

  /// Behind a value in a type's body or a file, where nothing but a declaration can follow it.
  private func endOfValue(from index: Int) -> Int {
    var next = index
    while next < file.count {
      if file.isMark(next, in: ")]};") { break }
      if next > index, file.beginsLine(next), beginsDeclaration(next) { break }
      next = file.next(next)
    }
    return next
  }

  private func beginsDeclaration(_ index: Int) -> Bool {
    if file.isMark(index, in: "@#") { return true }
    return file.name(index).map(Self.beginnings.contains) ?? false
  }
}
