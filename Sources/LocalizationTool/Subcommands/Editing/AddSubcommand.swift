internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// A new key with its text in the development language.
enum AddSubcommand: EditingCommand {
  static let words = ["a key", "its text"]
  static let makesKeys = true

  static let description = SubcommandDescription.editing(
    name: "add", summary: "Adds a key with its text in the development language.",
    operands: "KEY TEXT PATH",
    options: [.init("comment", "TEXT", "what translators are told")],
    discussion: """
      The key goes into the table Localizable, or the only one, or the one that --table names: into
      the development language's .strings file, or into the catalog. 'sync' gives it to the others.

      """,
    examples: ["add greeting 'Hello %@' --comment 'the name' Sources/App"])

  static func edit(
    _ session: inout EditingSession, _ operands: [String], _ arguments: Arguments,
    _ console: Console
  ) throws(EditFailure) {
    let (key, text) = (operands[0], operands[1])
    let path = try path(&session, arguments)
    if try session.has(key, in: path) || session.tables(with: key).contains(table(path, session)) {
      throw EditFailure.refusal(EditRefusal(.keyExists(key), path: path))
    }
    let isCatalog = session.file(path)?.format.holdsAllLanguages ?? false
    var operations: [EntryChange.Operation] = []
    if isCatalog { operations.append(.attribute("extractionState", .text("manual"))) }
    if let comment = arguments.value("comment") { operations.append(.comment(comment)) }
    let language = session.fileLanguage(path, session.developmentLanguage)
    operations.append(.text(text, language: language))
    try session.apply([EntryChange(key, operations)], to: path)
  }

  private static func table(_ path: String, _ session: EditingSession) -> String {
    session.file(path)?.table ?? ""
  }

  private static func path(
    _ session: inout EditingSession, _ arguments: Arguments
  ) throws(EditFailure) -> String {
    let names = session.tableNames
    let given = arguments.value("table")
    let main = names.contains("Localizable") ? "Localizable" : names.count == 1 ? names[0] : nil
    guard let table = given ?? main else {
      throw EditFailure.reason(
        names.isEmpty
          ? "there is no table here: name the new one by --table"
          : "say by --table which table: \(names.sorted().joined(separator: ", "))")
    }
    let paths = session.paths(ofTable: table)
    if let catalog = paths.first(where: { session.file($0)?.format.holdsAllLanguages ?? false }) {
      return catalog
    }
    return try session.path(
      ofTable: table, format: .strings, language: session.developmentLanguage)
  }
}
