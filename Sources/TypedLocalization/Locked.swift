#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#else
  internal import Foundation
#endif

/// A value that one thread at a time may touch.
final class Locked<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    try lock.withLock { try body(&value) }
  }
}

#if canImport(Glibc) || canImport(Musl) || canImport(Android)
  /// The system's mutex. `Mutex` of the standard library is not seen by the thread sanitizer on Linux.
  final class Lock: @unchecked Sendable {
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    /// - Parameter isRecursive: whether a thread may lock again what it has locked.
    init(isRecursive: Bool = false) {
      var attributes = pthread_mutexattr_t()
      pthread_mutexattr_init(&attributes)
      if isRecursive { pthread_mutexattr_settype(&attributes, Self.recursive) }
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, &attributes)
      pthread_mutexattr_destroy(&attributes)
    }

    private static let recursive = Int32(PTHREAD_MUTEX_RECURSIVE)

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
      pthread_mutex_lock(mutex)
      defer { pthread_mutex_unlock(mutex) }
      return try body()
    }
  }
#else
  /// Foundation's lock.
  final class Lock: @unchecked Sendable {
    private let lock: any NSLocking

    /// - Parameter isRecursive: whether a thread may lock again what it has locked.
    init(isRecursive: Bool = false) { lock = isRecursive ? NSRecursiveLock() : NSLock() }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
      lock.lock()
      defer { lock.unlock() }
      return try body()
    }
  }
#endif
