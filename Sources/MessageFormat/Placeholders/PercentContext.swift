/// Tells literal percent signs from placeholders by what stands around them.
struct PercentContext {
  let base: UnsafePointer<UInt8>
  let count: Int

  /// Whether what printf would read at `percent` is more likely text: `50% off`, `100 % de`,
  /// `100%-os`, `100%ig`.
  func isLikelyText(_ directive: Directive, at percent: Int) -> Bool {
    let placeholder = directive.placeholder
    if placeholder.position != nil || placeholder.name != nil { return false }
    if placeholder.flags.contains(.space) { return isSpacedText(directive, at: percent) }
    guard placeholder.width == nil, placeholder.precision == nil, percent > 0,
      ASCII.isDigit(base[percent - 1]), !isLoneZero(at: percent - 1)
    else { return false }
    if placeholder.flags == .leftAlign { return true }
    guard placeholder.conversion != .object else { return false }
    let isBare = directive.end == percent + 2
    return (isBare || placeholder.flags == .grouping) && continuesWord(at: directive.end)
  }

  /// The space flag means something to signed numbers only.
  private func isSpacedText(_ directive: Directive, at percent: Int) -> Bool {
    let placeholder = directive.placeholder
    if followsNumber(percent) { return true }
    if placeholder.conversion == .object { return false }
    guard placeholder.conversion.isSignedNumber, !continuesWord(at: directive.end) else {
      return true
    }
    let isBare = directive.end == percent + 3
    return isBare && isWord(placeholder.conversion) && startsNextWord(at: directive.end)
  }

  /// Conversions that are words of their own in some language: `% a`, `% e`, `% i`.
  private func isWord(_ conversion: Placeholder.Conversion) -> Bool {
    switch conversion {
    case .integer, .exponent, .uppercaseExponent, .hexadecimalFloat, .uppercaseHexadecimalFloat:
      true
    default: false
    }
  }

  private func startsNextWord(at offset: Int) -> Bool {
    offset + 1 < count && base[offset] == UInt8(ascii: " ")
      && (ASCII.isLetter(base[offset + 1]) || base[offset + 1] >= 0x80)
  }

  /// A Latin letter, or an apostrophe with a letter behind it.
  func continuesWord(at offset: Int) -> Bool {
    guard offset < count else { return false }
    let byte = base[offset]
    if ASCII.isLetter(byte) || (0xC3...0xCD).contains(byte) { return true }
    if byte == UInt8(ascii: "'") { return offset + 1 < count && ASCII.isLetter(base[offset + 1]) }
    return byte == 0xE2 && offset + 3 < count && base[offset + 1] == 0x80
      && base[offset + 2] == 0x99 && ASCII.isLetter(base[offset + 3])
  }

  /// `0%d` pads a number by hand.
  private func isLoneZero(at offset: Int) -> Bool {
    base[offset] == UInt8(ascii: "0") && (offset == 0 || !ASCII.isDigit(base[offset - 1]))
  }

  /// A digit of any of the common scripts before `offset`, blanks between them or not.
  func followsNumber(_ offset: Int) -> Bool {
    var end = offset
    while let blank = blankLength(before: end) { end -= blank }
    guard end > 0 else { return false }
    if ASCII.isDigit(base[end - 1]) { return true }
    guard end > 1 else { return false }
    let last = base[end - 1]
    switch base[end - 2] {
    case 0xD9: return (0xA0...0xA9).contains(last)  // Arabic
    case 0xDB: return (0xB0...0xB9).contains(last)  // Persian
    case 0xA5: return (0xA6...0xAF).contains(last)  // Devanagari
    case 0xA7: return (0xA6...0xAF).contains(last)  // Bengali
    default: return false
    }
  }

  /// Of a space, a no-break space, a narrow no-break space or a thin space.
  private func blankLength(before end: Int) -> Int? {
    guard end > 0 else { return nil }
    let last = base[end - 1]
    if last == UInt8(ascii: " ") { return 1 }
    if last == 0xA0, end > 1, base[end - 2] == 0xC2 { return 2 }
    guard last == 0xAF || last == 0x89, end > 2 else { return nil }
    return base[end - 2] == 0x80 && base[end - 3] == 0xE2 ? 3 : nil
  }

  /// What printf, which takes flags, digits and lengths in any order, reads behind a percent sign.
  func reading(after percent: Int) -> Placeholder.Conversion? {
    var offset = percent + 1
    while offset < count, isSkippedByPrintf(base[offset]) { offset += 1 }
    guard offset < count else { return nil }
    return Placeholder.Conversion.reading(base[offset])?.conversion
  }

  private func isSkippedByPrintf(_ byte: UInt8) -> Bool {
    if ASCII.isDigit(byte) || Placeholder.Flags.reading(byte) != nil { return true }
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: "h"), UInt8(ascii: "l"),
      UInt8(ascii: "q"), UInt8(ascii: "z"), UInt8(ascii: "t"), UInt8(ascii: "j"),
      UInt8(ascii: "L"):
      return true
    default: return false
    }
  }

  /// Where `@%`, `@$1%` or `$1@%` begins: a placeholder turned round. Looks back to `limit`.
  func reversedStart(before percent: Int, limit: Int) -> Int? {
    var start = percent
    var hasObject = false
    var hasDollar = false
    while start > limit, start > percent - 5 {
      let byte = base[start - 1]
      if byte == UInt8(ascii: "@") {
        hasObject = true
      } else if byte == UInt8(ascii: "$") {
        hasDollar = true
      } else if !ASCII.isDigit(byte) {
        break
      }
      start -= 1
    }
    let isReversed = hasObject && (hasDollar || start == percent - 1)
    let followsWord = start > limit && ASCII.isLetter(base[start - 1])
    return isReversed && !followsWord ? start : nil
  }

  /// Where `% 1 $ @` ends: a numbered placeholder pulled apart by blanks.
  func spacedPositionEnd(after percent: Int) -> Int? {
    var offset = skippingBlanks(percent + 1)
    let digits = offset
    while offset < count, ASCII.isDigit(base[offset]) { offset += 1 }
    guard offset > digits else { return nil }
    offset = skippingBlanks(offset)
    guard offset < count, base[offset] == UInt8(ascii: "$") else { return nil }
    let dollar = offset + 1
    offset = skippingBlanks(dollar)
    guard offset < count, base[offset] == UInt8(ascii: "@") else { return dollar }
    return offset + 1
  }

  private func skippingBlanks(_ start: Int) -> Int {
    var offset = start
    while offset < count, base[offset] == UInt8(ascii: " ") { offset += 1 }
    return offset
  }
}
