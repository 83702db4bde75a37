internal import Synchronization

extension LanguageManager {
  /// Runs `operation` with `code` as the language of this task and its child tasks, whatever is
  /// selected. Each target answers with the best language it has for `code`, else in its development
  /// language.
  public static func withLanguage<Result, Failure: Error>(
    _ code: String, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outcome: Swift.Result<Result, Failure> = LanguageScope.$identifier.withValue(
      scope(for: code)
    ) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try outcome.get()
  }

  /// The same for asynchronous work. Child tasks have the language too; detached tasks do not.
  public static func withLanguage<Result>(
    _ code: String, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    try await LanguageScope.$identifier.withValue(
      scope(for: code), operation: operation, isolation: isolation)
  }

  /// Also marks that tasks have languages of their own.
  private static func scope(for code: String) -> Int {
    if !LanguageScope.isUsed.load(ordering: .relaxed) {
      LanguageScope.isUsed.store(true, ordering: .releasing)
    }
    return LanguageIdentifiers.identifier(ofAny: code)
  }

  func scopedLanguage(_ tag: String) -> Language {
    discoverTables()
    let (host, development) = state.withLock { state in
      (state.host?.languages, state.tables.first?.manifest.development ?? "en")
    }
    let code = self.code(for: tag) ?? development
    return host?.first { $0.code == code } ?? Language(code)
  }
}
