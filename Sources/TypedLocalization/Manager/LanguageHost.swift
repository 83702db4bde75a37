internal import MessageFormat

/// An SDK or a backend with languages of its own, which decides on the language once it is attached.
public protocol LanguageHost: Sendable {
  /// Starts in the language chosen so far, and tells its languages.
  func start(with options: LanguageHostOptions) async throws -> LanguageHostState
  /// Changes to `language`, one of its own; the answer may list other languages than before.
  func change(to language: Language) async throws -> LanguageHostState
}

/// The language that a host begins with.
public struct LanguageHostOptions: Equatable, Sendable {
  /// The language chosen so far.
  public let language: Language
  /// `pt` of `pt-BR`.
  public let shortCode: String
  /// `pt-BR` of `pt`.
  public let fullCode: String
  /// The language's own name.
  public let name: String
  /// The direction in which the language is written.
  public let direction: LanguageDirection

  /// The options for `language`.
  public init(_ language: Language) {
    self.language = language
    shortCode = language.shortCode
    fullCode = language.fullCode
    name = language.nativeName
    direction = language.direction
  }
}

/// What a host answers.
public struct LanguageHostState: Equatable, Sendable {
  /// All that can be changed to.
  public let languages: [Language]
  /// The code of the one in force, one of `languages`; `en` finds `en-US` where that is all there is.
  public let selected: String

  /// - Parameters:
  ///   - languages: all that can be changed to.
  ///   - selected: the code of the one in force, one of `languages`.
  public init(languages: [Language], selected: String) {
    self.languages = languages
    self.selected = selected
  }
}

/// An attached host and its last answer.
struct HostSession: Sendable {
  let host: any LanguageHost
  var languages: [Language]
  /// Spelt as in `languages`.
  var selected: String

  /// An answer is not trusted: what no language's code can be is left out.
  private static let limit = 1000

  /// - Throws: `LanguageError.inconsistentHost`.
  init(_ host: any LanguageHost, _ answer: LanguageHostState) throws(LanguageError) {
    let listed = answer.languages.prefix(Self.limit).filter {
      $0.code.utf8.count <= LanguageTag.longest
    }
    let codes = listed.map(\.code)
    guard let chosen = LanguageTag.resolve(answer.selected, among: codes) else {
      throw .inconsistentHost(selected: answer.selected, available: codes)
    }
    self.host = host
    languages = listed
    selected = chosen
  }
}

/// A question to a host. It ends once: with the answer, an error, the time-out, or a later change.
final class PendingChange: Sendable {
  /// Whether the host is asked to start.
  let isAttaching: Bool

  private typealias Continuation = CheckedContinuation<LanguageHostState, any Error>

  private struct State {
    var continuation: Continuation?
    var outcome: Result<LanguageHostState, any Error>?
    var tasks: [Task<Void, Never>] = []
    var isClosed = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Locked(State())

  init(isAttaching: Bool) { self.isAttaching = isAttaching }

  /// Returns when the outcome is adopted, or there is none.
  func isOver() async {
    await withCheckedContinuation { continuation in
      let isClosed = state.withLock { state in
        if !state.isClosed { state.waiting.append(continuation) }
        return state.isClosed
      }
      if isClosed { continuation.resume() }
    }
  }

  func close() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isClosed = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Asks, and waits no longer than `timeout` seconds even for a host that ignores being cancelled.
  func ask(
    timeout: Double, code: String,
    _ question: @escaping @Sendable () async throws -> LanguageHostState
  ) async throws -> LanguageHostState {
    let asking = Task {
      do { self.end(.success(try await question())) } catch { self.end(.failure(error)) }
    }
    let waiting = Task {
      let nanoseconds = timeout > 0 ? UInt64(min(timeout * 1e9, 1e18)) : 0
      guard (try? await Task.sleep(nanoseconds: nanoseconds)) != nil else { return }
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
