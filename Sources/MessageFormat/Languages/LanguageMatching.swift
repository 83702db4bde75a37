/// Apple's matcher (SPEC §5.4).
package enum LanguageMatching {
  /// The chosen tags of `available`, spelt as there, best first; empty for none.
  package static func matches(preferred: [String], available: [String]) -> [String] { [] }
}
