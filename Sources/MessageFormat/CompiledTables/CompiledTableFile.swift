/// A compiled table as a file: the table, then its checksum in eleven digits. What stands in the
/// program itself has none: it cannot become another.
package enum CompiledTableFile {
  private static let checksumCount = 11

  package static func file(of table: ByteStorage) -> ByteStorage {
    let file = ByteStorage(capacity: table.count + checksumCount)
    file.append(table.bytes)
    file.appendDigits(checksum(of: table.bytes), count: checksumCount)
    return file
  }

  /// Whether a file begins as tables and archives of them do.
  package static func isOne(_ file: UnsafeRawBufferPointer) -> Bool {
    [TableLayout.magic, TableLayout.archiveMagic].contains { magic in
      let start = UnsafeRawBufferPointer(start: magic.utf8Start, count: TableLayout.magicCount)
      return file.starts(with: start)
    }
  }

  /// The table of a file in which no bit is another than when it was written.
  package static func table(in file: UnsafeRawBufferPointer) throws(TableFault) -> CompiledTable {
    let count = file.count - checksumCount
    guard count > 0 else { throw .truncated }
    let bytes = UnsafeRawBufferPointer(rebasing: file[..<count])
    let table = try CompiledTable(bytes: bytes)
    let written = ByteStorage(capacity: checksumCount)
    written.appendDigits(checksum(of: bytes), count: checksumCount)
    guard file[count...].elementsEqual(written.bytes) else { throw .damaged }
    return table
  }

  /// Each step loses nothing: bytes that differ in one place, or in places within eight bytes, never
  /// have the same checksum, others one time in 2⁶⁴. Four sums go on side by side, since each step waits
  /// for the one before.
  private static func checksum(of bytes: UnsafeRawBufferPointer) -> UInt64 {
    var first = UInt64(truncatingIfNeeded: bytes.count)
    var (second, third, fourth): (UInt64, UInt64, UInt64) = (1, 2, 3)
    var offset = 0
    let wholeEnd = bytes.count & ~31
    while offset < wholeEnd {
      step(&first, word(bytes, offset))
      step(&second, word(bytes, offset &+ 8))
      step(&third, word(bytes, offset &+ 16))
      step(&fourth, word(bytes, offset &+ 24))
      offset &+= 32
    }
    step(&first, second)
    step(&first, third)
    step(&first, fourth)
    while offset < bytes.count {
      step(&first, UInt64(bytes[offset]))
      offset &+= 1
    }
    return first
  }

  @inline(__always)
  private static func step(_ sum: inout UInt64, _ word: UInt64) {
    sum = (sum ^ word) &* 0x9E37_79B9_7F4A_7C15
    sum ^= sum >> 29
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }
}

/// Several languages' tables in one file: for catalogs, whose languages the plugin cannot know without
/// parsing. Valid UTF-8 like the tables in it.
///
///     magic, version, size, count of languages, then length, tag, offset and length of each, tables
package enum CompiledTableArchive {
  package struct Entry: Sendable {
    package let language: String
    /// Of the file that the table is as if it stood alone.
    package let range: Range<Int>
  }

  /// What the part before the tables is shorter than.
  package static let headLimit = 1 << 16
  private static let sizeOffset = 8

  package static func write(_ tables: [(language: String, bytes: ByteStorage)]) -> ByteStorage {
    let files = tables.map { CompiledTableFile.file(of: $0.bytes) }
    let storage = ByteStorage(capacity: files.reduce(64) { $0 + $1.count + 32 })
    storage.append(TableLayout.archiveMagic)
    storage.appendDigits(UInt64(TableLayout.version), count: 1)
    storage.appendFixed(0)
    storage.appendCompact(tables.count)
    var offsets: [Int] = []
    for (table, file) in zip(tables, files) {
      let tag = ByteStorage(table.language)
      storage.appendCompact(tag.count)
      storage.append(tag.bytes)
      offsets.append(storage.count)
      storage.appendFixed(0)
      storage.appendFixed(file.count)
    }
    for (offset, file) in zip(offsets, files) {
      storage.replaceFixed(storage.count, at: offset)
      storage.append(file.bytes)
    }
    storage.replaceFixed(storage.count, at: sizeOffset)
    return storage
  }

  /// The languages of an archive, and where their tables are.
  /// - Parameters:
  ///   - head: the first `headLimit` bytes, or all.
  ///   - size: the file's.
  package static func entries(
    in head: UnsafeRawBufferPointer, size: Int
  ) throws(TableFault) -> [Entry] {
    let base = try CompiledTable.start(of: head, magic: TableLayout.archiveMagic)
    var cursor = TableCursor(base: base, offset: sizeOffset, end: head.count)
    guard let written = cursor.readFixed(), written <= size else { throw .truncated }
    guard written == size, let count = cursor.readNumber() else { throw .damaged }
    var entries: [Entry] = []
    for _ in 0..<count {
      guard let tag = cursor.readText(), let start = cursor.readFixed(),
        let length = cursor.readFixed(), start <= size, length <= size - start
      else { throw .damaged }
      entries.append(
        Entry(language: String(decoding: tag, as: UTF8.self), range: start..<start + length))
    }
    return entries
  }
}
