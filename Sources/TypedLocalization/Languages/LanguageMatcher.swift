internal import MessageFormat

#if canImport(Darwin)
  internal import Foundation
#endif

/// Chooses languages as the platforms do.
public enum LanguageMatcher {
  /// The chosen tags of `available`, spelt as there, best first; empty for none.
  public static func matches(preferred: [String], available: [String]) -> [String] {
    LanguageMatching.matches(preferred: preferred, available: available)
  }

  /// The tag of `available` for an `Accept-Language` header, by RFC 9110.
  ///
  /// Malformed ranges are left out. `*`, and a header that accepts none of the languages, answer in the
  /// development language. Of a longer header only 8 KB and 64 ranges are read.
  /// - Parameters:
  ///   - available: in any order.
  ///   - development: answers where the header does not decide; by default the development language
  ///     of the program's tables.
  /// - Returns: nil where nothing is accepted and `development` is not available.
  public static func negotiate(
    acceptLanguage: String, available: [String], development: String? = nil
  ) -> String? {
    let development = (development ?? LanguageManager.shared.development).flatMap { tag in
      available.contains(tag) ? tag : LanguageTag.resolve(tag, among: available)
    }
    return LanguageMatching.negotiate(
      acceptLanguage: acceptLanguage, available: available, development: development
    ).first ?? development
  }
}

/// The languages that the user prefers in the whole system, best first.
enum SystemLanguages {
  static var preferred: [String] {
    #if canImport(Darwin)
      Locale.preferredLanguages
    #else
      LanguagePreferences.fromEnvironment(SystemCalls.environment)
    #endif
  }
}
