internal import Foundation
internal import MessageFormat

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Android)
  internal import Android
#endif

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
    private static var environment: [String: String] {
      var found: [String: String] = [:]
      for name in ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"] {
        if let value = getenv(name) { found[name] = String(cString: value) }
      }
      return found
    }
  #elseif !canImport(Darwin)
    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
  #endif
}
