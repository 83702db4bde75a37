public import Foundation
internal import MessageFormat

extension LanguageManager {
  /// Posted after the current language changed; `userInfo` has `UserInfoKey.language` and
  /// `UserInfoKey.previousLanguage`.
  public static let languageDidChange = Notification.Name("TypedLocalization.languageDidChange")

  /// The keys of `userInfo` in the notifications of a manager.
  public enum UserInfoKey {
    /// The current language, or the one whose change failed; a `Language`.
    public static let language = "language"
    /// The language before the change; a `Language`.
    public static let previousLanguage = "previousLanguage"
    /// Why the change failed; an `any Error`.
    public static let error = "error"
  }

  /// Makes `code` the language of the program and remembers it. Short and full codes find each
  /// other (`en`, `en-US`). Selecting the current language again tells nobody.
  ///
  /// Where no table is known yet (code of a compiler before 6.3 whose tables are all embedded) any tag
  /// is taken.
  /// - Throws: `LanguageError.unavailable`, which names the available ones, or `hostAttached`; nothing
  ///   is changed then.
  public func select(_ code: String) throws(LanguageError) {
    _ = resolveCurrent()
    guard state.withLock({ $0.host == nil }) else { throw .hostAttached }
    guard let found = self.code(for: code) ?? codeBeforeTables(code) else {
      throw .unavailable(code: code, available: available.map(\.code))
    }
    adopt(selection: found)
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
  public func followSystem() { adopt(selection: nil) }

  /// Where the selection is remembered. Set it before the first text is read; later the selection is
  /// read anew from it.
  public var storage: any LanguageStorage {
    get { state.withLock { $0.storage } }
    set {
      change { state in
        state.storage = newValue
        state.isStorageRead = false
        state.selection = nil
      }
    }
  }

  private func adopt(selection: String?) {
    changing.lock()
    let storage = state.withLock { state in
      state.isStorageRead && state.selection == selection ? nil : state.storage
    }
    guard let storage else { return changing.unlock() }
    save(selection, in: storage)
    let change = applied { state in
      state.isStorageRead = true
      state.selection = selection
    }
    changing.unlock()
    announce(change)
  }

  func save(_ selection: String?, in storage: any LanguageStorage) {
    do { try storage.save(selection) } catch {
      report([.init(.storageFailed(reason: "\(error)"))])
    }
  }

  /// Changes what the current language depends on, and tells the listeners if it became another.
  func change(_ body: (inout ManagerState) -> Void) {
    changing.lock()
    let change = applied(body)
    changing.unlock()
    announce(change)
  }

  /// To be called while `changing` is held; the result is announced when it is not.
  func applied(_ body: (inout ManagerState) -> Void) -> LanguageChange? {
    if state.withLock({ !$0.current.isEmpty }) { resolveCurrent() }
    let previous = state.withLock { state in
      let previous = state.current.isEmpty ? nil : state.language(state.current)
      body(&state)
      invalidate(&state)
      return previous
    }
    guard let previous else { return nil }
    resolveCurrent()
    return state.withLock { state in
      let language = state.language(state.current)
      if language == previous { return nil }
      for listener in state.listeners.values { listener.yield(language) }
      return LanguageChange(language: language, previous: previous)
    }
  }

  /// Called without any lock: whoever is told may read texts and change the language.
  func announce(_ change: LanguageChange?) {
    guard let change else { return }
    noteMutation()
    NotificationCenter.default.post(
      name: Self.languageDidChange, object: self,
      userInfo: [
        UserInfoKey.language: change.language, UserInfoKey.previousLanguage: change.previous,
      ])
  }
}

struct LanguageChange {
  let language: Language
  let previous: Language
}

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
      let answer = Resolution(question, systemLanguages: systemLanguages)
      let identifier =
        LanguageIdentifiers.identifier(of: answer.asked)
        ?? LanguageIdentifiers.identifier(ofAny: answer.asked)
      let isAdopted = state.withLock { state in
        guard state.revision == question.revision else { return false }
        state.current = answer.current
        state.selectedInForce = answer.selected
        currentIdentifier.store(UInt(bitPattern: identifier))
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
      if LanguageFormat.numbersTag(of: code, asked: tag) == tag { return tag }
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
