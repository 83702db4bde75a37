/// Swift source text → tokens. Any bytes give some: what is never closed ends with the line or file.
package struct SwiftTokenizer {
  /// Interpolations nested deeper than this are read past.
  static let depthLimit = 64

  let base: UnsafePointer<UInt8>
  let end: Int
  var index = 0
  var tokens: [SwiftToken] = []

  package static func tokens(of source: SourceText) -> [SwiftToken] {
    withExtendedLifetime(source) {
      let bytes = SourceBytes(source.storage)
      var tokenizer = SwiftTokenizer(base: bytes.base, end: bytes.end)
      if bytes.matches("\u{FEFF}", at: 0) { tokenizer.index = 3 }
      if bytes.matches("#!", at: tokenizer.index) { tokenizer.skipLine() }
      tokenizer.readCode(depth: 0)
      return tokenizer.tokens
    }
  }

  private init(base: UnsafePointer<UInt8>, end: Int) {
    self.base = base
    self.end = end
    tokens.reserveCapacity(end / 6)
  }

  /// The byte at an offset, 0 behind the end.
  func byte(at offset: Int) -> UInt8 { offset < end ? base[offset] : 0 }

  mutating func append(_ kind: SwiftToken.Kind, from start: Int) {
    tokens.append(SwiftToken(kind, SourceRange(start, index)))
  }

  /// Reads to the end, or, in an interpolation, to the parenthesis that closes it.
  mutating func readCode(depth: Int) {
    var parentheses = 0
    while index < end {
      let start = index
      let byte = base[index]
      switch byte {
      case 0...0x20: index += 1
      case UInt8(ascii: "/"): readSlash()
      case UInt8(ascii: "\""): readString(from: start, pounds: 0, depth: depth)
      case UInt8(ascii: "#"): readPound(depth: depth)
      case UInt8(ascii: "`"): readQuotedIdentifier()
      case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
      case UInt8(ascii: ")") where depth > 0 && parentheses == 0: return
      default:
        if isIdentifierPart(at: index) > 0 {
          readIdentifier()
        } else {
          if byte == UInt8(ascii: "(") { parentheses += 1 }
          if byte == UInt8(ascii: ")") { parentheses -= 1 }
          index += 1
          while index < end, base[index] & 0xC0 == 0x80 { index += 1 }
          append(.punctuation(byte), from: start)
        }
      }
    }
  }

  private mutating func readIdentifier() {
    let start = index
    while true {
      let length = isIdentifierPart(at: index)
      if length == 0 { break }
      index += length
    }
    append(.identifier(text(start, index)), from: start)
  }

  private mutating func readQuotedIdentifier() {
    let start = index
    var stop = index + 1
    while stop < end, base[stop] != UInt8(ascii: "`"), base[stop] != 0x0A { stop += 1 }
    index = min(stop + 1, end)
    guard byte(at: stop) == UInt8(ascii: "`"), stop > start + 1 else {
      index = start + 1
      return append(.punctuation(UInt8(ascii: "`")), from: start)
    }
    append(.identifier(text(start + 1, stop)), from: start)
  }

  private mutating func readNumber() {
    let start = index
    while index < end {
      let isFraction = base[index] == UInt8(ascii: ".") && ASCII.isDigit(byte(at: index + 1))
      let length = isIdentifierPart(at: index)
      guard isFraction || length > 0 else { break }
      index += max(length, 1)
    }
    append(.number(text(start, index)), from: start)
  }

  func text(_ start: Int, _ stop: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: base + start, count: stop - start), as: UTF8.self)
  }

  mutating func skipLine() {
    while index < end, base[index] != 0x0A, base[index] != 0x0D { index += 1 }
  }

  /// The length of the scalar at `offset` if a name may have it, else 0. Operators that are no
  /// ASCII are told apart by Swift's grammar.
  private func isIdentifierPart(at offset: Int) -> Int {
    guard offset < end else { return 0 }
    switch base[offset] {
    case let byte where ASCII.isWord(byte) || byte == UInt8(ascii: "$"): return 1
    case 0..<0xC0: return 0
    default:
      var length = 1
      while length < 4, offset + length < end, base[offset + length] & 0xC0 == 0x80 { length += 1 }
      let scalar = text(offset, offset + length).unicodeScalars.first?.value ?? 0
      return SwiftTokenizer.isOperator(scalar) ? 0 : length
    }
  }

  private static func isOperator(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x80...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7,
      0x2016...0x2017, 0x2020...0x2029, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
      0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3003,
      0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }
}

