internal import MessageFormat

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The language of the running program.
///
/// Which language: the innermost `withLanguage`, the selected one, the system's, the development
/// language. Safe from any thread. The tables of all targets of the program are found at the first
/// use.
public final class LanguageManager: Sendable {
  /// The only one there is: accessors follow it.
  public static let shared = LanguageManager(
    storage: DefaultStorage.storage,
    systemLanguages: { SystemLanguages.preferred })

  /// What `LanguageIdentifiers` calls the current language; 0: to be resolved.
  let currentIdentifier = AtomicWords()
  let state: Locked<ManagerState>
  /// Storage and listeners see changes in their order.
  let outbox = Outbox()
  let reporter = FaultReporter()
  private let observation = LanguageObservation.make()
  /// Here, since globals ask at each use whether they are there already.
  private let scope = LanguageScope.identifier
  private let scopeIsUsed = LanguageScope.isUsed
  let systemLanguages: @Sendable () -> [String]

  init(
    storage: any LanguageStorage, systemLanguages: @escaping @Sendable () -> [String] = { [] }
  ) {
    state = Locked(ManagerState(storage: storage))
    self.systemLanguages = systemLanguages
  }

  deinit { currentIdentifier.deallocate() }

  /// The language in force for the running task.
  public var current: Language {
    let identifier = identifierInForce()
    if identifier > 0, identifier == LanguageScope.identifier.get() {
      return scopedLanguage(LanguageIdentifiers.tag(of: identifier))
    }
    return currentWithoutScope
  }

  var currentWithoutScope: Language {
    let identifier = resolveCurrent()
    return state.withLock { state in
      // Empty while the storage is being read, and asks.
      state.language(
        state.current.isEmpty ? LanguageIdentifiers.tag(of: identifier) : state.current)
    }
  }

  /// The development language of the program's tables, of the first target where they differ; nil
  /// without tables.
  var development: String? {
    discoverTables()
    return state.withLock { $0.tables.first?.manifest.development }
  }

  /// The language that was selected; nil when the system is followed.
  public var selected: Language? {
    observation.noteAccessToSelection(self)
    _ = resolveCurrent()
    return state.withLock { state in state.selectedInForce.map { state.language($0) } }
  }

  /// The languages that can be selected, by code: those of the tables that are `offered`, or those of
  /// the attached host.
  ///
  /// The first question after a target was registered opens its tables.
  public var available: [Language] {
    observation.noteAccessToAvailability(self)
    discoverTables()
    let question = state.withLock { $0 }
    if let known = question.host?.languages ?? question.tableLanguages { return known }
    let codes = Self.union(question.tables.map { $0.loadedLanguages() })
    let languages = question.offered(among: codes).map { Language($0) }
    state.withLock { if $0.revision == question.revision { $0.tableLanguages = languages } }
    return languages
  }

  /// The text of a key that comes from data, placeholders unfilled; nil when no registered table of
  /// this name has the key.
  public func string(forKey key: String, table: String = "Localizable") -> String? {
    discoverTables()
    return state.withLock { $0.tables }.lazy.compactMap { registered in
      registered.manifest.tables.first { $0.name == table }.flatMap {
        registered.string(forKey: key, in: $0.indices)
      }
    }.first
  }

  /// Called with each fault, once; nil prints it to the standard error output.
  public var faultHandler: (@Sendable (LocalizationFault) -> Void)? {
    get { reporter.handler }
    set { reporter.handler = newValue }
  }

  func report(_ faults: [LocalizationFault]) { reporter.report(faults) }

  /// The identifier of the language in force; 0: to be resolved.
  @inline(__always)
  func identifierInForce() -> Int {
    if scopeIsUsed.value() != 0 {
      let scoped = scope.get()
      if scoped > 0 { return scoped }
    }
    noteAccess()
    return Int(bitPattern: currentIdentifier.value())
  }

  /// Before the value is read: a change after this tells the reader.
  @inline(__always)
  func noteAccess() { observation.noteAccess(self) }

  func noteMutation() { observation.noteMutation(self) }
  func noteSelection() { observation.noteSelection(self) }
  func noteAvailability() { observation.noteAvailability(self) }

  /// By code, each once.
  static func union(_ lists: [[String]]) -> [String] {
    var codes: [String] = []
    for list in lists {
      for code in list where !codes.contains(code) { codes.append(code) }
    }
    return codes.sorted()
  }
}

