internal import LocalizationModel

/// One language of a catalog as `.strings` and `.stringsdict`.
struct PropertyListTables {
  private let table: TableFile
  /// Each key once, at its last entry, in the order of the file.
  private let entries: [TableEntry]

  init(_ table: TableFile) {
    self.table = table
    var last: [Text: Int] = [:]
    for (index, entry) in table.entries.enumerated() { last[entry.key] = index }
    entries = table.entries.enumerated().filter { last[$0.element.key] == $0.offset }.map(\.element)
  }

  /// None for a kind of file that would be empty.
  func outputs(in folder: String) -> [OutputFile] {
    let path = "\(folder)/\(table.language).lproj/\(table.table)"
    var outputs: [OutputFile] = []
    if let strings { outputs.append(OutputFile(path: path + ".strings", contents: strings)) }
    if let stringsdict {
      outputs.append(OutputFile(path: path + ".stringsdict", contents: stringsdict))
    }
    return outputs
  }

  private var strings: ByteStorage? {
    let plain = entries.compactMap { entry in plainForm(entry.value).map { (entry.key, $0) } }
    guard !plain.isEmpty else { return nil }
    let bytes = ByteStorage(capacity: 4096)
    var writer = PropertyListWriter(bytes)
    writer.document { writer in
      for (key, form) in plain {
        writer.key(key)
        writer.string(FormatText(form).text)
      }
    }
    return bytes
  }

  /// The text of an entry that does not vary, and the fallback of one that varies by device.
  private func plainForm(_ value: TableEntry.Value) -> Form? {
    switch value {
    case .text(let form): return form
    case .variants(let variants):
      guard variants.variables.isEmpty, case .device(let cases) = variants.root,
        let fallback = cases.first(where: { $0.label == .other }),
        case .form(let form) = fallback.variation
      else { return nil }
      return form
    case .unsupported: return nil
    }
  }

  private var stringsdict: ByteStorage? {
    let varying: [(Text, Variants)] = entries.compactMap { entry in
      guard case .variants(let variants) = entry.value else { return nil }
      return (entry.key, variants)
    }
    guard !varying.isEmpty else { return nil }
    let bytes = ByteStorage(capacity: 4096)
    var writer = PropertyListWriter(bytes)
    writer.document { writer in
      for (key, variants) in varying {
        writer.key(key)
        VariantsDictionary(variants, key: key).write(to: &writer)
      }
    }
    return bytes
  }
}
