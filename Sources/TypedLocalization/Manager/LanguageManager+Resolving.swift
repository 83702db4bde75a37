internal import MessageFormat
internal import Synchronization

/// Which language is current.
extension LanguageManager {
  func register(_ table: LocalizedTable) {
    for language in table.declaredLanguages() {
      _ = LanguageIdentifiers.identifier(of: language)
    }
    state.withLock { state in
      state.tables.append(table)
      invalidate(&state)
    }
  }

  /// Under the lock: the current language is resolved anew by whoever asks next.
  func invalidate(_ state: inout ManagerState) {
    state.revision += 1
    currentIdentifier.store(0, ordering: .releasing)
  }

  /// The current language's identifier, resolved where needed.
  @discardableResult
  func resolveCurrent() -> Int {
    discoverTables()
    while true {
      let known = currentIdentifier.load(ordering: .acquiring)
      if known > 0 { return known }
      readStorage()
      let question = state.withLock { $0 }
      let answer = Resolution(question, systemLanguages: systemLanguages)
      let identifier =
        LanguageIdentifiers.identifier(of: answer.current)
        ?? LanguageIdentifiers.identifier(ofAny: answer.current)
      let isAdopted = state.withLock { state in
        guard state.revision == question.revision else { return false }
        state.current = answer.current
        state.selectedInForce = answer.selected
        currentIdentifier.store(identifier, ordering: .releasing)
        return true
      }
      if isAdopted {
        report(answer.faults)
        return identifier
      }
    }
  }

  /// The available language that `tag` means: `en` finds `en-US` where that is all there is.
  func code(for tag: String) -> String? { Resolution.code(for: [tag], in: state.withLock { $0 }) }

  /// The shared manager knows all targets of the program.
  func discoverTables() {
    if self === LanguageManager.shared { TableDiscovery.registerAll() }
  }

  private func readStorage() {
    let (isRead, storage, revision) = state.withLock {
      ($0.isStorageRead, $0.storage, $0.revision)
    }
    if isRead { return }
    var stored: String?
    do { stored = try storage.load() } catch {
      report([.init(.storageFailed(reason: "\(error)"))])
    }
    state.withLock { state in
      guard !state.isStorageRead, state.revision == revision else { return }
      state.isStorageRead = true
      state.selection = stored
    }
  }
}

/// The current language, from everything that decides on it.
struct Resolution {
  let current: String
  let selected: String?
  private(set) var faults: [LocalizationFault] = []

  init(_ state: ManagerState, systemLanguages: () -> [String]) {
    if let host = state.host {
      current = host.selected
      selected = host.selected
      return
    }
    selected = state.selection.flatMap { Self.code(for: [$0], in: state) }
    current =
      selected ?? Self.code(for: systemLanguages(), in: state)
      ?? state.tables.first?.manifest.development ?? "en"
    if let stored = state.selection, selected == nil, !state.tables.isEmpty {
      faults.append(.init(.storedLanguageUnavailable(code: stored, current: current)))
    }
  }

  /// The best language for `preferred` of which some table can be read.
  static func code(for preferred: [String], in state: ManagerState) -> String? {
    if let host = state.host {
      return match(preferred, host.languages.map(\.code))
    }
    if let first = preferred.first,
      state.tables.contains(where: { $0.hasReadableTable(for: first) })
    {
      return first
    }
    var unreadable: [String] = []
    while true {
      let declared = LanguageManager.union(state.tables.map { $0.declaredLanguages() })
        .filter { !unreadable.contains($0) }
      guard let code = match(preferred, declared) else { return nil }
      if state.tables.contains(where: { $0.hasReadableTable(for: code) }) { return code }
      unreadable.append(code)
    }
  }

  private static func match(_ preferred: [String], _ available: [String]) -> String? {
    guard let first = preferred.first else { return nil }
    if available.contains(first) { return first }
    if preferred.count == 1 { return LanguageTag.resolve(first, among: available) }
    return LanguageMatching.matches(preferred: preferred, available: available).first
  }
}
