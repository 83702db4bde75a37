/// The texts that were made of another development text than there is now.
package struct StaleTranslations: Sendable {
  private let states: TranslationStates
  /// The development language's entries, by table and key.
  private var sources: [String: [String: Source]] = [:]

  private struct Source: Sendable {
    var message: Message
    var fingerprint: String
  }

  /// - Parameter development: the development language's files of tables without states.
  package init(_ states: TranslationStates, development: [TableFile]) {
    self.states = states
    for file in development.sorted(by: { $0.format.precedence < $1.format.precedence }) {
      let names = states.languages(of: file.table)
      guard !names.isEmpty else { continue }
      for entry in file.entries {
        guard let message = entry.value.message else { continue }
        sources[file.table, default: [:]][entry.key.string] = Source(
          message: message, fingerprint: TranslationStates.fingerprint(of: message))
      }
    }
  }

  package func isStale(table: String, language: String, key: String) -> Bool {
    guard let made = states.fingerprint(table: table, language: language, key: key),
      let now = sources[table]?[key]
    else { return false }
    return made != now.fingerprint
  }

  /// Whether a text is still the copy of the development text that it was made as.
  package func isCopy(_ message: Message, table: String, language: String, key: String) -> Bool {
    guard states.isCopy(table: table, language: language, key: key) else { return false }
    let made = states.fingerprint(table: table, language: language, key: key)
    if made == TranslationStates.fingerprint(of: message) { return true }
    // A copy has the forms of its own language.
    guard let source = sources[table]?[key]?.message else { return false }
    let texts = Set(source.forms.map(\.form.text))
    return message.forms.allSatisfy { texts.contains($0.form.text) }
  }

  package func keys(table: String, language: String) -> Set<Text> {
    var keys: Set<Text> = []
    for (key, made) in states.keys(table: table, language: language) {
      if let now = sources[table]?[key], made != now.fingerprint { keys.insert(Text(key)) }
    }
    return keys
  }

  /// One finding a text, at the text.
  package func findings(in tables: [TableFile], development: String) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for table in tables where table.language != development && !table.format.holdsAllLanguages {
      let stale = keys(table: table.table, language: table.language)
      guard !stale.isEmpty else { continue }
      for entry in table.entries where stale.contains(entry.key) {
        findings.append(
          Diagnostic(
            rule: .staleTranslation,
            message: "'\(entry.key)' was translated before the development text was changed; "
              + "translate it anew",
            location: SourceLocation(text: table.source, range: entry.range), table: table.table,
            language: table.language, key: entry.key.string))
      }
    }
    return findings
  }
}
