/// Several languages' compiled tables in one file: for catalogs, whose languages the plugin cannot
/// know without parsing. Valid UTF-8 like the tables in it.
package enum CompiledTableArchive {
  package static func write(_ tables: [(language: String, bytes: ByteStorage)]) -> ByteStorage {
    ByteStorage(capacity: 0)
  }

  /// The bytes of one language's table. Checked like a table: never reads outside of `bytes`.
  package static func table(
    for language: String, in bytes: UnsafeRawBufferPointer
  ) throws(TableFault) -> UnsafeRawBufferPointer? { nil }
}
