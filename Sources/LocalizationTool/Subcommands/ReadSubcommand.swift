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
    _ = try arguments.choice("format", of: Format.self)
    try arguments.requirePaths("a table or a folder of tables")
    let reading = SourceReading(arguments.operands)
    for file in reading.files {
      TableJSON(file, parsed: TableParser.parse(file)).write(to: console.output)
    }
    return console.report(reading.diagnostics)
  }
}

/// A parsed file as JSON lines.
struct TableJSON {
  private let file: SourceFile
  private let parsed: Parsed<[TableFile]>

  init(_ file: SourceFile, parsed: Parsed<[TableFile]>) {
    self.file = file
    self.parsed = parsed
  }

  /// One line, of a catalog one a language.
  func write(to bytes: ByteStorage) {
    guard let first = parsed.value.first else {
      writeLine(to: bytes, language: file.language, table: nil, diagnostics: parsed.diagnostics)
      return
    }
    let lines = LineTable(first.source.storage.bytes)
    for (index, table) in parsed.value.enumerated() {
      let isSpoken = file.format.holdsAllLanguages || file.language != nil
      writeLine(
        to: bytes, language: isSpoken ? table.language : nil, table: (table, lines),
        diagnostics: index == 0 ? parsed.diagnostics : [])
    }
  }

  private func writeLine(
    to bytes: ByteStorage, language: String?, table: (file: TableFile, lines: LineTable)?,
    diagnostics: [Diagnostic]
  ) {
    var json = JSONWriter(bytes)
    json.object { json in
      json.field("path", file.path)
      json.field("language", language)
      json.field("table", file.table)
      json.name("entries")
      json.array { json in
        guard let table else { return }
        for entry in table.file.entries { write(entry, lines: table.lines, to: &json) }
      }
      json.name("diagnostics")
      json.array { json in
        for finding in Finding.resolving(diagnostics) { TableJSON.write(finding, to: &json) }
      }
    }
    bytes.append(0x0A)
  }

  private func write(_ entry: TableEntry, lines: LineTable, to json: inout JSONWriter) {
    json.object { json in
      json.field("key", entry.key)
      json.field("value", TableJSON.text(of: entry.value))
      json.field("comment", entry.comment)
      TableJSON.write(lines.position(of: Int(entry.range.start)), to: &json)
      guard case .message(.variants(let variants)) = entry.value else { return }
      json.name("variants")
      json.array { json in
        for form in variants.varyingForms {
          let variable = form.variable.map { variants.variables[$0].name }
          json.object { TableJSON.write(form, of: variable, lines: lines, to: &$0) }
        }
      }
    }
  }

  private static func write(
    _ form: VariantForm, of variable: Text?, lines: LineTable, to json: inout JSONWriter
  ) {
    json.field("variable", variable)
    if let device = form.device { json.field("device", device.name) }
    if let width = form.width { json.field("width", width) }
    if let category = form.category { json.field("category", category.name) }
    json.field("value", form.form.text)
    write(lines.position(of: Int(form.form.range.start)), to: &json)
  }

  private static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.object { json in
      json.field("rule", finding.diagnostic.rule)
      json.field("severity", finding.diagnostic.severity.rawValue)
      if let place = finding.place { write((place.line, place.column), to: &json) }
      json.field("message", finding.diagnostic.message)
    }
  }

  private static func write(
    _ position: (line: Int, column: Int), to json: inout JSONWriter
  ) {
    json.field("line", position.line)
    json.field("column", position.column)
  }

  /// Nil where the text varies as a whole or is no text.
  private static func text(of value: TableEntry.Value) -> Text? {
    switch value {
    case .message(.plain(let form)): form.text
    case .message(.variants(let variants)):
      if case .form(let form) = variants.root { form.text } else { nil }
    case .unsupported: nil
    }
  }
}

extension MessageVariants {
  /// Every text but a root that does not vary itself.
  fileprivate var varyingForms: [VariantForm] {
    guard case .form = root else { return forms }
    return forms.filter { $0.variable != nil }
  }
}
