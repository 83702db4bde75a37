internal import Foundation
internal import Synchronization

/// Language identifier → snapshot, read without a lock.
///
/// Snapshots of built-in tables stay for good, so that their readers need neither lock nor retain
/// count; there is one for each order of tables that languages lead to. Those with overrides are freed
/// when the overrides change and the last reader has left.
struct SnapshotSlots: @unchecked Sendable {
  /// How many snapshots of a table stay for good.
  static let lastingCapacity = 384
  private static let entryCapacity = 512
  private static let wordCapacity = 256
  /// The bits of a word beside the tag's number.
  private static let entryBits = 10

  /// The last bit of a snapshot's address: it may be freed.
  private typealias Entry = Atomic<UInt>

  /// By identifier, for the languages of tables and hosts.
  private let slots: UnsafeMutablePointer<Entry>
  /// What other tags lead to: of those that fall on one word the last one's number and its entry.
  private let words: UnsafeMutablePointer<Atomic<UInt64>>
  private let entries: UnsafeMutablePointer<Entry>

  init() {
    slots = .allocate(capacity: LanguageIdentifiers.capacity)
    words = .allocate(capacity: Self.wordCapacity)
    entries = .allocate(capacity: Self.entryCapacity)
    for index in 0..<LanguageIdentifiers.capacity { (slots + index).initialize(to: Atomic(0)) }
    for index in 0..<Self.wordCapacity { (words + index).initialize(to: Atomic(0)) }
    for index in 0..<Self.entryCapacity { (entries + index).initialize(to: Atomic(0)) }
  }

  /// A snapshot that stays for good; nil where there is none, or one that does not.
  @inline(__always)
  func lasting(_ identifier: Int) -> Unmanaged<LanguageSnapshot>? {
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      return Self.lasting(slots[identifier].load(ordering: .acquiring))
    }
    guard let index = entry(of: identifier) else { return nil }
    let entry = entries[index].load(ordering: .acquiring)
    // One that stays for good is never taken out of its entry: the word still leads there.
    return self.entry(of: identifier) == index ? Self.lasting(entry) : nil
  }

  /// Runs `body` with the snapshot, which is not freed meanwhile; nil where there is none.
  func read<Result>(_ identifier: Int, _ body: (LanguageSnapshot) -> Result) -> Result? {
    let place = SnapshotReaders.enter()
    defer { SnapshotReaders.leave(place) }
    return snapshot(identifier).map { $0._withUnsafeGuaranteedRef(body) }
  }

  /// To be called under the table's lock, or between `enter` and `leave`.
  func snapshot(_ identifier: Int) -> Unmanaged<LanguageSnapshot>? {
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      return Self.any(slots[identifier].load(ordering: .sequentiallyConsistent))
    }
    guard let index = entry(of: identifier) else { return nil }
    let entry = entries[index].load(ordering: .sequentiallyConsistent)
    // An entry is given to another snapshot only after its words were cleared and their readers left.
    return self.entry(of: identifier) == index ? Self.any(entry) : nil
  }

  /// Under the table's lock.
  func store(_ kept: KeptSnapshot, at identifier: Int) {
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      slots[identifier].store(kept.address, ordering: .sequentiallyConsistent)
    } else if let index = entryIndex(for: kept), let word = word(of: identifier) {
      entries[index].store(kept.address, ordering: .sequentiallyConsistent)
      word.pointee.store(
        UInt64(identifier) << UInt64(Self.entryBits) | UInt64(index), ordering: .sequentiallyConsistent)
    }
  }

  /// Under the table's lock: nobody finds a snapshot any more.
  func clear() {
    for index in 0..<Self.wordCapacity { words[index].store(0, ordering: .sequentiallyConsistent) }
    for index in 0..<LanguageIdentifiers.capacity {
      slots[index].store(0, ordering: .sequentiallyConsistent)
    }
  }

  /// Under the table's lock, after the readers left: the entries of what is freed are free.
  func forget(_ kept: KeptSnapshot) {
    for index in 0..<Self.entryCapacity
    where entries[index].load(ordering: .relaxed) == kept.address {
      entries[index].store(0, ordering: .sequentiallyConsistent)
    }
  }

  @inline(__always)
  private func word(of identifier: Int) -> UnsafeMutablePointer<Atomic<UInt64>>? {
    guard identifier >= LanguageIdentifiers.capacity else { return nil }
    let hash = UInt64(truncatingIfNeeded: identifier) &* 0x9E37_79B9_7F4A_7C15
    return words + Int(truncatingIfNeeded: hash >> 56)
  }

  @inline(__always)
  private func entry(of identifier: Int) -> Int? {
    guard let word = word(of: identifier)?.pointee.load(ordering: .acquiring),
      word >> UInt64(Self.entryBits) == UInt64(truncatingIfNeeded: identifier)
    else { return nil }
    return Int(truncatingIfNeeded: word) & (Self.entryCapacity - 1)
  }

  private func entryIndex(for kept: KeptSnapshot) -> Int? {
    var free: Int?
    for index in 0..<Self.entryCapacity {
      let entry = entries[index].load(ordering: .relaxed)
      if entry == kept.address { return index }
      if entry == 0, free == nil { free = index }
    }
    return free
  }

  @inline(__always)
  private static func lasting(_ entry: UInt) -> Unmanaged<LanguageSnapshot>? {
    entry & 1 == 0 ? any(entry) : nil
  }

  @inline(__always)
  private static func any(_ entry: UInt) -> Unmanaged<LanguageSnapshot>? {
    UnsafeRawPointer(bitPattern: entry & ~1).map { Unmanaged.fromOpaque($0) }
  }
}

/// A snapshot and what it was made of. Those who have the same tables share it.
struct KeptSnapshot {
  let snapshot: LanguageSnapshot
  let layers: [SnapshotLayer]
  let setting: FormatSetting
  /// Whether it stays for good.
  let isLasting: Bool

  /// As in the slots.
  var address: UInt {
    UInt(bitPattern: Unmanaged.passUnretained(snapshot).toOpaque()) | (isLasting ? 0 : 1)
  }
}

/// Counts who is reading a snapshot that may be freed, in places of their own for most threads, so
/// that they do not wait for each other.
enum SnapshotReaders {
  private static let placeCount = 64
  /// Each on cache lines of its own.
  private static let stride = 16

  private static let counts = {
    let counts = UnsafeMutablePointer<Atomic<Int>>.allocate(capacity: placeCount * stride)
    for index in 0..<placeCount * stride { (counts + index).initialize(to: Atomic(0)) }
    return Places(counts: counts)
  }()

  private struct Places: @unchecked Sendable {
    let counts: UnsafeMutablePointer<Atomic<Int>>
  }

  static func enter() -> Int {
    // Threads differ in where their stacks are.
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt64(UInt(bitPattern: $0)) >> 16 }
    let place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 58) * stride
    counts.counts[place].add(1, ordering: .sequentiallyConsistent)
    return place
  }

  static func leave(_ place: Int) {
    counts.counts[place].subtract(1, ordering: .sequentiallyConsistent)
  }

  /// Whether all have left who were reading when it was called. It waits a moment, not for ever: a
  /// thread may be stopped while it reads.
  static func haveLeft() -> Bool {
    for place in 0..<placeCount {
      var attempts = 0
      while counts.counts[place * stride].load(ordering: .sequentiallyConsistent) > 0 {
        attempts += 1
        if attempts > 1000 { return false }
        Thread.sleep(forTimeInterval: attempts > 100 ? 0.000_01 : 0)
      }
    }
    return true
  }
}
