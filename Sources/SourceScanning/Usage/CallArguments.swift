/// Which bracket closes which, whatever their kinds.
struct BracketPairs {
  /// By the index of the opening one; the count of tokens for what is never closed.
  private var closing: [Int: Int] = [:]

  init(_ tokens: [SwiftToken]) {
    var open: [Int] = []
    for (index, token) in tokens.enumerated() {
      switch token.kind {
      case .punctuation(UInt8(ascii: "(")), .punctuation(UInt8(ascii: "[")),
        .punctuation(UInt8(ascii: "{")):
        open.append(index)
      case .punctuation(UInt8(ascii: ")")), .punctuation(UInt8(ascii: "]")),
        .punctuation(UInt8(ascii: "}")):
        if let start = open.popLast() { closing[start] = index }
      default: break
      }
    }
    for start in open { closing[start] = tokens.count }
  }

  /// Nil where no bracket opens.
  func end(of index: Int) -> Int? { closing[index] }
}

/// The arguments of a call, told by its tokens.
struct CallArguments {
  struct Argument {
    var label: String?
    var tokens: ArraySlice<SwiftToken>
  }

  private(set) var arguments: [Argument] = []

  /// `open` is the index of the opening parenthesis; without one there are no arguments.
  init(_ tokens: [SwiftToken], at open: Int, brackets: BracketPairs) {
    guard open < tokens.count, tokens[open].isPunctuation("("), let close = brackets.end(of: open)
    else { return }
    var start = open + 1
    var index = start
    while index < close {
      if tokens[index].isPunctuation(",") {
        add(tokens[start..<index])
        start = index + 1
      }
      index = (brackets.end(of: index) ?? index) + 1
    }
    add(tokens[min(start, close)..<close])
  }

  private mutating func add(_ tokens: ArraySlice<SwiftToken>) {
    guard let first = tokens.first else { return }
    if let label = first.identifier, tokens.dropFirst().first?.isPunctuation(":") == true {
      arguments.append(Argument(label: label, tokens: tokens.dropFirst(2)))
    } else {
      arguments.append(Argument(label: nil, tokens: tokens))
    }
  }

  func argument(_ label: String?) -> Argument? { arguments.first { $0.label == label } }
}

extension CallArguments.Argument {
  /// In longer expressions, which may hold other calls, literals are not looked for.
  private static let lengthLimit = 256

  var key: KeyReference.Key {
    guard let first = tokens.first, case .string(let pieces) = first.kind else { return .dynamic }
    if pieces.count == 1 { return tokens.count == 1 ? .literal(pieces[0]) : .dynamic }
    let isWhole = tokens.dropFirst().allSatisfy { $0.range.end <= first.range.end }
    return isWhole ? .pattern(pieces) : .dynamic
  }

  /// The literals in an expression such as `isNew ? "a" : "b"`.
  var literals: [String] {
    tokens.prefix(Self.lengthLimit).compactMap { token in
      guard case .string(let pieces) = token.kind, pieces.count == 1 else { return nil }
      return pieces[0]
    }
  }

  var literal: String? {
    if case .literal(let text) = key { return text }
    return nil
  }

  var range: SourceRange? {
    guard let first = tokens.first, let last = tokens.last else { return nil }
    return SourceRange(Int(first.range.start), Int(max(first.range.end, last.range.end)))
  }
}
