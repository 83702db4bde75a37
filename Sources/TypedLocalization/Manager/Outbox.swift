/// What is to be done while no lock is held, in order, by one thread at a time: saving a selection,
/// telling of a change.
///
/// Nobody waits for another: who comes while a thread is at work leaves its own to that thread. So
/// whoever is called may use the manager, and wait for threads that use it.
final class Outbox: Sendable {
  private struct State {
    var waiting: [@Sendable () -> Void] = []
    var isBusy = false

    mutating func next() -> (@Sendable () -> Void)? {
      if waiting.isEmpty {
        isBusy = false
        return nil
      }
      return waiting.removeFirst()
    }
  }

  private let state = Locked(State())

  func add(_ work: @escaping @Sendable () -> Void) { state.withLock { $0.waiting.append(work) } }

  /// Called while no lock is held.
  func empty() {
    let isMine = state.withLock { state in
      defer { state.isBusy = true }
      return !state.isBusy
    }
    guard isMine else { return }
    while let work = state.withLock({ $0.next() }) { work() }
  }
}
