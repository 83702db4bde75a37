/// What a pair of marks does to the text between them.
package enum MarkKind: UInt8, Sendable {
  /// `**bold**`
  case strong = 1
  /// `_emphasis_`
  case emphasis
  /// A pair of backticks.
  case code
  /// `[text](address)`
  case link
  /// `<name>text</name>`
  case tag
}

/// One mark of a pair, as a range of a text's bytes.
package struct Mark: Equatable, Sendable {
  package var kind: MarkKind
  package var isOpening: Bool
  package var start: Int
  package var count: Int

  var end: Int { start + count }
}

/// Finds the pairs of marks in a text. What has no partner is text, and placeholders have no marks in
/// them. Linear: what is open is bounded, and each address and tag is read once.
struct MarkReader {
  private static let deepest = 8

  private struct Opening {
    var mark: Mark
    /// Of a tag.
    var name: Range<Int>
  }

  private let bytes: UnsafeRawBufferPointer
  /// Placeholders, in order.
  private let holes: [Range<Int>]
  private var nextHole = 0
  private var open: [Opening] = []
  private var found: [Mark] = []

  /// In the order of the text.
  static func marks(in text: Text, _ template: MessageTemplate?) -> [Mark] {
    guard mayHoldMarks(text.bytes) else { return [] }
    var reader = MarkReader(text, template)
    reader.read()
    return reader.found.sorted { $0.start < $1.start }
  }

  /// Most texts hold none of the characters.
  private static func mayHoldMarks(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let base = bytes.baseAddress, bytes.count > 2 else { return false }
    return memchr(base, 0x2A, bytes.count) != nil || memchr(base, 0x5F, bytes.count) != nil
      || memchr(base, 0x60, bytes.count) != nil || memchr(base, 0x3C, bytes.count) != nil
      || memchr(base, 0x5B, bytes.count) != nil
  }

  private init(_ text: Text, _ template: MessageTemplate?) {
    bytes = text.bytes
    holes = (template?.segments ?? []).compactMap { segment in
      if case .text = segment.kind { return nil }
      return Int(segment.range.lowerBound)..<Int(segment.range.upperBound)
    }
  }

  private mutating func read() {
    var index = 0
    while index < bytes.count {
      if nextHole < holes.count, holes[nextHole].lowerBound <= index {
        index = max(index, holes[nextHole].upperBound)
        nextHole += 1
      } else {
        index = read(at: index)
      }
    }
  }

  /// Where the text goes on.
  private mutating func read(at index: Int) -> Int {
    let isInCode = open.last?.mark.kind == .code
    switch bytes[index] {
    case UInt8(ascii: "`"): return readCode(at: index)
    case _ where isInCode: return index + 1
    case UInt8(ascii: "*") where byte(index + 1) == UInt8(ascii: "*"):
      return readStrong(at: index)
    case UInt8(ascii: "_"): return readEmphasis(at: index)
    case UInt8(ascii: "["):
      push(Mark(kind: .link, isOpening: true, start: index, count: 1))
      return index + 1
    case UInt8(ascii: "]"): return readAddress(at: index)
    case UInt8(ascii: "<"): return readTag(at: index)
    default: return index + 1
    }
  }

  private func byte(_ index: Int) -> UInt8? {
    index >= 0 && index < bytes.count ? bytes[index] : nil
  }

  private func isSpace(_ index: Int) -> Bool { byte(index).map(ASCII.isWhitespace) ?? true }

  /// A letter, a digit, or part of a character beyond ASCII.
  private func isWord(_ index: Int) -> Bool {
    byte(index).map { ASCII.isWord($0) || $0 >= 0x80 } ?? false
  }

  private mutating func push(_ mark: Mark, name: Range<Int> = 0..<0) {
    if open.count < Self.deepest { open.append(Opening(mark: mark, name: name)) }
  }

  /// Ends the innermost pair that fits; what was opened inside of it and is still open is text.
  private mutating func close(
    _ mark: Mark, where fits: (Opening) -> Bool = { _ in true }
  ) -> Bool {
    guard let index = open.lastIndex(where: { $0.mark.kind == mark.kind && fits($0) }),
      open[index].mark.end < mark.start
    else { return false }
    found.append(open[index].mark)
    found.append(mark)
    open.removeSubrange(index...)
    return true
  }

  private mutating func readCode(at index: Int) -> Int {
    let mark = Mark(kind: .code, isOpening: open.last?.mark.kind != .code, start: index, count: 1)
    if mark.isOpening {
      if contains(UInt8(ascii: "`"), from: index + 1) { push(mark) }
    } else if !close(mark) {
      open.removeLast()
    }
    return index + 1
  }

  private func contains(_ byte: UInt8, from index: Int) -> Bool {
    guard let base = bytes.baseAddress, index < bytes.count else { return false }
    return memchr(base + index, Int32(byte), bytes.count - index) != nil
  }

  private mutating func readStrong(at index: Int) -> Int {
    let end = index + 2
    if !isSpace(index - 1), close(Mark(kind: .strong, isOpening: false, start: index, count: 2)) {
      return end
    }
    if !isSpace(end), byte(end) != UInt8(ascii: "*") {
      push(Mark(kind: .strong, isOpening: true, start: index, count: 2))
    }
    return end
  }

  private mutating func readEmphasis(at index: Int) -> Int {
    let mark = Mark(kind: .emphasis, isOpening: false, start: index, count: 1)
    if !isSpace(index - 1), !isWord(index + 1), close(mark) { return index + 1 }
    if !isWord(index - 1), !isSpace(index + 1), byte(index + 1) != UInt8(ascii: "_") {
      push(Mark(kind: .emphasis, isOpening: true, start: index, count: 1))
    }
    return index + 1
  }

  /// `](address)`, without a placeholder.
  private mutating func readAddress(at index: Int) -> Int {
    guard byte(index + 1) == UInt8(ascii: "(") else { return index + 1 }
    let limit = nextHole < holes.count ? holes[nextHole].lowerBound : bytes.count
    var end = index + 2
    while end < limit, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "("),
      bytes[end] != UInt8(ascii: ")")
    {
      end += 1
    }
    guard end < limit, bytes[end] == UInt8(ascii: ")"), end > index + 2 else { return end }
    _ = close(Mark(kind: .link, isOpening: false, start: index, count: end + 1 - index))
    return end + 1
  }

  /// `<name>`, `<name and more>` or `</name>`.
  private mutating func readTag(at index: Int) -> Int {
    let isOpening = byte(index + 1) != UInt8(ascii: "/")
    let start = isOpening ? index + 1 : index + 2
    let limit = nextHole < holes.count ? holes[nextHole].lowerBound : bytes.count
    var nameEnd = start
    while nameEnd < limit, ASCII.isAlphanumeric(bytes[nameEnd]) || bytes[nameEnd] == 0x2D {
      nameEnd += 1
    }
    var end = nameEnd
    while end < limit, bytes[end] != UInt8(ascii: ">"), bytes[end] != UInt8(ascii: "<") { end += 1 }
    guard end < limit, bytes[end] == UInt8(ascii: ">"), nameEnd > start,
      !ASCII.isDigit(bytes[start])
    else { return max(end, index + 1) }
    let mark = Mark(kind: .tag, isOpening: isOpening, start: index, count: end + 1 - index)
    if isOpening {
      if bytes[end - 1] != UInt8(ascii: "/") { push(mark, name: start..<nameEnd) }
    } else {
      let name = bytes[start..<nameEnd]
      let bytes = bytes
      _ = close(mark) { bytes[$0.name].elementsEqual(name) }
    }
    return end + 1
  }
}
