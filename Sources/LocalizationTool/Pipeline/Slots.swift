/// Places for results that several threads fill, each its own.
final class Slots<Value: Sendable>: @unchecked Sendable {
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
