extension LanguageManager {
  /// The current language after each change from now on, in order; a stream of its own for every
  /// caller. A listener that stops listening is freed.
  public var changes: AsyncStream<Language> {
    let (stream, continuation) = AsyncStream.makeStream(of: Language.self)
    let number = state.withLock { state in
      state.listenerCount += 1
      state.listeners[state.listenerCount] = continuation
      return state.listenerCount
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }

  /// Each change that a host refused or did not answer, from now on.
  public var failures: AsyncStream<LanguageChangeFailure> {
    let (stream, continuation) = AsyncStream.makeStream(of: LanguageChangeFailure.self)
    let number = state.withLock { state in
      state.listenerCount += 1
      state.failureListeners[state.listenerCount] = continuation
      return state.listenerCount
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.failureListeners.removeValue(forKey: number) }
    }
    return stream
  }
}

/// A change of the language that did not happen; the old one stays.
public struct LanguageChangeFailure: Sendable {
  /// The language asked for.
  public let language: Language
  public let error: any Error
}
