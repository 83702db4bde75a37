import Foundation
import TypedLocalization

/// A stand-in for an SDK with languages of its own: it starts in steps, knows four languages, and
/// takes a moment to answer.
actor IdentityService: LanguageHost {
  /// What the service answers instead of changing.
  struct Refusal: Error {
    let code: String
    let language: String
  }

  static let steps = 3
  static let noAnswer = "1"
  static let unknownLanguage = "6"

  private let languages = ["ar", "en", "es", "hi"]
  private let pace: Duration
  private let progress: @Sendable (_ step: Int) -> Void

  init(
    pace: Duration = .milliseconds(120),
    progress: @escaping @Sendable (_ step: Int) -> Void = { _ in }
  ) {
    self.pace = pace
    self.progress = progress
  }

  func start(with options: LanguageHostOptions) async throws -> LanguageHostState {
    for step in 1...Self.steps {
      progress(step)
      try await Task.sleep(for: pace)
    }
    return try state(selecting: options.shortCode, otherwise: "en")
  }

  func change(to language: Language) async throws -> LanguageHostState {
    try await Task.sleep(for: pace)
    return try state(selecting: language.shortCode, otherwise: nil)
  }

  private func state(selecting code: String, otherwise: String?) throws -> LanguageHostState {
    guard let selected = languages.contains(code) ? code : otherwise else {
      throw Refusal(code: Self.unknownLanguage, language: code)
    }
    return LanguageHostState(languages: languages.map { Language($0) }, selected: selected)
  }

  /// The text for a code, before the service has started as well.
  static func message(forCode code: String) -> String {
    Int(code).flatMap { LocalizationHelper.Identity.error(code: $0) }
      ?? LocalizationHelper.Identity.errorUnknown(code: code)
  }
}
