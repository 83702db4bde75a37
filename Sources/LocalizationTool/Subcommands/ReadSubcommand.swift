internal import LocalizationGenerator
internal import TableParsing

/// What the readers make of a file.
enum ReadSubcommand: Subcommand {
  enum Format: String, CaseIterable { case json }

  static let description = SubcommandDescription(
    name: "read", summary: "Shows what is in tables.", operands: "FILE…",
    options: [.init("format", "json", "the only format so far, and the default")],
    discussion: """
      Prints one JSON object a line and file, for a catalog one a language. Its members:
        path, language (null outside of an .lproj folder), table
        entries      in the order of the file: key, value (null where it varies), comment, line,
                     column (from 1, in UTF-8 bytes) and, for a text that varies, variants: variable
                     (null for the text itself), category, device or width, value, line, column
        diagnostics  rule, severity, line, column, message; a catalog's are in its first object
      Exit code: 0 where every file could be opened, else 1.
      """,
    examples: ["read --format json Sources/App/de.lproj/Localizable.strings"])

  static func run(_ arguments: Arguments, console: Console) throws(UsageError) -> ExitCode {
    try arguments.requireOperands("a table or a folder of tables")
    _ = try arguments.choice("format", of: Format.self)
    let reading = SourceReading(arguments.operands)
    for file in reading.files {
      TableJSON(file, parsed: TableParser.parse(file)).write(to: console.output)
    }
    TextPrinter().print(Finding.resolving(reading.diagnostics), to: console.errors)
    return ToolResult(diagnostics: reading.diagnostics, outputs: []).exitCode
  }
}
