extension SourceLocation {
  /// Whether the place itself goes over the end of a line.
  var hasLineBreak: Bool {
    let start = Int(range.start)
    let count = Int(range.end) - start
    guard start >= 0, count > 0, Int(range.end) <= text.storage.count else { return false }
    return Text(storage: text.storage, start: start, count: count).hasLineBreak
  }
}

extension Text {
  /// Whether it contains LF or CR.
  var hasLineBreak: Bool {
    let base = UnsafeRawPointer(storage.base) + Int(start)
    return memchr(base, 0x0A, Int(count)) != nil || memchr(base, 0x0D, Int(count)) != nil
  }
}
