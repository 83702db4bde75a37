extension Form {
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
    let decoded = Form.occurrences(of: needle, in: text.bytes)
    let written = Form.occurrences(of: needle, in: raw)
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
