/// A question to a host. It ends once: with the answer, an error, the time-out, or a later change.
final class PendingChange: Sendable {
  private typealias Continuation = CheckedContinuation<LanguageHostState, any Error>

  private struct State {
    var continuation: Continuation?
    var outcome: Result<LanguageHostState, any Error>?
    var tasks: [Task<Void, Never>] = []
  }

  private let state = Locked(State())

  /// Asks, and waits no longer than `timeout` even for a host that ignores being cancelled.
  func ask(
    timeout: Duration, code: String,
    _ question: @escaping @Sendable () async throws -> LanguageHostState
  ) async throws -> LanguageHostState {
    let asking = Task {
      do { self.end(.success(try await question())) } catch { self.end(.failure(error)) }
    }
    let waiting = Task {
      guard (try? await Task.sleep(for: timeout)) != nil else { return }
      self.end(.failure(LanguageError.timedOut(code: code)))
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { begin($0, [asking, waiting]) }
    } onCancel: {
      end(.failure(CancellationError()))
    }
  }

  func end(_ outcome: Result<LanguageHostState, any Error>) {
    let (continuation, tasks) = state.withLock { state -> (Continuation?, [Task<Void, Never>]) in
      guard state.outcome == nil else { return (nil, []) }
      state.outcome = outcome
      defer { state.continuation = nil }
      return (state.continuation, state.tasks)
    }
    continuation?.resume(with: outcome)
    for task in tasks { task.cancel() }
  }

  private func begin(_ continuation: Continuation, _ tasks: [Task<Void, Never>]) {
    let outcome = state.withLock { state in
      if state.outcome == nil {
        state.continuation = continuation
        state.tasks = tasks
      }
      return state.outcome
    }
    guard let outcome else { return }
    continuation.resume(with: outcome)
    for task in tasks { task.cancel() }
  }
}
