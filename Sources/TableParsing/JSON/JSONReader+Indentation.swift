/// The second reading of a file whose brackets do not match.
extension JSONReader {
  /// How many blanks the line begins with, counted once a line.
  mutating func indentation() -> Int32 {
    if indentedLine != lineStart {
      indentedLine = lineStart
      var position = lineStart
      while position < end, base[position] == 0x20 || base[position] == 0x09 { position += 1 }
      lineIndentation = Int32(truncatingIfNeeded: position - lineStart)
    }
    return lineIndentation
  }

  private mutating func isFirstOnLine() -> Bool { lineStart + Int(indentation()) == index }

  /// Before a key that begins a line: closes the objects that are indented as deeply as it is.
  mutating func closeByIndentation() {
    guard depth > 1, isFirstOnLine() else { return }
    switch expectation {
    case .key, .separator: break
    default: return
    }
    let indentation = indentation()
    while depth > 1, indents[depth - 1] >= indentation { closeMissing() }
  }

  /// Before a closing bracket: false for one that is indented deeper than what it would close,
  /// which is read past. Containers that are indented deeper than the bracket are closed.
  mutating func belongsToLine(isObject: Bool) -> Bool {
    guard depth > 0, isFirstOnLine() else { return true }
    let indentation = indentation()
    var level = depth - 1
    while level > 0, indents[level] > indentation { level -= 1 }
    guard indents[level] == indentation else {
      fault(isObject ? "'}' has no '{'" : "']' has no '['", from: index, to: index + 1)
      index += 1
      return false
    }
    while depth > level + 1 { closeMissing() }
    return true
  }

  private mutating func closeMissing() {
    completeMember()
    let place = comma >= 0 ? comma : endOfLast
    fault(inObject ? "'}' is missing" : "']' is missing", from: place, to: place)
    comma = -1
    pop(end: place, outerEnd: place)
  }
}
