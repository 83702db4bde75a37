/// Bytes → tables and diagnostics.
package enum TableParser {
  /// One `TableFile`, or one a language of a catalog. Never throws, never stops at the first fault.
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> { Parsed([]) }
}
