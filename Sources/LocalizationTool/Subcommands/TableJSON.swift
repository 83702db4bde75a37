internal import LocalizationGenerator
internal import TableParsing

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
      let isSpoken = file.format == .xcstrings || file.language != nil
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
      guard case .variants(let variants) = entry.value else { return }
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
    case .text(let form): form.text
    case .variants(let variants):
      if case .form(let form) = variants.root { form.text } else { nil }
    case .unsupported: nil
    }
  }
}

extension Variants {
  /// Every text but a root that does not vary itself.
  fileprivate var varyingForms: [VariantForm] {
    guard case .form = root else { return forms }
    return forms.filter { $0.variable != nil }
  }
}
