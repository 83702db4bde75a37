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

  /// Behind `/…/` at the index, where an operand may stand; nil where the slash divides.
  private func endOfRegularExpression() -> Int? {
    guard awaitsOperand, byte(at: index + 1) > 0x20 else { return nil }
    var position = index + 1
    var isInClass = false
    while position < end, base[position] != 0x0A, base[position] != 0x0D {
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
