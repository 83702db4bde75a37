#if canImport(ObjectiveC)
  internal import ObjectiveC
  public import TypedLocalization

  #if canImport(Darwin)
    internal import Foundation
  #endif

  extension LanguageManager {
    /// From here on `NSLocalizedString` and storyboards take texts of the main bundle from the
    /// registered tables, in the current language, where these have the key. Cannot be undone.
    @MainActor
    public static func redirectLocalizedStrings() {
      guard !(Bundle.main is RedirectedBundle) else { return }
      _ = object_setClass(Bundle.main, RedirectedBundle.self)
    }
  }

  /// The main bundle's class after the redirection; it has no stored properties of its own.
  final class RedirectedBundle: Bundle, @unchecked Sendable {
    override func localizedString(forKey key: String, value: String?, table: String?) -> String {
      LanguageManager.shared.string(forKey: key, table: table ?? "Localizable")
        ?? super.localizedString(forKey: key, value: value, table: table)
    }
  }
#endif
