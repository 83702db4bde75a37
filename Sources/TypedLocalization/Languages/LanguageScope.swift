internal import Synchronization

/// The language of the running task, set by `LanguageManager.withLanguage`.
enum LanguageScope {
  /// 0: none. A number, since a reference would be retained at every look-up.
  @TaskLocal static var identifier = 0

  /// Whether a task ever had a language of its own; until then look-ups need not ask.
  static let isUsed = Atomic(false)
}
