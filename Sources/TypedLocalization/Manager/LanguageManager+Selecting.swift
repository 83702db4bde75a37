internal import MessageFormat

extension LanguageManager {
  /// Makes `code` the language of the program and remembers it. Short and full codes find each
  /// other (`en`, `en-US`). Selecting the current language again tells nobody.
  ///
  /// Where no table is known yet (code of a compiler before 6.3 whose tables are all embedded) any tag
  /// is taken.
  /// - Throws: `LanguageError.unavailable`, which names the available ones, or `hostAttached`; nothing
  ///   is changed then.
  public func select(_ code: String) throws(LanguageError) {
    try select { () throws(LanguageError) in
      guard let found = self.code(for: code) ?? codeBeforeTables(code) else {
        throw .unavailable(code: code, available: available.map(\.code))
      }
      return found
    }
  }

  /// - Parameter code: gives the code to be selected.
  func select(_ code: () throws(LanguageError) -> String) throws(LanguageError) {
    _ = resolveCurrent()
    guard state.withLock({ !$0.isDecidedByHost }) else { throw .hostAttached }
    let found = try code()
    if state.withLock({ $0.isSelected(found) }) { return }
    let isRefused = change { state in
      if !state.isDecidedByHost { remember(found, in: &state) }
      return state.isDecidedByHost
    }
    if isRefused { throw .hostAttached }
  }

  /// Before any table has registered itself a tag cannot be checked: it is taken as it is, and is in
  /// force as soon as there is a table of that language.
  private func codeBeforeTables(_ code: String) -> String? {
    state.withLock { $0.tables.isEmpty } ? LanguageTag(code)?.string : nil
  }

  /// Makes `language` the language of the program and remembers it.
  public func select(_ language: Language) throws(LanguageError) { try select(language.code) }

  /// Forgets the selection: the system's language is the current one. While a host is attached, its
  /// language stays.
  public func followSystem() {
    change { remember(nil, in: &$0) }
  }

  /// Where the selection is remembered. Set it before the first text is read; later the selection is
  /// read anew from it.
  public var storage: any LanguageStorage {
    get { state.withLock { $0.storage } }
    set {
      change { state in
        saveLater(&state)
        state.storage = newValue
        state.storageCount += 1
        state.isStorageRead = false
        state.selection = nil
      }
    }
  }

  /// Under the lock.
  func remember(_ selection: String?, in state: inout ManagerState) {
    if state.isSelected(selection) { return }
    state.isStorageRead = true
    state.selection = selection
    // Of several that wait for a slow storage the last one counts.
    if state.unsaved == nil {
      outbox.add { [weak self] in
        guard let self else { return }
        self.save(self.state.withLock { $0.takeUnsaved() })
      }
    }
    state.unsaved = (state.storage, selection)
  }

  /// Under the lock: what waits goes to the storage that it was meant for.
  private func saveLater(_ state: inout ManagerState) {
    guard let unsaved = state.takeUnsaved() else { return }
    outbox.add { [weak self] in self?.save(unsaved) }
  }

  private func save(_ unsaved: (storage: any LanguageStorage, selection: String?)?) {
    guard let unsaved else { return }
    do { try unsaved.storage.save(unsaved.selection) } catch {
      report([.init(.storageFailed(reason: "\(error)"))])
    }
  }

  /// Changes what the current language depends on, and tells whom it concerns. Called without any
  /// lock: whoever is told may read texts and change the language.
  @discardableResult
  func change<Result>(_ body: (inout ManagerState) -> Result) -> Result {
    if state.withLock({ !$0.current.isEmpty }) { resolveCurrent() }
    let (result, isConcerned) = state.withLock { state in
      let languages = state.host?.languages
      if state.told == nil, !state.current.isEmpty { state.told = state.language(state.current) }
      let result = body(&state)
      if !Language.areIdentical(languages, state.host?.languages) {
        outbox.add { [weak self] in self?.noteAvailability() }
      }
      invalidate(&state)
      // Nobody has asked for the language yet.
      if state.current.isEmpty { return (result, false) }
      state.changesInFlight += 1
      return (result, true)
    }
    if isConcerned {
      resolveCurrent()
      state.withLock { $0.changesInFlight -= 1 }
    }
    outbox.empty()
    return result
  }
}

/// Which language is current.
extension LanguageManager {
  func register(_ table: LocalizedTable) {
    for language in table.declaredLanguages() {
      _ = LanguageIdentifiers.identifier(of: language)
    }
    state.withLock { state in
      state.tables.append(table)
      // What a target brings with it is no change, unless there is one at the same time.
      if state.changesInFlight == 0 { state.told = nil }
      invalidate(&state)
    }
  }

