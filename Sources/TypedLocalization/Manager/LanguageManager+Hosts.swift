#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension LanguageManager {
  /// How long a host may take to answer, in seconds.
  public static let defaultTimeout: TimeInterval = 30

  /// Starts `host` in the current language, and adopts its languages and the one it selects.
  /// - Parameter timeout: in seconds.
  /// - Throws: the host's error, `LanguageError.timedOut`; no host is attached then, or the former
  ///   stays.
  public func attach(
    _ host: any LanguageHost, timeout: TimeInterval = defaultTimeout
  ) async throws {
    let pending = PendingChange(isAttaching: true)
    begin(pending)
    // A selection that comes later is refused: the host would not know of it.
    let options = LanguageHostOptions(currentWithoutScope)
    try await end(pending, with: options.language, timeout: timeout, host: host) {
      try await host.start(with: options)
    }
  }

  /// The same, with a time-out of any unit.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func attach(_ host: any LanguageHost, timeout: Duration) async throws {
    try await attach(host, timeout: timeout.inSeconds)
  }

  /// The tables' languages are the available ones again, the remembered one is the current one.
  public func detach() {
    let pending = change { state in
      defer { state.pendingChange = nil }
      state.host = nil
      return state.pendingChange
    }
    pending?.end(.failure(LanguageError.detached))
  }

  /// Asks the host for the language, and adopts its answer; without a host the same as `select`.
  ///
  /// Of two overlapping changes the later one counts, the earlier one throws
  /// `LanguageError.superseded`. On an error or time-out the language stays, and the failure is
  /// published. While a host starts, it is waited for.
  /// - Parameter timeout: in seconds.
  public func change(to code: String, timeout: TimeInterval = defaultTimeout) async throws {
    while let pending = state.withLock({ $0.pendingChange }), pending.isAttaching {
      await pending.isOver()
      try Task.checkCancellation()
    }
    guard let session = state.withLock({ $0.host }) else { return try select(code) }
    guard let found = self.code(for: code) else {
      let error = LanguageError.unavailable(code: code, available: session.languages.map(\.code))
      publish(error, for: Language(code))
      throw error
    }
    let language = state.withLock { $0.language(found) }
    let pending = PendingChange(isAttaching: false)
    begin(pending)
    try await end(pending, with: language, timeout: timeout, host: session.host) {
      try await session.host.change(to: language)
    }
  }

  /// The same, with a time-out of any unit.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func change(to code: String, timeout: Duration) async throws {
    try await change(to: code, timeout: timeout.inSeconds)
  }

  private func begin(_ pending: PendingChange) {
    let former = state.withLock { state in
      defer { state.pendingChange = pending }
      return state.pendingChange
    }
    former?.end(.failure(LanguageError.superseded))
  }

  private func end(
    _ pending: PendingChange, with language: Language, timeout: TimeInterval,
    host: any LanguageHost,
    _ question: @escaping @Sendable () async throws -> LanguageHostState
  ) async throws {
    defer { pending.close() }
    do {
      let answer = try await pending.ask(timeout: timeout, code: language.code, question)
      try adopt(HostSession(host, answer), of: pending)
    } catch {
      state.withLock { if $0.pendingChange === pending { $0.pendingChange = nil } }
      if !Self.isRevocation(error) { publish(error, for: language) }
      throw error
    }
  }

  /// What a host changed to is remembered; what it started in is its own affair.
  private func adopt(
    _ session: HostSession, of pending: PendingChange
  ) throws(LanguageError) {
    let isLatest = change { state in
      guard state.pendingChange === pending else { return false }
      state.pendingChange = nil
      state.host = session
      if !pending.isAttaching { remember(session.selected, in: &state) }
      return true
    }
    if !isLatest { throw .superseded }
  }

  private static func isRevocation(_ error: any Error) -> Bool {
    let error = error as? LanguageError
    return error == .superseded || error == .detached
  }

  private func publish(_ error: any Error, for language: Language) {
    let listeners = state.withLock { Array($0.failureListeners.values) }
    let failure = LanguageChangeFailure(language: language, error: error)
    for listener in listeners { listener.yield(failure) }
    outbox.add { [weak self] in self?.post(error, for: language) }
    outbox.empty()
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  fileprivate var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
