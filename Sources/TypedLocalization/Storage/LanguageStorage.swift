/// Remembers the selected language from one run of the program to the next.
public protocol LanguageStorage: Sendable {
  /// The remembered code; nil when the system is followed.
  func load() throws -> String?
  /// Nil forgets. Must have reached its destination when it returns.
  func save(_ code: String?) throws
}
