/// What a `LanguageManager` knows, kept under its lock. No table's lock is taken inside of it.
struct ManagerState {
  var tables: [LocalizedTable] = []
  var storage: any LanguageStorage
  var isStorageRead = false
  /// The code chosen by the user, also while it is not available.
  var selection: String?
  /// `selection` as the available languages spell it; nil when it is not available.
  var selectedInForce: String?
  /// The code of the current language; empty until it is resolved.
  var current = ""
  /// Counts what a resolution depends on.
  var revision = 0
  var host: HostSession?
  var pendingChange: PendingChange?
  var changeCount = 0
  var listeners: [Int: AsyncStream<Language>.Continuation] = [:]
  var failureListeners: [Int: AsyncStream<LanguageChangeFailure>.Continuation] = [:]
  var listenerCount = 0
  var overrides: [OverrideInstallation] = []
  var overrideCount = 0
  var setting = FormatSetting(device: .current)

  init(storage: any LanguageStorage) { self.storage = storage }

  /// With the names that the host gives it.
  func language(_ code: String) -> Language {
    host?.languages.first { $0.code == code } ?? Language(code)
  }
}
