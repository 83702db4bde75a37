internal import Synchronization

/// Language identifier → snapshot, read without a lock.
///
/// Snapshots are retained for good: a reader may still use one that was cleared a moment ago. What
/// stays behind is one small object for each language in use and each change of overrides.
struct SnapshotSlots: @unchecked Sendable {
  private let slots: UnsafeMutablePointer<Atomic<UnsafeRawPointer?>>

  init() {
    slots = .allocate(capacity: LanguageIdentifiers.capacity)
    for index in 0..<LanguageIdentifiers.capacity {
      (slots + index).initialize(to: Atomic(nil))
    }
  }

  @inline(__always)
  func load(_ identifier: Int) -> Unmanaged<LanguageSnapshot>? {
    guard identifier > 0, identifier < LanguageIdentifiers.capacity,
      let pointer = slots[identifier].load(ordering: .acquiring)
    else { return nil }
    return Unmanaged.fromOpaque(pointer)
  }

  func store(_ snapshot: LanguageSnapshot, at identifier: Int) -> Unmanaged<LanguageSnapshot> {
    let retained = Unmanaged.passRetained(snapshot)
    if identifier > 0, identifier < LanguageIdentifiers.capacity {
      slots[identifier].store(UnsafeRawPointer(retained.toOpaque()), ordering: .releasing)
    }
    return retained
  }

  func clear() {
    for index in 0..<LanguageIdentifiers.capacity {
      slots[index].store(nil, ordering: .releasing)
    }
  }
}