/// A word of Swift source text; comments and white space are none.
package struct SwiftToken: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// Without backticks. Keywords are identifiers too.
    case identifier(String)
    /// The text between the interpolations, escapes replaced: one piece where there are none. The
    /// code of an interpolation follows as tokens, in its parentheses.
    case string([String])
    case number(String)
    case regularExpression
    /// The first byte of one character, so that an operator may be several.
    case punctuation(UInt8)
  }

  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }

  package var identifier: String? {
    if case .identifier(let name) = kind { return name }
    return nil
  }

  package func isPunctuation(_ character: Unicode.Scalar) -> Bool {
    kind == .punctuation(UInt8(truncatingIfNeeded: character.value))
  }
}

extension SwiftTokenizer {
  /// A comment, a regular expression or an operator.
  mutating func readSlash() {
    let start = index
    switch byte(at: index + 1) {
    case UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "*"): skipBlockComment()
    default:
      if let close = endOfRegularExpression() {
        index = close
        append(.regularExpression, from: start)
      } else {
        index += 1
        append(.punctuation(UInt8(ascii: "/")), from: start)
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < end {
      if base[index] == UInt8(ascii: "/"), byte(at: index + 1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if base[index] == UInt8(ascii: "*"), byte(at: index + 1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return }
      } else {
        index += 1
      }
    }
  }

  /// Longer ones are not looked for: where a slash divides, the rest of the line would be read for
  /// each of them.
  private static let regularExpressionLimit = 4096

  /// Behind `/…/` at the index, where an operand may stand; nil where the slash divides.
  private func endOfRegularExpression() -> Int? {
    guard awaitsOperand, byte(at: index + 1) > 0x20 else { return nil }
    var position = index + 1
    var isInClass = false
    let limit = min(end, index + Self.regularExpressionLimit)
    while position < limit, base[position] != 0x0A, base[position] != 0x0D {
      switch base[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        return base[position - 1] > 0x20 ? position + 1 : nil
      default: break
      }
      position += 1
    }
    return nil
  }

  private var awaitsOperand: Bool {
    switch tokens.last?.kind {
    case nil: true
    case .punctuation(let byte): !Array(")]}/".utf8).contains(byte)
    case .identifier(let name): SwiftToken.wordsBeforeOperands.contains(name)
    case .string, .number, .regularExpression: false
    }
  }

  /// A string or regular expression between number signs, or `#if` and its kin.
  mutating func readPound(depth: Int) {
    let start = index
    var open = index
    while byte(at: open) == UInt8(ascii: "#") { open += 1 }
    switch byte(at: open) {
    case UInt8(ascii: "\""):
      index = open
      readString(from: start, pounds: open - start, depth: depth)
    case UInt8(ascii: "/"): readExtendedRegularExpression(from: start, open: open)
    default:
      index = open
      append(.punctuation(UInt8(ascii: "#")), from: start)
    }
  }

  private mutating func readExtendedRegularExpression(from start: Int, open: Int) {
    let pounds = open - start
    index = open + 1
    while index < end {
      if base[index] == UInt8(ascii: "/"), isPounds(pounds, at: index + 1) {
        index += 1 + pounds
        break
      }
      index += base[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, end)
    append(.regularExpression, from: start)
  }

  /// Whether `count` number signs stand at `offset`.
  func isPounds(_ count: Int, at offset: Int) -> Bool {
    guard offset + count <= end else { return false }
    for position in offset..<(offset + count) where base[position] != UInt8(ascii: "#") {
      return false
    }
    return true
  }
}

extension SwiftToken {
  /// Keywords behind which an expression begins.
  package static let wordsBeforeOperands: Set<String> = [
    "as", "await", "case", "catch", "default", "defer", "do", "else", "for", "guard", "if", "in",
    "is", "repeat", "return", "switch", "throw", "try", "where", "while", "yield", "consume",
    "copy",
  ]
}
