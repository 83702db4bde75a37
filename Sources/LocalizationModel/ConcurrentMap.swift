internal import Dispatch

/// The results of `body` for each of 0 ..< `count`, in order; computed side by side.
package func concurrentMap<Value: Sendable>(
  _ count: Int, _ body: @Sendable (Int) -> Value
) -> [Value] {
  let slots = Slots<Value>(count: count)
  DispatchQueue.concurrentPerform(iterations: count) { slots.fill($0, with: body($0)) }
  return slots.values
}

/// Places for results that several threads fill, each its own.
private final class Slots<Value: Sendable>: @unchecked Sendable {
  private let slots: UnsafeMutableBufferPointer<Value?>

  init(count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  /// Each index is filled by one thread only.
  func fill(_ index: Int, with value: Value) {
    guard slots.indices.contains(index) else { return }
    slots[index] = value
  }

  /// In order; read when all threads are done.
  var values: [Value] { slots.compactMap { $0 } }
}
