/// The entries read so far. A debug build appends to an array by way of generic code, at several
/// times the cost.
struct EntryBuffer {
  private var entries: UnsafeMutablePointer<TableEntry>
  private(set) var count = 0
  private var capacity: Int

  init(capacity: Int) {
    self.capacity = max(capacity, 1)
    entries = .allocate(capacity: self.capacity)
  }

  mutating func append(_ entry: TableEntry) { appended().initialize(to: entry) }

  /// Memory for one more entry, which the caller initializes.
  mutating func appended() -> UnsafeMutablePointer<TableEntry> {
    if count == capacity { grow() }
    count += 1
    return entries + (count - 1)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<TableEntry>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: entries, count: count)
    entries.deallocate()
    entries = larger
    capacity *= 2
  }

  var last: TableEntry? { count > 0 ? entries[count - 1] : nil }

  /// The entries, whose memory the buffer gives up: it is empty and must not be used again.
  mutating func take() -> [TableEntry] {
    let taken = [TableEntry](unsafeUninitializedCapacity: count) { buffer, initialized in
      if let target = buffer.baseAddress { target.moveInitialize(from: entries, count: count) }
      initialized = count
    }
    entries.deallocate()
    count = 0
    capacity = 0
    return taken
  }
}
