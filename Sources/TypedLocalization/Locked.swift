internal import Foundation

/// A value that one thread at a time may touch.
///
/// `NSLock` and not `Mutex`: the thread sanitizer does not see the latter on Linux.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
