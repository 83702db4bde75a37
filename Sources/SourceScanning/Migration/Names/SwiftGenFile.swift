/// A file that SwiftGen made, whatever template it was made by: each accessor names its key.
package enum SwiftGenFile {
  package struct Member: Equatable, Sendable {
    /// From the outermost enum on.
    package var path: [String]
    package var table: String
    package var key: String
    package var types: [String]
  }

  /// The members, if the file is one; else none.
  package static func members(in file: SwiftFile) -> [Member] {
    guard file.isBalanced, file.tokens.contains(where: { $0.identifier == "tr" }) else { return [] }
    var reader = Reader(file: file)
    for index in 0..<file.count { reader.read(index) }
    return reader.declaresLookup ? reader.members : []
  }

  private struct Reader {
    let file: SwiftFile
    var members: [Member] = []
    /// Whether the function that looks keys up is declared here: a caller has calls alone.
    var declaresLookup = false
    private var enums: [(name: String, close: Int)] = []
    private var declaration: (name: String, types: [String])?

    init(file: SwiftFile) { self.file = file }

    mutating func read(_ index: Int) {
      while let last = enums.last, index >= last.close { enums.removeLast() }
      switch file.name(index) {
      case "enum", "struct", "extension", "class": readType(index)
      case "let", "var": readProperty(index)
      case "func": readFunction(index)
      case "tr": readCall(index)
      default: break
      }
    }

    private mutating func readType(_ index: Int) {
      guard let name = file.name(index + 1), !file.isMark(index - 1, ".") else { return }
      var open = index + 2
      let limit = min(open + 16, file.count)
      while open < limit, !file.isMark(open, "{") { open += 1 }
      guard let close = file.partner(of: open), file.isMark(open, "{") else { return }
      enums.append((name, close))
    }

    private mutating func readProperty(_ index: Int) {
      guard file.isName(index - 1, "static"), let name = file.name(index + 1) else { return }
      declaration = (name, [])
    }

    private mutating func readFunction(_ index: Int) {
      guard let name = file.name(index + 1), file.isMark(index + 2, "(") else { return }
      if name == "tr" { declaresLookup = true }
      declaration = (name, file.parameterTypes(at: index + 2))
    }

    private mutating func readCall(_ index: Int) {
      let arguments = file.arguments(at: index + 1)
      guard let declaration, !enums.isEmpty, arguments.count > 1,
        let table = file.literal(arguments[0]), let key = file.literal(arguments[1])
      else { return }
      members.append(
        Member(
          path: enums.map(\.name) + [declaration.name], table: table, key: key,
          types: declaration.types))
      self.declaration = nil
    }
  }
}

extension SwiftFile {
  /// The types of a function's parameters, as written.
  fileprivate func parameterTypes(at open: Int) -> [String] {
    guard let close = partner(of: open) else { return [] }
    return elements(open + 1..<close).map { range in
      let colon = range.first { isMark($0, ":") } ?? range.lowerBound
      let end = range.first { isMark($0, "=") } ?? range.upperBound
      return text(min(colon + 1, end)..<end).filter { !$0.isWhitespace }
    }
  }
}
