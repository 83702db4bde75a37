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
    if isSuffix(directive) || isEscapeOfURL(directive, at: percent) { return true }
    guard placeholder.width == nil, placeholder.precision == nil, percent > 0,
      ASCII.isDigit(base[percent - 1]), !isLoneZero(at: percent - 1)
    else { return false }
    if placeholder.flags == .leftAlign { return true }
    guard placeholder.conversion != .object else { return false }
    let isBare = directive.end == percent + 2
    return (isBare || placeholder.flags == .grouping) && continuesWord(at: directive.end)
  }

  /// `%-a`, `%-os`, `%-ige`: a suffix hung on the sign. Without a width the flag means nothing.
  private func isSuffix(_ directive: Directive) -> Bool {
    let placeholder = directive.placeholder
    guard placeholder.flags == .leftAlign, placeholder.width == nil, placeholder.precision == nil,
      placeholder.conversion != .object
    else { return false }
    let isBare = placeholder.length == .none && isWord(placeholder.conversion)
    return isBare || continuesWord(at: directive.end)
  }

  /// `%20` between the words of an address, `https://x/a%20file`.
  private func isEscapeOfURL(_ directive: Directive, at percent: Int) -> Bool {
    guard percent + 2 < count, ASCII.isHexadecimal(base[percent + 1]),
      ASCII.isHexadecimal(base[percent + 2]),
      case .fixed = directive.placeholder.width
    else { return false }
    var start = percent
    while start > 0, base[start - 1] > 0x20 { start -= 1 }
    var offset = start
    while offset + 2 < percent {
      if base[offset] == 0x3A, base[offset + 1] == 0x2F, base[offset + 2] == 0x2F { return true }
      offset += 1
    }
    return percent > 0 && ASCII.isLetter(base[percent - 1]) && base[percent + 1] == 0x32
      && base[percent + 2] == 0x30 && continuesWord(at: directive.end)
  }

  /// Where `%name%`, a placeholder of other systems, ends. What printf reads at its beginning,
  /// `%n`, `%d`, `%u`, is shorter than the name.
  func namedEnd(at percent: Int) -> Int? {
    var end = percent + 1
    while end < count, ASCII.isWord(base[end]) { end += 1 }
    let first = base[min(percent + 1, count - 1)]
    let isConversion = first != UInt8(ascii: "n") && Placeholder.Conversion.reading(first) != nil
    guard end - percent > (isConversion ? 4 : 3), !ASCII.isDigit(first), end < count,
      base[end] == 0x25
    else { return nil }
    guard end + 1 < count else { return end + 1 }
    let next = base[end + 1]
    let continues = ASCII.isWord(next) || next == 0x40 || next == 0x25 || next == 0x24
    return continues ? nil : end + 1
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

/// Finds placeholders written with U+066A ARABIC PERCENT SIGN or U+FF05 FULLWIDTH PERCENT SIGN.
/// As literal percent signs (`50٪`, `50％OFF`) both are good text.
struct LookalikeScanner {
  let base: UnsafePointer<UInt8>
  let count: Int

  func scan(segments: [MessageTemplate.Segment], into faults: inout [PlaceholderFault]) {
    let before = faults.count
    var offset = 0
    while let sign = next(from: offset) {
      offset = sign.upperBound
      guard let range = damage(at: sign.lowerBound, behind: offset, segments: segments) else {
        continue
      }
      faults.append(PlaceholderFault(kind: .damaged, range: range))
    }
    guard faults.count > before, before > 0 else { return }
    faults.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The first sign at or behind `start`. Words of eight bytes are passed over unless they hold the
  /// last two bytes of one; they overlap by one byte so that none is missed.
  func next(from start: Int) -> Range<Int>? {
    var offset = start
    while offset + 8 <= count {
      let word = UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      if word & 0x8080_8080_8080_8080 != 0, mayHold(word) {
        if let found = find(from: offset, to: offset + 8) { return found }
      }
      offset += 7
    }
    return find(from: offset, to: count)
  }

  private func mayHold(_ word: UInt64) -> Bool {
    let arabic = zeroBytes(word ^ 0xD9D9_D9D9_D9D9_D9D9) << 8
    if arabic & zeroBytes(word ^ 0xAAAA_AAAA_AAAA_AAAA) != 0 { return true }
    let fullwidth = zeroBytes(word ^ 0xBCBC_BCBC_BCBC_BCBC) << 8
    return fullwidth & zeroBytes(word ^ 0x8585_8585_8585_8585) != 0
  }

  /// The high bit of every byte that is 0, and perhaps of some above one.
  private func zeroBytes(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// A sign whose last two bytes lie between `start` and `end`.
  private func find(from start: Int, to end: Int) -> Range<Int>? {
    var offset = start
    while offset + 1 < end {
      let first = base[offset]
      let second = base[offset + 1]
      if first == 0xD9, second == 0xAA { return offset..<offset + 2 }
      if first == 0xBC, second == 0x85, offset > 0, base[offset - 1] == 0xEF {
        return offset - 1..<offset + 2
      }
      offset += 1
    }
    return nil
  }

  private func damage(
    at start: Int, behind sign: Int, segments: [MessageTemplate.Segment]
  ) -> Range<Int32>? {
    let context = PercentContext(base: base, count: count)
    var reader = DirectiveReader(base: base, count: count, start: sign)
    let directive = reader.read()
    if isPlaceholder(directive, at: start, in: context) {
      return Int32(truncatingIfNeeded: start)..<Int32(truncatingIfNeeded: directive.end)
    }
    let limit = segments.last { Int($0.range.upperBound) <= start }.map { Int($0.range.upperBound) }
    guard let reversed = context.reversedStart(before: start, limit: limit ?? 0) else { return nil }
    return Int32(truncatingIfNeeded: reversed)..<Int32(truncatingIfNeeded: sign)
  }

  private func isPlaceholder(
    _ directive: Directive, at start: Int, in context: PercentContext
  ) -> Bool {
    let placeholder = directive.placeholder
    if placeholder.position != nil { return true }
    guard Placeholder.Conversion.reading(directive.conversion) != nil,
      !placeholder.flags.contains(.space)
    else { return false }
    if placeholder.conversion == .object || placeholder.name != nil { return true }
    let isLowercase = directive.conversion & 0x20 != 0
    return isLowercase && !context.followsNumber(start)
      && !context.continuesWord(at: directive.end)
  }
}
