/// The old-style property list that a `.strings` file is: entries of a key and a text.
///
/// The grammar is that of CoreFoundation. Where that reader gives up, or silently drops what
/// follows, this one reports the fault and goes on at the next thing that starts an entry.
enum StringsParser {
  static func parse(_ text: SourceText, of file: SourceFile) -> Parsed<TableFile> {
    var reader = StringsReader(text, of: file)
    reader.readAll()
    let table = TableFile(
      source: text, format: .strings, table: file.table, language: file.language ?? "",
      entries: reader.entries.take())
    return Parsed(table, diagnostics: reader.diagnostics)
  }
}
