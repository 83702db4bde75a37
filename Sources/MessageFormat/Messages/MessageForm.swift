/// One text of a message.
package struct MessageForm: Sendable {
  package var text: Text
  /// What stands between the delimiters in the file; empty where it was not read from one.
  package var range: SourceRange
  /// Nil where the text has nothing that looks like a placeholder.
  package var template: MessageTemplate?
  /// A catalog's state of the string unit: `new`, `needs_review`, `translated`, …
  package var state: String?

  package init(text: Text, range: SourceRange = .none, state: String? = nil) {
    template = MessageTemplate(parsing: text.bytes)
    self.text = consume text
    self.range = range
    self.state = consume state
  }

  package init(text: Text, range: SourceRange, template: MessageTemplate?) {
    self.text = consume text
    self.range = range
    self.template = consume template
  }

  /// Whether `%#@name@` may stand in the text.
  package var mayReferToVariables: Bool {
    guard template != nil, let base = text.bytes.baseAddress else { return false }
    return memchr(base, 0x23, Int(text.count)) != nil
  }
}

extension MessageForm {
  /// Where a part of the text stands in its file. Exact where the text is the file's own bytes or
  /// where escapes do not touch the part; else the whole value.
  package func location(of part: Range<Int32>, in source: SourceText) -> SourceLocation {
    let lower = Int(min(max(part.lowerBound, 0), text.count))
    let upper = Int(min(max(part.upperBound, part.lowerBound), text.count))
    if text.storage === source.storage {
      let start = Int(text.start)
      return SourceLocation(text: source, range: SourceRange(start + lower, start + upper))
    }
    let found = position(of: lower..<max(lower, upper), in: source)
    return SourceLocation(text: source, range: found ?? range)
  }

  /// The whole value.
  package func location(in source: SourceText) -> SourceLocation {
    SourceLocation(text: source, range: range)
  }

  /// The same occurrence of the part's bytes in the raw value, escapes as written.
  private func position(of part: Range<Int>, in source: SourceText) -> SourceRange? {
    let (start, end) = (Int(range.start), Int(range.end))
    guard !part.isEmpty, start >= 0, start <= end, end <= source.storage.count else { return nil }
    let raw = UnsafeRawBufferPointer(rebasing: source.storage.bytes[start..<end])
    let needle = UnsafeRawBufferPointer(rebasing: text.bytes[part])
    let decoded = MessageForm.occurrences(of: needle, in: text.bytes)
    let written = MessageForm.occurrences(of: needle, in: raw)
    guard decoded.count == written.count,
      let ordinal = decoded.firstIndex(of: part.lowerBound)
    else { return nil }
    return SourceRange(start + written[ordinal], start + written[ordinal] + part.count)
  }

  private static func occurrences(
    of needle: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer
  ) -> [Int] {
    guard needle.count > 0, needle.count <= bytes.count else { return [] }
    return (0...bytes.count - needle.count).filter { start in
      bytes[start] == needle[0] && bytes[start..<start + needle.count].elementsEqual(needle)
    }
  }
}
