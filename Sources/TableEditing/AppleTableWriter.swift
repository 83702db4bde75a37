/// Writes one language of a catalog as the files that Apple's compiler makes of it.
package enum AppleTableWriter {
  /// Nil for a file that would be empty. Plain texts go to the `.strings`, with the fallbacks of
  /// messages that vary by device; all that varies goes to the `.stringsdict`. Of repeated keys
  /// the last is written.
  package static func write(_ table: TableFile) -> (
    strings: ByteStorage?, stringsdict: ByteStorage?
  ) {
    let entries = lastEntries(of: table)
    var plain: [(key: Text, text: Text)] = []
    var varying: [(key: Text, writer: StringsdictEntryWriter)] = []
    for entry in entries {
      switch entry.value {
      case .unsupported: continue
      case .message(.plain(let form)): plain.append((entry.key, FormatText(form).text))
      case .message(.variants(let variants)):
        let writer = StringsdictEntryWriter(variants, key: entry.key)
        if let fallback = writer.fallback { plain.append((entry.key, fallback)) }
        if writer.isNeeded { varying.append((entry.key, writer)) }
      }
    }
    let strings =
      plain.isEmpty
      ? nil
      : PropertyListWriter.list { list in
        for entry in plain {
          list.key(entry.key)
          list.string(entry.text)
        }
      }
    let stringsdict =
      varying.isEmpty
      ? nil
      : PropertyListWriter.list { list in
        for entry in varying {
          list.key(entry.key)
          entry.writer.write(to: &list)
        }
      }
    return (strings, stringsdict)
  }

  /// In the order of the file.
  private static func lastEntries(of table: TableFile) -> [TableEntry] {
    var last: [Text: Int] = [:]
    for (index, entry) in table.entries.enumerated() { last[entry.key] = index }
    return table.entries.enumerated().filter { last[$0.element.key] == $0.offset }.map(\.element)
  }
}
