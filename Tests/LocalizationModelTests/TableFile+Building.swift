import LocalizationModel

extension TableFile {
  /// A file with `entries`; ranges are those of a made-up text that holds keys and values.
  static func make(
    _ path: String, _ language: String, table: String = "Localizable",
    format: TableFormat = .strings, sourceLanguage: String? = nil,
    _ entries: [TableEntry]
  ) -> TableFile {
    TableFile(
      source: SourceText(path: path, storage: ByteStorage("")), format: format, table: table,
      language: language, sourceLanguage: sourceLanguage, entries: entries)
  }

  static func make(
    _ path: String, _ language: String, table: String = "Localizable",
    format: TableFormat = .strings, _ texts: KeyValuePairs<String, String>
  ) -> TableFile {
    make(
      path, language, table: table, format: format,
      texts.map { .make($0.key, .message(.plain(.make($0.value)))) })
  }
}

extension TableEntry {
  static func make(
    _ key: String, _ value: TableEntry.Value, comment: String? = nil,
    catalog: CatalogAttributes? = nil
  ) -> TableEntry {
    TableEntry(
      key: Text(key), keyRange: SourceRange(0, 0), range: SourceRange(0, 0), value: value,
      comment: comment.map { Text($0) }, catalog: catalog)
  }
}

extension MessageForm {
  static func make(_ text: String) -> MessageForm {
    MessageForm(text: Text(text), range: SourceRange(0, 0))
  }
}

extension MessageNode {
  static func plural(_ forms: KeyValuePairs<PluralCategory, String>) -> MessageNode {
    .plural(
      forms.map { Case($0.key, range: SourceRange(0, 0), .form(.make($0.value))) })
  }
}

extension MessageVariable {
  static func make(
    _ name: String, _ valueType: Placeholder.Conversion, length: Placeholder.Length = .none,
    argument: Int? = nil, _ forms: KeyValuePairs<PluralCategory, String>
  ) -> MessageVariable {
    var placeholder = Placeholder(conversion: valueType)
    placeholder.length = length
    return MessageVariable(
      name: Text(name), nameRange: SourceRange(0, 0), argumentNumber: argument,
      valueType: placeholder, node: .plural(forms))
  }
}
