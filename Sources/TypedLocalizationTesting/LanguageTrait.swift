#if canImport(Testing)
  public import Testing
  public import TypedLocalization

  /// Runs a test, or every test of a suite, in a language: whatever is selected, and beside tests that
  /// run in others.
  public struct LanguageTrait: TestTrait, SuiteTrait, TestScoping {
    /// The language's tag.
    public let code: String
    /// A suite's language is that of the suites in it.
    public var isRecursive: Bool { true }

    /// Runs a test with the language as that of its task.
    public func provideScope(
      for test: Test, testCase: Test.Case?,
      performing function: @Sendable () async throws -> Void
    ) async throws {
      try await LanguageManager.withLanguage(code) { try await function() }
    }
  }

  extension Trait where Self == LanguageTrait {
    /// Runs the test in a language.
    public static func language(_ code: String) -> LanguageTrait { LanguageTrait(code: code) }

    /// Runs the test in a language of a target.
    public static func language(_ language: some TypedLanguage) -> LanguageTrait {
      LanguageTrait(code: language.rawValue)
    }
  }
#endif
