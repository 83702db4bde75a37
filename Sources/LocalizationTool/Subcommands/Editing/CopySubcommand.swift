internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// A key a second time under another name, in all languages.
enum CopySubcommand: EditingCommand {
  static let words = ["a key", "the copy's name"]
  static let makesKeys = true

  static let description = SubcommandDescription.editing(
    name: "copy", summary: "Copies a key's texts and comment to another key.",
    operands: "KEY NEW PATH",
    discussion: """
      The copy stands behind the key it is made of; in a catalog where Xcode has it.

      """,
    examples: ["copy greeting greeting.formal Sources/App"])

  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) {
    let (key, new) = (operands[0], operands[1])
    let table = try session.table(with: key)
    if session.tables(with: new).contains(table) {
      throw EditFailure.refusal(EditRefusal(.keyExists(new)))
    }
    for path in try session.paths(with: key, ofTable: table) {
      let document = try session.document(path)
      let written = try refusing { () throws(EditRefusal) in try document.written(key) }
      guard let written else { continue }
      let operations = written.isNamed ? texts(of: key, path, session) : [.entry(written)]
      try session.apply([EntryChange(new, operations, place: .behind([key]))], to: path)
    }
  }

  private static func texts(
    of key: String, _ path: String, _ session: EditingSession
  ) -> [EntryChange.Operation] {
    let name = Text(key)
    guard let file = session.tables.first(where: { $0.source.path == path }),
      let entry = file.entries.last(where: { $0.key == name }), let message = entry.value.message
    else { return [] }
    var operations: [EntryChange.Operation] = [
      .message(message, language: session.file(path)?.language ?? "")
    ]
    if let comment = entry.comment { operations.append(.comment(comment.string)) }
    return operations
  }
}
