/// Several languages' compiled tables in one file: for catalogs, whose languages the plugin cannot
/// know without parsing. Valid UTF-8 like the tables in it.
///
///     magic, version, size, count of languages, then length, tag, offset and length of each, tables
package enum CompiledTableArchive {
  private static let sizeOffset = 8

  package static func write(_ tables: [(language: String, bytes: ByteStorage)]) -> ByteStorage {
    let storage = ByteStorage(capacity: tables.reduce(64) { $0 + $1.bytes.count + 32 })
    storage.append(TableLayout.archiveMagic)
    storage.appendDigits(UInt64(TableLayout.version), count: 1)
    storage.appendFixed(0)
    storage.appendCompact(tables.count)
    var offsets: [Int] = []
    for table in tables {
      let tag = ByteStorage(table.language)
      storage.appendCompact(tag.count)
      storage.append(tag.bytes)
      offsets.append(storage.count)
      storage.appendFixed(0)
      storage.appendFixed(table.bytes.count)
    }
    for (offset, table) in zip(offsets, tables) {
      storage.replaceFixed(storage.count, at: offset)
      storage.append(table.bytes.bytes)
    }
    storage.replaceFixed(storage.count, at: sizeOffset)
    return storage
  }

  /// The bytes of one language's table, nil where there is none. Checked like a table: never reads
  /// outside of `bytes`.
  package static func table(
    for language: String, in bytes: UnsafeRawBufferPointer
  ) throws(TableFault) -> UnsafeRawBufferPointer? {
    let base = try CompiledTable.start(of: bytes, magic: TableLayout.archiveMagic)
    var cursor = TableCursor(base: base, offset: sizeOffset, end: bytes.count)
    guard let size = cursor.readFixed(), size <= bytes.count else { throw .truncated }
    guard size == bytes.count, let count = cursor.readNumber() else { throw .damaged }
    for _ in 0..<count {
      guard let tag = cursor.readText(), let start = cursor.readFixed(),
        let length = cursor.readFixed(), start <= size, length <= size - start
      else { throw .damaged }
      guard language.utf8.elementsEqual(tag) else { continue }
      return UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
    }
    return nil
  }
}
