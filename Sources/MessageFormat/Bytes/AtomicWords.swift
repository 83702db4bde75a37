/// Machine words that threads share without a lock.
///
/// The standard library's `Atomic` needs macOS 15 and iOS 18. In its place stand the functions by
/// which the library itself publishes what it makes lazily, on every system: a word is the reference
/// that they expect, and is never retained.
package struct AtomicWords: @unchecked Sendable {
  /// Never made: only the addresses of its references are used.
  package final class Referent {}

  /// For the other module's `value`.
  package let words: UnsafeMutablePointer<Referent?>

  /// - Parameter count: how many there are, each 0.
  package init(count: Int = 1) {
    words = .allocate(capacity: count)
    words.initialize(repeating: nil, count: count)
  }

  /// To be called once, by the owner, when no thread reads any more.
  package func deallocate() { words.deallocate() }

  /// What was written before the value was stored can be read after. Where each instruction counts in
  /// another module, it has its own: this function is called there, not inlined.
  @inline(__always)
  package func load(_ index: Int = 0) -> UInt {
    UInt(bitPattern: _stdlib_atomicAcquiringLoadARCRef(object: words + index)?.toOpaque())
  }

  /// Makes all that was written before visible with the value.
  package func store(_ value: UInt, at index: Int = 0) {
    var current = load(index)
    while !compareExchange(&current, with: value, at: index) {}
  }

  /// Stores `desired` where the value is still `expected`; else puts the value there.
  package func compareExchange(
    _ expected: inout UInt, with desired: UInt, at index: Int = 0
  ) -> Bool {
    var value = UnsafeRawPointer(bitPattern: expected)
    let word = UnsafeMutableRawPointer(words + index)
      .assumingMemoryBound(to: UnsafeRawPointer?.self)
    let isStored = _stdlib_atomicCompareExchangeStrongPtr(
      object: word, expected: &value, desired: UnsafeRawPointer(bitPattern: desired))
    expected = UInt(bitPattern: value)
    return isStored
  }
}
