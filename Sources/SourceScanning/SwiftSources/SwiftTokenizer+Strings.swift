extension SwiftTokenizer {
  /// Stands in the bytes of a multi-line string where a line begins, with and without a line break
  /// before it. No text has these bytes.
  private static let lineStart: UInt8 = 0xFF
  private static let joinedLineStart: UInt8 = 0xFE

  /// Reads the string whose first quotation mark is at the index.
  mutating func readString(from start: Int, pounds: Int, depth: Int) {
    let isMultiline = isMultilineString(pounds: pounds)
    let slot = tokens.count
    tokens.append(SwiftToken(.string([]), SourceRange(start, start)))
    index += isMultiline ? 3 : 1
    var pieces: [[UInt8]] = [[]]
    while index < end, !isClosed(isMultiline, pounds) {
      let byte = base[index]
      if byte == UInt8(ascii: "\\"), isPounds(pounds, at: index + 1) {
        index += 1 + pounds
        if self.byte(at: index) == UInt8(ascii: "(") {
          readInterpolation(depth: depth)
          pieces.append([])
        } else {
          readEscape(into: &pieces[pieces.count - 1])
        }
      } else if byte == 0x0A || byte == 0x0D {
        if !isMultiline { break }
        skipLineBreak()
        pieces[pieces.count - 1].append(Self.lineStart)
      } else {
        pieces[pieces.count - 1].append(byte)
        index += 1
      }
    }
    if isClosed(isMultiline, pounds) { index += (isMultiline ? 3 : 1) + pounds }
    index = min(index, end)
    let texts = isMultiline ? SwiftTokenizer.outdented(pieces) : pieces
    tokens[slot] = SwiftToken(
      .string(texts.map { String(decoding: $0, as: UTF8.self) }), SourceRange(start, index))
  }

  /// `#"""#` is one quotation mark in a string of one line.
  private func isMultilineString(pounds: Int) -> Bool {
    guard isQuotes(3, at: index) else { return false }
    guard pounds > 0 else { return true }
    var position = index + 1
    while position < end, base[position] != 0x0A, base[position] != 0x0D {
      if base[position] == UInt8(ascii: "\""), isPounds(pounds, at: position + 1) { return false }
      position += 1
    }
    return true
  }

  private func isQuotes(_ count: Int, at offset: Int) -> Bool {
    guard offset + count <= end else { return false }
    for position in offset..<(offset + count) where base[position] != UInt8(ascii: "\"") {
      return false
    }
    return true
  }

  private func isClosed(_ isMultiline: Bool, _ pounds: Int) -> Bool {
    let count = isMultiline ? 3 : 1
    return isQuotes(count, at: index) && isPounds(pounds, at: index + count)
  }

  private mutating func skipLineBreak() {
    index += byte(at: index) == 0x0D && byte(at: index + 1) == 0x0A ? 2 : 1
  }

  private mutating func readInterpolation(depth: Int) {
    let open = index
    index += 1
    append(.punctuation(UInt8(ascii: "(")), from: open)
    if depth < Self.depthLimit { readCode(depth: depth + 1) }
    let close = index
    guard byte(at: index) == UInt8(ascii: ")") else { return }
    index += 1
    append(.punctuation(UInt8(ascii: ")")), from: close)
  }

  /// The index stands behind the backslash.
  private mutating func readEscape(into piece: inout [UInt8]) {
    let escape = byte(at: index)
    index = min(index + 1, end)
    switch escape {
    case UInt8(ascii: "n"): piece.append(0x0A)
    case UInt8(ascii: "r"): piece.append(0x0D)
    case UInt8(ascii: "t"): piece.append(0x09)
    case UInt8(ascii: "0"): piece.append(0)
    case UInt8(ascii: "u"): readScalar(into: &piece)
    case 0x0A, 0x0D:
      index -= 1
      skipLineBreak()
      piece.append(Self.joinedLineStart)
    case 0x20, 0x09:
      while ASCII.isBlank(byte(at: index)) { index += 1 }
      if byte(at: index) == 0x0A || byte(at: index) == 0x0D { skipLineBreak() }
      piece.append(Self.joinedLineStart)
    default: piece.append(escape)
    }
  }

  /// `{1F600}` of an escape.
  private mutating func readScalar(into piece: inout [UInt8]) {
    guard byte(at: index) == UInt8(ascii: "{") else { return }
    var position = index + 1
    var value: UInt32 = 0
    while position < index + 10, let digit = ASCII.hexadecimalValue(byte(at: position)) {
      value = value << 4 | digit
      position += 1
    }
    guard byte(at: position) == UInt8(ascii: "}"), let scalar = Unicode.Scalar(value) else {
      return
    }
    index = position + 1
    piece += Array(String(Character(scalar)).utf8)
  }

  /// Without the first and last line break and the indentation of the closing quotation marks.
  private static func outdented(_ pieces: [[UInt8]]) -> [[UInt8]] {
    let last = pieces.last ?? []
    let start = last.lastIndex(of: lineStart).map { $0 + 1 } ?? last.count
    let indentation = last.count - start
    var isFirst = true
    var texts: [[UInt8]] = []
    for (number, piece) in pieces.enumerated() {
      let stop = number == pieces.count - 1 ? max(start - 1, 0) : piece.count
      var text: [UInt8] = []
      var position = 0
      while position < stop {
        let byte = piece[position]
        position += 1
        guard byte == lineStart || byte == joinedLineStart else {
          text.append(byte)
          continue
        }
        if byte == lineStart, !isFirst { text.append(0x0A) }
        isFirst = false
        let limit = min(position + indentation, stop)
        while position < limit, ASCII.isBlank(piece[position]) { position += 1 }
      }
      texts.append(text)
    }
    return texts
  }
}
