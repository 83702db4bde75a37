extension JSONReader {
  mutating func readString() {
    let content = index + 1
    var stop = bytes.first(0x22, from: content)
    var node = ValueNode(
      kind: .string, start: content, end: stop, outerStart: index, outerEnd: stop + 1)
    let isKey = prepareString()
    if stop == end || controls.isFound(from: content, to: stop) {
      stop = abandon(&node, isKey: isKey)
    } else if bytes.first(0x5C, from: content, to: stop) < stop {
      decode(&node, isKey: isKey)
      stop = Int(node.outerEnd)
    } else {
      stop += 1
    }
    nodes.append(node)
    endOfLast = stop
    index = stop
    expectation = isKey ? .colon : depth == 0 ? .nothing : .separator
  }

  /// Whether the string that comes is an object's key.
  private mutating func prepareString() -> Bool {
    switch expectation {
    case .key:
      comma = -1
      return true
    case .separator where inObject:
      fault("',' is missing", from: endOfLast, to: index)
      return true
    default:
      prepareValue()
      return false
    }
  }

  /// Handles a string that is not closed on its line or holds a raw control character. Returns where
  /// reading resumes.
  private mutating func abandon(_ node: inout ValueNode, isKey: Bool) -> Int {
    let start = Int(node.outerStart)
    let lineEnd = controls.endOfLine(from: start)
    node.kind = .invalid
    let quote = Int(node.end)
    if quote < lineEnd {
      let place = controls.first(from: start, to: quote)
      let escape = JSONReader.escape(of: base[place])
      fault("a control character inside of a text: write \(escape)", from: place, to: place + 1)
      return quote + 1
    }
    fault("the text is not closed on its line", from: start, to: lineEnd)
    var stop = lineEnd
    if isKey {
      stop = bytes.first(0x3A, from: start, to: lineEnd)
    } else if lineEnd > start, base[lineEnd - 1] == 0x2C {
      stop = lineEnd - 1
    }
    node.end = Int32(truncatingIfNeeded: stop)
    node.outerEnd = node.end
    return stop
  }

  private static func escape(of byte: UInt8) -> String {
    if byte == 0x09 { return "\\t" }
    let digits = String(byte, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }

  private mutating func decode(_ node: inout ValueNode, isKey: Bool) {
    let textStart = side.count
    var position = Int(node.start)
    var quote = Int(node.end)
    while true {
      if quote < position { quote = bytes.first(0x22, from: position) }
      let escape = bytes.first(0x5C, from: position, to: quote)
      if quote == end || controls.isFound(from: position, to: escape) {
        node.end = Int32(truncatingIfNeeded: quote)
        node.outerEnd = Int32(truncatingIfNeeded: abandon(&node, isKey: isKey))
        return
      }
      side.append(UnsafeRawBufferPointer(start: base + position, count: escape - position))
      if escape == quote {
        node.end = Int32(truncatingIfNeeded: quote)
        node.outerEnd = Int32(truncatingIfNeeded: quote + 1)
        break
      }
      guard let next = appendEscape(at: escape) else {
        node.kind = .invalid
        fault(
          "unknown escape: a backslash in a text is written \\\\", from: escape,
          to: min(escape + 2, end))
        position = min(escape + 2, end)
        continue
      }
      position = next
    }
    node.isDecoded = true
    node.textStart = Int32(truncatingIfNeeded: textStart)
    node.textCount = Int32(truncatingIfNeeded: side.count - textStart)
  }

  /// Returns the offset after the escape; nil if it is unknown.
  private func appendEscape(at escape: Int) -> Int? {
    guard escape + 1 < end else { return nil }
    let byte = base[escape + 1]
    switch byte {
    case 0x22, 0x2F, 0x5C: side.append(byte)
    case 0x62: side.append(0x08)
    case 0x66: side.append(0x0C)
    case 0x6E: side.append(0x0A)
    case 0x72: side.append(0x0D)
    case 0x74: side.append(0x09)
    case 0x75: return appendUnicodeEscape(at: escape)
    default: return nil
    }
    return escape + 2
  }

  /// A lone surrogate becomes U+FFFD.
  private func appendUnicodeEscape(at escape: Int) -> Int? {
    guard let high = codeUnit(at: escape) else { return nil }
    if let scalar = Unicode.Scalar(high) {
      side.append(scalar)
      return escape + 6
    }
    if let low = codeUnit(at: escape + 6),
      let scalar = UnicodeEncoding.scalar(high: high, low: low)
    {
      side.append(scalar)
      return escape + 12
    }
    side.append("\u{FFFD}")
    return escape + 6
  }

  private func codeUnit(at escape: Int) -> UInt32? {
    guard escape + 6 <= end, base[escape] == 0x5C, base[escape + 1] == 0x75 else { return nil }
    var value: UInt32 = 0
    for position in escape + 2..<escape + 6 {
      guard let digit = ASCII.hexadecimalValue(base[position]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  // MARK: Numbers and words

  mutating func readLiteral() {
    let start = index
    var stop = start
    scan: while stop < end {
      switch base[stop] {
      case 0x20, 0x09, 0x0A, 0x0D, 0x22, 0x2C, 0x3A, 0x5B, 0x5D, 0x7B, 0x7D: break scan
      default: stop += 1
      }
    }
    var node = ValueNode(kind: .number, start: start, end: stop, outerStart: start, outerEnd: stop)
    let isValid = classify(&node)
    switch expectation {
    case .separator: readStrayText(from: start, to: stop)
    case .key where !isValid, .colon where !isValid:
      fault("text outside of quotation marks", from: start, to: stop)
      if case .colon = expectation { nodes.invalidateLast() }
    default:
      prepareValue()
      if !isValid {
        fault("neither a text, a number, true, false nor null", from: start, to: stop)
        node.kind = .invalid
      }
      nodes.append(node)
      endOfLast = stop
      expectation = depth == 0 ? .nothing : .separator
    }
    index = stop
  }

  /// Handles text after a value, most likely the rest of a text with a quotation mark in it.
  private mutating func readStrayText(from start: Int, to stop: Int) {
    fault(
      "text behind the value: a quotation mark inside of a text is written \\\"", from: start,
      to: stop)
    if nodes.count > 0, case .string = nodes.base[nodes.count - 1].kind {
      nodes.invalidateLast()
    }
  }

  private func classify(_ node: inout ValueNode) -> Bool {
    let start = Int(node.start)
    let stop = Int(node.end)
    func isWord(_ word: StaticString) -> Bool {
      bytes.matches(word, from: start, to: stop)
    }
    if isWord("true") || isWord("false") {
      node.kind = .boolean
      return true
    }
    if isWord("null") {
      node.kind = .null
      return true
    }
    return isNumber(from: start, to: stop)
  }

  private func isNumber(from start: Int, to stop: Int) -> Bool {
    var position = start
    func skipDigits() -> Bool {
      let first = position
      while position < stop, ASCII.isDigit(base[position]) { position += 1 }
      return position > first
    }
    if position < stop, base[position] == 0x2D { position += 1 }
    let isZero = position < stop && base[position] == 0x30
    let whole = position
    guard skipDigits(), !isZero || position == whole + 1 else { return false }
    if position < stop, base[position] == 0x2E {
      position += 1
      guard skipDigits() else { return false }
    }
    if position < stop, base[position] | 0x20 == 0x65 {
      position += 1
      if position < stop, base[position] == 0x2B || base[position] == 0x2D { position += 1 }
      guard skipDigits() else { return false }
    }
    return position == stop
  }
}

/// Finds control characters that a JSON string must not contain. Searches for those that are seldom
/// there only in files that have any.
struct ControlSearch {
  private let bytes: SourceBytes
  private let hasTabs: Bool
  private let hasReturns: Bool
  /// Whether there are any but tabs and ends of lines.
  private let hasOthers: Bool

  init(_ bytes: SourceBytes) {
    self.bytes = bytes
    hasTabs = bytes.first(0x09, from: 0) < bytes.end
    hasReturns = bytes.first(0x0D, from: 0) < bytes.end
    hasOthers = bytes.holdsControls(from: 0, to: bytes.end)
  }

  /// Of bytes of which few are read.
  init(unsearched bytes: SourceBytes) {
    self.bytes = bytes
    (hasTabs, hasReturns, hasOthers) = (true, true, true)
  }

  private static func isOther(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D
  }

  func isFound(from start: Int, to stop: Int) -> Bool {
    if bytes.first(0x0A, from: start, to: stop) < stop { return true }
    if hasTabs, bytes.first(0x09, from: start, to: stop) < stop { return true }
    if hasOthers, bytes.holdsControls(from: start, to: stop) { return true }
    return hasReturns && bytes.first(0x0D, from: start, to: stop) < stop
  }

  /// The first but those that end a line; `stop` where there is none.
  func first(from start: Int, to stop: Int) -> Int {
    var index = start
    while index < stop, bytes.base[index] != 0x09, !ControlSearch.isOther(bytes.base[index]) {
      index += 1
    }
    return index
  }

  func endOfLine(from start: Int) -> Int {
    let feed = bytes.first(0x0A, from: start)
    return hasReturns ? bytes.first(0x0D, from: start, to: feed) : feed
  }
}
