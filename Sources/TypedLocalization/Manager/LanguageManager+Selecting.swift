public import Foundation
internal import MessageFormat

extension LanguageManager {
  /// Posted after the current language changed; `userInfo` has `languageKey` and
  /// `previousLanguageKey`.
  public static let languageDidChange = Notification.Name("TypedLocalization.languageDidChange")
  /// A `Language`.
  public static let languageKey = "language"
  /// A `Language`.
  public static let previousLanguageKey = "previousLanguage"

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
      userInfo: [Self.languageKey: change.language, Self.previousLanguageKey: change.previous])
  }
}

struct LanguageChange {
  let language: Language
  let previous: Language
}
