/// Where the parts of an entry in its usual form lie: `"key" = "text";` without escapes.
struct PlainEntry {
  var keyEnd = 0
  var textStart = 0
  var textEnd = 0
  var end = 0
  /// Whether the text holds a percent sign of any script.
  var hasPercent = false
}

extension StringsScanner {
  /// Whether the entry at `start` has its usual form, in which nearly all are written. This is the
  /// whole work for most entries, so calls and local values are spared: in a debug build each costs
  /// as much as the search for a quote.
  mutating func findPlainEntry(at start: Int) -> Bool {
    if nextBackslash < start { findBackslash(from: start) }
    plain.keyEnd = find(0x22, from: start + 1, to: nextBackslash)
    var index = plain.keyEnd + 1
    if index == 0 || count - index < 6 { return false }
    if base[index] == 0x20 { index += 1 }
    if base[index] != 0x3D { return false }
    index += 1
    if base[index] == 0x20 { index += 1 }
    if base[index] != 0x22 { return false }
    plain.textStart = index + 1
    plain.textEnd = find(0x22, from: index + 1, to: nextBackslash)
    index = plain.textEnd + 1
    if index == 0 || index >= count || base[index] != 0x3B { return false }
    plain.end = index + 1
    if nextPercent < plain.textStart { findPercent(from: plain.textStart) }
    plain.hasPercent = nextPercent < plain.textEnd
    return true
  }

  func plainTemplate() -> MessageTemplate? {
    MessageTemplate(
      parsing: UnsafeRawBufferPointer(
        start: base + plain.textStart, count: plain.textEnd - plain.textStart),
      mayHoldForeignPercent: hasForeignPercent)
  }

  /// U+066A (D9 AA) and U+FF05 (EF BC 85) are rare: whether the file has any is asked once.
  private mutating func findPercent(from start: Int) {
    if nextPercent < 0 { hasForeignPercent = contains(0xD9, 0xAA) || contains(0xBC, 0x85) }
    nextPercent = hasForeignPercent ? start : find(0x25, from: start)
    if nextPercent < 0 { nextPercent = count }
  }

  private func contains(_ first: UInt8, _ second: UInt8) -> Bool {
    var index = find(second, from: 1)
    while index > 0 {
      if base[index - 1] == first { return true }
      index = find(second, from: index + 1)
    }
    return false
  }

  private mutating func findBackslash(from start: Int) {
    nextBackslash = find(0x5C, from: start)
    if nextBackslash < 0 { nextBackslash = count }
  }
}
