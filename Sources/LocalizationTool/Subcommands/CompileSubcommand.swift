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
    try arguments.requireOperands("a catalog")
    let folder = TableSearch.normalized(try arguments.required("output"))
    let reading = SourceReading(arguments.operands)
    let catalogs = reading.files.filter { $0.format.holdsAllLanguages }
    guard !catalogs.isEmpty || reading.files.isEmpty else {
      throw arguments.error("there is no .xcstrings among the given paths")
    }
    var diagnostics = reading.diagnostics
    let parsed = parse(catalogs)
    diagnostics += parsed.diagnostics
    for table in parsed.value {
      for output in outputs(of: table, in: folder) {
        do throws(DiskFault) {
          try Disk.write(output.contents, to: output.path)
        } catch {
          diagnostics.append(error.diagnostic)
        }
      }
    }
    return console.report(diagnostics)
  }

  private static func outputs(of table: TableFile, in folder: String) -> [OutputFile] {
    let path = "\(folder)/\(table.language).lproj/\(table.table)"
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
