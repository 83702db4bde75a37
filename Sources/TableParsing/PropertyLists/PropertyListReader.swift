/// Reads a property list of either kind.
enum PropertyListReader {
  static func read(_ file: SourceFile) -> Parsed<ValueTree?> {
    if isBinary(file.contents.bytes) {
      let list = BinaryPropertyListReader.read(file)
      return Parsed(list.value, diagnostics: list.diagnostics.map { $0.named(after: file) })
    }
    let text = SourceDecoder.decode(file)
    let list = XMLPropertyListReader.read(text.value)
    return Parsed(
      list.value,
      diagnostics: text.diagnostics + list.diagnostics.map { $0.named(after: file) })
  }

  /// The table that a property list is; `entries` reads the top dictionary.
  static func table(
    _ file: SourceFile, entries: (ValueTree, TableReport) -> [TableEntry]
  ) -> Parsed<[TableFile]> {
    let list = read(file)
    guard let tree = list.value else { return Parsed([], diagnostics: list.diagnostics) }
    let report = TableReport(
      source: tree.source, table: file.table, language: file.language,
      diagnostics: list.diagnostics)
    var table = TableFile(
      source: tree.source, format: file.format, table: file.table, language: file.language ?? "")
    switch tree.nodes[0].kind {
    case .dictionary: table.entries = entries(tree, report)
    case .invalid: break
    default:
      report.malformed("the property list is no dictionary", at: tree.range(0))
    }
    return Parsed([table], diagnostics: table.namingKeys(in: report.diagnostics))
  }

  static func isBinary(_ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= 6 && bytes[0] == 0x62 && bytes[1] == 0x70 && bytes[2] == 0x6C
      && bytes[3] == 0x69 && bytes[4] == 0x73 && bytes[5] == 0x74
  }
}

/// `.strings` files that are property lists, as XML or binary.
package enum PropertyListStrings {
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> {
    PropertyListReader.table(file, entries: readEntries)
  }

  private static func readEntries(_ tree: ValueTree, _ report: TableReport) -> [TableEntry] {
    var entries: [TableEntry] = []
    var index = 1
    let behind = Int(tree.nodes[0].next)
    while index < behind {
      let key = index
      let value = Int(tree.nodes[key].next)
      index = Int(tree.nodes[value].next)
      guard case .string = tree.nodes[key].kind else { continue }
      switch tree.nodes[value].kind {
      case .invalid: continue
      case .string:
        let form = tree.form(value)
        entries.append(tree.entry(key, value, .message(.plain(form))))
      default:
        let span = tree.span(value, value)
        report.key = tree.text(key)
        report.add(
          .unsupportedValue, "the value is no text, so the key has no message", at: span)
        entries.append(tree.entry(key, value, .unsupported(span)))
      }
    }
    return entries
  }
}

extension ValueTree {
  /// The entry of a pair of the top dictionary.
  func entry(_ key: Int, _ value: Int, _ content: TableEntry.Value) -> TableEntry {
    TableEntry(
      key: text(key), keyRange: range(key), range: span(key, value), value: content,
      comment: comments.isEmpty ? nil : comments[key])
  }
}
