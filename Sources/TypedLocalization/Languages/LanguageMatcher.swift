internal import Foundation
internal import MessageFormat

/// Chooses languages as the platforms do.
public enum LanguageMatcher {
  /// The chosen tags of `available`, spelt as there, best first; empty for none.
  public static func matches(preferred: [String], available: [String]) -> [String] {
    LanguageMatching.matches(preferred: preferred, available: available)
  }

  /// The tag of `available` for an `Accept-Language` header; nil when it accepts none of them.
  /// Malformed parts are left out; `*` takes the first one that is not ruled out by `q=0`.
  public static func negotiate(acceptLanguage: String, available: [String]) -> String? {
    LanguageMatching.negotiate(acceptLanguage: acceptLanguage, available: available).first
  }
}

/// The languages that the user prefers in the whole system, best first.
enum SystemLanguages {
  static var preferred: [String] {
    #if canImport(Darwin)
      Locale.preferredLanguages
    #else
      LanguagePreferences.fromEnvironment(environment)
    #endif
  }

  #if canImport(Glibc) || canImport(Musl) || canImport(Android)
    /// Only what is asked for: Foundation would copy the whole environment.
    private static func environment(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }
  #elseif !canImport(Darwin)
    private static func environment(_ name: String) -> String? {
      ProcessInfo.processInfo.environment[name]
    }
  #endif
}
