/// The bytes of a text, searched by the C library, which is fast in debug builds too. Whoever has
/// them keeps the storage alive.
package struct SourceBytes {
  package let base: UnsafePointer<UInt8>
  package let end: Int

  package init(_ storage: ByteStorage) { self.init(storage.base, count: storage.count) }

  package init(_ base: UnsafeRawPointer, count: Int) {
    self.base = base.assumingMemoryBound(to: UInt8.self)
    end = count
  }

  /// The first `byte` in `start..<stop`; `stop` where there is none.
  package func first(_ byte: Int32, from start: Int, to stop: Int) -> Int {
    guard start < stop, let found = memchr(base + start, byte, stop - start) else { return stop }
    return UnsafeRawPointer(found) - UnsafeRawPointer(base)
  }

  /// The first `byte` from `start` on; `end` where there is none.
  package func first(_ byte: Int32, from start: Int) -> Int { first(byte, from: start, to: end) }

  /// Whether `word` stands at `start`.
  package func matches(_ word: StaticString, at start: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    return count <= end - start && memcmp(base + start, word.utf8Start, count) == 0
  }

  /// Whether `word` is what stands in `start..<stop`.
  package func matches(_ word: StaticString, from start: Int, to stop: Int) -> Bool {
    let count = word.utf8CodeUnitCount
    return count == stop - start && memcmp(base + start, word.utf8Start, count) == 0
  }

  /// Where `word` begins, from `start` on; `end` where it does not.
  package func find(_ word: StaticString, from start: Int) -> Int {
    let initial = Int32(word.utf8Start.pointee)
    var index = start
    while true {
      index = first(initial, from: index)
      if index == end || matches(word, at: index) { return index }
      index += 1
    }
  }

  /// Whether control characters stand in `start..<stop`, other than tabs and ends of lines. Looks at
  /// eight bytes at a time.
  package func holdsControls(from start: Int, to stop: Int) -> Bool {
    var index = start
    let words = UnsafeRawPointer(base)
    while index &+ 8 <= stop {
      let word = words.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // Told of any word that has a byte below 0x20; most have none.
      let low = (word &- 0x2020_2020_2020_2020) & ~word & 0x8080_8080_8080_8080
      if low != 0, Self.holdsControls(word) { return true }
      index &+= 8
    }
    while index < stop {
      let byte = base[index]
      if byte < 0x20, byte != 0x09, byte != 0x0A, byte != 0x0D { return true }
      index &+= 1
    }
    return false
  }

  private static func holdsControls(_ word: UInt64) -> Bool {
    let controls = zeros(word & 0xE0E0_E0E0_E0E0_E0E0)
    let tabs = zeros(word ^ 0x0909_0909_0909_0909)
    let feeds = zeros(word ^ 0x0A0A_0A0A_0A0A_0A0A)
    let returns = zeros(word ^ 0x0D0D_0D0D_0D0D_0D0D)
    return controls & ~(tabs | feeds | returns) != 0
  }

  /// The highest bit of each byte that is zero, and no other.
  private static func zeros(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~(((word & low) &+ low) | word | low)
  }

  /// Whether U+066A ARABIC PERCENT SIGN or U+FF05 FULLWIDTH PERCENT SIGN may stand anywhere, told by
  /// their last two bytes. Asked once a file, so that the texts of most are not searched for them.
  package var mayHoldForeignPercent: Bool { holds(0xD9, 0xAA) || holds(0xBC, 0x85) }

  private func holds(_ before: UInt8, _ byte: Int32) -> Bool {
    var index = first(byte, from: 1)
    while index < end {
      if base[index - 1] == before { return true }
      index = first(byte, from: index + 1)
    }
    return false
  }
}