  /// Under the lock: the current language is resolved anew by whoever asks next.
  func invalidate(_ state: inout ManagerState) {
    state.revision += 1
    currentIdentifier.store(0)
  }

  /// The current language's identifier, resolved where needed.
  @discardableResult
  func resolveCurrent() -> Int {
    discoverTables()
    while true {
      let known = Int(bitPattern: currentIdentifier.load())
      if known > 0 { return known }
      readStorage()
      let question = state.withLock { $0 }
      guard question.isStorageRead || StorageReading.isRunning.get() else { continue }
      let answer = Resolution(question, systemLanguages: systemLanguages)
      let identifier =
        LanguageIdentifiers.identifier(of: answer.asked)
        ?? LanguageIdentifiers.identifier(ofAny: answer.asked)
      guard question.isStorageRead else { return identifier }
      if adopt(answer, identifier, to: question) {
        report(answer.faults)
        return identifier
      }
    }
  }

  /// False where the question has become another. Whoever changed what it depends on empties the
  /// outbox.
  private func adopt(_ answer: Resolution, _ identifier: Int, to question: ManagerState) -> Bool {
    state.withLock { state in
      guard state.revision == question.revision else { return false }
      let former = state.selectedInForce
      state.current = answer.current
      state.selectedInForce = answer.selected
      currentIdentifier.store(UInt(bitPattern: identifier))
      if former != answer.selected { outbox.add { [weak self] in self?.noteSelection() } }
      let language = state.language(answer.current)
      if let previous = state.told, !previous.isIdentical(to: language) {
        for listener in state.listeners.values { listener.yield(language) }
        outbox.add { [weak self] in self?.announce(language, after: previous) }
      }
      state.told = language
      return true
    }
  }

  private func announce(_ language: Language, after previous: Language) {
    noteMutation()
    post(language, after: previous)
  }

  /// The available language that `tag` means: `en` finds `en-US` where that is all there is.
  func code(for tag: String) -> String? { Resolution.code(for: [tag], in: state.withLock { $0 }) }

  /// The shared manager knows all targets of the program.
  func discoverTables() {
    if self === LanguageManager.shared { TableDiscovery.registerAll() }
  }

  /// A storage that asks for the language while it is read is answered without it.
  private func readStorage() {
    let (isRead, storage, number) = state.withLock {
      ($0.isStorageRead, $0.storage, $0.storageCount)
    }
    if isRead || StorageReading.isRunning.get() { return }
    var stored: String?
    do {
      stored = try StorageReading.isRunning.withValue(true) { try storage.load() }
      if let code = stored, code.utf8.count > LanguageTag.longest {
        stored = nil
        throw LanguageStorageError.noLanguage(bytes: code.utf8.count)
      }
    } catch {
      report([.init(.storageFailed(reason: "\(error)"))])
    }
    state.withLock { state in
      guard !state.isStorageRead, state.storageCount == number else { return }
      state.isStorageRead = true
      state.selection = stored
    }
  }
}

private enum StorageReading {
  static let isRunning = TaskLocal(wrappedValue: false)
}

/// The current language, from everything that decides on it.
struct Resolution {
  let current: String
  /// `current`, with the region of the system's choice: its numbers are printed.
  let asked: String
  let selected: String?
  private(set) var faults: [LocalizationFault] = []

  init(_ state: ManagerState, systemLanguages: () -> [String]) {
    if let host = state.host {
      (current, asked) = (host.selected, host.selected)
      selected = host.selected
      return
    }
    selected = state.selection.flatMap { Self.code(for: [$0], in: state) }
    let preferred = selected == nil ? systemLanguages() : []
    current = selected ?? Self.code(for: preferred, in: state) ?? state.fallback
    asked = Self.asked(preferred, answeredIn: current)
    if let stored = state.selection, selected == nil, !state.tables.isEmpty {
      faults.append(.init(.storedLanguageUnavailable(code: stored, current: current)))
    }
  }

  /// The first of `preferred` that has a region and is written as `code` is.
  private static func asked(_ preferred: [String], answeredIn code: String) -> String {
    for name in preferred {
      guard let tag = LanguageTag(name)?.string else { continue }
      if tag == code { return code }
      if LanguageFormat.isRegional(tag, of: code) { return tag }
    }
    return code
  }

  /// The best language for `preferred` of which some table can be read, of those that are offered.
  static func code(for preferred: [String], in state: ManagerState) -> String? {
    if let host = state.host {
      return match(preferred, host.languages.map(\.code))
    }
    if let first = preferred.first, state.offers(first),
      state.tables.contains(where: { $0.hasReadableTable(for: first) })
    {
      return first
    }
    var unreadable: [String] = []
    while true {
      let declared = state.offered(
        among: LanguageManager.union(state.tables.map { $0.declaredLanguages() })
      ).filter { !unreadable.contains($0) }
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
