internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing
internal import TranslationExchange

/// Texts for translators.
enum ExportSubcommand: Subcommand {
  enum Format: String, CaseIterable { case xliff, xcloc, csv }
  enum Selection: String, CaseIterable { case untranslated }

  static let description = SubcommandDescription(
    name: "export", summary: "Writes files for translators: XLIFF, Xcode's bundles, or a sheet.",
    operands: "PATH",
    options: [
      .init("format", "xliff|xcloc|csv", "xliff by default"),
      .init("language", "TAG", isRepeatable: true, "these, also new ones; else all that there are"),
      .init("output", "FOLDER", "where the files go; the current folder by default"),
      .init("only", "untranslated", "the texts that are missing, new or to be reviewed"),
      .init("table", "NAME", "one table"),
      .init("config", "FILE", "localization.json; else the one in the folder"),
      .init("dry-run", "prints the difference instead of writing"),
    ],
    discussion: """
      PATH is a target's folder, a package's, a catalog, or a table of one language, which stands for it
      in all. XLIFF 1.2 as Xcode writes it, LANGUAGE.xliff for each language, with the plural
      categories that it needs; xcloc is that in Xcode's bundle; csv is one sheet, translations.csv,
      with a column for each language, safe to be opened in a spreadsheet.
      With --only untranslated the words and characters to translate are told, as 'report' counts them.
      As a plugin it needs leave to write:
      swift package --allow-writing-to-package-directory localization export …
      Exit code: 0, 1 where something cannot be read or written, 2 for a command line that cannot be
      run.
      """,
    examples: [
      "export --language de --output Translations Sources/App",
      "export --format csv --only untranslated --output Translations Sources/App",
    ])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    guard arguments.operands.count == 1, let path = arguments.operands.first, !path.isEmpty else {
      throw arguments.error("'export' takes a folder or table")
    }
    let format = try arguments.choice("format", of: Format.self) ?? .xliff
    let selection = try arguments.choice("only", of: Selection.self)
    let languages = try languages(arguments)
    do throws(EditFailure) {
      console.progress?.begin("reading tables")
      let inputs = try ExchangeInput.all(path, arguments)
      var export = TranslationExport(
        inputs, languages: languages, isUntranslated: selection != nil)
      guard !export.languages.isEmpty else {
        throw EditFailure.reason(
          "there is no language to translate into; name one by --language, which may be a new one")
      }
      let output = TableSearch.normalized(arguments.value("output") ?? ".")
      let patches = try export.patches(format, below: output, console)
      console.printError(export.summary)
      return try EditingSession.finish(patches, arguments, console)
    } catch {
      return error.report(to: console)
    }
  }

  private static func languages(_ arguments: Arguments) throws(UsageError) -> [String] {
    var languages: [String] = []
    for name in arguments.values("language") {
      guard let tag = LanguageSpelling(name)?.tag else {
        throw arguments.error("'\(name)' is no language tag such as 'pt-BR'")
      }
      if !languages.contains(tag) { languages.append(tag) }
    }
    return languages
  }
}
