/// The languages of a target as cases of an enum, `LocalizationHelper.SupportedLanguage`, which generated
/// code declares. The raw value is the language's tag.
///
/// A language that no table has any more does not compile where it is named.
public protocol TypedLanguage: RawRepresentable, CaseIterable, Hashable, Codable, Sendable
where RawValue == String {}

extension TypedLanguage {
  /// The language with its names and its direction.
  public var language: Language { Language(rawValue) }

  /// Makes this the language of the program and remembers it. The target has it, so that it is taken
  /// also where its table cannot be read; texts come from the next language then.
  /// - Throws: `LanguageError.hostAttached`, and nothing else.
  public func select() throws(LanguageError) { try LanguageManager.shared.select(self) }
}

extension LanguageManager {
  /// Makes `language` the language of the program and remembers it.
  /// - Throws: `LanguageError.hostAttached`, and nothing else.
  public func select(_ language: some TypedLanguage) throws(LanguageError) {
    try select { code(for: language.rawValue) ?? language.language.code }
  }

  /// Runs `operation` with `language` as the language of this task and its child tasks, whatever is
  /// selected.
  public static func withLanguage<Result, Failure: Error>(
    _ language: some TypedLanguage, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withLanguage(language.rawValue, operation: operation)
  }

  /// The same for asynchronous work in `language`.
  public static func withLanguage<Result>(
    _ language: some TypedLanguage, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await withLanguage(language.rawValue, isolation: isolation, operation: operation)
  }
}
