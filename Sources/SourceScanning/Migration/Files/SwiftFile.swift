/// One Swift file as tokens, with what closes what. Made once, read by every rewriter.
package struct SwiftFile: Sendable {
  package let source: SourceText
  let tokens: [SwiftToken]
  /// Of a bracket the other one of its pair; -1 for everything else.
  private let partners: [Int32]
  /// Of a string literal the index behind the code of its interpolations; 0 for everything else.
  private let literalEnds: [Int32]
  /// Of every token the innermost brace that is open there; -1 outside of all.
  private let braces: [Int32]
  /// The same for brackets of every kind.
  private let openers: [Int32]
  /// Whether every bracket and every string literal is closed.
  package let isBalanced: Bool

  package init(_ source: SourceText) {
    self.source = source
    tokens = SwiftTokenizer.tokens(of: source)
    var pairing = Pairing(tokens, source.storage)
    pairing.read()
    partners = pairing.partners
    literalEnds = pairing.literalEnds
    braces = pairing.braces
    openers = pairing.openers
    isBalanced = pairing.isBalanced
  }

  var count: Int { tokens.count }

  /// Nil where there is no bracket.
  func partner(of index: Int) -> Int? {
    guard partners.indices.contains(index), partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// The innermost brace that is open at the token, it itself left out.
  func brace(around index: Int) -> Int? {
    guard braces.indices.contains(index), braces[index] >= 0 else { return nil }
    return Int(braces[index])
  }

  /// The innermost bracket of any kind that is open at the token, it itself left out.
  func opener(around index: Int) -> Int? {
    guard openers.indices.contains(index), openers[index] >= 0 else { return nil }
    return Int(openers[index])
  }

  /// The token behind the one at the index, interpolations and what brackets hold passed over.
  func next(_ index: Int) -> Int {
    if literalEnds[index] > 0 { return Int(literalEnds[index]) }
    if let partner = partner(of: index), partner > index { return partner + 1 }
    return index + 1
  }

  // MARK: Single tokens

  func name(_ index: Int) -> String? {
    tokens.indices.contains(index) ? tokens[index].identifier : nil
  }

  func isName(_ index: Int, _ name: String) -> Bool { self.name(index) == name }

  func isMark(_ index: Int, _ character: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isPunctuation(character)
  }

  /// Whether one of the characters stands there.
  func isMark(_ index: Int, in characters: String) -> Bool {
    guard tokens.indices.contains(index), case .punctuation(let byte) = tokens[index].kind else {
      return false
    }
    return characters.utf8.contains(byte)
  }

  /// Whether a literal begins there: a string's pieces between its interpolations.
  func pieces(_ index: Int) -> [String]? {
    guard tokens.indices.contains(index), case .string(let pieces) = tokens[index].kind else {
      return nil
    }
    return pieces
  }

  /// The text of a string literal without interpolations.
  func literal(_ index: Int) -> String? {
    guard let pieces = pieces(index), pieces.count == 1 else { return nil }
    return pieces[0]
  }

  func start(_ index: Int) -> Int { Int(tokens[index].range.start) }
  func end(_ index: Int) -> Int { Int(tokens[index].range.end) }

  /// Whether nothing stands between the two tokens.
  func touches(_ index: Int, _ other: Int) -> Bool {
    tokens.indices.contains(index) && tokens.indices.contains(other) && end(index) == start(other)
  }

  /// Whether a line break stands in front of the token.
  func beginsLine(_ index: Int) -> Bool {
    guard index > 0, tokens.indices.contains(index) else { return true }
    let stop = start(index)
    var offset = min(end(index - 1), stop)
    while offset < stop {
      if source.storage.bytes[offset] == 0x0A || source.storage.bytes[offset] == 0x0D {
        return true
      }
      offset += 1
    }
    return false
  }

  // MARK: Several tokens

  /// From the first byte of the first token to the last one of the last.
  func bytes(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    var stop = end(last)
    var index = first
    while index < range.upperBound {
      stop = max(stop, end(index))
      index = next(index)
    }
    return start(first)..<max(stop, start(first))
  }

  func text(_ range: Range<Int>) -> String {
    String(
      decoding: UnsafeRawBufferPointer(rebasing: source.storage.bytes[bytes(range)]),
      as: UTF8.self)
  }

  /// The same in one line and of moderate length: for reports.
  func shortText(_ range: Range<Int>) -> String {
    let bytes = self.bytes(range)
    let part = source.storage.bytes[
      bytes.lowerBound..<min(bytes.upperBound, bytes.lowerBound + 400)]
    let words = String(decoding: UnsafeRawBufferPointer(rebasing: part), as: UTF8.self).split {
      $0.isWhitespace
    }.joined(separator: " ")
    return words.count > 80 ? words.prefix(79) + "…" : words
  }

  /// Whether a comment stands between the tokens of the range.
  func holdsComment(_ range: Range<Int>) -> Bool {
    guard let first = range.first else { return false }
    var position = end(first)
    var index = first + 1
    while index < range.upperBound {
      let stop = start(index)
      if position < stop, source.storage.bytes[position..<stop].contains(UInt8(ascii: "/")) {
        return true
      }
      position = max(position, end(index))
      index += 1
    }
    return false
  }
}

/// Finds what closes what.
private struct Pairing {
  private let tokens: [SwiftToken]
  private let storage: ByteStorage
  private(set) var partners: [Int32]
  private(set) var literalEnds: [Int32]
  private(set) var braces: [Int32]
  private(set) var openers: [Int32]
  private var openBraces: [Int32] = [-1]
  private(set) var isBalanced = true
  private var open: [Int] = []

  init(_ tokens: [SwiftToken], _ storage: ByteStorage) {
    self.tokens = tokens
    self.storage = storage
    partners = Array(repeating: -1, count: tokens.count)
    literalEnds = Array(repeating: 0, count: tokens.count)
    braces = Array(repeating: -1, count: tokens.count)
    openers = braces
  }

  mutating func read() {
    var literals: [Int] = []
    for (index, token) in tokens.enumerated() {
      while let literal = literals.last, token.range.start >= tokens[literal].range.end {
        literalEnds[literal] = Int32(truncatingIfNeeded: index)
        literals.removeLast()
      }
      if token.isPunctuation("}"), openBraces.count > 1 { openBraces.removeLast() }
      braces[index] = openBraces.last ?? -1
      openers[index] = open.last.map { Int32(truncatingIfNeeded: $0) } ?? -1
      if token.isPunctuation("{") { openBraces.append(Int32(truncatingIfNeeded: index)) }
      switch token.kind {
      case .string:
        literals.append(index)
        isBalanced = isBalanced && isClosed(token)
      case .punctuation(let byte): read(byte, at: index)
      default: break
      }
    }
    for literal in literals { literalEnds[literal] = Int32(truncatingIfNeeded: tokens.count) }
    isBalanced = isBalanced && open.isEmpty
  }

  private mutating func read(_ byte: UInt8, at index: Int) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let start = open.last, tokens[start].kind == .punctuation(Pairing.opening(byte)) else {
        isBalanced = false
        return
      }
      open.removeLast()
      partners[start] = Int32(truncatingIfNeeded: index)
      partners[index] = Int32(truncatingIfNeeded: start)
    default: break
    }
  }

  private static func opening(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }

  /// Whether the literal ends as it begins.
  private func isClosed(_ token: SwiftToken) -> Bool {
    let bytes = storage.bytes[Int(token.range.start)..<Int(token.range.end)]
    let pounds = bytes.prefix { $0 == UInt8(ascii: "#") }.count
    let inner = bytes.dropFirst(pounds).dropLast(pounds)
    return bytes.suffix(pounds).allSatisfy { $0 == UInt8(ascii: "#") } && inner.count > 1
      && inner.last == UInt8(ascii: "\"")
  }
}
