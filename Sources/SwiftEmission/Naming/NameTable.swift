/// Names by the scope they stand in, found by their bytes in one storage.
final class NameTable {
  private struct Entry {
    var scope: Int32
    var start: Int32
    var count: Int32
  }

  let arena: ByteStorage
  @exclusivity(unchecked) private var entries: ContiguousArray<Entry> = []
  private let table: HashTable

  init(arena: ByteStorage, capacity: Int) {
    self.arena = arena
    table = HashTable(capacity: max(capacity, 32))
    entries.reserveCapacity(capacity)
  }

  /// The entry of the name that stands at `start` in the arena; `isNew` when it had none.
  func insert(scope: Int32, start: Int, count: Int) -> (index: Int32, isNew: Bool) {
    var probe = table.probe(Self.hash(scope, arena.base + start, count))
    if let found = find(&probe, scope, arena.base + start, count) { return (found, false) }
    entries.append(
      Entry(
        scope: scope, start: Int32(truncatingIfNeeded: start),
        count: Int32(truncatingIfNeeded: count)))
    return (Int32(truncatingIfNeeded: table.insert(probe)), true)
  }

  func find(scope: Int32, _ bytes: UnsafeRawBufferPointer) -> Int32? {
    guard let base = bytes.baseAddress else { return nil }
    var probe = table.probe(Self.hash(scope, base, bytes.count))
    return find(&probe, scope, base, bytes.count)
  }

  func scope(of index: Int32) -> Int32 { entries[Int(index)].scope }

  func text(of index: Int32) -> Text {
    let entry = entries[Int(index)]
    return Text(storage: arena, start: Int(entry.start), count: Int(entry.count))
  }

  private func find(
    _ probe: inout HashTable.Probe, _ scope: Int32, _ bytes: UnsafeRawPointer, _ count: Int
  ) -> Int32? {
    while let index = table.next(&probe) {
      let entry = entries[index]
      if entry.scope == scope, Int(entry.count) == count,
        memcmp(arena.base + Int(entry.start), bytes, count) == 0
      {
        return Int32(truncatingIfNeeded: index)
      }
    }
    return nil
  }

  private static func hash(_ scope: Int32, _ bytes: UnsafeRawPointer, _ count: Int) -> UInt64 {
    ByteHash(bytes, count: count, seed: UInt64(truncatingIfNeeded: scope)).value
  }
}
