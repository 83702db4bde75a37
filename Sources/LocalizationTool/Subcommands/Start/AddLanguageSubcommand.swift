internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// The tables of a language that a target does not have yet.
enum AddLanguageSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "add-language", summary: "Makes the tables of a new language.",
    operands: "LANGUAGE [PATH…]",
    options: [
      .init("table", "NAME", "this table alone; else all that there are"),
      .init("config", "FILE", "localization.json; else the one in the folder"),
      .init("dry-run", "prints the difference instead of writing"),
    ],
    discussion: """
      PATH is a target's folder; without one, the targets with tables of the package in the current
      folder. A .strings table has the development language's keys in their order as comments, with
      their texts: take the slashes away where one is translated. A catalog has an entry for each
      key, and a .stringsdict the plural forms of the language, both with the development language's
      texts. Until a text is translated, its fallback is shown, and 'report' counts it as missing,
      but for those of a .stringsdict.
      As a plugin it needs leave to write:
      swift package --allow-writing-to-package-directory localization add-language …
      Exit code: 0, 1 where nothing was changed for a reason that is told, 2 for a command line that
      cannot be run.
      """,
    examples: ["add-language fr", "add-language pt-BR --dry-run Sources/App"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard let given = arguments.operands.first, !given.isEmpty else {
      throw arguments.error("'add-language' takes a language such as fr or pt-BR")
    }
    let language = try LanguageList.tag(given, arguments)
    var paths = Array(arguments.operands.dropFirst())
    if paths.isEmpty { paths = TargetFolders.targets(ofPackage: ".") }
    if paths.isEmpty { paths = ["."] }
    for path in paths where !Disk.exists(path) { throw arguments.missing(path) }
    do throws(EditFailure) {
      var patches: [FilePatch] = []
      for path in paths {
        var session = try EditingSession(path, arguments)
        try session.addLanguage(language)
        let errors = try session.newErrors()
        guard errors.isEmpty else { throw EditFailure.findings(errors) }
        patches += try session.patches()
        if let offers = session.configuration.offers, !offers.contains(language) {
          console.tell(
            "\"offers\" in \(session.input.folder)localization.json does not name \(language)\n")
        }
      }
      return try EditingSession.finish(patches, arguments, console)
    } catch {
      return error.report(to: console)
    }
  }
}

extension EditingSession {
  /// Its tables beside those of the development language.
  mutating func addLanguage(_ language: String) throws(EditFailure) {
    guard !tableNames.isEmpty else {
      throw EditFailure.reason(
        "there is no table in \(folder); 'localization-tool init' makes the first ones")
    }
    var isNew = false
    for table in tableNames {
      let formats = Set(paths(ofTable: table).compactMap { file($0)?.format })
      for format in formats.sorted(by: { $0.name < $1.name }) {
        let added = try addLanguage(language, to: table, format)
        isNew = isNew || added
      }
    }
    guard isNew else {
      throw EditFailure.reason(
        "every table in \(folder) has \(language); 'localization-tool sync' gives it the keys that "
          + "it lacks")
    }
  }

  /// False where the table has it.
  private mutating func addLanguage(
    _ language: String, to table: String, _ format: TableFormat
  ) throws(EditFailure) -> Bool {
    let own = paths(ofTable: table).filter { file($0)?.format == format }
    if format.holdsAllLanguages {
      let known = tables.contains { $0.table == table && $0.language == language }
      if known { return false }
      for path in own { try SyncSubcommand.syncCatalog(path, [language], &self) }
      return true
    }
    guard !own.contains(where: { self.language(of: $0) == language }),
      let source = developmentTable(table, format)
    else { return false }
    let texts = format == .strings ? UntranslatedStrings.text(of: source) : nil
    let path = try path(ofTable: table, format: format, language: language, contents: texts)
    if texts == nil, let made = file(path) {
      _ = try SyncSubcommand.syncFile(path, made, &self)
    }
    return true
  }
}

/// Languages on a command line.
enum LanguageList {
  /// `en,de`, each once, as tags.
  static func tags(_ list: String, _ arguments: Arguments) throws(UsageError) -> [String] {
    var tags: [String] = []
    for name in list.split(separator: ",", omittingEmptySubsequences: false) {
      let tag = try tag(String(name), arguments)
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }

  static func tag(_ name: String, _ arguments: Arguments) throws(UsageError) -> String {
    if let tag = LanguageSpelling(name)?.tag { return tag }
    let suggestion = LanguageSpelling.suggestion(for: name) ?? "pt-BR"
    throw arguments.error("'\(name)' is no language tag such as '\(suggestion)'")
  }
}
