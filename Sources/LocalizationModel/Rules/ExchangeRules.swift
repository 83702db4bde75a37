extension Rule {
  /// About what goes to translators and comes back.
  package static let exchangeRules: [Rule] = [
    .malformedExchange, .untakenTranslation, .staleTranslation,
  ]

  package static let malformedExchange = Rule(
    "malformed-exchange", .error,
    "A translators' file cannot be read: it is no XLIFF of version 1, no sheet with the columns that "
      + "tell which text is meant, or it is damaged. Nothing of it is taken.",
    isConfigurable: false)

  package static let untakenTranslation = Rule(
    "untaken-translation", .warning,
    "A text of a translators' file was not taken, or not as it stands: the table has no such text, "
      + "the development text is another one now, or the translators are not finished with it.",
    isConfigurable: false)

  package static let staleTranslation = Rule(
    "stale-translation", .warning,
    "The development language's text was changed since it was translated: "
      + "localization-states.json holds of which text each translation was made. Translate it anew, "
      + "by 'localization-tool export' and 'import' or by 'set'.",
    told: .togetherByTable,
    bad: states("0000000000000000"), good: states("dfefc9622e588434"))

  private static func states(_ hash: String) -> RuleExample {
    RuleExample([
      ("localization-states.json", #"{ "Localizable": { "de": { "no": "\#(hash)" } } }"#),
      ("en.lproj/Localizable.strings", #""no" = "No";"#),
      ("de.lproj/Localizable.strings", #""no" = "Nein";"#),
    ])
  }
}
