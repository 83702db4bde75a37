/// Bytes → tables and diagnostics.
package enum TableParser {
  /// The readers, by the names of the formats: one line a format.
  package static let readers: [String: @Sendable (SourceFile) -> Parsed<[TableFile]>] = [
    "strings": parseStrings,
    "stringsdict": StringsdictParser.parse,
    "xcstrings": CatalogParser.parse,
  ]

  /// One `TableFile`, or one a language of a file that holds all. Never throws, never stops at the
  /// first fault.
  package static func parse(_ file: SourceFile) -> Parsed<[TableFile]> {
    readers[file.format.name]?(file) ?? Parsed([])
  }

  /// Property lists, as XML or binary, or the format of NeXTSTEP.
  @Sendable private static func parseStrings(_ file: SourceFile) -> Parsed<[TableFile]> {
    if hasPrefix("bplist", file.contents.bytes) { return PropertyListStrings.parse(file) }
    let decoded = SourceDecoder.decode(file)
    if isXML(decoded.value.storage.bytes) { return PropertyListStrings.parse(file) }
    let parsed = StringsParser.parse(decoded.value, of: file)
    return Parsed(
      [parsed.value],
      diagnostics: parsed.value.namingKeys(in: decoded.diagnostics) + parsed.diagnostics)
  }

  /// Whether the text begins as an XML property list does, with or without declaration, document
  /// type and `plist` element. Old-style data (`<0fbd77>`) and conflict markers do not.
  static func isXML(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while start < bytes.count, ASCII.isWhitespace(bytes[start]) { start += 1 }
    guard start < bytes.count, bytes[start] == UInt8(ascii: "<") else { return false }
    let rest = UnsafeRawBufferPointer(rebasing: bytes[start...])
    for opening in ["<?xml", "<!DOCTYPE", "<!--", "<plist", "<dict", "<array"]
    where hasPrefix(opening, rest) { return true }
    return false
  }

  private static func hasPrefix(_ prefix: String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    bytes.count >= prefix.utf8.count && bytes.prefix(prefix.utf8.count).elementsEqual(prefix.utf8)
  }
}
