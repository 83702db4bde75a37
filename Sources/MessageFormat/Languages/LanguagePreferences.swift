/// The languages that a user's environment asks for.
package enum LanguagePreferences {
  /// From `LANGUAGE`, `LC_ALL`, `LC_MESSAGES` and `LANG`, most wanted first; empty for no wish.
  ///
  /// As in gettext `LANGUAGE`, a list, counts only while the locale, the first that is set of the
  /// other three, is not `C` or `POSIX`. `C.UTF-8`, which containers set for the encoding only,
  /// does not switch it off; nor does a locale that is not set at all. The locale's own language
  /// comes after the list.
  /// - Parameter variable: a variable's value; nil where it is not set.
  package static func fromEnvironment(_ variable: (String) -> String?) -> [String] {
    var locale: String?
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] where locale == nil {
      if let value = variable(name), !value.isEmpty { locale = value }
    }
    if let locale, isPlain(locale) { return [] }
    var result: [String] = []
    let list = (variable("LANGUAGE") ?? "").utf8.prefix(4096)
    for part in list.split(separator: UInt8(ascii: ":")) {
      let name = String(decoding: part, as: UTF8.self)
      if isPlain(name) { break }
      add(name, to: &result)
    }
    if let locale { add(locale, to: &result) }
    return result
  }

  private static func add(_ name: String, to tags: inout [String]) {
    guard let tag = LanguageTag(name)?.string, !tags.contains(tag) else { return }
    tags.append(tag)
  }

  private static func isPlain(_ name: String) -> Bool { name == "C" || name == "POSIX" }
}
