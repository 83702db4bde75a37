internal import Foundation
internal import MessageFormat

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
