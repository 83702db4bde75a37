/// Catalog → one language's compiled table.
struct TableCompiler {
  let tableSet: TableSet
  let fingerprint: UInt64
  /// Whether texts without attributes leave marks out.
  let hidesMarks: Bool
  /// By table and row: whether a message prints its numbers as they are.
  private let plainRows: [[Bool]]

  init(
    tableSet: TableSet, fingerprint: UInt64, plainNumbers: PlainNumbers, hidesMarks: Bool = false
  ) {
    self.hidesMarks = hidesMarks
    self.tableSet = tableSet
    self.fingerprint = fingerprint
    plainRows = tableSet.tables.map { table in
      let development = table.development
      return development.entries.map { reference in
        reference.map { plainNumbers.applies(to: $0, of: development, in: table.name) } ?? false
      }
    }
  }

  /// - Parameter index: into `TableSet.languages`.
  func table(ofLanguage index: Int) -> ByteStorage {
    let count = tableSet.tables.reduce(0) { $0 + $1.keys.count }
    var writer = CompiledTableWriter(
      language: tableSet.languages[index], fingerprint: fingerprint, messageCount: count,
      keys: index == 0 ? tableSet.tables.flatMap(\.keys) : nil)
    writer.hidesMarks = hidesMarks
    for (table, isPlain) in zip(tableSet.tables, plainRows) {
      append(table, language: index, isPlain, to: &writer)
    }
    return writer.finish()
  }

  private func append(
    _ table: JoinedTable, language: Int, _ isPlain: [Bool],
    to writer: inout CompiledTableWriter
  ) {
    guard table.columns.indices.contains(language) else {
      for _ in table.keys { writer.appendMissing() }
      return
    }
    let column = table.columns[language]
    column.entries.withUnsafeBufferPointer { references in
      var row = 0
      while row < table.keys.count {
        guard row < references.count, let reference = references[row] else {
          writer.appendMissing()
          row += 1
          continue
        }
        let file = column.files[Int(reference.file)]
        row = append(file, reference.file, references, from: row, of: table, isPlain, to: &writer)
      }
    }
  }

  /// Appends the messages from `row` on as long as they stand in one file or are missing; gives the
  /// row that comes next.
  private func append(
    _ file: TableFile, _ fileIndex: Int32, _ references: UnsafeBufferPointer<EntryReference?>,
    from row: Int, of table: JoinedTable, _ isPlain: [Bool], to writer: inout CompiledTableWriter
  ) -> Int {
    file.entries.withUnsafeBufferPointer { entries in
      guard let base = entries.baseAddress else { return references.count }
      var row = row
      while row < references.count {
        guard let reference = references[row] else {
          writer.appendMissing()
          row += 1
          continue
        }
        guard reference.file == fileIndex else { break }
        append(
          base[Int(reference.entry)].value, row: row, of: table, plainNumbers: isPlain[row],
          to: &writer)
        row += 1
      }
      return row
    }
  }

  private func append(
    _ value: TableEntry.Value, row: Int, of table: JoinedTable, plainNumbers: Bool,
    to writer: inout CompiledTableWriter
  ) {
    switch value {
    case .message(.plain(let form)): writer.append(form, plainNumbers: plainNumbers)
    case .message(.variants(let variants)):
      let development = table.value(row)?.message
      writer.append(
        variants, arguments: variants.arguments(key: table.keys[row], development: development),
        plainNumbers: plainNumbers)
    case .unsupported: writer.appendMissing()
    }
  }
}

extension JoinedTable {
  fileprivate func value(_ row: Int) -> TableEntry.Value? {
    let development = development
    guard row < development.entries.count, let reference = development.entries[row] else {
      return nil
    }
    return development.value(of: reference)
  }
}

/// A hash of the keys and signatures of a target: compiled tables of another one are not used.
struct Fingerprint {
  private var hash = ByteHash()

  var value: UInt64 { hash.value }

  init(of tableSet: TableSet) {
    for table in tableSet.tables {
      var name = table.name
      name.withUTF8 { hash.add(UnsafeRawBufferPointer($0)) }
      hash.add(UInt64(table.keys.count))
      add(table)
    }
  }

  private mutating func add(_ table: JoinedTable) {
    table.keys.withUnsafeBufferPointer { keys in
      table.signatures.withUnsafeBufferPointer { signatures in
        var row = 0
        while row < keys.count {
          hash.add(keys[row].bytes)
          if row < signatures.count, !signatures[row].parameters.isEmpty {
            for parameter in signatures[row].parameters {
              hash.add(UInt64(parameter.type.map { $0.rawValue + 1 } ?? 0))
            }
          }
          row += 1
        }
      }
    }
  }
}
