public import Foundation

extension LanguageManager {
  /// Posted when a host refused a change or did not answer; `userInfo` has `UserInfoKey.language`, the
  /// language asked for, and `UserInfoKey.error`.
  public static let languageChangeDidFail = Notification.Name(
    "TypedLocalization.languageChangeDidFail")

  /// How long a host may take to answer, in seconds.
  public static let defaultTimeout: TimeInterval = 30

  /// Starts `host` in the current language, and adopts its languages and the one it selects.
  /// - Parameter timeout: in seconds.
  /// - Throws: the host's error, `LanguageError.timedOut`; no host is attached then, or the former
  ///   stays.
  public func attach(
    _ host: any LanguageHost, timeout: TimeInterval = defaultTimeout
  ) async throws {
    let options = LanguageHostOptions(currentWithoutScope)
    try await ask(options.language, timeout: timeout, host: host, remembers: false) {
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
    let pending = state.withLock { state in
      defer { state.pendingChange = nil }
      return state.pendingChange
    }
    pending?.end(.failure(LanguageError.detached))
    changing.lock()
    let former = state.withLock { $0.host?.languages }
    let change = applied { $0.host = nil }
    changing.unlock()
    announce(change, formerly: former)
  }

  /// Asks the host for the language, and adopts its answer; without a host the same as `select`.
  ///
  /// Of two overlapping changes the later one counts, the earlier one throws
  /// `LanguageError.superseded`. On an error or time-out the language stays, and the failure is
  /// published.
  /// - Parameter timeout: in seconds.
  public func change(to code: String, timeout: TimeInterval = defaultTimeout) async throws {
    guard let session = state.withLock({ $0.host }) else { return try select(code) }
    guard let found = self.code(for: code) else {
      let error = LanguageError.unavailable(code: code, available: session.languages.map(\.code))
      publish(error, for: Language(code))
      throw error
    }
    let language = state.withLock { $0.language(found) }
    try await ask(language, timeout: timeout, host: session.host, remembers: true) {
      try await session.host.change(to: language)
    }
  }

  /// The same, with a time-out of any unit.
  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  public func change(to code: String, timeout: Duration) async throws {
    try await change(to: code, timeout: timeout.inSeconds)
  }

  private var currentWithoutScope: Language {
    _ = resolveCurrent()
    return state.withLock { $0.language($0.current) }
  }

  private func ask(
    _ language: Language, timeout: TimeInterval, host: any LanguageHost, remembers: Bool,
    _ question: @escaping @Sendable () async throws -> LanguageHostState
  ) async throws {
    let pending = PendingChange()
    let former = state.withLock { state in
      defer { state.pendingChange = pending }
      return state.pendingChange
    }
    former?.end(.failure(LanguageError.superseded))
    do {
      let answer = try await pending.ask(timeout: timeout, code: language.code, question)
      try adopt(HostSession(host, answer), of: pending, remembers: remembers)
    } catch {
      state.withLock { if $0.pendingChange === pending { $0.pendingChange = nil } }
      if !Self.isRevocation(error) { publish(error, for: language) }
      throw error
    }
  }

  private func adopt(
    _ session: HostSession, of pending: PendingChange, remembers: Bool
  ) throws(LanguageError) {
    changing.lock()
    let isLatest = state.withLock { state in
      defer { if state.pendingChange === pending { state.pendingChange = nil } }
      return state.pendingChange === pending
    }
    guard isLatest else {
      changing.unlock()
      throw .superseded
    }
    if remembers { save(session.selected, in: storage) }
    let former = state.withLock { $0.host?.languages }
    let change = applied { state in
      state.host = session
      guard remembers else { return }
      state.isStorageRead = true
      state.selection = session.selected
    }
    changing.unlock()
    announce(change, formerly: former)
  }

  /// Whoever read `available` is told too, where only the host's languages became others.
  private func announce(_ change: LanguageChange?, formerly languages: [Language]?) {
    announce(change)
    if change == nil, state.withLock({ $0.host?.languages }) != languages { noteMutation() }
  }

  private static func isRevocation(_ error: any Error) -> Bool {
    let error = error as? LanguageError
    return error == .superseded || error == .detached
  }

  private func publish(_ error: any Error, for language: Language) {
    let listeners = state.withLock { Array($0.failureListeners.values) }
    let failure = LanguageChangeFailure(language: language, error: error)
    for listener in listeners { listener.yield(failure) }
    NotificationCenter.default.post(
      name: Self.languageChangeDidFail, object: self,
      userInfo: [UserInfoKey.language: language, UserInfoKey.error: error])
  }
}

@available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
extension Duration {
  fileprivate var inSeconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
  }
}
