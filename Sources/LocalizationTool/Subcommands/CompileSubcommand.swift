internal import LocalizationGenerator
internal import TableEditing
internal import TableParsing

/// Catalogs as the files that Apple's own readers take.
enum CompileSubcommand: Subcommand {
  static let description = SubcommandDescription(
    name: "compile", summary: "Makes .strings and .stringsdict files of catalogs.",
    operands: "CATALOG…", options: [.init("output", "FOLDER", "where the .lproj folders go")],
    discussion: """
      Writes <language>.lproj/<table>.strings and, for texts that vary, <table>.stringsdict below
      FOLDER, both as XML property lists. Findings go to standard error.
      Exit code: 0 without errors, 1 with some, 2 for a command line that cannot be run.
      """,
    examples: ["compile Sources/App/Localizable.xcstrings --output Compiled"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requirePaths("a catalog")
    let folder = TableSearch.normalized(try arguments.required("output"))
    let reading = SourceReading(arguments.operands)
    let catalogs = reading.files.filter { $0.format.holdsAllLanguages }
    guard !catalogs.isEmpty || reading.files.isEmpty else {
      throw arguments.error("there is no .xcstrings among the given paths")
    }
    var diagnostics = reading.diagnostics
    let parsed = parse(catalogs)
    diagnostics += parsed.diagnostics
    var written: Set<String> = []
    for table in parsed.value {
      guard let path = path(of: table, in: folder), written.insert(path).inserted else {
        diagnostics.append(unwritten(table))
        continue
      }
      for output in outputs(of: table, at: path) {
        do throws(DiskFault) {
          try Disk.write(output.contents, to: output.path)
        } catch {
          diagnostics.append(error.diagnostic)
        }
      }
    }
    return console.report(diagnostics)
  }

  /// Without its extension. Nil where the language is none: its name comes from the catalog and
  /// could be a path to anywhere.
  private static func path(of table: TableFile, in folder: String) -> String? {
    language(of: table).map { "\(folder)/\($0.string).lproj/\(table.table)" }
  }

  /// As Xcode writes one: without the encodings and the like that environment variables have.
  private static func language(of table: TableFile) -> LanguageTag? {
    let isTag = table.language.utf8.allSatisfy { ASCII.isWord($0) || $0 == UInt8(ascii: "-") }
    return isTag ? LanguageTag(table.language) : nil
  }

  private static func unwritten(_ table: TableFile) -> Diagnostic {
    let isLanguage = language(of: table) != nil
    let range = isLanguage ? nil : table.entries.first?.range
    return Diagnostic(
      rule: isLanguage ? .unwritableFile : .unknownLanguageFolder, severity: .error,
      message: isLanguage
        ? "another catalog or language has the same output; compile one of them into another folder"
        : "'\(table.language)' is no language tag such as 'pt-BR', so its texts are not written",
      location: SourceLocation(text: table.source, range: range ?? SourceRange(0, 0)),
      table: table.table, language: table.language)
  }

  private static func outputs(of table: TableFile, at path: String) -> [OutputFile] {
    let written = AppleTableWriter.write(table)
    var outputs: [OutputFile] = []
    if let strings = written.strings {
      outputs.append(OutputFile(path: path + ".strings", contents: strings))
    }
    if let stringsdict = written.stringsdict {
      outputs.append(OutputFile(path: path + ".stringsdict", contents: stringsdict))
    }
    return outputs
  }
}
