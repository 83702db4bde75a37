/// Faults between entries, and how all faults are reported.
extension StringsReader {
  /// Handles what begins neither an entry nor a comment.
  mutating func readStray() {
    isFaulted = false
    let start = position
    let byte = base[start]
    if byte == ASCII.closeBrace, isBraced {
      body = .closed(isReported: false)
      isClosed = true
      position += 1
      return
    }
    if case .closed(false) = body { return reportTextAfterBrace() }
    if byte == ASCII.semicolon { return readStraySemicolons() }
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
    while position < count, base[position] == ASCII.semicolon { position += 1 }
    reportFault(start, position) { _ in "unexpected ';'; \(Self.loss); remove it" }
    let next = scanner.skipBlanks(from: position)
    // `;=` is part of the same fault.
    if next < count, base[next] == ASCII.equals { position = scanner.resumption(from: next) }
  }

  /// A `#` that was meant to begin a comment.
  private mutating func readHashComment() {
    reportFault(position, position + 1) { _ in
      "'#' begins no comment in a .strings file; write '//', or '/*' and '*/'"
    }
    position = scanner.lineEnd(from: position)
  }

  /// The offset after the stray characters, or the entry that directly follows them.
  private mutating func resumptionBehindStray(at start: Int) -> Int {
    var index = start + scalar(at: start).length
    if base[start] == UInt8(ascii: "@"), index < count, base[index] == ASCII.quote { return index }
    while index < count, scanner.blankLength(at: index) == 0, base[index] != ASCII.quote,
      base[index] != ASCII.semicolon, !scanner.startsComment(at: index)
    {
      if Token.isUnquoted(base[index]) {
        if scanner.startsEntry(at: index) { break }
        // Where a word begins no entry, no part of it does.
        while index < count, Token.isUnquoted(base[index]), !scanner.startsComment(at: index) {
          index += 1
        }
      } else {
        index += scalar(at: index).length
      }
    }
    return scanner.resumption(from: index)
  }

  /// Reports invisible characters and returns the offset after them; `start` if there are none.
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
    let isEntry = Token.starts(with: byte)
    if !isEntry { position = scanner.resumption(from: position + scalar(at: position).length) }
  }

  mutating func reportOpenBrace(at index: Int) {
    isFaulted = false
    reportFault(index, index + 1) { _ in "the table's '{' is never closed; add '}' at its end" }
  }

  /// Reports an unterminated comment. Reading resumes at the next line that starts an entry; if the
  /// comment is inside an entry, this is that entry's fault.
  mutating func reportOpenComment() {
    let start = scanner.openComment
    scanner.openComment = -1
    isFaulted = true
    report(
      .malformedTable, start, start + 2,
      "the comment that begins here has no end, and the platform's reader takes the rest of the "
        + "file for a part of it; close it with '*/'")
  }

  /// What to do about the character at `index`, if known; else empty.
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

/// Conflict markers of a version control system.
extension StringsReader {
  func isConflictMarker(at index: Int) -> Bool {
    ConflictMarker.stands(at: index, in: base, count: count)
  }

  /// Reports the first marker of a conflict; the others become notes on it.
  mutating func readConflictMarker() {
    let start = position
    position = scanner.lineEnd(from: start)
    let marker = base[start]
    if let conflict, marker != ASCII.less {
      let location = SourceLocation(text: text, range: SourceRange(start, position))
      diagnostics[conflict].notes.append(
        Diagnostic.Note("the conflict goes on here", at: location))
    } else {
      reportFault(start, position) { _ in ConflictMarker.message }
      conflict = diagnostics.count - 1
    }
    if marker == 0x3E { conflict = nil }
  }
}

extension StringsReader {
  /// The key is that of an entry which ends where the fault begins: `"key" = "value";;`. For faults
  /// inside of an entry it is set when the entry is read.
  mutating func report(_ rule: Rule, _ start: Int, _ end: Int, _ message: String) {
    let previous = entries.last.flatMap { Int($0.range.end) == start && end > start ? $0.key : nil }
    diagnostics.append(
      Diagnostic(
        rule: rule, message: message,
        location: SourceLocation(text: text, range: SourceRange(start, end)), table: table,
        language: language, key: previous?.string))
  }

  /// Reports a fault of the current entry unless it already has one.
  mutating func reportFault(_ start: Int, _ end: Int, _ message: (StringsReader) -> String) {
    if scanner.openComment >= 0 { reportOpenComment() }
    guard !isFaulted else { return }
    isFaulted = true
    report(.malformedTable, start, end, message(self))
  }

  /// A token's text for a message, shortened if it is long.
  func excerpt(_ start: Int, _ end: Int) -> String {
    let limit = 40
    var length = min(end - start, limit)
    while length > 0, start + length < count, base[start + length] & 0xC0 == 0x80 { length -= 1 }
    let bytes = UnsafeBufferPointer(start: base + start, count: max(length, 0))
    let shown = String(decoding: bytes, as: UTF8.self)
    let printable = shown.unicodeScalars.map { $0.value < 0x20 ? " " : String($0) }.joined()
    return printable + (end - start > limit ? "…" : "")
  }

  /// The scalar at `index`; the text is valid UTF-8.
  func scalar(at index: Int) -> (value: UInt32, length: Int) {
    scanner.bytes.scalar(at: index)
  }

  /// The character at `index`, named for a message.
  func describe(at index: Int) -> String {
    guard index < count else { return "the end of the file" }
    let (value, length) = scalar(at: index)
    if let name = InvisibleCharacter.name(of: value) { return name }
    return
      "'\(String(decoding: UnsafeBufferPointer(start: base + index, count: length), as: UTF8.self))'"
  }
}

/// Characters that editors and web pages leave in files and that do not count as white space.
enum InvisibleCharacter {
  static func name(of scalar: UInt32) -> String? {
    guard let known = knownName(of: scalar) else {
      let isControl = scalar < 0x20 && !(9...13 ~= scalar) || 0x7F...0x9F ~= scalar
      return isControl ? "the control character \(code(scalar))" : nil
    }
    return "\(known) (\(code(scalar)))"
  }

  private static func code(_ scalar: UInt32) -> String {
    let digits = String(scalar, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private static func knownName(of scalar: UInt32) -> String? {
    switch scalar {
    case 0x00: "a NUL character"
    case 0x85: "a next-line character"
    case 0xA0: "a no-break space"
    case 0xAD: "a soft hyphen"
    case 0x1680, 0x2000...0x200A, 0x202F, 0x205F: "a space character other than U+0020"
    case 0x200B: "a zero-width space"
    case 0x200C: "a zero-width non-joiner"
    case 0x200D: "a zero-width joiner"
    case 0x200E: "a left-to-right mark"
    case 0x200F: "a right-to-left mark"
    case 0x061C, 0x202A...0x202E, 0x2066...0x2069: "a text direction character"
    case 0x2060: "a word joiner"
    case 0x3000: "an ideographic space"
    case 0xFEFF: "a byte-order mark"
    default: nil
    }
  }
}
