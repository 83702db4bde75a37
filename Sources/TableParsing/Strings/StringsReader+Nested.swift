/// Dictionaries, arrays and data: legal values, but no texts.
extension StringsReader {
  mutating func readNested(of key: Token, at index: Int, from start: Int) {
    var walk = NestedWalk(index: index)
    let end = scanner.walkNested(&walk)
    guard let end else { return recoverNested(walk, of: key, at: index, from: start) }
    let next = scanner.skipGap(from: end)
    let isEnded = next < count && base[next] == Byte.semicolon
    if isEnded {
      if !isFaulted {
        report(
          .unsupportedValue, index, end,
          "the value of '\(excerpt(key.start, key.end))' is \(Self.kind(base[index])), not a text; "
            + "the entry is left out")
      }
    } else {
      reportMissingSemicolon(at: end)
    }
    appendUnsupported(key, index, end, from: start, to: isEnded ? next + 1 : end)
    if !isEnded { position = next }
  }

  private mutating func appendUnsupported(
    _ key: Token, _ valueStart: Int, _ valueEnd: Int, from start: Int, to end: Int
  ) {
    entries.append(
      TableEntry(
        key: content(of: key), keyRange: SourceRange(key.start, key.end),
        range: SourceRange(start, end), value: .unsupported(SourceRange(valueStart, valueEnd)),
        comment: scanner.comments.count == 0 ? nil : takeComment()))
    position = end
  }

  private static func kind(_ opening: UInt8) -> String {
    switch opening {
    case Byte.openBrace: "a dictionary"
    case Byte.openParenthesis: "an array"
    default: "data"
    }
  }

  /// The value has a fault at `walk.index`: reading goes on behind its closing bracket.
  private mutating func recoverNested(
    _ walk: NestedWalk, of key: Token, at index: Int, from start: Int
  ) {
    guard walk.index < count else {
      reportFault(index, index + 1) { reader in
        "\(reader.describe(at: index)) is never closed"
      }
      position = scanner.entryLine(after: index, before: count) ?? count
      return
    }
    reportFault(walk.index, walk.index + scalar(at: walk.index).length) { reader in
      walk.isTooDeep
        ? "values are nested deeper than \(NestedWalk.depthLimit) levels"
        : "expected \(walk.expectation), found \(reader.describe(at: walk.index))"
    }
    let depth = walk.brackets.count + (walk.state == .data ? 1 : 0)
    guard let end = scanner.closingBracket(from: walk.index, depth: depth) else {
      position = scanner.entryLine(after: walk.index, before: count) ?? count
      return
    }
    appendUnsupported(key, index, end, from: start, to: end)
    let next = scanner.skipGap(from: end)
    position =
      next < count && base[next] == Byte.semicolon ? next + 1 : scanner.resumption(from: next)
  }
}
