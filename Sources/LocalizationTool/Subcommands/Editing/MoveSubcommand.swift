internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// A key in another table, as it is written.
enum MoveSubcommand: EditingCommand {
  static let words = ["a key"]
  static let makesKeys = true

  static let description = SubcommandDescription.editing(
    name: "move", summary: "Moves a key to another table, in all languages and in the sources.",
    operands: "KEY PATH",
    options: [
      .init("to", "TABLE", "where it goes; made where there is none"),
      .init("sources", "PATH", isRepeatable: true, SourceOption.summary),
    ],
    discussion: """
      The entry goes as it is written, with its comments, to the table's file of the same format and
      language.

      """,
    examples: ["move greeting --to Welcome Sources/App"])

  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) {
    let key = operands[0]
    guard let target = arguments.value("to") else {
      throw EditFailure.reason("say by --to which table the key goes to")
    }
    try EditingSession.checkName(ofTable: target)
    let table = try session.table(with: key)
    guard table != target else { throw EditFailure.reason("the key is in '\(target)' already") }
    for path in try session.paths(with: key, ofTable: table) {
      let document = try session.document(path)
      let entry = try refusing { () throws(EditRefusal) in try document.written(key) }
      guard let entry else { continue }
      let destination = try destination(of: path, table: target, &session)
      if try session.has(key, in: destination) {
        throw EditFailure.refusal(EditRefusal(.keyExists(key), path: destination))
      }
      try session.apply([EntryChange(key, [.entry(entry)])], to: destination)
      try session.apply([EntryChange(key, [.remove])], to: path)
    }
    try session.carryStates([key], of: table) { key in (target, key) }
    try session.rewriteSources(
      [(from: (table, Text(key)), to: (target, Text(key)))], arguments, console)
  }

  /// The file of another table beside a file.
  private static func destination(
    of path: String, table: String, _ session: inout EditingSession
  ) throws(EditFailure) -> String {
    guard let file = session.file(path) else { return path }
    let name = "\(table).\(file.format.name)"
    if let known = session.paths(ofTable: table).first(where: { other in
      session.file(other)?.format == file.format && session.file(other)?.language == file.language
    }) {
      return known
    }
    let made = TableSearch.joined(TablePlace.parent(of: path), name)
    if file.format.holdsAllLanguages {
      try session.create(made, NewTable.catalog(sourceLanguage: session.developmentLanguage))
    } else {
      let isXML = try session.document(path).isXML
      try session.create(made, isXML ? NewTable.stringsdict : "")
    }
    return made
  }
}
