/// Writes one language's compiled table. Messages are added in key order, each exactly once.
package struct CompiledTableWriter {
  /// `keys` only in the development language's table: there they answer `string(forKey:)`. They are
  /// in byte order within each table of the target, one table after the other.
  package init(language: String, fingerprint: UInt64, messageCount: Int, keys: [Text]?) {}

  /// The language lacks the next message.
  package mutating func appendMissing() {}
  /// The next message is a text without placeholders.
  package mutating func append(_ text: Text) {}
  package mutating func append(_ message: MessageDefinition) {}

  /// The table. It is valid UTF-8 as a whole (numbers are written in bytes below 0x80), so that the
  /// same bytes can stand in a string literal.
  package consuming func finish() -> ByteStorage { ByteStorage(capacity: 0) }
}
