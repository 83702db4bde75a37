internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Tables of a made-up language.
enum PseudoSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "pseudo", summary: "Writes tables of a made-up language that shows what is wrong.",
    operands: "PATH",
    options: [
      .init("language", PseudoLanguage.allCases.map(\.tag).joined(separator: "|"), "which"),
      .init("output", "FOLDER", "where its .lproj folder goes"),
      .init("config", "FILE", "localization.json; else the one in the folder"),
      .init("dry-run", "prints the difference instead of writing"),
    ],
    discussion: """
      en-XA has accented letters and grows as translations do, ar-XB runs from right to left, en-XL has
      every text twice, en-XK shows the keys. Placeholders, markup, addresses and line breaks stay as
      they are. PATH is a target's folder, a catalog, or a table; the development language's texts are
      taken. "pseudoLanguages" in localization.json makes the languages in every debug build.
      Exit code: 0, 1 where something cannot be read or written, 2 for a command line that cannot be
      run.
      """,
    examples: ["pseudo --language en-XA --output Sources/App Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first, !path.isEmpty else {
      throw arguments.error("'pseudo' takes a folder or table")
    }
    let tag = try arguments.required("language")
    guard let language = PseudoLanguage(rawValue: tag) else {
      let names = PseudoLanguage.allCases.map(\.tag)
      throw arguments.error("'\(tag)' is none of \(names.joined(separator: ", "))")
    }
    let output = TableSearch.normalized(try arguments.required("output"))
    do throws(EditFailure) {
      var session = try EditingSession(path, arguments)
      let patches = try patches(&session, language, output)
      return try EditingSession.finish(patches + session.patches(), arguments, console)
    } catch {
      return error.report(to: console)
    }
  }

  /// Texts that vary go into a stringsdict, as in any other language; those of a catalog in the output
  /// folder into the catalog.
  private static func patches(
    _ session: inout EditingSession, _ language: PseudoLanguage, _ output: String
  ) throws(EditFailure) -> [FilePatch] {
    var patches: [FilePatch] = []
    for name in session.tableNames {
      let development = PseudoLanguage.sources(
        session.tables.filter { $0.table == name }, development: session.developmentLanguage)
      let made = development.map { language.table($0) }
      guard let first = made.first else { continue }
      if first.format.holdsAllLanguages, TablePlace.parent(of: first.source.path) == output {
        try session.add(first)
        continue
      }
      let files = try refusing { () throws(EditRefusal) in try FileConversion(merging: made) }
      let base = TableSearch.joined(output, "\(language.tag).lproj/\(name)")
      for one in files.languages {
        if let strings = one.strings {
          patches.append(try patch(base + ".strings", strings))
        }
        if let rules = one.stringsdict { patches.append(try patch(base + ".stringsdict", rules)) }
      }
    }
    return patches
  }

  private static func patch(
    _ path: String, _ new: ByteStorage
  ) throws(EditFailure) -> FilePatch {
    FilePatch(path: path, old: try existingContents(of: path), new: new)
  }
}

extension EditingSession {
  /// The texts of a language into the catalog that they were made of.
  fileprivate mutating func add(_ table: TableFile) throws(EditFailure) {
    let changes = table.entries.compactMap { entry in
      entry.value.message.map {
        EntryChange(entry.key.string, [.message($0, language: table.language)])
      }
    }
    try apply(changes, to: table.source.path)
  }
}
