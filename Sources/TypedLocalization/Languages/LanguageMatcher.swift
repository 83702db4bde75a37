internal import MessageFormat

/// Chooses languages as the platforms do.
public enum LanguageMatcher {
  /// The chosen tags of `available`, spelt as there, best first; empty for none.
  public static func matches(preferred: [String], available: [String]) -> [String] {
    LanguageMatching.matches(preferred: preferred, available: available)
  }

  /// The tag of `available` for an `Accept-Language` header; nil when it accepts none of them.
  /// Malformed items are left out. `*` takes the first one that is not refused by `q=0`.
  public static func negotiate(acceptLanguage: String, available: [String]) -> String? {
    let header = AcceptLanguage(acceptLanguage)
    let accepted = available.filter { !header.refuses($0) }
    var preferred: [String] = []
    for range in header.ranges {
      guard range == "*" else {
        preferred.append(range)
        continue
      }
      return matches(preferred: preferred, available: accepted).first ?? accepted.first
    }
    return matches(preferred: preferred, available: accepted).first
  }
}
