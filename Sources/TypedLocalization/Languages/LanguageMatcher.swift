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
