/// One language's messages, read in place. Every offset is checked when it is used: no content of
/// `bytes` makes it read outside of them.
package struct CompiledTable: @unchecked Sendable {
  package let bytes: UnsafeRawBufferPointer

  /// Checks the header only. The caller keeps `bytes` alive.
  package init(bytes: UnsafeRawBufferPointer) throws(TableFault) { throw .truncated }

  package var fingerprint: UInt64 { 0 }
  package var messageCount: Int { 0 }
  package var language: String { "" }

  /// The raw text of a message, placeholders as written; of a message with variants the text that
  /// `environment` chooses, plurals in the form `other`. Nil where missing or damaged.
  package func text(at index: Int, environment: FormatEnvironment) -> String? { nil }

  /// Nil where missing or damaged.
  package func format(
    at index: Int, arguments: UnsafeBufferPointer<FormatArgument>, environment: FormatEnvironment
  ) -> String? { nil }

  /// The message as it was written, for checks while the program runs. Slow. Nil where missing or
  /// damaged.
  package func definition(at index: Int) -> MessageDefinition? { nil }

  /// Searches the keys of `indices`, which are in byte order. Only in a table written with keys.
  package func index(ofKey key: String, in indices: Range<Int>) -> Int? { nil }
  package func key(at index: Int) -> String? { nil }
}

/// Why bytes are not a compiled table.
package enum TableFault: Error, Equatable, Sendable {
  case truncated
  case notATable
  case unsupportedVersion(Int)
  case damaged
}
