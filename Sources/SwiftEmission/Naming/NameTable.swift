/// Names by the scope they stand in: a hash table over bytes of one storage, made for debug builds,
/// in which `Dictionary` is slow.
final class NameTable {
  struct Entry {
    var hash: UInt64
    var scope: Int32
    var start: Int32
    var count: Int32
  }

  let arena: ByteStorage
  @exclusivity(unchecked) private(set) var entries: ContiguousArray<Entry> = []
  @exclusivity(unchecked) private var slots: UnsafeMutablePointer<Int32>
  @exclusivity(unchecked) private var mask: Int

  init(arena: ByteStorage, capacity: Int) {
    var size = 64
    while size < capacity * 2 { size *= 2 }
    self.arena = arena
    mask = size - 1
    slots = .allocate(capacity: size)
    slots.initialize(repeating: -1, count: size)
    entries.reserveCapacity(capacity)
  }

  deinit { slots.deallocate() }

  /// The entry of the name that stands at `start` in the arena; `isNew` when it had none.
  func insert(scope: Int32, start: Int, count: Int) -> (index: Int32, isNew: Bool) {
    let hash = Self.hash(arena.base + start, count: count, seed: UInt64(truncatingIfNeeded: scope))
    let slot = self.slot(hash: hash, scope: scope, arena.base + start, count: count)
    if slots[slot] >= 0 { return (slots[slot], false) }
    let index = Int32(truncatingIfNeeded: entries.count)
    entries.append(
      Entry(
        hash: hash, scope: scope, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: count)))
    slots[slot] = index
    if entries.count * 2 > mask { grow() }
    return (index, true)
  }

  func find(scope: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32? {
    guard let base = bytes.baseAddress else { return nil }
    let hash = Self.hash(base, count: bytes.count, seed: UInt64(truncatingIfNeeded: scope))
    let found = slots[slot(hash: hash, scope: scope, base, count: bytes.count)]
    return found >= 0 ? found : nil
  }

  func text(of index: Int32) -> Text {
    let entry = entries[Int(index)]
    return Text(storage: arena, start: Int(entry.start), count: Int(entry.count))
  }

  /// The slot that holds the name, or the free one where it belongs.
  private func slot(hash: UInt64, scope: Int32, _ bytes: UnsafeRawPointer, count: Int) -> Int {
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] >= 0 {
      let entry = entries[Int(slots[slot])]
      if entry.hash == hash, entry.scope == scope, Int(entry.count) == count,
        memcmp(arena.base + Int(entry.start), bytes, count) == 0
      {
        return slot
      }
      slot = (slot + 1) & mask
    }
    return slot
  }

  private func grow() {
    let size = (mask + 1) * 2
    slots.deallocate()
    slots = .allocate(capacity: size)
    slots.initialize(repeating: -1, count: size)
    mask = size - 1
    for (index, entry) in entries.enumerated() {
      var slot = Int(truncatingIfNeeded: entry.hash) & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(truncatingIfNeeded: index)
    }
  }

  /// FNV-1a, mixed once more so that its low bits depend on all of them. Also what the suffixes of
  /// colliding names are made of: it must never change.
  static func hash(_ bytes: UnsafeRawPointer, count: Int, seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 ^ seed
    var index = 0
    while index < count {
      hash = (hash ^ UInt64(bytes.load(fromByteOffset: index, as: UInt8.self))) &* 0x100_0000_01B3
      index &+= 1
    }
    hash ^= hash >> 32
    return hash &* 0x9E37_79B9_7F4A_7C15 ^ (hash >> 29)
  }
}
