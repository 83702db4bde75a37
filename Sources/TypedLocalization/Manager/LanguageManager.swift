internal import Foundation
internal import MessageFormat
public import Observation
internal import Synchronization

/// The language of the running program.
///
/// Which language: the innermost `withLanguage`, the selected one, the system's, the development
/// language. Safe from any thread. The tables of all targets of the program are found at the first
/// use.
public final class LanguageManager: Observable, Sendable {
  /// The only one there is: accessors follow it.
  public static let shared = LanguageManager(
    storage: UserDefaultsLanguageStorage.standardUnlessTesting,
    systemLanguages: { SystemLanguages.preferred })

  /// What `LanguageIdentifiers` calls the current language; 0: to be resolved.
  let currentIdentifier = Atomic(0)
  let state: Locked<ManagerState>
  /// Held during a change, so that storage and listeners see changes in their order.
  let changing = NSRecursiveLock()
  let reporter = FaultReporter()
  let registrar = ObservationRegistrar()
  let systemLanguages: @Sendable () -> [String]

  /// Made once: making a key path at each look-up costs a third of it.
  private let currentPath: any KeyPath<LanguageManager, Language> & Sendable =
    \LanguageManager.current

  init(
    storage: any LanguageStorage, systemLanguages: @escaping @Sendable () -> [String] = { [] }
  ) {
    state = Locked(ManagerState(storage: storage))
    self.systemLanguages = systemLanguages
  }

  /// The language in force for the running task.
  public var current: Language {
    let identifier = identifierInForce()
    if identifier > 0, identifier == LanguageScope.identifier {
      return scopedLanguage(LanguageIdentifiers.tag(of: identifier))
    }
    _ = identifier > 0 ? identifier : resolveCurrent()
    return state.withLock { $0.language($0.current) }
  }

  /// The language that was selected; nil when the system is followed.
  public var selected: Language? {
    noteAccess()
    _ = resolveCurrent()
    return state.withLock { state in state.selectedInForce.map { state.language($0) } }
  }

  /// The languages that can be selected, by code: those of the tables, or of the attached host.
  public var available: [Language] {
    noteAccess()
    discoverTables()
    let (host, tables) = state.withLock { ($0.host?.languages, $0.tables) }
    return host ?? Self.union(tables.map { $0.loadedLanguages() }).map { Language($0) }
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
    if LanguageScope.isUsed.load(ordering: .relaxed) {
      let scoped = LanguageScope.identifier
      if scoped > 0 { return scoped }
    }
    noteAccess()
    return currentIdentifier.load(ordering: .acquiring)
  }

  /// Before the value is read: a change after this tells the reader.
  @inline(__always)
  func noteAccess() { registrar.access(self, keyPath: currentPath) }

  func noteMutation() { registrar.withMutation(of: self, keyPath: currentPath) {} }

  /// By code, each once.
  static func union(_ lists: [[String]]) -> [String] {
    var codes: [String] = []
    for list in lists {
      for code in list where !codes.contains(code) { codes.append(code) }
    }
    return codes.sorted()
  }
}
