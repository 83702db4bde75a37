/// What people write into JSON that has no place there, called by its name.
extension JSONReader {
  /// Reads past a comment or a conflict marker at `index`; false where there is neither.
  mutating func readMistake() -> Bool {
    if let stop = endOfComment() {
      faultAlone("a comment, which JSON does not have: take it out", from: index, to: stop)
      skip(to: stop)
      return true
    }
    guard ConflictMarker.stands(at: index, in: base, count: end) else { return false }
    readConflictMarker()
    return true
  }

  private func endOfComment() -> Int? {
    if base[index] == UInt8(ascii: "#") { return controls.endOfLine(from: index) }
    guard base[index] == UInt8(ascii: "/"), index + 1 < end else { return nil }
    if base[index + 1] == UInt8(ascii: "/") { return controls.endOfLine(from: index) }
    guard base[index + 1] == UInt8(ascii: "*") else { return nil }
    return min(bytes.find("*/", from: index + 2) + 2, end)
  }

  /// Of the two sides the first is read.
  private mutating func readConflictMarker() {
    let marker = base[index]
    let stop = controls.endOfLine(from: index)
    if marker == ASCII.less || !isInConflict {
      faultAlone(ConflictMarker.message, from: index, to: stop)
    }
    isInConflict = marker != UInt8(ascii: ">")
    guard marker == UInt8(ascii: "|") || marker == UInt8(ascii: "="),
      let end = endOfConflict(stop)
    else { return skip(to: stop) }
    isInConflict = false
    skip(to: end)
  }

  /// Behind the last marker. What is not found once is not looked for again.
  private mutating func endOfConflict(_ start: Int) -> Int? {
    guard hasConflictEnd else { return nil }
    var position = start
    while position < end {
      if base[position] == 0x0A || base[position] == 0x0D {
        position += 1
        if position < end, base[position] == UInt8(ascii: ">"),
          ConflictMarker.stands(at: position, in: base, count: end)
        {
          return controls.endOfLine(from: position)
        }
      } else {
        position = controls.endOfLine(from: position)
      }
    }
    hasConflictEnd = false
    return nil
  }

  private mutating func skip(to stop: Int) {
    for position in index..<stop where base[position] == 0x0A || base[position] == 0x0D {
      lineStart = position + 1
    }
    index = stop
  }

  /// What stands around it is read as if it were not there.
  private mutating func faultAlone(_ message: String, from start: Int, to stop: Int) {
    let wasRecovering = isRecovering
    isRecovering = false
    fault(message, from: start, to: stop)
    isRecovering = wasRecovering
  }
}
