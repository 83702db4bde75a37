/// Finds keys by their bytes: open addressing over keys that are not copied, so their storage must
/// outlive the index. Raw buffers, since it is what a debug-built tool spends its time in.
final class KeyIndex {
  /// Bytes by ordinal, in the order of insertion.
  let keys: UnsafeMutablePointer<UnsafeRawPointer>
  let lengths: UnsafeMutablePointer<Int>
  private(set) var count = 0
  private let capacity: Int
  /// Ordinal + 1; 0 where free.
  private let slots: UnsafeMutablePointer<Int32>
  private let mask: Int

  /// - Parameter capacity: the most keys that will be inserted.
  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    var slotCount = 16
    while slotCount < self.capacity * 2 { slotCount *= 2 }
    mask = slotCount - 1
    slots = .allocate(capacity: slotCount)
    slots.initialize(repeating: 0, count: slotCount)
    keys = .allocate(capacity: self.capacity)
    lengths = .allocate(capacity: self.capacity)
  }

  deinit {
    slots.deallocate()
    keys.deallocate()
    lengths.deallocate()
  }

  /// The key's ordinal, which is the former `count` where the key is new.
  func insert(_ key: UnsafeRawPointer, _ length: Int) -> Int {
    let slot = self.slot(of: key, length)
    let found = Int(slots[slot])
    if found != 0 { return found - 1 }
    guard count < capacity else { return capacity - 1 }
    keys[count] = key
    lengths[count] = length
    count += 1
    slots[slot] = Int32(truncatingIfNeeded: count)
    return count - 1
  }

  /// The key's ordinal, or -1. `guess` is an ordinal that is tried first: files of different
  /// languages mostly have their keys in the same order.
  func ordinal(of key: UnsafeRawPointer, _ length: Int, guess: Int) -> Int {
    if guess < count, isEqual(guess, key, length) { return guess }
    return Int(slots[slot(of: key, length)]) - 1
  }

  /// Where the key stands or would stand.
  private func slot(of key: UnsafeRawPointer, _ length: Int) -> Int {
    var slot = Int(truncatingIfNeeded: KeyIndex.hash(key, length)) & mask
    while true {
      let ordinal = Int(slots[slot]) - 1
      if ordinal < 0 { return slot }
      if isEqual(ordinal, key, length) { return slot }
      slot = (slot + 1) & mask
    }
  }

  /// The languages of a catalog have the same bytes for a key: then they are not read.
  private func isEqual(_ ordinal: Int, _ key: UnsafeRawPointer, _ length: Int) -> Bool {
    lengths[ordinal] == length && (keys[ordinal] == key || memcmp(keys[ordinal], key, length) == 0)
  }

  private static func hash(_ key: UnsafeRawPointer, _ length: Int) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: length) &* 0x9E37_79B9_7F4A_7C15
    var offset = 0
    while offset + 8 <= length {
      hash = mix(hash ^ key.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      offset += 8
    }
    var rest: UInt64 = 0
    while offset < length {
      rest = rest << 8 | UInt64(key.assumingMemoryBound(to: UInt8.self)[offset])
      offset += 1
    }
    return mix(hash ^ rest)
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    let product = value &* 0xFF51_AFD7_ED55_8CCD
    return product ^ (product >> 32)
  }
}
