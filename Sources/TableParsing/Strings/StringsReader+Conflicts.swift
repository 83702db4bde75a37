/// Lines that a version control system left behind.
extension StringsReader {
  /// `<<<<<<<`, `|||||||`, `=======` or `>>>>>>>` at the beginning of a line.
  func isConflictMarker(at index: Int) -> Bool {
    let byte = base[index]
    guard byte == 0x3C || byte == 0x3D || byte == 0x3E || byte == 0x7C, index + 7 <= count,
      index == 0 || base[index - 1] == Byte.lineFeed || base[index - 1] == Byte.carriageReturn
    else { return false }
    for offset in 1..<7 where base[index + offset] != byte { return false }
    return true
  }

  /// The first marker of a conflict is the fault, the others are notes on it.
  mutating func readConflictMarker() {
    let start = position
    position = scanner.lineEnd(from: start)
    let marker = base[start]
    if let conflict, marker != Byte.less {
      let location = SourceLocation(text: text, range: SourceRange(start, position))
      diagnostics[conflict].notes.append(
        Diagnostic.Note("the conflict goes on here", at: location))
    } else {
      reportFault(start, position) { _ in
        "unresolved merge conflict; choose one side and remove the marker lines"
      }
      conflict = diagnostics.count - 1
    }
    if marker == 0x3E { conflict = nil }
  }
}