/// The language of a task.
extension LanguageManager {
  /// Runs `operation` with `code` as the language of this task and its child tasks, whatever is
  /// selected. Each target answers with the best language it has for `code`, else in its development
  /// language.
  public static func withLanguage<Result, Failure: Error>(
    _ code: String, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure> = LanguageScope.identifier.withValue(
      scope(for: code)
    ) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// Runs `operation` with `language` as the language of this task and its child tasks.
  public static func withLanguage<Result, Failure: Error>(
    _ language: Language, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withLanguage(language.code, operation: operation)
  }

  /// The same for asynchronous work. Child tasks have the language too; detached tasks do not.
  public static func withLanguage<Result>(
    _ code: String, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await LanguageScope.identifier.withValue(
      scope(for: code), operation: operation, isolation: isolation)
  }

  /// The same for asynchronous work in `language`.
  public static func withLanguage<Result>(
    _ language: Language, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await LanguageScope.identifier.withValue(
      scope(for: language.code), operation: operation, isolation: isolation)
  }

  /// Also marks that tasks have languages of their own.
  private static func scope(for code: String) -> Int {
    if LanguageScope.isUsed.load() == 0 { LanguageScope.isUsed.store(1) }
    return LanguageIdentifiers.identifier(ofAny: code)
  }

  func scopedLanguage(_ tag: String) -> Language {
    discoverTables()
    let (host, development) = state.withLock { state in
      (state.host?.languages, state.tables.first?.manifest.development ?? "en")
    }
    let code = self.code(for: tag) ?? development
    return host?.first { $0.code == code } ?? Language(code)
  }
}

/// Streams of changes.
extension LanguageManager {
  /// The current language after changes from now on, in order; a stream of its own for every caller.
  /// Who does not keep up gets the newest one. A listener that stops listening is freed.
  public var changes: AsyncStream<Language> { stream(of: \.listeners, keeps: 1) }

  /// Each change that a host refused or did not answer, from now on; the last 16 for who does not keep
  /// up.
  public var failures: AsyncStream<LanguageChangeFailure> {
    stream(of: \.failureListeners, keeps: 16)
  }

  private func stream<Element>(
    of listeners: any WritableKeyPath<ManagerState, [Int: AsyncStream<Element>.Continuation]>
      & Sendable, keeps count: Int
  ) -> AsyncStream<Element> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: Element.self, bufferingPolicy: .bufferingNewest(count))
    let number = state.withLock { state in
      state.listenerCount += 1
      state[keyPath: listeners][state.listenerCount] = continuation
      return state.listenerCount
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0[keyPath: listeners].removeValue(forKey: number) }
    }
    return stream
  }
}

/// What a `LanguageManager` knows, kept under its lock. No table's lock is taken inside of it.
struct ManagerState {
  var tables: [LocalizedTable] = [] { didSet { tableLanguages = nil } }
  /// The languages of all tables that can be read; nil until they are asked for.
  var tableLanguages: [Language]?
  var storage: any LanguageStorage
  /// Counts the storages that there were.
  var storageCount = 0
  var isStorageRead = false
  /// A selection that is on its way to its storage.
  var unsaved: (storage: any LanguageStorage, selection: String?)?
  /// The code chosen by the user, also while it is not available.
  var selection: String?
  /// `selection` as the available languages spell it; nil when it is not available.
  var selectedInForce: String?
  /// The code of the current language; empty until it is resolved.
  var current = ""
  /// The current language as it was told last; nil when there is none to be compared with.
  var told: Language?
  /// How many threads are changing what the current language depends on.
  var changesInFlight = 0
  /// Counts what a resolution depends on.
  var revision = 0
  /// The codes of the languages that the program offers; nil: what the configurations say.
  var offeredCodes: [String]? { didSet { tableLanguages = nil } }
  var host: HostSession?
  var pendingChange: PendingChange?
  var listeners: [Int: AsyncStream<Language>.Continuation] = [:]
  var failureListeners: [Int: AsyncStream<LanguageChangeFailure>.Continuation] = [:]
  var listenerCount = 0
  var overrides: [OverrideInstallation] = []
  var overrideCount = 0
  var setting = FormatSetting(device: .current)

  init(storage: any LanguageStorage) { self.storage = storage }

  /// Whether a host is attached, or has been asked to start.
  var isDecidedByHost: Bool { host != nil || pendingChange?.isAttaching == true }

  func isSelected(_ code: String?) -> Bool { isStorageRead && selection == code }

  mutating func takeUnsaved() -> (storage: any LanguageStorage, selection: String?)? {
    defer { unsaved = nil }
    return unsaved
  }

  /// With the names that the host gives it.
  func language(_ code: String) -> Language {
    host?.languages.first { $0.code == code } ?? Language(code)
  }
}
