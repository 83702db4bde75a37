internal import MessageFormat

/// The language of the running program.
public final class LanguageManager: Sendable {
  public static let shared = LanguageManager()
  init() {}
}
