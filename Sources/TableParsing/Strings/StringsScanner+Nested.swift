extension StringsScanner {
  /// Behind the value at `walk.index`, or nil at a fault.
  mutating func walkNested(_ walk: inout NestedWalk) -> Int? {
    repeat {
      walk.index = skipGap(from: walk.index)
      guard walk.index < count, step(&walk) else { return nil }
      if walk.brackets.count > NestedWalk.depthLimit {
        walk.isTooDeep = true
        return nil
      }
    } while !walk.brackets.isEmpty
    return walk.index
  }

  private mutating func step(_ walk: inout NestedWalk) -> Bool {
    let byte = base[walk.index]
    switch (walk.state, byte) {
    case (.element, Byte.closeParenthesis), (.separator, Byte.closeParenthesis),
      (.key, Byte.closeBrace):
      walk.index += 1
      walk.close()
    case (.value, _), (.element, _): return stepIntoValue(&walk, byte)
    case (.separator, Byte.comma): advance(&walk, .element)
    case (.equals, Byte.equals): advance(&walk, .value)
    case (.equals, Byte.semicolon), (.semicolon, Byte.semicolon): advance(&walk, .key)
    case (.key, _): return stepOverText(&walk, byte, then: .equals)
    default: return false
    }
    return true
  }

  private func advance(_ walk: inout NestedWalk, _ state: NestedWalk.Expectation) {
    walk.index += 1
    walk.state = state
  }

  private mutating func stepIntoValue(_ walk: inout NestedWalk, _ byte: UInt8) -> Bool {
    if byte == Byte.openBrace || byte == Byte.openParenthesis {
      walk.open(byte)
      walk.index += 1
      return true
    }
    if byte == Byte.less {
      guard stepOverData(&walk) else { return false }
      walk.endValue()
      return true
    }
    guard stepOverText(&walk, byte, then: walk.state) else { return false }
    walk.endValue()
    return true
  }

  private mutating func stepOverText(
    _ walk: inout NestedWalk, _ byte: UInt8, then state: NestedWalk.Expectation
  ) -> Bool {
    guard Byte.startsToken(byte) else {
      return false
    }
    let text = token(at: walk.index)
    walk.index = text.next < 0 ? count : text.next
    walk.state = state
    return text.next >= 0
  }

  private func stepOverData(_ walk: inout NestedWalk) -> Bool {
    var digits = 0
    walk.index += 1
    walk.state = .data
    while walk.index < count {
      let byte = base[walk.index]
      if byte == UInt8(ascii: ">") {
        guard digits % 2 == 0 else { return false }
        walk.index += 1
        return true
      }
      let blank = blankLength(at: walk.index)
      guard blank > 0 || Byte.isHexadecimal(byte) else { return false }
      digits += blank > 0 ? 0 : 1
      walk.index += max(blank, 1)
    }
    return false
  }

  /// Behind the bracket that closes `depth` open ones, whatever stands between.
  mutating func closingBracket(from start: Int, depth: Int) -> Int? {
    guard !hasNoBrackets else { return nil }
    var depth = depth
    var index = start
    while index < count {
      index = skipGap(from: index)
      guard index < count else { break }
      switch base[index] {
      case Byte.quote, Byte.apostrophe:
        let text = token(at: index)
        index = text.next < 0 ? index + 1 : text.next
        continue
      case Byte.openBrace, Byte.openParenthesis, Byte.less: depth += 1
      case Byte.closeBrace, Byte.closeParenthesis, UInt8(ascii: ">"): depth -= 1
      default: break
      }
      index += 1
      if depth <= 0 { return index }
    }
    hasNoBrackets = true
    return nil
  }
}
