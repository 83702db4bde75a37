internal import Foundation
internal import MessageFormat

/// The languages that the user prefers in the whole system, best first.
enum SystemLanguages {
  static var preferred: [String] {
    #if canImport(Darwin)
      Locale.preferredLanguages
    #else
      LanguagePreferences.fromEnvironment(ProcessInfo.processInfo.environment)
    #endif
  }
}
