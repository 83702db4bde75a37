/// The languages that a user's environment asks for.
package enum LanguagePreferences {
  /// From `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, most wanted first; empty for no wish.
  ///
  /// As in gettext `LANGUAGE`, a list, counts only while the locale, the first that is set of the
  /// other three, is not `C` or `POSIX`. `C.UTF-8`, which containers set for the encoding only,
  /// does not switch it off; nor does a locale that is not set at all. The locale's own language
  /// comes after the list.
  package static func fromEnvironment(_ environment: [String: String]) -> [String] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy
      .compactMap { environment[$0] }.first { !$0.isEmpty }
    if let locale, isPlain(locale) { return [] }
    var result: [String] = []
    let list = environment["LANGUAGE"] ?? ""
    let names = list.prefix(4096).split(separator: ":").map(String.init).prefix { !isPlain($0) }
    for name in names + (locale.map { [$0] } ?? []) {
      guard let tag = LanguageTag(name)?.string, !result.contains(tag) else { continue }
      result.append(tag)
    }
    return result
  }

  private static func isPlain(_ name: String) -> Bool { name == "C" || name == "POSIX" }
}
