import TableParsing

/// A file written in a test, in which 1️⃣ and 2️⃣ mark the places that are expected in the result.
struct MarkedSource {
  let file: SourceFile
  /// The text without its marks, and the offset of each mark.
  let text: String
  let marks: [Character: Int]

  init(
    _ marked: String, _ format: TableFormat, language: String? = nil,
    table: String = "Localizable"
  ) {
    var text = ""
    var marks: [Character: Int] = [:]
    for character in marked {
      if "1️⃣2️⃣3️⃣4️⃣5️⃣".contains(character) {
        marks[character] = text.utf8.count
      } else {
        text.append(character)
      }
    }
    self.text = text
    self.marks = marks
    file = SourceFile(
      path: "\(table).\(format.name)", format: format, table: table, language: language,
      contents: ByteStorage(text))
  }

  /// `1️⃣ rule` for each diagnostic, or `offset rule` for one at a place without a mark.
  func places(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { diagnostic in
      let offset = diagnostic.location.map { Int($0.range.start) } ?? -1
      let mark = marks.first { $0.value == offset }.map { String($0.key) } ?? "\(offset)"
      return "\(mark) \(diagnostic.rule)"
    }
  }
}

extension MessageNode {
  /// `one: text, other: text`, inner variations in brackets.
  var summary: String {
    switch self {
    case .form(let form): form.text.string
    case .plural(let cases):
      cases.map { "\($0.label.name): \($0.node.nested)" }.joined(separator: ", ")
    case .device(let cases):
      cases.map { "\($0.label.name): \($0.node.nested)" }.joined(separator: ", ")
    case .width(let cases):
      cases.map { "\($0.label): \($0.node.nested)" }.joined(separator: ", ")
    }
  }

  private var nested: String {
    if case .form(let form) = self { form.text.string } else { "[\(summary)]" }
  }
}

extension TableEntry.Value {
  /// The only form of a message without variants.
  var form: MessageForm? { message?.plainForm }

  /// The root, then each variable as `name(argument)type{forms}`.
  var summary: String {
    switch self {
    case .message(.plain(let form)): return form.text.string
    case .unsupported: return "unsupported"
    case .message(.variants(let variants)):
      let variables = variants.variables.map { variable in
        let number = variable.argumentNumber.map { "(\($0))" } ?? ""
        let type = variable.valueType
        let length = type.length == .none ? "" : "\(type.length) "
        return
          " \(variable.name)\(number) \(length)\(type.conversion){\(variable.node.summary)}"
      }
      return variants.root.summary + variables.joined()
    }
  }
}

extension [TableFile] {
  /// `language/key = value`, a line an entry.
  var summary: [String] {
    flatMap { table in table.entries.map { "\(table.language)/\($0.key) = \($0.value.summary)" } }
  }
}
