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
