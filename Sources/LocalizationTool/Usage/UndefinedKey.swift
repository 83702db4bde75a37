internal import SourceScanning
internal import TableParsing

/// What is said about a key that no table has.
struct UndefinedKey {
  let keys: KeySet

  /// Nil where a comment in the line, or alone in the line above, silences it.
  func finding(_ key: String, _ reference: KeyReference) -> Diagnostic? {
    guard !isSilenced(reference.location) else { return nil }
    return Diagnostic(
      rule: .undefinedKey, message: message(key, reference.table),
      location: reference.location)
  }

  private func message(_ key: String, _ table: String?) -> String {
    guard let table else {
      return "no table has the key '\(key)'" + keys.suggestion(for: key, in: nil)
    }
    guard keys.hasTable(table) else { return "there is no table '\(table)' to have '\(key)'" }
    let others = keys.tables(with: key)
    let hint =
      others.isEmpty
      ? keys.suggestion(for: key, in: table) : "; it is in " + others.joined(separator: ", ")
    return "table \(table) has no key '\(key)'" + hint
  }

  private func isSilenced(_ location: SourceLocation) -> Bool {
    withExtendedLifetime(location.text) {
      let bytes = location.text.storage.bytes
      let offset = min(max(Int(location.range.start), 0), bytes.count)
      let line = UndefinedKey.line(around: offset, in: bytes)
      if silences(bytes, line) { return true }
      guard line.lowerBound > 0 else { return false }
      let above = UndefinedKey.line(around: line.lowerBound - 1, in: bytes)
      let text = String(decoding: bytes[above], as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      return (text.hasPrefix("//") || text.hasPrefix("<!--")) && silences(bytes, above)
    }
  }

  private func silences(_ bytes: UnsafeRawBufferPointer, _ line: Range<Int>) -> Bool {
    let text = String(decoding: bytes[line], as: UTF8.self)
    return text.contains("[no-lint") && Suppression(Text(text)).silences(Rule.undefinedKey.id)
  }

  private static func line(around offset: Int, in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    var start = offset
    while start > 0, bytes[start - 1] != 0x0A { start -= 1 }
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    return start..<end
  }
}
