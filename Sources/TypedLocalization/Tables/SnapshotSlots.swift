internal import MessageFormat

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Language identifier → snapshot, read without a lock.
///
/// Snapshots of built-in tables stay for good, so that their readers need neither lock nor retain
/// count; there is one for each order of tables that languages lead to. Those with overrides are freed
/// when the overrides change and the last reader has left.
struct SnapshotSlots: Sendable {
  /// How many snapshots of a table stay for good.
  static let lastingCapacity = 384
  private static let entryCapacity = 512
  private static let wordCapacity = 256
  /// The bits of a word beside the tag's number.
  private static let entryBits = 10

  /// Addresses by identifier, for the languages of tables and hosts. The last bit of an address: it may
  /// be freed.
  private let slots = AtomicWords(count: LanguageIdentifiers.capacity)
  /// What other tags lead to: of those that fall on one word the last one's number and its entry.
  private let words = AtomicWords(count: wordCapacity)
  private let entries = AtomicWords(count: entryCapacity)

  /// A snapshot that stays for good; nil where there is none, or one that does not.
  @inline(__always)
  func lasting(_ identifier: Int) -> Unmanaged<LanguageSnapshot>? {
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      return Self.lasting(slots.value(identifier))
    }
    guard let index = entry(of: identifier) else { return nil }
    let entry = entries.value(index)
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
      return Self.any(slots.load(identifier))
    }
    guard let index = entry(of: identifier) else { return nil }
    let entry = entries.load(index)
    // An entry is given to another snapshot only after its words were cleared and their readers left.
    return self.entry(of: identifier) == index ? Self.any(entry) : nil
  }

  /// Under the table's lock.
  func store(_ kept: KeptSnapshot, at identifier: Int) {
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      slots.store(kept.address, at: identifier)
    } else if let index = entryIndex(for: kept), let word = word(of: identifier) {
      entries.store(kept.address, at: index)
      words.store(
        UInt(bitPattern: identifier) << UInt(Self.entryBits) | UInt(bitPattern: index), at: word)
    }
  }

  /// Under the table's lock: nobody finds a snapshot any more.
  func clear() {
    for index in 0..<Self.wordCapacity { words.store(0, at: index) }
    for index in 0..<LanguageIdentifiers.capacity { slots.store(0, at: index) }
  }

  /// Under the table's lock, after the readers left: the entries of what is freed are free.
  func forget(_ kept: KeptSnapshot) {
    for index in 0..<Self.entryCapacity
    where entries.load(index) == kept.address {
      entries.store(0, at: index)
    }
  }

  @inline(__always)
  private func word(of identifier: Int) -> Int? {
    guard identifier >= LanguageIdentifiers.capacity else { return nil }
    let hash = UInt64(truncatingIfNeeded: identifier) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: hash >> 56)
  }

  @inline(__always)
  private func entry(of identifier: Int) -> Int? {
    guard let place = word(of: identifier) else { return nil }
    let word = words.value(place)
    guard word >> UInt(Self.entryBits) == UInt(bitPattern: identifier) else { return nil }
    return Int(truncatingIfNeeded: word) & (Self.entryCapacity - 1)
  }

  private func entryIndex(for kept: KeptSnapshot) -> Int? {
    var free: Int?
    for index in 0..<Self.entryCapacity {
      let entry = entries.load(index)
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

extension AtomicWords {
  /// As `load`, which look-ups must not call: one instruction.
  @inline(__always)
  func value(_ index: Int = 0) -> UInt {
    UInt(bitPattern: _stdlib_atomicAcquiringLoadARCRef(object: words + index)?.toOpaque())
  }
}

/// A snapshot and what it was made of. Those who have the same tables share it.
struct KeptSnapshot {
  let snapshot: LanguageSnapshot
  let layers: [SnapshotLayer]
  /// Whose digits and separators each layer prints.
  let numbers: [String]
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
  private static let counts = AtomicWords(count: placeCount * stride)

  static func enter() -> Int {
    // Threads differ in where their stacks are.
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt64(UInt(bitPattern: $0)) >> 16 }
    let place = Int(truncatingIfNeeded: (address &* 0x9E37_79B9_7F4A_7C15) >> 58) * stride
    var count = counts.load(place)
    while !counts.compareExchange(&count, with: count &+ 1, at: place) {}
    // What is read from here on is read after the count was seen: exchanges come one after the other.
    count &+= 1
    _ = counts.compareExchange(&count, with: count, at: place)
    return place
  }

  static func leave(_ place: Int) {
    var count = counts.load(place)
    while !counts.compareExchange(&count, with: count &- 1, at: place) {}
  }

  /// Whether all have left who were reading when it was called. It waits a moment, not for ever: a
  /// thread may be stopped while it reads.
  static func haveLeft() -> Bool {
    for place in 0..<placeCount {
      var attempts = 0
      while !isEmpty(place * stride) {
        attempts += 1
        if attempts > 1000 { return false }
        SystemCalls.pause(microseconds: attempts > 100 ? 10 : 0)
      }
    }
    return true
  }

  private static func isEmpty(_ place: Int) -> Bool {
    var none: UInt = 0
    return counts.compareExchange(&none, with: 0, at: place)
  }
}
