/// The one hash: of keys in hash tables, of a target's keys and signatures, and of the keys whose
/// member names collide. Generated names and compiled tables contain it, so it must never change.
package struct ByteHash {
  package private(set) var value: UInt64

  package init(seed: UInt64 = 0) { value = 0xCBF2_9CE4_8422_2325 ^ seed }

  package init(_ base: UnsafeRawPointer, count: Int, seed: UInt64 = 0) {
    self.init(seed: seed)
    add(UnsafeRawBufferPointer(start: base, count: count))
  }

  package mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x9E37_79B9_7F4A_7C15
    value ^= value >> 29
  }

  /// Eight bytes at a time, then the rest and the length.
  package mutating func add(_ bytes: UnsafeRawBufferPointer) {
    guard let base = bytes.baseAddress else { return add(0) }
    let count = bytes.count
    var hash = value
    var index = 0
    while index + 8 <= count {
      let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      index += 8
    }
    value = hash
    var rest = UInt64(truncatingIfNeeded: count) << 56
    while index < count {
      rest = rest << 8 ^ UInt64(base.load(fromByteOffset: index, as: UInt8.self))
      index += 1
    }
    add(rest)
  }
}
