internal import LocalizationGenerator
internal import SwiftEmission
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// A target's tables in the other format.
enum ConvertSubcommand: Subcommand {
  enum Format: String, CaseIterable { case xcstrings, strings }

  static let description = SubcommandDescription.editing(
    name: "convert", summary: "Makes catalogs of .strings and .stringsdict files, or the reverse.",
    operands: "PATH",
    options: [.init("to", "xcstrings|strings", "the format that the tables get")],
    discussion: """
      The new files stand where the old ones stood, and the old ones go. Texts, variants and comments
      stay, and so does the generated code: where a name or signature would change, nothing is
      converted. What the other format cannot say is told.

      """,
    examples: ["convert --to xcstrings Sources/App", "convert --to strings --dry-run Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first, !path.isEmpty else {
      throw arguments.error("'convert' takes a folder or table")
    }
    guard let format = try arguments.choice("to", of: Format.self) else {
      throw arguments.error("'convert' needs '--to xcstrings' or '--to strings'")
    }
    do throws(EditFailure) {
      var session = try EditingSession(path, arguments)
      var losses: [String] = []
      var states = try StateFile(session)
      for table in session.tableNames {
        losses += try convert(table, to: format, in: &session, &states)
      }
      if !states.patch.isEmpty { session.change(states.patch) }
      try checkInterface(session)
      for loss in losses { console.printError("note: \(VisibleText.line(loss))\n") }
      return try session.finish(arguments, console)
    } catch {
      return error.report(to: console)
    }
  }

  private static func convert(
    _ table: String, to format: Format, in session: inout EditingSession,
    _ states: inout StateFile
  ) throws(EditFailure) -> [String] {
    let all = session.paths(ofTable: table)
    let catalogs = all.filter { session.file($0)?.format.holdsAllLanguages ?? false }
    let paths = format == .strings ? catalogs : all.filter { !catalogs.contains($0) }
    guard let first = paths.first else { return [] }
    guard paths.count == all.count, format == .xcstrings || paths.count == 1 else {
      throw EditFailure.reason("'\(table)' has catalogs and other files: convert neither")
    }
    // Faults that a reader passes over would be lost without a word.
    for path in paths { _ = try session.document(path) }
    let tables = session.tables.filter { paths.contains($0.source.path) }
    let folder = TablePlace.parent(of: first)
    let isInLanguage = TablePath(path: first)?.folder != nil
    let parent = isInLanguage ? TablePlace.parent(of: folder) : folder
    for path in paths { session.remove(path) }
    let development = session.developmentLanguage
    let marked = tables.map { states.marked($0) }
    states.states.remove(table: table)
    switch format {
    case .xcstrings:
      let conversion = try refusing { () throws(EditRefusal) in
        try CatalogConversion(marked, sourceLanguage: development)
      }
      let path = TableSearch.joined(parent, table + ".xcstrings")
      try session.create(path, conversion.contents.string)
      return conversion.losses
    case .strings:
      let conversion = try refusing { () throws(EditRefusal) in try FileConversion(tables) }
      if conversion.languages.allSatisfy({ $0.strings == nil && $0.stringsdict == nil }) {
        // Also a table without keys has its function string(forKey:).
        let base = TableSearch.joined(parent, "\(development).lproj/\(table)")
        try session.create(base + ".strings", "")
      }
      for one in conversion.languages {
        let base = TableSearch.joined(parent, "\(one.language).lproj/\(table)")
        if let strings = one.strings { try session.create(base + ".strings", strings.string) }
        if let rules = one.stringsdict { try session.create(base + ".stringsdict", rules.string) }
      }
      states.noteReviews(in: tables, development: development)
      return conversion.losses
    }
  }

  /// By what a lock of the interface would say.
  private static func checkInterface(_ session: EditingSession) throws(EditFailure) {
    let before = lines(session.tables, session)
    let after = lines(parse(try session.changedFiles()).value, session)
    guard before != after else { return }
    let changed = before.filter { !after.contains($0) } + after.filter { !before.contains($0) }
    let names = changed.prefix(5).joined(separator: "; ")
    throw EditFailure.reason(
      "the generated code would change, so nothing is converted: \(names)"
        + (changed.count > 5 ? " and \(changed.count - 5) more" : ""))
  }

  private static func lines(_ tables: [TableFile], _ session: EditingSession) -> [String] {
    let tableSet = TableSet.joining(
      tables, folders: session.input.languageFolders, configuration: session.configuration)
    return SwiftEmission.plan(tableSet.value, configuration: session.configuration).value
      .declarations.map(\.text)
  }
}
