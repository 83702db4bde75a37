/// Faults between entries.
extension StringsReader {
  /// What stands at `position` begins neither an entry nor a comment.
  mutating func readStray() {
    isFaulted = false
    let start = position
    let byte = base[start]
    if byte == Byte.closeBrace, isBraced {
      body = .closed(isReported: false)
      isClosed = true
      position += 1
      return
    }
    if case .closed(false) = body { return reportTextAfterBrace() }
    if byte == Byte.semicolon { return readStraySemicolons() }
    if isConflictMarker(at: start) { return readConflictMarker() }
    if byte == UInt8(ascii: "#") { return readHashComment() }
    let resumed = skipInvisible(at: start)
    if resumed > start {
      position = resumed
      return
    }
    reportFault(start, start + scalar(at: start).length) { reader in
      "unexpected \(reader.describe(at: start)); \(Self.loss)\(reader.hint(at: start))"
    }
    position = resumptionBehindStray(at: start)
  }

  static let loss = "the platform's reader drops every entry behind it without a word"

  private mutating func readStraySemicolons() {
    let start = position
    while position < count, base[position] == Byte.semicolon { position += 1 }
    reportFault(start, position) { _ in "unexpected ';'; \(Self.loss); remove it" }
    let next = scanner.skipBlanks(from: position)
    // `;=`: more of the same.
    if next < count, base[next] == Byte.equals { position = scanner.resumption(from: next) }
  }

  /// `#` begins no comment, but is meant to.
  private mutating func readHashComment() {
    reportFault(position, position + 1) { _ in
      "'#' begins no comment in a .strings file; write '//', or '/*' and '*/'"
    }
    position = scanner.lineEnd(from: position)
  }

  /// Behind the stray characters: where they touch an entry, that entry.
  private mutating func resumptionBehindStray(at start: Int) -> Int {
    var index = start + scalar(at: start).length
    if base[start] == UInt8(ascii: "@"), index < count, base[index] == Byte.quote { return index }
    while index < count, scanner.blankLength(at: index) == 0, base[index] != Byte.quote,
      base[index] != Byte.semicolon, !scanner.startsComment(at: index),
      !scanner.startsEntry(at: index)
    {
      index += scalar(at: index).length
    }
    return scanner.resumption(from: index)
  }

  /// Behind the invisible characters at `index`, which are reported; `index` where there are none.
  mutating func skipInvisible(at start: Int) -> Int {
    var index = start
    while index < count {
      let (value, length) = scalar(at: index)
      guard InvisibleCharacter.name(of: value) != nil else { break }
      index += length
    }
    guard index > start else { return start }
    reportFault(start, index) { reader in
      "\(reader.describe(at: start)) is no white space here; \(Self.loss); remove it"
    }
    return index
  }

  mutating func reportTextAfterBrace() {
    body = .closed(isReported: true)
    reportFault(position, position + scalar(at: position).length) { _ in
      "text behind the closing brace of the table; move the entries into the braces, or remove "
        + "the braces"
    }
    let byte = base[position]
    let isEntry = Byte.startsToken(byte)
    if !isEntry { position = scanner.resumption(from: position + scalar(at: position).length) }
  }

  mutating func reportOpenBrace(at index: Int) {
    isFaulted = false
    reportFault(index, index + 1) { _ in "the table's '{' is never closed; add '}' at its end" }
  }

  /// A comment without an end was met. Reading goes on at the next line that starts an entry, and
  /// an entry around the comment has its fault.
  mutating func reportOpenComment() {
    let start = scanner.openComment
    scanner.openComment = -1
    isFaulted = true
    report(
      .malformedTable, start, start + 2,
      "the comment that begins here has no end, and the platform's reader takes the rest of the "
        + "file for a part of it; close it with '*/'")
  }

  /// What to do about the character at `index`, where that is known.
  func hint(at index: Int) -> String {
    switch scalar(at: index).value {
    case 0xAB, 0xBB, 0x2018...0x201F, 0x2039, 0x203A, 0x300C...0x300F, 0xFF02, 0xFF07:
      "; write straight quotes (\") around keys and values"
    case 0xFF1B, 0x37E, 0x61B: "; write the plain ';' (U+003B)"
    case 0x40: "; remove the '@'"
    case 0x7D: "; remove it, or open the table with '{'"
    case 0x28, 0x5B: "; a table is a list of entries \"key\" = \"value\";"
    default: ""
    }
  }
}
