/// Ordinals by hash: open addressing for keys that stand elsewhere. Whoever looks a key up goes
/// through the ordinals of equal hash and compares:
///
///     var probe = table.probe(hash)
///     while let ordinal = table.next(&probe) { if isEqual(ordinal, key) { return ordinal } }
///     return table.insert(probe)
package final class HashTable {
  /// A look-up on its way: at `slot`, which is free once `next` has found nothing more.
  package struct Probe {
    fileprivate let hash: UInt64
    fileprivate var slot: Int
  }

  private struct Slot {
    var hash: UInt64
    /// Ordinal + 1; 0 where free.
    var number: Int
  }

  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Slot>
  @exclusivity(unchecked) private var mask: Int
  @exclusivity(unchecked) package private(set) var count = 0

  /// - Parameter capacity: how many keys are expected.
  package init(capacity: Int) {
    var size = 16
    while size < capacity * 2 { size *= 2 }
    mask = size - 1
    slots = Self.free(size)
  }

  deinit { slots.deallocate() }

  private static func free(_ size: Int) -> UnsafeMutablePointer<Slot> {
    let slots = UnsafeMutablePointer<Slot>.allocate(capacity: size)
    slots.initialize(repeating: Slot(hash: 0, number: 0), count: size)
    return slots
  }

  package func probe(_ hash: UInt64) -> Probe {
    Probe(hash: hash, slot: Int(truncatingIfNeeded: hash) & mask)
  }

  /// The next ordinal with the probe's hash, nil where there are no more.
  package func next(_ probe: inout Probe) -> Int? {
    let slots = slots
    let hash = probe.hash
    var slot = probe.slot
    while slots[slot].number != 0 {
      let found = slot
      slot = (slot + 1) & mask
      if slots[found].hash == hash {
        probe.slot = slot
        return slots[found].number - 1
      }
    }
    probe.slot = slot
    return nil
  }

  /// The ordinal, the former `count`, of a new key whose look-up has just found nothing.
  package func insert(_ probe: Probe) -> Int {
    count += 1
    slots[probe.slot] = Slot(hash: probe.hash, number: count)
    if count * 2 > mask { grow() }
    return count - 1
  }

  private func grow() {
    let (old, size) = (slots, mask + 1)
    mask = size * 2 - 1
    slots = Self.free(size * 2)
    var index = 0
    while index < size {
      if old[index].number != 0 {
        var slot = Int(truncatingIfNeeded: old[index].hash) & mask
        while slots[slot].number != 0 { slot = (slot + 1) & mask }
        slots[slot] = old[index]
      }
      index += 1
    }
    old.deallocate()
  }
}

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
